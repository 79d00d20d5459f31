// The moment of truth: what both have chosen when planning begins, which cards were sealed and by
// whom, and where the dangers go. Everything is told by the log of the round and the view after it.
import type { CardId, Duchy, LogEntry, View } from '../protocol/record';
import { cardOf, type Deck } from './deck';
import { lastIndexOf } from './log';
import { perspective } from './perspective';

export interface RevealedCard {
  card: CardId;
  sealed: boolean;
  /** Who had sealed it; nothing where that cannot be known. */
  by: Duchy | null;
  /** Where it goes at once: a danger does not stay among the chosen cards. */
  goes: 'duchy' | 'construction' | null;
}

export interface RevealedSide {
  duchy: Duchy;
  cards: RevealedCard[];
}

export interface Reveal {
  round: number;
  /** The rival first, then the viewer; alone, one side. */
  sides: RevealedSide[];
  /** The seals in the order in which they break: by turns, harmless ones first. */
  seals: { duchy: Duchy; card: CardId }[];
}

const kDangers: Partial<Record<LogEntry['event'], 'duchy' | 'construction'>> = {
  calamity_taken: 'duchy',
  menace_arrived: 'construction',
};

function sideOf(view: View, duchy: Duchy, round: LogEntry[]): RevealedSide {
  const offers = round.filter((entry) => entry.event === 'offered');
  const seal = (card: CardId): Pick<RevealedCard, 'sealed' | 'by'> => {
    const turned = round.some(
      (entry) => entry.event === 'turned_up' && entry.card === card && entry.selection === duchy,
    );
    if (!turned) return { sealed: false, by: null };
    const own = offers.find((entry) => entry.card === card && entry.face === 'down')?.player;
    // One's own seals are known by name; what is not one's own, the other one had sealed.
    const other = offers.find(
      (entry) => entry.face === 'down' && !entry.card && entry.player !== view.viewer,
    );
    return { sealed: true, by: own ?? (view.viewer ? (other?.player ?? null) : null) };
  };
  const stay = view.sides[duchy]!.selection.flatMap(({ card }) => (card ? [card] : []));
  // Vermin come with a rat and were never chosen; everything else was offered or lay sealed.
  const chosen = (card: CardId) => offers.some((entry) => entry.card === card) || seal(card).sealed;
  const gone = round.flatMap((entry) => {
    const goes = kDangers[entry.event];
    return goes && entry.player === duchy && entry.card && chosen(entry.card)
      ? [{ card: entry.card, goes }]
      : [];
  });
  return {
    duchy,
    cards: [
      ...stay.map((card) => ({ card, ...seal(card), goes: null })),
      ...gone.map(({ card, goes }) => ({ card, ...seal(card), goes })),
    ],
  };
}

/** In the order of the seals: theirs and mine by turns, harmless first, dangers last. */
function orderOf(sides: RevealedSide[]): Reveal['seals'] {
  const queues = sides.map(({ duchy, cards }) =>
    [...cards]
      .filter(({ sealed }) => sealed)
      .sort((a, b) => Number(a.goes !== null) - Number(b.goes !== null))
      .map(({ card, goes }) => ({ duchy, card, danger: goes !== null })),
  );
  const mixed: { duchy: Duchy; card: CardId; danger: boolean }[] = [];
  for (let i = 0; queues.some((queue) => i < queue.length); ++i)
    for (const queue of queues) if (queue[i]) mixed.push(queue[i]!);
  return [...mixed.filter(({ danger }) => !danger), ...mixed.filter(({ danger }) => danger)].map(
    ({ duchy, card }) => ({ duchy, card }),
  );
}

/** Of the round that is being planned. */
export function revealOf(view: View): Reveal {
  const round = view.log.slice(lastIndexOf(view.log, 'round_began') + 1);
  const { me, rival } = perspective(view);
  const sides = [...(rival ? [rival] : []), me].map((duchy) => sideOf(view, duchy, round));
  return { round: view.round, sides, seals: orderOf(sides) };
}

const kBefore = new Set<View['phase']>(['offer', 'select', 'search', 'pick']);
const kAfter = new Set<View['phase']>(['menace_step', 'planning']);

/** Whether the seals break between these two views. */
export const breaksSeals = (before: View, after: View): boolean =>
  kBefore.has(before.phase) && kAfter.has(after.phase);

export interface Told {
  what: 'danger' | 'best';
  card: CardId;
  from: Duchy;
  to: Duchy;
  points: number;
}

const worth = (deck: Deck, card: CardId): number => {
  const { points } = cardOf(deck, card);
  return typeof points === 'number' ? points : points.each * 3;
};

/** What deserves a sentence: the harm that was sealed, then the best sealed card. */
export function toldOf(deck: Deck, reveal: Reveal): Told[] {
  const sealed = reveal.sides.flatMap(({ duchy, cards }) =>
    cards.flatMap(({ card, sealed: was, by, goes }) =>
      was && by ? [{ card, from: by, to: duchy, goes, points: worth(deck, card) }] : [],
    ),
  );
  const harm = sealed
    .filter(({ goes }) => goes !== null)
    .sort((a, b) => Number(a.from === a.to) - Number(b.from === b.to) || a.points - b.points);
  const best = sealed.filter(({ goes }) => goes === null).sort((a, b) => b.points - a.points)[0];
  return [
    ...harm.slice(0, 2).map((told) => ({ what: 'danger' as const, ...told })),
    ...(best ? [{ what: 'best' as const, ...best }] : []),
  ].map(({ what, card, from, to, points }) => ({ what, card, from, to, points }));
}

/** Milliseconds from the beginning, at normal speed. */
export const kRevealTimes = { first: 240, crack: 220, each: 420, danger: 500, apart: 150 };

export interface Timeline {
  /** When each seal cracks. */
  cracks: number[];
  /** When the dangers leave. */
  leaves: number[];
  end: number;
}

export function timelineOf(reveal: Reveal): Timeline {
  const { first, each, danger, apart } = kRevealTimes;
  // Seven seals and more still end in time.
  const step = Math.min(each, 2400 / Math.max(1, reveal.seals.length));
  const cracks = reveal.seals.map((_, i) => first + i * step);
  const sealed = first + reveal.seals.length * step;
  const dangers = reveal.sides.flatMap(({ cards }) => cards.filter(({ goes }) => goes !== null));
  const gap = Math.min(apart, 600 / Math.max(1, dangers.length));
  const leaves = dangers.map((_, i) => sealed + i * gap);
  return {
    cracks,
    leaves,
    end: dangers.length > 0 ? sealed + (dangers.length - 1) * gap + danger : sealed,
  };
}
