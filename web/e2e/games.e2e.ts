// Whole games in a real browser against the real server, to the final points: each module, alone,
// and on phones. Every phase is looked at in its language and theme, left by a reload and by a cut
// of the connection, and played on.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import {
  badTexts,
  cuttable,
  kDesktop,
  kPhone,
  type Look,
  openPage,
  scrolls,
} from './support/browser';
import { chosen } from './support/long';
import { phaseOf, playUntil, shownBy, sitDown } from './support/robot';
import { kSeats, theSetting } from './support/setting';

const kSmallPhone = { width: 360, height: 640 };
const setting = theSetting();
/** Phases that were reloaded and cut already; each is once, in whichever game comes to it first. */
const interrupted = new Set<string>();

async function reloadAndCut(page: Page, cut: () => Promise<void>): Promise<void> {
  const before = await shownBy(page);
  await page.reload();
  await page.waitForSelector('.prompt');
  await expect.poll(() => shownBy(page)).toEqual(before);
  await cut();
  await page.waitForSelector('.band.lost');
  await page.waitForSelector('.band:not(.lost)');
  expect(await shownBy(page)).toEqual(before);
}

async function wholeGame(
  setup: object,
  viewport: { width: number; height: number },
  look: Look,
  seats: object = kSeats,
) {
  const page = await openPage(setting.browser, { viewport }, look);
  const cut = await cuttable(page);
  const id = await sitDown(page, setting.server.address, { setup: { seed: '3', ...setup }, seats });
  const seen: string[] = [];
  const found: string[] = [];
  for (;;) {
    const { at, covered } = await playUntil(page, { beyond: seen, seed: seen.length + 1 });
    found.push(...covered.map((what) => `covered: ${what}`));
    found.push(...(await badTexts(page)).map((what) => `${at}: ${what}`));
    if (await scrolls(page)) found.push(`${at}: scrolls`);
    if (at === 'over') break;
    seen.push(at);
    if (!interrupted.has(at)) await reloadAndCut(page, cut);
    interrupted.add(at);
  }
  expect(await phaseOf(page)).toBe('over');
  const shown = await page.locator('.outcome .sum td').allInnerTexts();
  const answer = await fetch(`${setting.server.address}/api/tables/${id}/record`);
  const record = (await answer.json()) as { result: { points: Record<string, number> } };
  const points = Object.values(record.result.points).map((each) => String(each));
  expect(shown.map((text) => text.replace('−', '-')).sort()).toEqual(points.sort());
  expect([...found, ...page.faults]).toEqual([]);
  await page.context().close();
  return seen;
}

const kChoice = ['offer', 'select', 'planning', 'production'];
const kAlone = { valados: 'open' };

describe('a whole game to the final points', () => {
  const two: [string, object, Look, string[]][] = [
    ['the learning game', { module: 'none' }, { language: 'en', theme: 'light' }, []],
    [
      'menaces, shadows against thieves',
      { module: 'menace', menaces: { valados: 'shadows', teressie: 'thieves' } },
      { language: 'it', theme: 'dark' },
      ['menace_step', 'combat'],
    ],
    ['advisors', { module: 'advisors' }, { language: 'es', theme: 'contrast' }, ['draft']],
    ['a quest', { module: 'quest' }, { language: 'fr', theme: 'dark' }, []],
    ['conquest', { module: 'conquest' }, { language: 'it', theme: 'light' }, ['conquest']],
  ];
  it.each(chosen(two, [1, 4]))('of two: %s', async (_, setup, look, phases) => {
    const seen = await wholeGame(setup, kDesktop, look);
    expect(seen).toEqual(expect.arrayContaining([...kChoice, ...phases]));
  });

  const alone: [string, object, Look][] = [
    ['the learning game', { module: 'none' }, { language: 'fr', theme: 'light' }],
    ['menaces', { module: 'menace' }, { language: 'es', theme: 'dark' }],
  ];
  it.each(chosen(alone, [0]))('alone: %s', async (_, setup, look) => {
    const seen = await wholeGame({ players: 1, ...setup }, kDesktop, look, kAlone);
    expect(seen).toEqual(expect.arrayContaining(['select', 'search', 'planning', 'production']));
  });

  const small: [string, { width: number; height: number }, object, Look][] = [
    ['a phone', kPhone, { module: 'menace' }, { language: 'es', theme: 'light' }],
    ['a small phone', kSmallPhone, { module: 'conquest' }, { language: 'fr', theme: 'dark' }],
  ];
  it.each(chosen(small, [1]))('on %s', async (_, viewport, setup, look) => {
    const seen = await wholeGame(setup, viewport, look);
    expect(seen).toEqual(expect.arrayContaining(kChoice));
  });
});
