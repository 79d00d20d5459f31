// The clocks of a table as they stood when they came, and what is left of them now.
import { type ClockSeen, leftOf, runs } from '../../model/clock';
import type { ClockInfo } from '../../protocol/messages';
import type { Duchy } from '../../protocol/record';

export class TableClock {
  #seen = $state.raw<ClockSeen | null>(null);

  /** `null` where nobody plays against a clock. */
  receive(clock: ClockInfo | null, now = Date.now()): void {
    this.#seen = clock ? { ...clock, seen: now } : null;
  }

  get there(): boolean {
    return this.#seen !== null;
  }

  runsFor(duchy: Duchy): boolean {
    return this.#seen !== null && runs(this.#seen, duchy);
  }

  left(duchy: Duchy, now: number): number {
    return this.#seen ? leftOf(this.#seen, duchy, Math.max(now, this.#seen.seen)) : 0;
  }
}
