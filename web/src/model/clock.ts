// The time that a seat has left, between two messages of the server.
import type { ClockInfo } from '../protocol/messages';
import type { Duchy } from '../protocol/record';

/** As the server told it, and when that was, in milliseconds of this machine. */
export type ClockSeen = ClockInfo & { seen: number };

export const runs = (clock: ClockSeen, duchy: Duchy): boolean => clock.running.includes(duchy);

export function leftOf(clock: ClockSeen, duchy: Duchy, now: number): number {
  const gone = runs(clock, duchy) ? Math.max(0, now - clock.seen) : 0;
  return Math.max(0, (clock.left_ms[duchy] ?? 0) - gone);
}
