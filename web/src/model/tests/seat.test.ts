import { describe, expect, it } from 'vitest';

import { seatModel } from '../seat';
import { emptySide, founders, viewWith } from './views';

describe('a seat', () => {
  it('shows usable advisors first, used ones last, each with its cost', () => {
    const view = viewWith(
      {
        advisors: [
          { card: 'underground_spy', used: true },
          { card: 'chief_mercenary', used: false },
          { card: 'great_silversmith', used: false },
        ],
      },
      { legal: [{ do: 'activate', advisor: 'great_silversmith' }] },
    );
    const { advisors } = seatModel(founders, view, 'valados');
    expect(advisors.map(({ card, state }) => [card, state])).toEqual([
      ['great_silversmith', 'ready'],
      ['chief_mercenary', 'waits'],
      ['underground_spy', 'used'],
    ]);
    expect(advisors[0]!.soldiers).toBe(founders.cards.get('great_silversmith')!.soldiers);
  });

  it('adds up what is lost and tells the module of what is won', () => {
    const points = { ...emptySide.points, calamities: -4, menaces: -5, penalty: -15, quest: 12 };
    const seat = seatModel(founders, viewWith({ points }), 'valados');
    expect(seat.lost).toBe(-24);
    expect(seat.other).toEqual({ part: 'quest', points: 12 });
  });

  it('counts the duchy by type and lists the alchemy cube by cube', () => {
    const seat = seatModel(
      founders,
      viewWith({ duchy: ['farm#1', 'farm#2', 'nexus#1'], alchemy: { gold: 2, materials: 1 } }),
      'valados',
    );
    expect(seat.built.find(({ type }) => type === 'structure')?.count).toBe(2);
    expect(seat.alchemy).toEqual(['materials', 'gold', 'gold']);
  });

  it('shows a spent trap as spent', () => {
    expect(seatModel(founders, viewWith({ trap_tokens: 1 }), 'valados').traps).toEqual([
      true,
      false,
    ]);
  });
});
