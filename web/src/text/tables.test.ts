import { beforeAll, describe, expect, it } from 'vitest';

import { cardName, questName, questStepName, territoryName } from './names';
import {
  agoText,
  clockText,
  deckFacts,
  durationText,
  leftText,
  resultText,
  sitterName,
} from './tables';
import { useLanguage } from './text.svelte';

beforeAll(() => useLanguage('en'));

describe('a table in a list', () => {
  it('says the time in the largest unit that it fills', () => {
    expect(durationText(1800)).toBe('30 minutes');
    expect(durationText(86400)).toBe('1 day');
    expect(durationText(5400)).toBe('1.5 hours');
  });
  it('says by which clock it is played', () => {
    expect(clockText(undefined)).toBe('no clock');
    expect(clockText({ total_s: 1800 })).toBe('30 minutes each');
    expect(clockText({ per_decision_s: 259200 })).toBe('3 days for each decision');
  });
  it("names its deck, unless that is the founders' or not known", () => {
    const [own] = deckFacts({ deck: 'own-1', deck_hash: 'abc' });
    expect(own).toMatch(/^Deck: .?own-1/);
    expect(deckFacts({ deck: 'founders-1', deck_hash: __FOUNDERS_HASH__ })).toEqual([]);
    expect(deckFacts({})).toEqual([]);
  });
  it('says how much time is left, by seconds in the last hour', () => {
    expect(leftText(187_200_000)).toBe('2d 4h');
    expect(leftText(11_100_000)).toBe('3h 5m');
    expect(leftText(1_780_500)).toBe('29:41');
    expect(leftText(0)).toBe('0:00');
  });
  it('says since when, and never that it comes from the future', () => {
    expect(agoText(1000, 31000)).toBe('now');
    expect(agoText(0, 3 * 60_000 + 5)).toBe('3 minutes ago');
    expect(agoText(0, 26 * 3_600_000)).toBe('yesterday');
    expect(agoText(9_000_000, 0)).toBe('now');
  });
  it('names a person, a level, whoever has no name, and nobody', () => {
    expect(sitterName({ kind: 'person', name: 'Ada' }, 'Guest')).toBe('Ada');
    expect(sitterName({ kind: 'level', level: 'page' }, 'Guest')).toBe('Pim the Page');
    expect(sitterName({ kind: 'person' }, 'Guest')).toBe('Guest');
    expect(sitterName({ kind: 'invite' }, 'Guest')).toBe('seat is free');
  });
});

it("what only a player's own deck has is named by its key", () => {
  expect(cardName('grand_arena#1')).toBe('Grand Arena');
  expect(cardName('mill_on_the_hill#2')).toBe('Mill On The Hill');
  expect([questName('the_lost_mill'), questStepName('ask_around')]).toEqual([
    'The Lost Mill',
    'Ask Around',
  ]);
  expect(territoryName('far_shore')).toBe('Far Shore');
});

describe('the result of a table of mine', () => {
  const points = { valados: 41, teressie: -3 };

  it('is told from where I sat', () => {
    const result = { winner: 'valados' as const, points };
    expect(resultText({ seat: 'valados', players: 2, result })).toBe('Won, 41 to −3');
    expect(resultText({ seat: 'teressie', players: 2, result })).toBe('Lost, −3 to 41');
  });
  it('has no points where a game was given up', () =>
    expect(resultText({ seat: 'valados', players: 2, result: { winner: 'teressie' } })).toBe(
      'Lost',
    ));
  it('alone is the points', () =>
    expect(resultText({ seat: 'valados', players: 1, result: { winner: null, points } })).toBe(
      '41 points',
    ));
  it('is nothing where the server does not tell', () =>
    expect(resultText({ seat: 'valados', players: 2 })).toBeUndefined());
});
