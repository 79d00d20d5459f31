// One seat at one table: the newest view and what the player is about to do with it. The server's
// view is the only truth; nothing is shown before it says so. The parts are in play/.
import { aboutCard, mySide, ofKind } from '../model/choices';
import type { Deck } from '../model/deck';
import type { Errand } from '../model/errand';
import { perspective } from '../model/perspective';
import { promptFor } from '../model/prompt';
import { finishableNow } from '../model/reach';
import { rivalTurn } from '../model/turns';
import type { Hint } from '../protocol/advice';
import type { EndInfo } from '../protocol/messages';
import type { Area, CardId, Decision, Duchy, View } from '../protocol/record';
import { TableClock } from './play/clock.svelte';
import { OfferDraft } from './play/draft.svelte';
import { Emotes } from './play/emotes.svelte';
import { Hints } from './play/hints.svelte';
import { Placing } from './play/placing.svelte';
import { Scene } from './play/scene.svelte';
import { kClosedLink, type Link, Sender } from './play/sender.svelte';
import { settings } from './settings.svelte';

export { type Answer, kClosedLink, type Link } from './play/sender.svelte';

export interface Seats {
  [duchy: string]: {
    kind: 'person' | 'level' | 'invite';
    name?: string;
    level?: string;
    present?: boolean;
  };
}

export type Asking =
  { what: 'done' } | { what: 'discard'; card: CardId } | { what: 'select'; area: Area };

const kMostTakenBack = 40;

export class Play {
  view = $state.raw<View>() as View;
  #pressed = $state(false);
  seats = $state.raw<Seats>({});
  picked = $state<CardId | null>(null);
  /** The card in the large view: under the pointer, focused or picked. */
  looked = $state<CardId | null>(null);
  /** The cards of a search. */
  chosen = $state<CardId[]>([]);
  /** What is asked in place before it is done. */
  asking = $state<Asking | null>(null);
  /** Set where the browser can still be asked to tell when it is one's turn. */
  tellMe = $state.raw<(() => void) | undefined>();
  /** What is offered once the game is over. */
  after = $state.raw<{ label: string; act: () => void }[]>([]);
  /** What is told in the place of the prompt, where nothing is to be done: in a replay. */
  told = $state.raw<string | undefined>();
  /** How the table's game ended; also when it was given up or ran out of time. */
  ended = $state.raw<EndInfo | null>(null);

  readonly deck: Deck;
  readonly draft = new OfferDraft(() => this.view);
  readonly placing = new Placing(() => this.view);
  readonly emotes = new Emotes();
  readonly clock = new TableClock();
  readonly scene = new Scene();
  readonly hints: Hints;
  readonly #sender: Sender;
  readonly #live: boolean;

  readonly who = $derived(perspective(this.view));
  readonly over = $derived(this.view.phase === 'over' || this.ended !== null);
  /** The rival's last turn, told until the player's first press. */
  readonly rivalTold = $derived(this.#pressed ? null : rivalTurn(this.view));
  readonly prompt = $derived(
    promptFor(this.view, { draft: this.draft.places, picked: this.picked }),
  );

  constructor(deck: Deck, link: Link, view: View) {
    this.deck = deck;
    this.view = view;
    this.#sender = new Sender(link);
    this.#live = link !== kClosedLink;
    this.hints = new Hints(() => this.view, link.hint);
    this.scene.enter(view);
    this.#settle();
  }

  receive(view: View): void {
    const before = this.view;
    const moved =
      view.seq !== before.seq ||
      view.phase !== before.phase ||
      view.awaits_confirmation !== before.awaits_confirmation ||
      view.legal?.length !== before.legal?.length;
    this.view = view;
    if (view.log.length > before.log.length) this.#pressed = false;
    // A game that is only looked at is turned over by hand.
    if (this.#live) this.scene.follow(before, view);
    if (moved) this.#settle();
  }

  /** After the table changed: keeps of the player's intent what still makes sense. */
  #settle(): void {
    this.draft.settle();
    if (this.picked && !this.#reachable(this.picked)) this.picked = null;
    this.asking = null;
    this.hints.forget();
    this.chosen = [];
    this.placing.settle();
    this.#sender.goOn(this.view);
  }

  #reachable(card: CardId): boolean {
    const side = mySide(this.view);
    return (
      (this.view.hand ?? []).includes(card) ||
      (side?.construction.some((entry) => entry.card === card) ?? false) ||
      (side?.selection.some((lying) => lying.card === card) ?? false)
    );
  }

  get busy(): boolean {
    return this.#sender.busy;
  }

  get refusal() {
    return this.#sender.refusal;
  }

  async decide(decision: Decision): Promise<void> {
    const done = await this.#sender.decide(decision);
    if (!done) return;
    if (decision.do === 'offer') this.draft.clear();
    this.picked = null;
  }

  run(errand: Errand): void {
    this.picked = null;
    this.#sender.run(errand, this.view);
  }

  pick(card: CardId | null): void {
    this.picked = this.picked === card ? null : card;
    this.looked = card ?? this.looked;
    this.#sender.refusal = null;
  }

  put(card: CardId, area: Area): void {
    if (this.draft.put(card, area)) this.picked = null;
  }

  /** A press on the table: what was told is told. */
  notice(): void {
    this.#pressed = true;
  }

  /** The rival's turn once more. */
  tellAgain(): void {
    this.#pressed = false;
  }

  /** One of two cards of a search; a third takes the place of the first. */
  choose(card: CardId): void {
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((other) => other !== card)
      : [...this.chosen, card].slice(-2);
  }

  select(area: Area): void {
    const decision = ofKind(this.view, 'select').find((listed) => listed.area === area);
    if (!decision) return;
    const asked = this.asking?.what === 'select' && this.asking.area === area;
    if (settings.confirmSelect && !asked) this.asking = { what: 'select', area };
    else void this.decide(decision);
  }

  /** Discarding a card under construction always asks in place. */
  discard(card: CardId): void {
    const decision = aboutCard(this.view, 'discard', card);
    if (!decision) return;
    if (this.asking?.what === 'discard' && this.asking.card === card) void this.decide(decision);
    else this.asking = { what: 'discard', card };
  }

  /** What the main button does now, if anything. */
  readonly main = $derived.by((): { label: string; decision?: Decision } => {
    const { view } = this;
    const done = (view.legal ?? []).find((decision) => decision.do === 'done');
    if (view.phase === 'offer') return { label: 'main-offer', decision: this.draft.decision };
    if (view.phase === 'draft')
      return {
        label: 'main-keep',
        decision: ofKind(view, 'keep_advisor').find((listed) => listed.card === this.picked),
      };
    if (view.phase === 'search')
      return this.chosen.length === 2
        ? { label: 'main-search', decision: this.#searchOf() }
        : { label: 'main-collect', decision: done };
    if (view.phase === 'conquest') return { label: 'main-pass', decision: ofKind(view, 'pass')[0] };
    if (view.awaits_confirmation) return { label: 'main-confirm', decision: { do: 'done' } };
    return { label: 'main-done', decision: done };
  });

  #searchOf(): Decision | undefined {
    return ofKind(this.view, 'search').find((listed) =>
      listed.cards.every((card) => this.chosen.includes(card)),
    );
  }

  press(): void {
    const { decision } = this.main;
    if (!decision) return;
    const leaves = decision.do === 'done' && finishableNow(this.view).length > 0;
    if (leaves && this.asking?.what !== 'done') this.asking = { what: 'done' };
    else void this.decide(decision);
  }

  /** Yes to what was asked in place. */
  agree(): void {
    if (this.asking?.what === 'discard') this.discard(this.asking.card);
    else if (this.asking?.what === 'select') this.select(this.asking.area);
    else this.press();
  }

  get canTakeBack(): boolean {
    return this.draft.places.length > 0 || this.picked !== null || this.view.can_take_back === true;
  }

  async takeBack(): Promise<void> {
    if (this.busy || this.draft.pop()) return;
    if (this.picked && this.view.phase === 'offer') this.picked = null;
    else if (this.view.can_take_back) await this.#sender.takeBack();
  }

  async takeBackAll(): Promise<void> {
    this.draft.clear();
    for (let i = 0; i < kMostTakenBack && this.view.can_take_back; ++i) await this.takeBack();
  }

  /** An offer is laid out to be looked at and confirmed; anything else is done at once. */
  follow(hint: Hint): void {
    this.hints.forget();
    if (hint.decision.do === 'offer') this.draft.lay(hint.decision.places);
    else void this.decide(hint.decision);
  }

  name(duchy: Duchy): string | undefined {
    return this.seats[duchy]?.name;
  }
}
