// What a card that scores per type would score in a duchy as it stands.
import type { Side } from '../protocol/record';
import { type Card, cardOf, type Deck } from './deck';

export interface Worth {
  /** Cards of the type in the duchy, with this one if it is of that type. */
  there: number;
  /** Cards of the type under construction. */
  begun: number;
  points: number;
}

export function pointsNow(deck: Deck, side: Side, card: Card): Worth {
  const { points } = card;
  if (typeof points === 'number') return { there: 0, begun: 0, points };
  const isType = (id: string) => cardOf(deck, id).kind === points.per;
  const there = side.duchy.filter(isType).length + (card.kind === points.per ? 1 : 0);
  const begun = side.construction.filter((entry) => isType(entry.card)).length;
  return { there, begun, points: points.each * there };
}
