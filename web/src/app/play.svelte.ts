// One seat at one table: the newest view, what the player is about to do, and how a decision is
// sent. The server's view is the only truth; nothing is shown before it says so.
import {
  aboutCard,
  canPlace,
  canSeal,
  finishedOffer,
  mySide,
  offersWith,
  ofKind,
  placeable,
} from '../model/choices';
import type { ClockSeen } from '../model/clock';
import { type Deck, kResources } from '../model/deck';
import type { Errand } from '../model/errand';
import { perspective } from '../model/perspective';
import { promptFor } from '../model/prompt';
import { cubesInHand, finishableNow } from '../model/reach';
import type { Hint } from '../protocol/advice';
import type { EndInfo } from '../protocol/messages';
import type { EmoteKey } from '../protocol/vocabulary';
import type { Area, CardId, Decision, Duchy, Placement, Resource, View } from '../protocol/record';
import { settings } from './settings.svelte';

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

export const kEmotes: EmoteKey[] = [
  'hello',
  'well_played',
  'thinking',
  'oops',
  'wow',
  'thanks',
  'good_game',
];
const kSaidFor = 4000;

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

export class Play {
  view = $state.raw<View>() as View;
  seats = $state.raw<Seats>({});
  draft = $state<Placement[]>([]);
  picked = $state<CardId | null>(null);
  /** The card in the large view: under the pointer, focused or picked. */
  looked = $state<CardId | null>(null);
  cube = $state<Resource | null>(null);
  chosen = $state<CardId[]>([]);
  asking = $state<Asking | null>(null);
  refusal = $state.raw<{ reason: string; clause?: string } | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  hinted = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** What somebody just said; gone after a moment. */
  said = $state.raw<{ seat: Duchy; emote: EmoteKey } | null>(null);
  /** Set where there is somebody to talk to. */
  say = $state.raw<((emote: EmoteKey) => void) | undefined>();
  /** Set where the browser can still be asked to tell when it is one's turn. */
  tellMe = $state.raw<(() => void) | undefined>();
  /** What is offered once the game is over. */
  after = $state.raw<{ label: string; act: () => void }[]>([]);

  /** How the table's game ended; also when it was given up or ran out of time. */
  ended = $state.raw<EndInfo | null>(null);
  /** The clocks as they stood when they came. */
  clock = $state.raw<ClockSeen | null>(null);

  readonly who = $derived(perspective(this.view));
  readonly over = $derived(this.view.phase === 'over' || this.ended !== null);
  readonly prompt = $derived(promptFor(this.view, { draft: this.draft, picked: this.picked }));

  #errand: Errand | null = null;
  /** Requests that are not answered yet; an errand asks on before its last answer came. */
  #open = $state(0);
  readonly deck: Deck;
  readonly #link: Link;

  constructor(deck: Deck, link: Link, view: View) {
    this.deck = deck;
    this.#link = link;
    this.view = view;
    this.#settle();
  }

  /** A draft from before a reload; only if it could still be offered. */
  resume(draft: Placement[]): void {
    const inHand = draft.every((place) => this.view.hand?.includes(place.card));
    if (draft.length <= 2 && inHand && offersWith(this.view, draft).length > 0) this.draft = draft;
  }

  receive(view: View): void {
    const before = this.view;
    const moved =
      view.seq !== before.seq ||
      view.phase !== before.phase ||
      view.awaits_confirmation !== before.awaits_confirmation ||
      view.legal?.length !== before.legal?.length;
    this.view = view;
    if (moved) this.#settle();
  }

  /** After the table changed: keeps of the player's intent what still makes sense. */
  #settle(): void {
    const hand = this.view.hand ?? [];
    this.draft = this.draft.filter(
      (place) => hand.includes(place.card) && this.view.phase === 'offer',
    );
    if (this.picked && !this.#reachable(this.picked)) this.picked = null;
    this.asking = null;
    this.forgetHint();
    this.chosen = [];
    this.#settleCube();
    const next = this.#errand?.(this.view);
    if (next) void this.decide(next, true);
    else this.#errand = null;
  }

  #settleCube(): void {
    const possible = placeable(this.view);
    const inHand = cubesInHand(mySide(this.view)).find((cube) => possible.has(cube));
    if (
      !this.cube ||
      !possible.has(this.cube) ||
      (inHand && !cubesInHand(mySide(this.view)).includes(this.cube as never))
    )
      this.cube = inHand ?? null;
  }

  #reachable(card: CardId): boolean {
    const side = mySide(this.view);
    return (
      (this.view.hand ?? []).includes(card) ||
      (side?.construction.some((entry) => entry.card === card) ?? false) ||
      (side?.selection.some((lying) => lying.card === card) ?? false)
    );
  }

  async decide(decision: Decision, errand = false): Promise<void> {
    if (this.busy && !errand) return;
    if (!errand) this.#errand = null;
    this.refusal = null;
    const answer = await this.#asking(this.#link.decide(decision));
    if (answer.ok) {
      if (decision.do === 'offer') this.draft = [];
      this.picked = null;
    } else {
      this.#errand = null;
      this.refusal = answer;
    }
  }

  /** Something was sent and not answered: pressing on would be in vain. */
  get busy(): boolean {
    return this.#open > 0;
  }

  async #asking(answer: Promise<Answer>): Promise<Answer> {
    this.#open += 1;
    return answer.finally(() => (this.#open -= 1));
  }

  run(errand: Errand): void {
    if (this.busy) return;
    this.#errand = errand;
    const first = errand(this.view);
    if (first) void this.decide(first, true);
    else this.#errand = null;
  }

  // ---- the draft of an offer ------------------------------------------------------------------

  pick(card: CardId | null): void {
    this.picked = this.picked === card ? null : card;
    this.looked = card ?? this.looked;
    this.refusal = null;
  }

  put(card: CardId, area: Area): void {
    const face = canPlace(this.view, this.draft, card, area, 'up') ? 'up' : 'down';
    if (this.draft.length >= 2 || !canPlace(this.view, this.draft, card, area, face)) return;
    this.draft.push({ card, area, face });
    this.picked = null;
  }

  unput(card: CardId): void {
    this.draft = this.draft.filter((place) => place.card !== card);
  }

  seal(card: CardId): void {
    const index = this.draft.findIndex((place) => place.card === card);
    const place = this.draft[index];
    if (place && canSeal(this.view, this.draft, index))
      place.face = place.face === 'up' ? 'down' : 'up';
  }

  sealable(card: CardId): boolean {
    const index = this.draft.findIndex((place) => place.card === card);
    return index >= 0 && canSeal(this.view, this.draft, index);
  }

  select(area: Area): void {
    const decision = ofKind(this.view, 'select').find((listed) => listed.area === area);
    if (!decision) return;
    const asked = this.asking?.what === 'select' && this.asking.area === area;
    if (settings.confirmSelect && !asked) this.asking = { what: 'select', area };
    else void this.decide(decision);
  }

  // ---- done, take back, hint ------------------------------------------------------------------

  /** What the main button does now, if anything. */
  readonly main = $derived.by((): { label: string; decision?: Decision } => {
    const { view } = this;
    const done = (view.legal ?? []).find((decision) => decision.do === 'done');
    if (view.phase === 'offer')
      return { label: 'main-offer', decision: finishedOffer(view, this.draft) };
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

  get canTakeBack(): boolean {
    return this.draft.length > 0 || this.picked !== null || this.view.can_take_back === true;
  }

  async takeBack(): Promise<boolean> {
    if (this.busy) return false;
    if (this.draft.length > 0) this.draft.pop();
    else if (this.picked && this.view.phase === 'offer') this.picked = null;
    else if (this.view.can_take_back) {
      await this.#asking(this.#link.takeBack());
    } else return false;
    return true;
  }

  async takeBackAll(): Promise<void> {
    this.draft = [];
    for (let i = 0; i < 40 && this.view.can_take_back; ++i) await this.takeBack();
  }

  async askHint(): Promise<void> {
    if (this.hinting || !this.hintable) return;
    const { seq } = this.view;
    this.hinting = true;
    const hints = (await this.#link.hint?.().catch(() => [])) ?? [];
    this.hinting = false;
    if (seq !== this.view.seq) return;
    this.hints = hints;
    this.hinted = hints[0] ?? null;
  }

  forgetHint(): void {
    this.hints = null;
    this.hinted = null;
  }

  /** An offer is laid out to be looked at and confirmed; anything else is done at once. */
  follow(hint: Hint): void {
    this.forgetHint();
    if (hint.decision.do === 'offer')
      this.draft = hint.decision.places.map((place) => ({ ...place }));
    else void this.decide(hint.decision);
  }

  get hintable(): boolean {
    return (
      this.#link.hint !== undefined &&
      (this.view.legal?.length ?? 0) > 0 &&
      !this.view.awaits_confirmation
    );
  }

  hear(seat: Duchy, emote: EmoteKey): void {
    const said = { seat, emote };
    this.said = said;
    setTimeout(() => {
      if (this.said === said) this.said = null;
    }, kSaidFor);
  }

  /** Discarding a card under construction always asks in place. */
  discard(card: CardId): void {
    const decision = aboutCard(this.view, 'discard', card);
    if (!decision) return;
    if (this.asking?.what === 'discard' && this.asking.card === card) void this.decide(decision);
    else this.asking = { what: 'discard', card };
  }

  /** The cubes and tokens that can be selected for placing, in the order of the resources. */
  readonly tray = $derived.by((): Resource[] => {
    const possible = placeable(this.view);
    return kResources.filter((resource) => possible.has(resource));
  });

  name(duchy: Duchy): string | undefined {
    return this.seats[duchy]?.name;
  }
}
