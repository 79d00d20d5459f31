// What lies in an offering area together with the player's own draft, in order of arrival.
import type { Area, Lying, Placement, View } from '../protocol/record';

export interface OfferedCard {
  lying: Lying;
  /** Set for a card of the draft, which nobody else sees yet. */
  place?: Placement;
  /** Its index for a decision that points at it; nothing for a draft. */
  index: number | null;
}

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
