// What the computer would do here, if it was asked.
import type { Hint } from '../../protocol/advice';
import type { View } from '../../protocol/record';

export class Hints {
  list = $state.raw<Hint[] | null>(null);
  /** The one that is looked at. */
  shown = $state.raw<Hint | null>(null);
  thinking = $state(false);
  readonly #view: () => View;
  readonly #ask: (() => Promise<Hint[]>) | undefined;

  constructor(view: () => View, ask: (() => Promise<Hint[]>) | undefined) {
    this.#view = view;
    this.#ask = ask;
  }

  get available(): boolean {
    const { legal, awaits_confirmation } = this.#view();
    return this.#ask !== undefined && (legal?.length ?? 0) > 0 && !awaits_confirmation;
  }

  async ask(): Promise<void> {
    if (this.thinking || !this.available) return;
    const { seq } = this.#view();
    this.thinking = true;
    const list = (await this.#ask?.().catch(() => [])) ?? [];
    this.thinking = false;
    if (seq !== this.#view().seq) return;
    this.list = list;
    this.shown = list[0] ?? null;
  }

  forget(): void {
    this.list = null;
    this.shown = null;
  }
}
