// A finished game to look at: its record, its views at any decision, and the computed review.
import {
  chanceCurve,
  type Curve,
  firstWhere,
  leadCurve,
  type Moment,
  momentsOf,
  orderOf,
  type Place,
  pointsCurve,
  samplePlaces,
  type Whose,
} from '../model/review';
import type { Deck } from '../model/deck';
import { perspective } from '../model/perspective';
import type { ReviewedDecision } from '../protocol/advice';
import type { EndInfo } from '../protocol/messages';
import type { Decision, Duchy, View } from '../protocol/record';
import { api, ApiError } from './api';
import { deckOf } from './decks';
import { heldSeat, playerToken } from './seats';

const kSamples = 32;
const kAskAgain = 2500;
const kRounds = [1, 2, 3, 4];

export type Seen = Duchy | 'spectator';

export class FinishedGame {
  readonly id: string;
  decisions = $state.raw<(Decision & { by: Duchy })[]>([]);
  deck = $state.raw<Deck>();
  last = $state.raw<View>();
  ended = $state.raw<EndInfo | null>(null);
  rounds = $state.raw<{ n: number; round: number }[]>([]);
  reviewed = $state.raw<ReviewedDecision[] | null>(null);
  /** How many decisions the server has looked at so far, and of how many. */
  progress = $state.raw<{ done: number; of: number } | null>(null);
  /** Why the game cannot be shown, as it was thrown. */
  fault = $state.raw<unknown>(null);
  as = $state<Seen>('spectator');
  /** Whose moments are listed. */
  whose = $state<Whose>('both');
  #lead = $state.raw<Curve | null>(null);
  #token: string | undefined;
  readonly #views = new Map<string, Promise<View>>();
  #left = false;

  readonly curve = $derived.by((): Curve | null => {
    if (!this.last || !this.reviewed) return this.#lead;
    const { me, solo, mine } = perspective(this.last);
    return solo
      ? pointsCurve(this.reviewed, this.last.result?.points[me] ?? mine.points.total)
      : chanceCurve(this.reviewed, me, this.last.result);
  });
  readonly moments = $derived.by((): Moment[] => {
    if (!this.last || !this.reviewed) return [];
    const { me, solo } = perspective(this.last);
    return momentsOf(this.reviewed, me, solo, this.whose);
  });

  constructor(id: string) {
    this.id = id;
    this.#token = heldSeat(id)?.token ?? playerToken();
    void this.#load();
  }

  leave(): void {
    this.#left = true;
  }

  again(): void {
    this.fault = null;
    void this.#load();
  }

  /** A finished game is open to everybody: whose token means nothing here looks on without it. */
  async #asked<T>(ask: (token: string | undefined) => Promise<T>): Promise<T> {
    const token = this.#token;
    try {
      return await ask(token);
    } catch (error) {
      const stranger = error instanceof ApiError && error.status === 401 && token !== undefined;
      if (!stranger) throw error;
      this.#token = undefined;
      return ask(undefined);
    }
  }

  viewAt(n: number, as: Seen = this.as): Promise<View> {
    const key = `${n} ${as}`;
    const asked =
      this.#views.get(key) ??
      (this.#asked((token) =>
        api.replay(this.id, n, as, token),
      ) as Promise<unknown> as Promise<View>);
    this.#views.set(key, asked);
    return asked;
  }

  /** The first decision at or after a place in the game. */
  find(place: Place): Promise<number> {
    const wanted = orderOf(place);
    return firstWhere(0, this.decisions.length, async (n) => {
      return orderOf(await this.viewAt(n, 'spectator')) >= wanted;
    });
  }

  async #load(): Promise<void> {
    try {
      const [record, own] = await Promise.all([
        this.#asked((token) => api.record(this.id, token)),
        this.#asked((token) => api.view(this.id, token)),
      ]);
      this.deck = await deckOf(record.deck_hash);
      this.decisions = record.decisions;
      this.last = own as unknown as View;
      this.ended = own.table.ended;
      this.as = own.viewer ?? 'spectator';
    } catch (error) {
      this.fault = error;
      return;
    }
    void this.#review();
    await this.#findRounds();
  }

  async #findRounds(): Promise<void> {
    const rounds = [];
    for (const round of kRounds) {
      if (this.#left) return;
      const n = round === 1 ? 0 : await this.find({ round, phase: 'offer' });
      if (n < this.decisions.length) rounds.push({ n, round });
    }
    this.rounds = rounds;
  }

  /** How the points stood: what the chart shows until the review is there. */
  async #sampleLead(): Promise<void> {
    const { me, rival } = perspective(this.last!);
    const places = samplePlaces(this.decisions.length, kSamples);
    const points: Partial<Record<Duchy, number>>[] = [];
    for (const n of places) {
      if (this.#left || this.reviewed) return;
      const { sides } = await this.viewAt(n, 'spectator');
      const of = (duchy: Duchy) => sides[duchy]?.points.total ?? 0;
      points.push({ [me]: of(me), ...(rival ? { [rival]: of(rival) } : {}) });
    }
    this.#lead = leadCurve(places, points, me, rival);
  }

  async #review(): Promise<void> {
    while (!this.#left) {
      const review = await this.#asked((token) => api.review(this.id, token)).catch(
        () => undefined,
      );
      if (review?.status === 'ready') {
        this.reviewed = review.decisions;
        return;
      }
      if (!this.#lead) await this.#sampleLead();
      if (!review) return;
      this.progress = { done: review.done ?? 0, of: review.of ?? this.decisions.length };
      await new Promise((resolve) => setTimeout(resolve, kAskAgain));
    }
  }
}
