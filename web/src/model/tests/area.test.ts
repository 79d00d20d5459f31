import { describe, expect, it } from 'vitest';

import type { Decision, View } from '../../protocol/record';
import { areaModel } from '../area';
import { viewWith } from './views';

const offers: Decision[] = [
  {
    do: 'offer',
    places: [
      { card: 'farm#1', area: 'left', face: 'up' },
      { card: 'nexus#1', area: 'right', face: 'down' },
    ],
  },
];
const areas: View['areas'] = {
  left: [{ card: 'hamlet#1' }, { face_down: true, placed_by: 'teressie' }],
  right: [],
};

describe('an offering area', () => {
  const offering = viewWith(
    {},
    { phase: 'offer', hand: ['farm#1', 'nexus#1'], legal: offers, areas, to_move: ['valados'] },
  );

  it('counts what both see and what is sealed, with the draft on top', () => {
    const draft = [{ card: 'nexus#1', area: 'left', face: 'down' } as const];
    const model = areaModel(offering, draft, null, 'left');
    expect(model.cards).toHaveLength(3);
    expect(model.sealed).toBe(2);
    expect(model.open).toEqual(['hamlet#1']);
    expect(model.cards[2]).toMatchObject({ index: null, lying: { placed_by: 'valados' } });
  });

  it('takes the picked card where the server lists it', () => {
    expect(areaModel(offering, [], 'farm#1', 'left').puts).toBe('farm#1');
    expect(areaModel(offering, [], 'farm#1', 'right').puts).toBeNull();
    expect(areaModel(offering, [], 'nexus#1', 'right').puts).toBe('nexus#1');
  });

  it('goes to the rival while I offer, to me while the rival offers', () => {
    expect(areaModel(offering, [], null, 'left').taker).toBe('teressie');
    const theirs = viewWith({}, { phase: 'offer', to_move: ['teressie'], areas });
    expect(areaModel(theirs, [], null, 'left').taker).toBe('valados');
  });

  it('goes to whoever selects', () => {
    const mine = viewWith(
      {},
      { phase: 'select', legal: [{ do: 'select', area: 'left' }], areas, to_move: ['valados'] },
    );
    expect(areaModel(mine, [], null, 'left')).toMatchObject({ takeable: true, taker: 'valados' });
    expect(areaModel(mine, [], null, 'right').takeable).toBe(false);
  });
});
