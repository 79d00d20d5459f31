import { describe, expect, it } from 'vitest';

import { fill, fillable } from '../errand';
import { finishableNow, stillToCome, withinReach } from '../reach';
import { emptySide, founders, viewWith } from './views';

const library = { card: 'grand_library#1', filled: { gold: 1 }, free: { population: 1, gold: 2 } };

describe('within reach', () => {
  it('counts cubes in hand, what the duchy will still make, and the stock', () => {
    const view = viewWith({ construction: [library], production: { gold: 2, population: 1 } });
    expect(withinReach(founders, view)[0]).toMatchObject({ possible: true, missing: {} });
  });
  it('forgets steps that are over', () => {
    const view = viewWith(
      { production: { materials: 2, population: 1, gold: 2 } },
      { phase: 'production', step: 'gold' },
    );
    expect(stillToCome(view, view.sides.valados!)).toEqual({ exploration: 0 });
  });
  it('lets krystallium stand in for what is missing', () => {
    const view = viewWith({ construction: [library], production: { gold: 1 }, krystallium: 2 });
    expect(withinReach(founders, view)[0]?.possible).toBe(true);
    const poorer = viewWith({ construction: [library], production: { gold: 1 }, krystallium: 1 });
    expect(withinReach(founders, poorer)[0]?.possible).toBe(false);
  });
  it('never promises a frozen card', () => {
    const frozen = { ...library, free: { gold: 1 }, frozen_by: 'frost_giant#1' };
    expect(
      withinReach(founders, viewWith({ construction: [frozen], production: { gold: 3 } }))[0]
        ?.possible,
    ).toBe(false);
  });
  it('names cards of the selection that could be finished once slated', () => {
    const view = viewWith(
      { production: { materials: 2 } },
      { phase: 'planning', legal: [{ do: 'slate', card: 'farm#1' }] },
    );
    expect(withinReach(founders, view)).toMatchObject([{ card: 'farm#1', begun: false }]);
  });
  it('puts the likeliest first', () => {
    const far = { card: 'throne_of_glass#1', filled: {}, free: { gold: 6, krystallium: 2 } };
    const view = viewWith({ construction: [far, library], production: { gold: 2, population: 1 } });
    expect(withinReach(founders, view).map((reach) => reach.card)).toEqual([
      'grand_library#1',
      'throne_of_glass#1',
    ]);
  });
});

describe('errands', () => {
  const on = (count: number) =>
    viewWith(
      {
        construction: [{ card: 'farm#1', filled: {}, free: { materials: count } }],
        cubes: { materials: 3 },
      },
      { legal: count > 0 ? [{ do: 'place', resource: 'materials', on: 'farm#1' }] : [] },
    );
  it('fill a card with what it takes and no more', () => {
    expect(fillable(on(2), 'farm#1', 'materials')).toBe(2);
    const errand = fill('farm#1', 'materials', 2);
    expect([errand(on(2)), errand(on(1)), errand(on(1))].map((next) => next?.do)).toEqual([
      'place',
      'place',
      undefined,
    ]);
  });
  it('stop when the server lists the decision no longer', () => {
    const errand = fill('farm#1', 'materials', 2);
    expect(errand(on(0))).toBeUndefined();
  });
  it('a card that can be finished now is named', () => {
    expect(finishableNow(on(2))).toEqual(['farm#1']);
    expect(finishableNow({ ...on(2), sides: { valados: emptySide } })).toEqual([]);
  });
});
