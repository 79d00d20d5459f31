// Menaces in a construction area, alike ones in one pile. A giant under a card is told apart by it.
import type { CardId, Side } from '../protocol/record';
import { design } from './deck';

export interface Pile {
  card: CardId;
  count: number;
}

export function pilesOf(side: Side): Pile[] {
  const piles = new Map<string, Pile>();
  for (const card of side.menaces ?? []) {
    const under = side.construction.some((entry) => entry.frozen_by === card);
    const key = under ? card : design(card);
    const pile = piles.get(key);
    if (pile) pile.count += 1;
    else piles.set(key, { card, count: 1 });
  }
  return [...piles.values()];
}
