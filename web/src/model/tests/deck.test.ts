import { describe, expect, it } from 'vitest';

import { filterCards, kEverything } from '../encyclopaedia';
import { samplePlaces } from '../review';
import { readRules } from '../rulebook';
import { spacesOf } from '../spaces';
import { pointsNow } from '../worth';
import { emptySide, founders } from './views';

const all = [...founders.cards.values()];
const card = (key: string) => founders.cards.get(key)!;

describe('cards', () => {
  it('show as many spaces as they cost, filled ones first', () => {
    const states = spacesOf(
      card('grand_library'),
      { filled: { gold: 1 }, free: { gold: 2, population: 1 } },
      { gold: 1 },
    );
    expect(states.map((space) => `${space.resource} ${space.state}`)).toEqual([
      'population open',
      'gold full',
      'gold next',
      'gold open',
    ]);
  });
  it('count themselves where they score for their own type', () => {
    const side = { ...emptySide, duchy: ['grand_arena#1'] };
    expect(pointsNow(founders, side, card('majestic_statue'))).toEqual({
      there: 2,
      begun: 0,
      points: 6,
    });
  });
  it('are filtered by every field at once', () => {
    const found = filterCards(
      all,
      { ...kEverything, kind: 'monument', costs: 'krystallium' },
      (key) => key,
    );
    expect(found.map((each) => each.key)).toEqual(['majestic_statue', 'throne_of_glass']);
    expect(
      filterCards(all, { ...kEverything, makes: 'gold', scores: 'flat' }, (key) => key).length,
    ).toBeGreaterThan(0);
  });
});

it('rules are read clause by clause, with their tables and rulings', () => {
  const rules = readRules(
    '## 4. Choice\n\n- **R4.1** One *thing*\n  and more. *(our ruling)*\n- **R4.2** Two.\n\n| a | b |\n|---|---|\n| 1 | `x` |\n',
  );
  expect(rules[0]?.title).toBe('4. Choice');
  expect(rules[0]?.clauses.map(({ number, ours }) => [number, ours])).toEqual([
    ['R4.1', true],
    ['R4.2', false],
  ]);
  expect(rules[0]?.clauses[0]?.pieces.map((piece) => piece.kind)).toEqual([
    'text',
    'em',
    'text',
    'ruling',
  ]);
  expect(rules[0]?.clauses[1]?.rows).toHaveLength(2);
});

it('a chart looks at the first and the last decision', () => {
  expect(samplePlaces(100, 5)).toEqual([0, 25, 50, 75, 100]);
  expect(samplePlaces(2, 48)).toEqual([0, 1, 2]);
});
