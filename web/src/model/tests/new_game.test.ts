import { describe, expect, it } from 'vitest';

import {
  kFresh,
  type Options,
  restored,
  seedOf,
  wishOf,
  withDeck,
  worthKeeping,
} from '../new_game';

const kFriend: Options = { ...kFresh, rival: 'friend' };
const kOwn = { hash: 'abc', name: 'mine-1', quests: ['the_lost_mill', 'the_deep_well'] };
const kFounders = ['the_missing_heir', 'the_sleeping_dragon'];

describe('a new game', () => {
  it('names each menace deck of two players, and one alone', () => {
    expect(wishOf({ ...kFresh, level: 'simple' }).setup?.menaces).toEqual({
      valados: 'frost_giants',
      teressie: 'giant_rats',
    });
    expect(wishOf({ ...kFresh, rival: 'solo' }).setup?.menaces).toEqual({
      valados: 'frost_giants',
    });
  });
  it('keeps a seat for a friend', () => {
    expect(wishOf({ ...kFriend, duchy: 'teressie' }).seats).toEqual({
      teressie: 'open',
      valados: 'invite',
    });
  });
  it('gives a clock for the game or for each decision', () => {
    expect(wishOf({ ...kFriend, clock: 1800 }).clock).toEqual({ total_s: 1800 });
    expect(wishOf({ ...kFriend, clock: -86400 }).clock).toEqual({ per_decision_s: 86400 });
  });
  it('has neither clock nor place in the lobby unless somebody is waited for', () => {
    const wish = wishOf({ ...kFresh, level: 'page', clock: 1800, listed: true });
    expect(wish.clock).toBeUndefined();
    expect(wish.listed).toBeUndefined();
    expect(wishOf({ ...kFriend, listed: true }).listed).toBe(true);
  });
  it('leaves the deal to the server unless there is a number', () => {
    expect(wishOf(kFresh).setup).not.toHaveProperty('seed');
    expect(wishOf({ ...kFresh, seed: '7' }).setup?.seed).toBe('7');
  });
});

describe('the deck of a new game', () => {
  it('is named by its hash, the founders by none', () => {
    expect(wishOf(withDeck(kFresh, kOwn, kFounders)).deck_hash).toBe('abc');
    expect(wishOf(kFresh)).not.toHaveProperty('deck_hash');
  });
  it('brings its quests, and takes them away', () => {
    const own = withDeck(kFresh, kOwn, kFounders);
    expect(own.quest).toBe('the_lost_mill');
    expect(withDeck(own, null, kFounders).quest).toBe('the_missing_heir');
  });
  it('keeps a quest that both decks have', () => {
    const dragon = { ...kFresh, quest: 'the_sleeping_dragon' };
    const like = { ...kOwn, quests: kFounders };
    expect(withDeck(dragon, like, kFounders).quest).toBe('the_sleeping_dragon');
  });
});

it('a seed is a plain number below 2^64, whatever was typed', () => {
  expect(seedOf('deal 0042')).toBe('42');
  expect(seedOf('0')).toBe('0');
  expect(seedOf('words')).toBe('');
  expect(BigInt(seedOf('9'.repeat(40)))).toBeLessThan(2n ** 64n);
});

describe('the last choice', () => {
  const chosen = { ...kFresh, module: 'quest' as const, level: 'marshal', seed: '7', clock: 1800 };

  it('comes back, without its deal', () => {
    const kept: unknown = JSON.parse(JSON.stringify(worthKeeping(chosen)));
    expect(restored(kept, kFresh)).toEqual({ ...chosen, seed: '' });
  });

  it('gives way to what is suggested where it makes no sense', () => {
    const suggested = { ...kFresh, level: 'page' };
    expect(restored(null, suggested)).toEqual(suggested);
    expect(restored({ module: 'chess', level: 3, side: 'B' }, suggested)).toEqual({
      ...suggested,
      side: 'B',
    });
  });
});
