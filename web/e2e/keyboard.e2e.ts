// A whole game with the keyboard alone: no pointer, no script that presses, only keys.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { kDesktop, openPage } from './support/browser';
import { sitDown } from './support/robot';
import { kSeats, theSetting } from './support/setting';

const setting = theSetting();
const kMostKeys = 3000;
const kMostTabs = 60;

interface Moment {
  phase: string;
  mine: boolean;
  asks: boolean;
  cubes: number;
  selected: number;
  shows: string;
}

const moment = (page: Page): Promise<Moment> =>
  page.evaluate(() => ({
    phase: document.querySelector('main')?.dataset['phase'] ?? '',
    mine: document.querySelector('.prompt.mine') !== null,
    asks:
      document.querySelector('.prompt .btn.main') !== null &&
      document.querySelector('[data-lesson="main"]') === null,
    cubes: document.querySelectorAll('.tray > .cubes button:enabled').length,
    selected: document.querySelectorAll('.selection [data-act]:enabled').length,
    shows: document.querySelector('main')?.innerText ?? '',
  }));

/** Presses keys in turn until one of them changes something. */
async function pressUntilMoved(page: Page, before: Moment, keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    for (let tries = 0; tries < 4; ++tries) {
      if ((await moment(page)).shows !== before.shows) return;
      await page.waitForTimeout(10);
    }
  }
}

/** Goes to the chosen cards with Tab, as a player without a pointer does. */
async function tabToSelection(page: Page): Promise<void> {
  for (let tabs = 0; tabs < kMostTabs; ++tabs) {
    const there = await page.evaluate(
      () => document.activeElement?.closest('.selection [data-card]') !== null,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the chosen cards');
}

async function decide(page: Page, now: Moment): Promise<void> {
  const keys = (...list: string[]) => pressUntilMoved(page, now, list);
  if (now.asks) return keys('Enter', 'Escape');
  if (now.phase === 'offer') {
    for (const key of ['1', 'ArrowLeft', '2', 'ArrowRight']) await page.keyboard.press(key);
    return keys('Enter');
  }
  if (now.phase === 'select') return keys('ArrowLeft', 'ArrowRight');
  if (now.cubes > 0) return keys('1', '2', '3', '4', '5', '0', 'a');
  if (now.selected > 0) {
    await tabToSelection(page);
    return keys('s', 'r', 'ArrowRight');
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return keys('Enter');
}

it('a whole game can be played with the keyboard alone', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  await sitDown(page, setting.server.address, { setup: { seed: '9' }, seats: kSeats });
  let steps = 0;
  for (; steps < kMostKeys; ++steps) {
    const now = await moment(page);
    if (now.phase === 'over') break;
    if (now.mine) await decide(page, now);
    else await page.waitForTimeout(20);
  }
  expect(await page.locator('.outcome .sum td').count()).toBe(2);

  await page.keyboard.press('?');
  await page.waitForSelector('dialog');
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').count()).toBe(0);
  expect(page.faults).toEqual([]);
  await page.context().close();
});
