// How a decision leaves the table, and errands of several decisions. One thing is under way at a
// time; what was refused stays to be read.
import type { Errand } from '../../model/errand';
import type { Decision, View } from '../../protocol/record';
import type { Hint } from '../../protocol/advice';

/** How a table is reached; the connection gives one, and so do a replay and a fixture. */
export interface Link {
  decide(decision: Decision): Promise<Answer>;
  takeBack(): Promise<Answer>;
  /** Best first. */
  hint?: () => Promise<Hint[]>;
}

export type Answer = { ok: true } | { ok: false; reason: string; clause?: string };

/** Of a game that can only be looked at. */
export const kClosedLink: Link = {
  decide: async () => ({ ok: false, reason: 'game_is_over' }),
  takeBack: async () => ({ ok: false, reason: 'game_is_over' }),
};

export class Sender {
  refusal = $state.raw<{ reason: string; clause?: string } | null>(null);
  /** Requests that are not answered yet; an errand asks on before its last answer came. */
  #open = $state(0);
  #errand: Errand | null = null;
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
  }

  /** Something was sent and not answered: pressing on would be in vain. */
  get busy(): boolean {
    return this.#open > 0;
  }

  /** Whether it was sent and accepted. */
  async decide(decision: Decision): Promise<boolean> {
    if (this.busy) return false;
    this.#errand = null;
    return this.#send(decision);
  }

  async takeBack(): Promise<void> {
    await this.#counted(this.#link.takeBack());
  }

  run(errand: Errand, view: View): void {
    if (this.busy) return;
    this.#errand = errand;
    this.goOn(view);
  }

  /** The table changed: the errand's next decision comes from the newest list. */
  goOn(view: View): void {
    const next = this.#errand?.(view);
    if (next) void this.#send(next);
    else this.#errand = null;
  }

  async #send(decision: Decision): Promise<boolean> {
    this.refusal = null;
    const answer = await this.#counted(this.#link.decide(decision));
    if (answer.ok) return true;
    this.#errand = null;
    this.refusal = answer;
    return false;
  }

  async #counted(answer: Promise<Answer>): Promise<Answer> {
    this.#open += 1;
    return answer.finally(() => (this.#open -= 1));
  }
}
