// Several decisions with one tap, such as "fill this card": each next one is chosen from the
// list that came with the newest view, so the server stays the only judge.
import type { CardId, Decision, Resource, View } from '../protocol/record';
import { mySide, placesOn } from './choices';

/** The next decision, or nothing when the errand is done. */
export type Errand = (view: View) => Decision | undefined;

export function fill(card: CardId | 'alchemy', resource: Resource, count: number): Errand {
  let left = count;
  return (view) => {
    const next = left > 0 ? placesOn(view, resource, card)[0] : undefined;
    left -= 1;
    return next;
  };
}

/** How many of the cubes in hand this card, or the alchemy, could take now. */
export function fillable(view: View, card: CardId | 'alchemy', resource: Resource): number {
  const side = mySide(view);
  if (!side || placesOn(view, resource, card).length === 0) return 0;
  const inHand =
    resource === 'krystallium' || resource === 'soldiers'
      ? side[resource]
      : (side.cubes[resource] ?? 0);
  if (card === 'alchemy') return inHand;
  const free = side.construction.find((entry) => entry.card === card)?.free[resource] ?? 1;
  return Math.min(inHand, free);
}

export function allToAlchemy(): Errand {
  return (view) =>
    (view.legal ?? []).find((decision) => decision.do === 'place' && decision.on === 'alchemy');
}
