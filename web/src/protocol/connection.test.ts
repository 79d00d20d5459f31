import { beforeEach, describe, expect, it } from 'vitest';

import { Connection, type Socket } from './connection';
import type { TableView } from './messages';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let later: (() => void)[];
let states: string[];
let connection: Connection;
const newest = () => sockets[sockets.length - 1]!;
const update = (seq: number, revision: number) => ({
  type: 'update',
  table: 'T',
  view: { seq, log: [], table: { since: 0, revision } },
});

beforeEach(() => {
  sockets = [];
  later = [];
  states = [];
  let ids = 0;
  connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), newest()),
    onState: (state) => states.push(state),
    later: (act) => later.push(act),
    newId: () => `c-${++ids}`,
  });
});

describe('a connection', () => {
  it('subscribes with its token once the socket is open', () => {
    connection.subscribe('T', { token: 'secret', onView: () => undefined });
    newest().onopen?.();
    expect(newest().sent).toEqual([
      { type: 'subscribe', table: 'T', token: 'secret', since: 0, revision: 0, legal: 'compact' },
    ]);
  });
  it('connects again by itself and goes on from where it was', () => {
    connection.subscribe('T', { onView: () => undefined });
    newest().onopen?.();
    newest().receive(update(7, 2));
    newest().close();
    expect(states).toEqual(['connecting', 'open', 'lost']);
    later[0]!();
    newest().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(newest().sent).toEqual([
      { type: 'subscribe', table: 'T', since: 7, revision: 2, legal: 'compact' },
    ]);
  });
  it('sends an unanswered decision again, under the same name', async () => {
    connection.subscribe('T', { onView: () => undefined });
    newest().onopen?.();
    const answer = connection.request({
      type: 'decide',
      table: 'T',
      seq: 3,
      decision: { do: 'done' },
    });
    newest().close();
    later[0]!();
    newest().onopen?.();
    const resent = newest().sent.find((message) => message['type'] === 'decide');
    expect(resent).toMatchObject({ client_id: 'c-1', seq: 3 });
    newest().receive({ type: 'accepted', table: 'T', client_id: 'c-1', seq: 4 });
    expect((await answer).type).toBe('accepted');
  });
  it('gives up a socket that says nothing to a decision, and connects again', () => {
    connection.subscribe('T', { onView: () => undefined });
    newest().onopen?.();
    void connection.request({ type: 'take_back', table: 'T', seq: 3 });
    later.shift()!();
    expect(states.at(-1)).toBe('lost');
    later.shift()!();
    newest().onopen?.();
    expect(newest().sent.map((message) => message['type'])).toEqual(['subscribe', 'take_back']);
    newest().receive(update(4, 0));
    later.shift()!();
    expect(states.at(-1)).toBe('open');
  });
  it('follows the network as it goes and comes', () => {
    connection.subscribe('T', { onView: () => undefined });
    newest().onopen?.();
    connection.networkChanged(false);
    expect(states.at(-1)).toBe('lost');
    connection.networkChanged(true);
    newest().onopen?.();
    expect(states.at(-1)).toBe('open');
    later[0]!();
    expect(sockets).toHaveLength(2);
  });
  it('hands views to whoever subscribed, and stops when they leave', () => {
    const seen: number[] = [];
    const leave = connection.subscribe('T', { onView: (view: TableView) => seen.push(view.seq) });
    newest().onopen?.();
    newest().receive(update(1, 0));
    leave();
    newest().receive(update(2, 0));
    expect(seen).toEqual([1]);
    expect(newest().sent.at(-1)).toEqual({ type: 'unsubscribe', table: 'T' });
  });
});
