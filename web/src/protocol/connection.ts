// One socket for all tables: subscribes, sends, resends what was not answered, and connects again
// by itself. A resent message keeps its `client_id`, so the server does it once.
import { openLegal } from './legal';
import type { ClientMessage, ServerMessage, TableView } from './messages';

export type Link = 'connecting' | 'open' | 'lost';

type Numbered = Extract<ClientMessage, { client_id: string }>;
type WithoutId<M> = M extends Numbered ? Omit<M, 'client_id'> : never;
export type Request = WithoutId<Numbered>;

interface Subscription {
  token?: string;
  since: number;
  revision: number;
  onView: (view: TableView) => void;
  onMessage?: (message: ServerMessage) => void;
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

export interface Wiring {
  open: () => Socket;
  /** Called with the state and, while lost, the seconds until the next try. */
  onState: (state: Link, retryIn: number) => void;
  later: (act: () => void, milliseconds: number) => void;
  newId: () => string;
}

const kWaits = [1, 2, 3, 5, 8, 12];
/** Milliseconds of silence after which a decision's socket counts as dead: networks that vanish
    close nothing, and a browser may not notice for minutes. */
const kSilence = 8000;

export class Connection {
  readonly #wiring: Wiring;
  readonly #tables = new Map<string, Subscription>();
  readonly #waiting = new Map<
    string,
    { message: Numbered; settle: (answer: ServerMessage) => void }
  >();
  #socket: Socket | null = null;
  #open = false;
  #tries = 0;
  #heard = 0;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  subscribe(table: string, subscription: Omit<Subscription, 'since' | 'revision'>): () => void {
    this.#tables.set(table, { since: 0, revision: 0, ...subscription });
    if (this.#socket === null) this.#connect();
    else if (this.#open) this.#sendSubscribe(table);
    return () => {
      this.#tables.delete(table);
      if (this.#open) this.#send({ type: 'unsubscribe', table });
    };
  }

  request(request: Request): Promise<ServerMessage> {
    const message = { ...request, client_id: this.#wiring.newId() } as Numbered;
    return new Promise((settle) => {
      this.#waiting.set(message.client_id, { message, settle });
      if (this.#open) this.#ask(message);
    });
  }

  /** The network is known to be gone, or to be back: not a moment is waited for it. */
  networkChanged(there: boolean): void {
    if (there && !this.#open && this.#tables.size > 0) this.#connect();
    else if (!there && this.#open) this.#drop();
  }

  #connect(): void {
    this.#abandon();
    this.#wiring.onState('connecting', 0);
    const socket = this.#wiring.open();
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onclose = () => this.#onClose();
    socket.onmessage = (event) => this.#onMessage(JSON.parse(event.data) as ServerMessage);
  }

  #onOpen(): void {
    this.#open = true;
    this.#tries = 0;
    this.#wiring.onState('open', 0);
    for (const table of this.#tables.keys()) this.#sendSubscribe(table);
    for (const { message } of this.#waiting.values()) this.#ask(message);
  }

  #onClose(): void {
    this.#open = false;
    const wait = kWaits[Math.min(this.#tries++, kWaits.length - 1)]!;
    this.#wiring.onState('lost', wait);
    const lost = this.#socket;
    this.#wiring.later(() => this.#socket === lost && this.#connect(), wait * 1000);
  }

  /** Sends what wants an answer, and gives the socket up when nothing at all comes back. A hint may
      take its time. */
  #ask(message: Numbered): void {
    this.#send(message);
    if (message.type === 'hint') return;
    const { client_id: id } = message;
    const [socket, heard] = [this.#socket, this.#heard];
    this.#wiring.later(() => {
      const silent = this.#open && this.#socket === socket && this.#heard === heard;
      if (silent && this.#waiting.has(id)) this.#drop();
    }, kSilence);
  }

  #drop(): void {
    this.#abandon();
    this.#onClose();
  }

  /** Closing politely takes a partner; whoever is gone is not waited for. */
  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #sendSubscribe(table: string): void {
    const { token, since, revision } = this.#tables.get(table)!;
    this.#send({
      type: 'subscribe',
      table,
      ...(token ? { token } : {}),
      since,
      revision,
      legal: 'compact',
    });
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #onMessage(message: ServerMessage): void {
    this.#heard += 1;
    if (message.type === 'update') this.#onUpdate(message.table, message.view);
    const id = 'client_id' in message ? message.client_id : undefined;
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (waiting && id) {
      this.#waiting.delete(id);
      waiting.settle(message);
    } else if (message.type !== 'update' && message.table) {
      this.#tables.get(message.table)?.onMessage?.(message);
    }
  }

  #onUpdate(table: string, view: TableView): void {
    const subscription = this.#tables.get(table);
    if (!subscription) return;
    subscription.since = view.seq;
    subscription.revision = view.table.revision;
    subscription.onView(view.legal ? { ...view, legal: openLegal(view.legal) } : view);
  }
}
