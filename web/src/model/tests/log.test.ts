import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../../protocol/record';
import { chronicle, mergeLog } from '../log';
import { soundOf } from '../sounds';

const entry = (n: number, event: LogEntry['event'], rest: Partial<LogEntry> = {}): LogEntry => ({
  n,
  event,
  ...rest,
});

describe('the log', () => {
  it('keeps what came before and drops what was taken back', () => {
    const kept = [entry(0, 'round_began'), entry(1, 'slated', { card: 'farm#1' })];
    expect(
      mergeLog(kept, 1, [entry(1, 'recycled', { card: 'farm#1' })]).map((each) => each.event),
    ).toEqual(['round_began', 'recycled']);
  });
  it('is the same when everything is sent again', () => {
    const all = [entry(0, 'round_began'), entry(1, 'passed')];
    expect(mergeLog(all, 0, all)).toEqual(all);
  });
});

describe('the chronicle', () => {
  const cube = (n: number, card = 'farm#1') =>
    entry(n, 'placed', { player: 'valados', resource: 'gold', card });
  it('joins cubes on one card into one line', () => {
    expect(chronicle([cube(0), cube(1), cube(2, 'nexus#1')]).map((line) => line.times)).toEqual([
      2, 1,
    ]);
  });
  it('adds up amounts', () => {
    const into = (n: number) =>
      entry(n, 'into_alchemy', { player: 'valados', resource: 'gold', amount: 1 });
    expect(chronicle([into(0), into(1)]).map((line) => line.entry.amount)).toEqual([2]);
  });
  it('leaves out what the table shows', () => {
    expect(chronicle([entry(0, 'done_said', { player: 'valados' })])).toEqual([]);
  });
});

it('the most telling sound wins, and silence is possible', () => {
  expect(soundOf([entry(0, 'placed'), entry(1, 'built')])).toBe('bell');
  expect(soundOf([entry(0, 'offered', { face: 'down' })])).toBe('wax');
  expect(soundOf([entry(0, 'passed')])).toBeUndefined();
});
