import { describe, expect, it } from 'vitest';

import type { LogEntry, View } from '../../protocol/record';
import { breaksSeals, revealOf, timelineOf, toldOf } from '../reveal';
import { emptySide, founders, viewWith } from './views';

const log = (...entries: Omit<LogEntry, 'n'>[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, ...entry }));

// Valados looks: two seals of each; a calamity of his went to the rival, one of the rival's is his.
const view: View = viewWith(
  { selection: [{ card: 'farm#1' }, { card: 'nexus#1' }] },
  {
    phase: 'planning',
    sides: {
      valados: { ...emptySide, selection: [{ card: 'farm#1' }, { card: 'nexus#1' }] },
      teressie: { ...emptySide, selection: [{ card: 'scholars#1' }, { card: 'hamlet#1' }] },
    },
    log: log(
      { event: 'round_began', amount: 1 },
      { event: 'offered', player: 'valados', area: 'left', face: 'down', card: 'calamity#1' },
      { event: 'offered', player: 'valados', area: 'left', face: 'up', card: 'scholars#1' },
      { event: 'selected', player: 'teressie', area: 'left', amount: 2 },
      { event: 'offered', player: 'teressie', area: 'left', face: 'down' },
      { event: 'offered', player: 'teressie', area: 'right', face: 'down' },
      { event: 'selected', player: 'valados', area: 'left', amount: 1 },
      { event: 'turned_up', card: 'nexus#1', selection: 'valados' },
      { event: 'turned_up', card: 'calamity#1', selection: 'teressie' },
      { event: 'turned_up', card: 'hamlet#1', selection: 'teressie' },
      { event: 'calamity_taken', player: 'teressie', card: 'calamity#1' },
      { event: 'menace_arrived', player: 'teressie', card: 'vermin#1' },
    ),
  },
);

describe('the reveal', () => {
  const reveal = revealOf(view);
  const cards = (i: number) =>
    reveal.sides[i]!.cards.map(({ card, sealed, by, goes }) => [card, sealed, by, goes]);

  it('shows the rival first, and whose seal was on which card', () => {
    expect(reveal.sides.map(({ duchy }) => duchy)).toEqual(['teressie', 'valados']);
    expect(cards(0)).toEqual([
      ['scholars#1', false, null, null],
      ['hamlet#1', true, 'teressie', null],
      ['calamity#1', true, 'valados', 'duchy'],
    ]);
    expect(cards(1)).toEqual([
      ['farm#1', false, null, null],
      ['nexus#1', true, 'teressie', null],
    ]);
  });

  it('breaks harmless seals by turns, dangers last', () => {
    expect(reveal.seals.map(({ card }) => card)).toEqual(['hamlet#1', 'nexus#1', 'calamity#1']);
  });

  it('tells the harm first, then the best card', () => {
    expect(
      toldOf(founders, reveal).map(({ what, card, from, to }) => [what, card, from, to]),
    ).toEqual([
      ['danger', 'calamity#1', 'valados', 'teressie'],
      ['best', 'nexus#1', 'teressie', 'valados'],
    ]);
  });

  it('is over within four seconds, however many seals there are', () => {
    const many = {
      ...reveal,
      sides: reveal.sides.map((side) => ({
        ...side,
        cards: Array.from({ length: 8 }, (_, i) => ({
          card: `calamity#${i}`,
          sealed: true,
          by: side.duchy,
          goes: 'duchy' as const,
        })),
      })),
      seals: Array.from({ length: 16 }, (_, i) => ({ duchy: 'valados' as const, card: `c#${i}` })),
    };
    expect(timelineOf(many).end).toBeLessThanOrEqual(4000);
    expect(timelineOf(reveal).cracks).toEqual([240, 660, 1080]);
  });

  it('comes when planning begins, and only then', () => {
    const select = viewWith({}, { phase: 'select' });
    expect(breaksSeals(select, view)).toBe(true);
    expect(breaksSeals(view, view)).toBe(false);
    expect(breaksSeals(viewWith({}, { phase: 'menace_step' }), view)).toBe(false);
  });
});
