// The secrets of this browser: the seats it holds, and the player's own token.
import type { Course } from '../model/lesson_courses';
import type { Duchy } from '../protocol/record';

export interface HeldSeat {
  token: string;
  seat: Duchy;
  recovery?: string;
  invite?: string;
  /** The lesson that runs at this table; true, as older pages kept it, is the first game. */
  lesson?: Course | boolean;
}

const kSeats = 'kingdom.seats';
const kPlayer = 'kingdom.player';

function read<T>(place: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const heldSeats = (): Record<string, HeldSeat> => read(kSeats) ?? {};
export const heldSeat = (table: string): HeldSeat | undefined => heldSeats()[table];

export function holdSeat(table: string, seat: HeldSeat): void {
  localStorage.setItem(kSeats, JSON.stringify({ ...heldSeats(), [table]: seat }));
}

export function dropSeat(table: string): void {
  const seats = Object.fromEntries(Object.entries(heldSeats()).filter(([key]) => key !== table));
  localStorage.setItem(kSeats, JSON.stringify(seats));
}

export function lessonAt(seat: HeldSeat | undefined): Course | undefined {
  return seat?.lesson === true ? 'first' : seat?.lesson || undefined;
}

export const playerToken = (): string | undefined => read(kPlayer);
export const dropPlayer = (): void => localStorage.removeItem(kPlayer);
export const holdPlayer = (token: string): void =>
  localStorage.setItem(kPlayer, JSON.stringify(token));
