// One offering area as every arrangement shows it: what lies there, the draft on top of it, and what
// may be done with it.
import type { Area, CardId, Duchy, Lying, Placement, View } from '../protocol/record';
import { canPlace, ofKind, rivalOf } from './choices';

export interface OfferedCard {
  lying: Lying;
  /** Set for a card of the draft, which nobody else sees yet. */
  place?: Placement;
  /** Its index for a decision that points at it; nothing for a draft. */
  index: number | null;
}

export interface AreaModel {
  cards: OfferedCard[];
  sealed: number;
  /** The cards that both see. */
  open: CardId[];
  /** The picked card, if it may be put here. */
  puts: CardId | null;
  takeable: boolean;
  searching: boolean;
  /** Who would get it all, if it were taken next. */
  taker: Duchy | null;
}

/** In order of arrival. */
export function areaCards(view: View, draft: Placement[], area: Area): OfferedCard[] {
  const there = view.areas[area].map((lying, index): OfferedCard => ({ lying, index }));
  const mine = draft
    .filter((place) => place.area === area)
    .map((place): OfferedCard => {
      const down = place.face === 'down';
      const lying: Lying = { card: place.card };
      if (down) lying.face_down = true;
      if (down && view.viewer) lying.placed_by = view.viewer;
      return { lying, place, index: null };
    });
  return [...there, ...mine];
}

/** Whoever offers, the other one takes (R4.4). */
function takerOf(view: View): Duchy | null {
  const mover = view.to_move[0];
  if (!mover || view.setup.players === 1) return null;
  return view.phase === 'offer' ? rivalOf(mover) : view.phase === 'select' ? mover : null;
}

export function areaModel(
  view: View,
  draft: Placement[],
  picked: CardId | null,
  area: Area,
): AreaModel {
  const cards = areaCards(view, draft, area);
  const puttable =
    view.phase === 'offer' &&
    picked !== null &&
    (['up', 'down'] as const).some((face) => canPlace(view, draft, picked, area, face));
  return {
    cards,
    sealed: cards.filter(({ lying }) => lying.face_down).length,
    open: cards.flatMap(({ lying }) => (lying.card && !lying.face_down ? [lying.card] : [])),
    puts: puttable ? picked : null,
    takeable: ofKind(view, 'select').some((decision) => decision.area === area),
    searching: view.phase === 'search' && view.search?.area === area,
    taker: takerOf(view),
  };
}

/** Whether a card of the area that is searched may be one of the two. */
export const searchable = (view: View, card: CardId): boolean =>
  ofKind(view, 'search').some((decision) => decision.cards.includes(card));
