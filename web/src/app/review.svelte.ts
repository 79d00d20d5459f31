// A finished game to look at: its record, its views at any decision, and the computed review.
import { leads, type Sample, samplePlaces } from '../model/review';
import { perspective } from '../model/perspective';
import type { Decision, Duchy, View } from '../protocol/record';
import { api, type ReviewedDecision } from './api';
import { heldSeat, playerToken } from './seats';

const kSamples = 48;
const kAskAgain = 2500;

export type Seen = Duchy | 'spectator';

export class FinishedGame {
  readonly id: string;
  decisions = $state.raw<(Decision & { by: Duchy })[]>([]);
  last = $state.raw<View>();
  samples = $state.raw<Sample[]>([]);
  rounds = $state.raw<{ n: number; round: number }[]>([]);
  reviewed = $state.raw<ReviewedDecision[] | null>(null);
  fault = $state<number | null>(null);
  as = $state<Seen>('spectator');
  readonly #token: string | undefined;
  readonly #views = new Map<string, Promise<View>>();
  #left = false;

  constructor(id: string) {
    this.id = id;
    this.#token = heldSeat(id)?.token ?? playerToken();
    void this.#load();
  }

  leave(): void {
    this.#left = true;
  }

  viewAt(n: number, as: Seen = this.as): Promise<View> {
    const key = `${n} ${as}`;
    const asked =
      this.#views.get(key) ??
      (api.replay(this.id, n, as, this.#token) as Promise<unknown> as Promise<View>);
    this.#views.set(key, asked);
    return asked;
  }

  async #load(): Promise<void> {
    try {
      const [record, own] = await Promise.all([
        api.record(this.id, this.#token),
        api.view(this.id, this.#token),
      ]);
      this.decisions = record.decisions;
      this.last = own as unknown as View;
      this.as = own.viewer ?? 'spectator';
    } catch (error) {
      this.fault = (error as { status?: number }).status ?? 0;
      return;
    }
    void this.#review();
    await this.#sample();
  }

  async #sample(): Promise<void> {
    const { me, rival } = perspective(this.last!);
    const places = samplePlaces(this.decisions.length, kSamples);
    const views: View[] = [];
    for (const n of places) {
      if (this.#left) return;
      views.push(await this.viewAt(n, 'spectator'));
    }
    const points = views.map((view) => ({
      [me]: view.sides[me]?.points.total ?? 0,
      ...(rival ? { [rival]: view.sides[rival]?.points.total ?? 0 } : {}),
    }));
    this.samples = leads(points, me, rival).map((value, i) => ({ n: places[i]!, value }));
    this.rounds = views.flatMap((view, i) =>
      i === 0 || views[i - 1]!.round !== view.round ? [{ n: places[i]!, round: view.round }] : [],
    );
  }

  async #review(): Promise<void> {
    for (;;) {
      if (this.#left) return;
      const review = await api.review(this.id, this.#token).catch(() => undefined);
      if (!review) return;
      if (review.status === 'ready') {
        this.reviewed = review.decisions;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, kAskAgain));
    }
  }
}
