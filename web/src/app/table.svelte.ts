// A live table: its views from the socket, its seat's decisions back to it.
import type { Deck } from '../model/deck';
import { mergeLog } from '../model/log';
import { Connection, type Link } from '../protocol/connection';
import type { ServerMessage, TableInfo, TableView } from '../protocol/messages';
import type { EmoteKey } from '../protocol/vocabulary';
import type { Hint } from '../protocol/advice';
import type { Decision, LogEntry, View } from '../protocol/record';
import { deckOf } from './decks';
import { keptDraft } from './drafts';
import { type Answer, Play, type Seats } from './play.svelte';
import { Pacing } from './pacing';
import { pushFrom } from './push';
import { heldSeat, playerToken } from './seats';
import { pace, settings } from './settings.svelte';

export const line = $state<{ state: Link; retryAt: number }>({ state: 'connecting', retryAt: 0 });

const connection = new Connection({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) as never,
  onState: (state, retryIn) => {
    line.state = state;
    line.retryAt = Date.now() + retryIn * 1000;
  },
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  newId: () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`,
});

addEventListener('offline', () => connection.networkChanged(false));
addEventListener('online', () => connection.networkChanged(true));

/** What a message that answers a request means for whoever asked. */
function answerOf(message: ServerMessage): Answer {
  if (message.type === 'accepted') return { ok: true };
  if (message.type === 'refused')
    return { ok: false, reason: message.reason, clause: message.clause };
  if (message.type === 'stale') return { ok: false, reason: 'stale' };
  return { ok: false, reason: message.type === 'error' ? message.error : 'unavailable' };
}

/** How long each move of the rival stays before the next, in milliseconds. */
const kStays = { calm: 1400, quick: 500, off: 0 };

export class LiveTable {
  play = $state.raw<Play>();
  info = $state.raw<TableInfo>();
  fault = $state<string | null>(null);
  readonly id: string;

  #log: LogEntry[] = [];
  #deck: Deck | undefined;
  readonly #pacing = new Pacing<{ table: TableInfo; view: View }>({
    show: ({ table, view }) => this.#show(table, view),
    gap: () => kStays[settings.tempo] * pace(),
    now: () => performance.now(),
    later: (act, milliseconds) => setTimeout(act, milliseconds),
  });
  readonly #leave: () => void;

  constructor(id: string, watch = false) {
    this.id = id;
    const token = watch ? undefined : (heldSeat(id)?.token ?? playerToken());
    if (token && settings.tellMe) void pushFrom(id, token).catch(() => undefined);
    this.#leave = connection.subscribe(id, {
      ...(token ? { token } : {}),
      onView: (view) => void this.#receive(view),
      onMessage: (message) => this.#hear(message),
    });
  }

  leave(): void {
    this.#leave();
  }

  async #receive(sent: TableView): Promise<void> {
    const { table, ...rest } = sent;
    const before = this.#log.length;
    this.#log = mergeLog(this.#log, table.since, sent.log);
    const view = { ...rest, log: this.#log } as unknown as View;
    this.#deck ??= await deckOf(table.deck_hash);
    // What one did oneself, and what was taken back, is on the screen at once.
    const news = view.log.slice(before);
    const mine = news.length === 0 || news.some((entry) => entry.player === view.viewer);
    if (mine || this.play?.busy) this.#pacing.showNow({ table, view });
    else this.#pacing.push({ table, view });
  }

  #show(table: TableInfo, view: View): void {
    this.info = table;
    if (this.play) this.play.receive(view);
    else {
      this.play = new Play(this.#deck!, this.#linkOf(), view);
      this.play.draft.resume(keptDraft(this.id));
    }
    this.play.seats = table.seats as Seats;
    this.play.ended = table.ended;
    this.play.clock.receive(table.clock);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'error') this.fault = message.error;
    if (message.type === 'emote') this.play?.emotes.hear(message.seat, message.emote);
  }

  #linkOf() {
    const seq = () => this.play?.view.seq ?? 0;
    return {
      decide: async (decision: Decision): Promise<Answer> =>
        answerOf(
          await connection.request({
            type: 'decide',
            table: this.id,
            seq: seq(),
            decision,
          }),
        ),
      takeBack: async (): Promise<Answer> =>
        answerOf(await connection.request({ type: 'take_back', table: this.id, seq: seq() })),
      hint: () => this.advise(),
    };
  }

  /** What the computer would do here, best first. */
  async advise(): Promise<Hint[]> {
    const message = await connection.request({ type: 'hint', table: this.id });
    return message.type === 'hint' ? (message.hints as unknown as Hint[]) : [];
  }

  resign = () => connection.request({ type: 'resign', table: this.id });
  handOver = (level: string) => connection.request({ type: 'hand_over', table: this.id, level });
  takeOver = () => connection.request({ type: 'take_over', table: this.id });
  say = (emote: EmoteKey) => connection.request({ type: 'emote', table: this.id, emote });
  askRematch = () => connection.request({ type: 'rematch', table: this.id });
}
