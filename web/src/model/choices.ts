// Sorting of the legal decisions that came with a view: by card, by target, by kind. Nothing here
// decides what is allowed; it only finds what the server listed.
import type {
  Area,
  At,
  CardId,
  Decision,
  DecisionOf,
  Do,
  Duchy,
  Face,
  Placement,
  Resource,
  Side,
  View,
} from '../protocol/record';
import { design } from './deck';

export function ofKind<D extends Do>(view: View, kind: D): DecisionOf<D>[] {
  return (view.legal ?? []).filter((decision): decision is DecisionOf<D> => decision.do === kind);
}

export function mySide(view: View): Side | undefined {
  return view.viewer ? view.sides[view.viewer] : undefined;
}

export function rivalOf(duchy: Duchy): Duchy {
  return duchy === 'valados' ? 'teressie' : 'valados';
}

function condition(side: Side | undefined, card: CardId): string {
  const built = side?.construction.find((entry) => entry.card === card);
  return built ? JSON.stringify([built.filled, built.free, built.frozen_by ?? null]) : '';
}

/** Copies in one place and in the same condition are listed once: does `listed` stand for `card`? */
export function standsFor(view: View, listed: CardId, card: CardId): boolean {
  if (listed === card) return true;
  if (design(listed) !== design(card)) return false;
  const side = mySide(view);
  return condition(side, listed) === condition(side, card);
}

/** The one listed decision of a kind about this card, if there is one. */
export function aboutCard<
  D extends 'slate' | 'recycle' | 'discard' | 'forfeit' | 'keep_advisor' | 'pick',
>(view: View, kind: D, card: CardId): Decision | undefined {
  return (view.legal ?? []).find(
    (decision) =>
      decision.do === kind && 'card' in decision && standsFor(view, decision.card!, card),
  );
}

/** What may be done with a chosen card now: in planning, and when menaces strike. */
export function planOf(view: View, card: CardId) {
  return {
    slate: aboutCard(view, 'slate', card),
    recycle: aboutCard(view, 'recycle', card),
    forfeit: aboutCard(view, 'forfeit', card),
    freeze: ofKind(view, 'freeze').find((decision) => decision.card === card),
  };
}

/** The cards that a player has chosen and not decided yet. */
export const chosenCards = (side: Side): CardId[] =>
  side.selection.flatMap((lying) => (lying.card ? [lying.card] : []));

export function placesOf(view: View, resource: Resource): DecisionOf<'place'>[] {
  return ofKind(view, 'place').filter((decision) => decision.resource === resource);
}

export function placesOn(view: View, resource: Resource, card: CardId | 'alchemy') {
  return placesOf(view, resource).filter((decision) => standsFor(view, decision.on, card));
}

/** What of a kind may be placed at all now, in the order of the resources. */
export function placeable(view: View): Set<Resource> {
  return new Set(ofKind(view, 'place').map((decision) => decision.resource));
}

export function sameAt(a: At, b: At): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Decisions that point at a lying card: turning up, and the advisors that reach into an area. */
export function aboutPlace(view: View, at: At): Decision[] {
  return (view.legal ?? []).filter(
    (decision) => 'at' in decision && decision.at !== undefined && sameAt(decision.at, at),
  );
}

// ---- the draft of an offer ---------------------------------------------------------------------

const placed = (place: Placement) => `${design(place.card)}@${place.area}${place.face}`;

function includes(offer: DecisionOf<'offer'>, draft: Placement[]): boolean {
  const rest = offer.places.map(placed);
  return draft.every((place) => {
    const found = rest.indexOf(placed(place));
    if (found >= 0) rest.splice(found, 1);
    return found >= 0;
  });
}

export function offersWith(view: View, draft: Placement[]): DecisionOf<'offer'>[] {
  return ofKind(view, 'offer').filter((offer) => includes(offer, draft));
}

export function canPlace(view: View, draft: Placement[], card: CardId, area: Area, face: Face) {
  return offersWith(view, [...draft, { card, area, face }]).length > 0;
}

export function canSeal(view: View, draft: Placement[], index: number): boolean {
  const turned = draft.map((place, i) =>
    i === index
      ? { ...place, face: place.face === 'up' ? ('down' as const) : ('up' as const) }
      : place,
  );
  return offersWith(view, turned).length > 0;
}

/** The decision that a complete draft stands for. */
export function finishedOffer(view: View, draft: Placement[]): Decision | undefined {
  return draft.length === 2 ? offersWith(view, draft)[0] : undefined;
}
