// The server's plain HTTP requests that the client makes (docs/protocol.md).
import type {
  ChangePlayer,
  ClockWish,
  HttpError,
  Join,
  NewTable,
  PlayerMade,
  Push,
  PushKey,
  PushOff,
  Seated,
  SeatInfo,
  TableMade,
  TableView,
} from '../protocol/messages';
import type { Review } from '../protocol/advice';
import type { Decision, Duchy, Medal, Module, Setup } from '../protocol/record';
import type { TableStatus } from '../protocol/vocabulary';

export interface TableLine {
  table: string;
  status: TableStatus;
  players: number;
  module: Module;
  side: 'A' | 'B';
  /** None: a table that was last stored before lists named decks. */
  deck?: string;
  deck_hash?: string;
  seats: Partial<Record<Duchy, SeatInfo>>;
  /** None: no clock. */
  clock?: ClockWish;
  /** How it ended, of a finished table whose server tells it. */
  result?: {
    reason: string;
    winner: Duchy | 'shared' | null;
    points?: Partial<Record<Duchy, number>>;
  };
  rematch?: { offered_by?: Duchy[]; table?: string } | null;
  /** Milliseconds since 1970. */
  updated: number;
  seat?: Duchy;
  your_turn?: boolean;
}

export interface Statistics {
  module: Module;
  players: number;
  games: number;
  wins: number;
  points: number;
  best: number;
  medals: Record<Medal, number>;
}

export interface Me {
  name: string;
  tables: TableLine[];
  statistics: Statistics[];
}

export interface Daily {
  day: string;
  setup: Setup;
  scores: { name: string; points: number; medal: Medal | null; table: string }[];
}

/** What the server answered when it did not do what was asked. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<HttpError>;

  constructor(status: number, body: Partial<HttpError>) {
    super(body.message ?? `the server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** `file`: the text of a file, which the server reads as it stands. */
async function ask<T>(
  path: string,
  { body, file, token }: { body?: unknown; file?: string; token?: string | undefined } = {},
): Promise<T> {
  const sent = file ?? (body === undefined ? undefined : JSON.stringify(body));
  const headers: Record<string, string> = {};
  if (sent !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const answer = await fetch(`/api/${path}`, {
    method: sent === undefined ? 'GET' : 'POST',
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  });
  const value: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new ApiError(answer.status, value as Partial<HttpError>);
  return value as T;
}

export const api = {
  tables: (list: TableStatus) => ask<{ tables: TableLine[] }>(`tables?list=${list}`),
  newTable: (wish: NewTable) => ask<TableMade>('tables', { body: wish }),
  join: (table: string, join: Join) => ask<Seated>(`tables/${table}/join`, { body: join }),
  recover: (table: string, recovery: string) =>
    ask<Seated>(`tables/${table}/recover`, { body: { recovery } }),
  view: (table: string, token?: string) => ask<TableView>(`tables/${table}`, { token }),
  levels: () => ask<{ levels: string[] }>('levels'),
  newPlayer: (name: string) => ask<PlayerMade>('players', { body: { name } }),
  renamePlayer: (token: string, name: string) =>
    ask<PlayerMade>('players/me', { body: { name } satisfies ChangePlayer, token }),
  me: (token: string) => ask<Me>('players/me', { token }),
  daily: () => ask<Daily>('daily'),
  playDaily: (wish: { name?: string; player?: string }) => ask<TableMade>('daily', { body: wish }),
  record: (table: string, token?: string) =>
    ask<{ deck_hash: string; decisions: (Decision & { by: Duchy })[] }>(`tables/${table}/record`, {
      token,
    }),
  replay: (table: string, at: number, as: string, token?: string) =>
    ask<TableView>(`tables/${table}/replay?at=${at}&as=${as}`, { token }),
  review: (table: string, token?: string) => ask<Review>(`tables/${table}/review`, { token }),
  pushKey: () => ask<PushKey>('push'),
  push: (table: string, token: string, body: Push) => ask(`tables/${table}/push`, { body, token }),
  pushOff: (table: string, token: string, endpoint: string) =>
    ask(`tables/${table}/push_off`, { body: { endpoint } satisfies PushOff, token }),
  deck: (hash: string) => ask<unknown>(`decks/${hash}`),
  newDeck: (file: string) => ask<{ deck_hash: string }>('decks', { file }),
  newRecord: (file: string) => ask<{ table: string }>('records', { file }),
};
