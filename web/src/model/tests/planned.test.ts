import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../../protocol/record';
import { decidedCards } from '../planned';
import { viewWith } from './views';

const said = (event: LogEntry['event'], player: 'valados' | 'teressie', card: string): LogEntry => {
  return { n: 0, event, player, card };
};

describe('what was decided in this planning', () => {
  const log = [
    said('slated', 'valados', 'nexus#1'),
    { n: 0, event: 'round_began' as const },
    said('slated', 'valados', 'farm#1'),
    said('recycled', 'teressie', 'farm#2'),
    said('recycled', 'valados', 'hamlet#1'),
  ];
  it("is the viewer's own of this round, oldest first", () => {
    expect(decidedCards(viewWith({}, { phase: 'planning', log }))).toEqual([
      { card: 'farm#1', how: 'slated' },
      { card: 'hamlet#1', how: 'recycled' },
    ]);
  });
  it('is nothing in other phases', () => {
    expect(decidedCards(viewWith({}, { phase: 'production', log }))).toEqual([]);
  });
});
