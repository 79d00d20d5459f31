// The log as turns: what one player did in one go, as one entry; and the rival's last one, which is
// told on the table until the player's first press.
import type { Area, CardId, Duchy, LogEntry, View } from '../protocol/record';
import { perspective } from './perspective';

export interface TakenArea {
  area: Area;
  count: number;
  /** What could be seen of it. */
  cards: CardId[];
}

export interface OfferedNow {
  area: Area;
  card: CardId | null;
  sealed: boolean;
}

/** What a player did since the other one last decided. */
export interface Turn {
  by: Duchy;
  /** Numbers of its first and last entry. */
  from: number;
  to: number;
  entries: LogEntry[];
}

/** Entries that belong to nobody: the table goes on. */
const ownerOf = (entry: LogEntry): Duchy | null =>
  entry.event === 'turned_up' || entry.event === 'left_over' || entry.event === 'round_began'
    ? null
    : (entry.player ?? null);

/** A turn ends when somebody else acts, when a phase ends, or when a round begins. */
export function turnsOf(log: LogEntry[]): (Turn | LogEntry)[] {
  const turns: (Turn | LogEntry)[] = [];
  for (const entry of log) {
    const by = ownerOf(entry);
    const last = turns[turns.length - 1];
    if (!by) turns.push(entry);
    else if (last && 'entries' in last && last.by === by) {
      last.entries.push(entry);
      last.to = entry.n;
    } else turns.push({ by, from: entry.n, to: entry.n, entries: [entry] });
  }
  return turns;
}

export interface RivalTurn {
  by: Duchy;
  taken: TakenArea | null;
  offered: OfferedNow[];
}

/** What the rival did in the choice since the viewer last did something; nothing elsewhere. */
export function rivalTurn(view: View): RivalTurn | null {
  const { rival } = perspective(view);
  if (!rival || !view.viewer || (view.phase !== 'select' && view.phase !== 'offer')) return null;
  const mine = view.log.map((entry) => entry.player === view.viewer).lastIndexOf(true);
  const round = view.log.map((entry) => entry.event).lastIndexOf('round_began');
  const fresh = view.log.slice(Math.max(mine, round) + 1).filter((entry) => entry.player === rival);
  const took = fresh.find((entry) => entry.event === 'selected');
  const offered = fresh
    .filter((entry) => entry.event === 'offered')
    .map((entry) => ({
      area: entry.area!,
      card: entry.card ?? null,
      sealed: entry.face === 'down',
    }));
  if (!took && offered.length === 0) return null;
  return {
    by: rival,
    taken: took ? { area: took.area!, count: took.amount ?? 0, cards: [] } : null,
    offered,
  };
}

/** How many cards at the end of an area are new. */
export const newIn = (turn: RivalTurn | null, area: Area): number =>
  turn?.offered.filter((card) => card.area === area).length ?? 0;

export interface Deeds {
  slated: number;
  recycled: number;
  built: CardId[];
}

/** The rival's planning or last step in one line: what was slated, recycled, built. */
export function deedsOf(view: View): { by: Duchy; deeds: Deeds } | null {
  const { rival } = perspective(view);
  if (!rival || !view.viewer || !['production', 'combat', 'planning'].includes(view.phase))
    return null;
  // Both decide at the same time; the rival's part comes to the log in one go.
  const last = [...view.log].reverse();
  const from = last.findIndex((entry) => entry.player === rival);
  if (from < 0) return null;
  const entries: LogEntry[] = [];
  for (const entry of last.slice(from)) {
    if (entry.event === 'produced' || entry.event === 'turned_up' || entry.event === 'round_began')
      break;
    if (entry.player === rival) entries.push(entry);
  }
  const count = (event: LogEntry['event']) =>
    entries.filter((entry) => entry.event === event).length;
  const deeds: Deeds = {
    slated: count('slated'),
    recycled: count('recycled'),
    built: entries.flatMap((entry) => (entry.event === 'built' && entry.card ? [entry.card] : [])),
  };
  return deeds.slated + deeds.recycled + deeds.built.length > 0 ? { by: rival, deeds } : null;
}
