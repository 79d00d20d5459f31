// Shows views one after the other: when several come at once, each move of the rival stays long
// enough to be seen. More than a few are not shown singly; the chronicle tells them.
export interface Pacer<V> {
  show: (view: V) => void;
  /** Milliseconds that a view stays before the next. */
  gap: () => number;
  now: () => number;
  later: (act: () => void, milliseconds: number) => void;
}

const kMost = 3;

export class Pacing<V> {
  readonly #pacer: Pacer<V>;
  #waiting: V[] = [];
  #free = 0;
  #timed = false;

  constructor(pacer: Pacer<V>) {
    this.#pacer = pacer;
  }

  push(view: V): void {
    this.#waiting.push(view);
    if (this.#waiting.length > kMost) this.#waiting = [view];
    this.#next();
  }

  /** Shown at once, instead of all that waits: what one did oneself never waits. */
  showNow(view: V): void {
    this.#waiting = [];
    this.#free = this.#pacer.now() + this.#pacer.gap();
    this.#pacer.show(view);
  }

  #next(): void {
    if (this.#timed || this.#waiting.length === 0) return;
    const { show, gap, now, later } = this.#pacer;
    const wait = this.#free - now();
    if (wait > 0) {
      this.#timed = true;
      later(() => {
        this.#timed = false;
        this.#next();
      }, wait);
      return;
    }
    this.#free = now() + gap();
    show(this.#waiting.shift()!);
    this.#next();
  }
}
