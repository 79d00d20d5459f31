import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../../protocol/record';
import { deedsOf, newIn, rivalTurn, turnsOf } from '../turns';
import { viewWith } from './views';

const log = (...entries: Omit<LogEntry, 'n'>[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, ...entry }));

const choice = log(
  { event: 'round_began', amount: 2 },
  { event: 'offered', player: 'valados', area: 'left', face: 'up', card: 'farm#1' },
  { event: 'offered', player: 'valados', area: 'right', face: 'down', card: 'nexus#1' },
  { event: 'selected', player: 'teressie', area: 'right', amount: 4 },
  { event: 'offered', player: 'teressie', area: 'left', face: 'up', card: 'scholars#1' },
  { event: 'offered', player: 'teressie', area: 'left', face: 'down' },
);

describe("the rival's turn", () => {
  it('is what was taken and what was offered since my last decision', () => {
    const turn = rivalTurn(viewWith({}, { phase: 'select', log: choice }))!;
    expect(turn.taken).toMatchObject({ area: 'right', count: 4 });
    expect(turn.offered).toEqual([
      { area: 'left', card: 'scholars#1', sealed: false },
      { area: 'left', card: null, sealed: true },
    ]);
    expect(newIn(turn, 'left')).toBe(2);
    expect(newIn(turn, 'right')).toBe(0);
  });

  it('is over when I have decided', () => {
    const after = log(...choice, {
      event: 'selected',
      player: 'valados',
      area: 'left',
      amount: 3,
    });
    expect(rivalTurn(viewWith({}, { phase: 'offer', log: after }))).toBeNull();
  });

  it('of planning is one line with what was built', () => {
    const planned = log(
      { event: 'turned_up', card: 'farm#1', selection: 'valados' },
      { event: 'slated', player: 'valados', card: 'farm#1' },
      { event: 'slated', player: 'teressie', card: 'hamlet#1' },
      { event: 'recycled', player: 'teressie', card: 'nexus#1' },
      { event: 'built', player: 'teressie', card: 'hamlet#1' },
      { event: 'produced', player: 'valados', resource: 'materials', amount: 3 },
    );
    const told = deedsOf(viewWith({}, { phase: 'production', log: planned }));
    expect(told).toEqual({
      by: 'teressie',
      deeds: { slated: 1, recycled: 1, built: ['hamlet#1'] },
    });
  });
});

describe('the log by turns', () => {
  it('joins what one player did in one go', () => {
    const turns = turnsOf(choice);
    expect(
      turns.map((turn) => ('entries' in turn ? [turn.by, turn.entries.length] : turn.event)),
    ).toEqual(['round_began', ['valados', 2], ['teressie', 3]]);
  });
});
