// A table in the lobby: whose seat is free, who sits there, and where a press on it leads.
import type { SeatInfo } from '../protocol/messages';
import type { Duchy } from '../protocol/record';
import type { TableStatus } from '../protocol/vocabulary';
import { kDuchies } from './deck';

interface Listed {
  table: string;
  status: TableStatus;
  seats: Partial<Record<Duchy, SeatInfo>>;
}

export const freeSeat = ({ seats }: Listed): Duchy | undefined =>
  kDuchies.find((duchy) => seats[duchy]?.kind === 'invite');

/** The seats that are taken, Valados first. */
export const sittersOf = ({ seats }: Listed): Duchy[] =>
  kDuchies.filter((duchy) => seats[duchy] && seats[duchy].kind !== 'invite');

/** One's own table is gone to; others are watched, and finished ones looked at. */
export function placeOf({ table, status }: Listed, mine: boolean): string {
  if (status === 'finished') return `#/review/${table}`;
  return mine ? `#/table/${table}` : `#/watch/${table}`;
}
