// "Within reach": of each card under construction, what is missing and whether this round's
// production and the stock would bring it. A forecast for the eye; it allows and forbids nothing.
import type {
  Basic,
  CardId,
  Counts,
  Phase,
  Resource,
  Side,
  UnderConstruction,
  View,
} from '../protocol/record';
import { mySide, ofKind } from './choices';
import { cardOf, type Deck, kBasic, total } from './deck';

export interface Reach {
  card: CardId;
  /** What cubes in hand, coming steps and stock would cover. */
  covered: Counts<Resource>;
  missing: Counts<Resource>;
  possible: boolean;
  /** False for a card of the selection, which would have to be slated first. */
  begun: boolean;
}

const kBeforeProduction: Phase[] = ['offer', 'select', 'search', 'pick', 'menace_step', 'planning'];

/** The basic resources that the duchy will still make this round. */
export function stillToCome(view: View, side: Side): Counts {
  const before = kBeforeProduction.includes(view.phase);
  const from = before ? 0 : view.step ? kBasic.indexOf(view.step) + 1 : kBasic.length;
  return Object.fromEntries(
    kBasic.slice(from).map((resource) => [resource, side.production[resource] ?? 0]),
  );
}

function reachOf(entry: UnderConstruction, side: Side, coming: Counts, begun = true): Reach {
  const covered: Counts<Resource> = {};
  const missing: Counts<Resource> = {};
  let wild = side.krystallium;
  const take = (resource: Resource, have: number) => {
    const need = entry.free[resource] ?? 0;
    const used = Math.min(need, have);
    if (used > 0) covered[resource] = used;
    if (need > used) missing[resource] = need - used;
    return used;
  };
  wild -= take('krystallium', side.krystallium);
  take('soldiers', side.soldiers);
  for (const resource of kBasic)
    take(resource, (side.cubes[resource] ?? 0) + (coming[resource] ?? 0));
  const short: Counts<Resource> = { ...missing };
  for (const resource of kBasic) {
    const byWild = Math.min(missing[resource] ?? 0, wild);
    if (byWild === 0) continue;
    wild -= byWild;
    covered.krystallium = (covered.krystallium ?? 0) + byWild;
    short[resource] = (missing[resource] ?? 0) - byWild;
  }
  const possible = total(short) === 0 && !entry.frozen_by;
  return { card: entry.card, covered, missing: short, possible, begun };
}

/** Cards of the selection that the round could finish, if they were slated. */
function slatable(deck: Deck, view: View, side: Side, coming: Counts): Reach[] {
  return ofKind(view, 'slate')
    .map(({ card }) => {
      const free = cardOf(deck, card).cost;
      return reachOf({ card, filled: {}, free }, side, coming, false);
    })
    .filter((reach) => reach.possible);
}

/** The likeliest first; each for itself, as if no other card took from it. */
export function withinReach(deck: Deck, view: View): Reach[] {
  const side = mySide(view);
  if (!side) return [];
  const coming = stillToCome(view, side);
  return [
    ...side.construction.map((entry) => reachOf(entry, side, coming)),
    ...slatable(deck, view, side, coming),
  ].sort((a, b) => total(a.missing) - total(b.missing));
}

/** Cards that what lies in hand or in stock could finish at this very moment. */
export function finishableNow(view: View): CardId[] {
  const side = mySide(view);
  const placeable = new Set(
    (view.legal ?? []).flatMap((decision) => (decision.do === 'place' ? [decision.on] : [])),
  );
  if (!side) return [];
  return side.construction
    .filter((entry) => placeable.has(entry.card) && reachOf(entry, side, {}).possible)
    .map((entry) => entry.card);
}

export const cubesInHand = (side: Side | undefined): Basic[] =>
  side ? kBasic.flatMap((resource) => Array<Basic>(side.cubes[resource] ?? 0).fill(resource)) : [];
