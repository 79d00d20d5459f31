// The coach of a running lesson: which topic is spoken of, what was met, and how it is shown.
import { offersWith, ofKind } from '../model/choices';
import {
  afterMove,
  learn,
  type Progress,
  type Seen,
  stageOf,
  stepNumber,
  type Topic,
  topicFor,
} from '../model/lesson';
import { type Course, kTopics } from '../model/lesson_courses';
import { cardOf } from '../model/deck';
import type { Hint } from '../protocol/advice';
import type { CardId, Decision, DecisionOf, Placement } from '../protocol/record';
import { finishLesson, keepProgress, keptProgress } from './lessons';
import type { Play } from './play.svelte';

type Offer = DecisionOf<'offer'>;

export interface Lesson {
  table: string;
  course: Course;
  play: Play;
  /** What the computer would do here, best first. */
  advise: () => Promise<Hint[]>;
  leave: () => void;
}

export class Coach {
  readonly course: Course;
  readonly topics: Topic[];
  topic = $state.raw<Topic>();
  /** Whether the reason is shown in the place of the task. */
  why = $state(false);
  showing = $state(false);
  progress = $state.raw<Progress>() as Progress;
  readonly step = $derived.by(() => stepNumber(this.topics, this.progress));
  readonly #lesson: Lesson;
  #stage = 0;

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    this.course = lesson.course;
    this.topics = kTopics[lesson.course];
    this.progress = keptProgress(lesson.table);
  }

  get play(): Play {
    return this.#lesson.play;
  }

  get seen(): Seen {
    const { deck, view, draft, picked } = this.play;
    return { deck, view, draft: draft.places.map((place) => ({ ...place })), picked };
  }

  /** Called whenever the table or the draft changed. */
  follow(seen: Seen): void {
    if (this.topic) this.#keep(afterMove(this.progress, this.topic, this.#stage, seen));
    this.#speak(seen);
  }

  /** A topic that is only read was read. */
  goOn(): void {
    if (this.topic) this.#keep(learn(this.progress, this.topic));
    this.#speak(this.seen);
  }

  leave(): void {
    this.#lesson.leave();
  }

  finish(): void {
    finishLesson(this.course);
  }

  #speak(seen: Seen): void {
    const next = topicFor(this.topics, this.progress, seen);
    if (next !== this.topic) {
      this.why = false;
      this.#stage = stageOf(seen);
    }
    this.topic = next;
  }

  #keep(progress: Progress): void {
    this.progress = progress;
    keepProgress(this.#lesson.table, progress);
  }

  // ---- showing ----------------------------------------------------------------------------------

  /** Does what the topic asks for, as the computer would. */
  async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    try {
      await this.#do();
    } finally {
      this.showing = false;
    }
  }

  async #do(): Promise<void> {
    const { play } = this;
    const { view } = play;
    if (ofKind(view, 'offer').length > 0) return this.#offerOn(await this.#offer());
    const done = play.main.decision;
    if (this.topic?.light.includes('main') && done) return play.press();
    const wanted = this.#decisionOf(this.topic?.name ?? '');
    const best = wanted ?? (await this.#lesson.advise())[0]?.decision ?? view.legal?.[0];
    if (best && view.seq === play.view.seq) await play.decide(best);
  }

  /** What the topic is about, where the computer might do something else first. */
  #decisionOf(name: string): Decision | undefined {
    const { view } = this.play;
    const recycle = ofKind(view, 'recycle');
    if (name === 'slate') return ofKind(view, 'slate')[0];
    if (name === 'recycle') return recycle[recycle.length - 1];
    if (name === 'solo-trap') return ofKind(view, 'reveal')[0];
    return undefined;
  }

  /** The offer that goes on from what already lies in the draft. */
  async #offer(): Promise<Offer | undefined> {
    const { view, draft } = this.play;
    const possible = offersWith(view, draft.places);
    const advised = (await this.#lesson.advise()).map(({ decision }) => JSON.stringify(decision));
    return possible.find((offer) => advised.includes(JSON.stringify(offer))) ?? possible[0];
  }

  /** One press of it: a card picked, put, sealed, or the whole confirmed. */
  #offerOn(offer: Offer | undefined): void {
    const { play } = this;
    if (this.topic?.name === 'seal') {
      const card = play.draft.places.find((place) => play.draft.sealable(place.card))?.card;
      return card ? play.draft.seal(card) : undefined;
    }
    if (play.draft.places.length === 2) return play.press();
    const laid = (place: Placement) => play.draft.places.some(({ card }) => card === place.card);
    const next = offer?.places.find((place) => !laid(place));
    if (play.picked) play.put(play.picked, next?.area ?? 'left');
    else if (next) play.pick(this.#bait() ?? next.card);
  }

  #bait(): CardId | undefined {
    const kind = { calamity: 'calamity', 'menace-offer': 'menace' }[this.topic?.name ?? ''];
    const { view, deck } = this.play;
    return kind ? view.hand?.find((card) => cardOf(deck, card).kind === kind) : undefined;
  }
}
