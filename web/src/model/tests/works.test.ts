import { describe, expect, it } from 'vitest';

import type { Decision, UnderConstruction } from '../../protocol/record';
import { combatOf, finishedByHand, slotOf, worksOf } from '../works';
import { emptySide, founders, viewWith } from './views';

const entry = (card: string, free: object, frozen_by?: string): UnderConstruction => ({
  card,
  filled: {},
  free,
  ...(frozen_by ? { frozen_by } : {}),
});
const place = (resource: 'gold' | 'materials', on: string): Decision => ({
  do: 'place',
  resource,
  on,
});

describe('what a player builds', () => {
  it('a frozen card and its giant are one piece; alike menaces lie in one pile', () => {
    const works = worksOf({
      ...emptySide,
      construction: [entry('farm#1', { materials: 2 }, 'frost_giant#2'), entry('nexus#1', {})],
      menaces: ['frost_giant#1', 'frost_giant#2', 'giant_rat#1', 'giant_rat#2'],
    });
    expect(works).toMatchObject([
      { card: 'farm#1', giant: 'frost_giant#2', copies: 1 },
      { card: 'nexus#1', copies: 1 },
      { card: 'frost_giant#1', copies: 1 },
      { card: 'giant_rat#1', copies: 2 },
    ]);
    expect(works[1]).not.toHaveProperty('giant');
  });

  it('a cube fills as many spaces as there are, and finishes what has no other', () => {
    const view = viewWith(
      {
        cubes: { gold: 3 },
        construction: [entry('royal_mint#1', { gold: 2 }), entry('nexus#1', { gold: 4 })],
      },
      { legal: [place('gold', 'royal_mint#1'), place('gold', 'nexus#1')] },
    );
    const [mint, nexus] = view.sides.valados!.construction;
    expect(slotOf(view, mint!, 'gold')).toMatchObject({ count: 2, finishes: true });
    expect(slotOf(view, nexus!, 'gold')).toMatchObject({ count: 3, finishes: false });
    expect(slotOf(view, mint!, 'materials').count).toBe(0);
  });

  it('counts only what the cubes in hand finish, not what the stock could', () => {
    const view = viewWith(
      { cubes: { gold: 1 }, krystallium: 5, construction: [entry('royal_mint#1', { gold: 2 })] },
      { legal: [place('gold', 'royal_mint#1')] },
    );
    expect(finishedByHand(view)).toBe(0);
    const enough = viewWith(
      { cubes: { gold: 2 }, construction: [entry('royal_mint#1', { gold: 2 })] },
      { legal: [place('gold', 'royal_mint#1')] },
    );
    expect(finishedByHand(enough)).toBe(1);
  });

  it('in combat says what is short before a giant can be vanquished', () => {
    const combat = (free: object, soldiers: number, legal: Decision[] = []) =>
      combatOf(
        founders,
        viewWith(
          {
            soldiers,
            construction: [entry('farm#1', free, 'frost_giant#1')],
            menaces: ['frost_giant#1'],
          },
          { phase: 'combat', legal },
        ),
        'frost_giant#1',
      );
    const cost = founders.cards.get('frost_giant')!.soldiers;
    expect(combat({ materials: 2 }, cost).short).toEqual({ what: 'spaces', count: 2 });
    expect(combat({}, cost - 1).short).toEqual({ what: 'soldiers', count: 1 });
    const able = combat({}, cost, [{ do: 'vanquish', card: 'frost_giant#1' }]);
    expect(able.ways).toHaveLength(1);
    expect(able.short).toBeNull();
  });
});
