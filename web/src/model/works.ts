// What a player builds, as every arrangement shows it: cards under construction, each with the giant
// beneath it, then the menaces that hold nothing.
import type {
  Basic,
  CardId,
  Counts,
  DecisionOf,
  Resource,
  Side,
  UnderConstruction,
  View,
} from '../protocol/record';
import { mySide, ofKind, placesOn, standsFor } from './choices';
import { cardOf, type Deck, design, total } from './deck';
import { fillable } from './errand';
import { cubesInHand } from './reach';

export interface Work {
  card: CardId;
  entry?: UnderConstruction;
  /** The giant beneath a frozen card: both are one piece. */
  giant?: CardId;
  /** Menaces that are alike lie in one pile. */
  copies: number;
}

export function worksOf(side: Side): Work[] {
  const held = new Set(side.construction.map((entry) => entry.frozen_by));
  const works = side.construction.map((entry): Work => ({
    card: entry.card,
    entry,
    ...(entry.frozen_by ? { giant: entry.frozen_by } : {}),
    copies: 1,
  }));
  const piles = new Map<string, Work>();
  for (const card of side.menaces ?? []) {
    if (held.has(card)) continue;
    const pile = piles.get(design(card));
    if (pile) pile.copies += 1;
    else piles.set(design(card), { card, copies: 1 });
  }
  return [...works, ...piles.values()];
}

/** What the selected cube can do for a card. */
export interface Slot {
  places: DecisionOf<'place'>[];
  /** Krystallium is wild: each kind of space it may fill is a choice of its own. */
  wild: DecisionOf<'place'>[];
  count: number;
  finishes: boolean;
  /** The spaces that would be filled. */
  next: Counts<Resource>;
  /** A giant that waits may be laid beneath it. */
  freeze: DecisionOf<'freeze'> | undefined;
}

export function slotOf(view: View, entry: UnderConstruction, cube: Resource | null): Slot {
  const places = cube ? placesOn(view, cube, entry.card) : [];
  const wild = places.filter((place) => place.as !== undefined);
  const count = cube ? fillable(view, entry.card, cube) : 0;
  const next: Counts<Resource> =
    wild.length > 0
      ? Object.fromEntries(wild.map((place) => [place.as!, 1]))
      : cube && count > 0
        ? { [cube]: count }
        : {};
  return {
    places,
    wild,
    count,
    finishes: count > 0 && total(entry.free) === count && !entry.frozen_by,
    next,
    freeze: ofKind(view, 'freeze').find((decision) => decision.card === entry.card),
  };
}

/** How many cards the cubes in hand would finish, each for itself. */
export function finishedByHand(view: View): number {
  const side = mySide(view);
  const kinds = new Set<Basic>(cubesInHand(side));
  return (side?.construction ?? []).filter((entry) =>
    [...kinds].some((cube) => slotOf(view, entry, cube).finishes),
  ).length;
}

/** How a menace of one's own may be vanquished, or what is in the way. */
export interface Combat {
  ways: DecisionOf<'vanquish'>[];
  /** In combat alone: what is short, when there is no way. */
  short: { what: 'spaces' | 'soldiers'; count: number } | null;
}

export function combatOf(deck: Deck, view: View, menace: CardId): Combat {
  const side = mySide(view);
  const under = side?.construction.find((entry) => entry.frozen_by === menace);
  const ways = ofKind(view, 'vanquish').filter(
    (decision) => decision.card === menace || (!under && standsFor(view, decision.card, menace)),
  );
  if (!side || view.phase !== 'combat' || ways.length > 0) return { ways, short: null };
  const empty = under ? total(under.free) : 0;
  const soldiers = cardOf(deck, menace).soldiers - side.soldiers;
  if (empty > 0) return { ways, short: { what: 'spaces', count: empty } };
  return { ways, short: soldiers > 0 ? { what: 'soldiers', count: soldiers } : null };
}
