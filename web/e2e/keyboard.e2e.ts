// A whole game with the keyboard alone: no pointer, no script that presses.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { kDesktop, openPage } from './support/browser';
import { promptOf, sitDown } from './support/robot';
import { kSeats, theSetting } from './support/setting';

const setting = theSetting();
const kMostSteps = 3000;
const kMostTabs = 60;

interface Moment {
  phase: string;
  mine: boolean;
  asks: boolean;
  cubes: number;
  /** The number of a card that takes the cube in hand. */
  fills: string;
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
    fills: document.querySelector('[data-act="fill"] kbd')?.textContent ?? '',
    selected: document.querySelectorAll('.selection [data-act]:enabled').length,
    shows: document.querySelector('main')?.textContent ?? '',
  }));

/** Whether the page shows something else than before, now or soon. */
const moved = (page: Page, before: string): Promise<boolean> =>
  page.evaluate(async (shown) => {
    for (let frames = 0; frames < 12; ++frames) {
      if (document.querySelector('main')?.textContent !== shown) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  }, before);

/** Presses keys in turn until one of them changes something. */
async function pressUntilMoved(page: Page, before: Moment, keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    if (await moved(page, before.shows)) return;
  }
}

/** Goes to the chosen cards with Tab, as a player without a pointer does. */
async function tabToSelection(page: Page): Promise<void> {
  for (let tabs = 0; tabs < kMostTabs; ++tabs) {
    const there = await page.evaluate(
      () =>
        document.querySelector('.selection [data-card]') === null || // decided in the meantime
        document.activeElement?.closest('.selection [data-card]') !== null,
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
  if (now.cubes > 0) return keys(now.fills || '0');
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
  await page.keyboard.press('?');
  await page.waitForSelector('dialog');
  await page.keyboard.press('Escape');
  expect(await page.locator('dialog').count()).toBe(0);

  const phases = new Set<string>();
  let now = await moment(page);
  for (let steps = 0; steps < kMostSteps && now.phase !== 'over'; ++steps) {
    phases.add(now.phase);
    if (now.mine) await decide(page, now);
    else await page.waitForTimeout(20);
    now = await moment(page);
  }
  expect(now.phase, `the line says: ${await promptOf(page)}`).toBe('over');
  expect([...phases]).toEqual(
    expect.arrayContaining(['offer', 'select', 'planning', 'production']),
  );
  await page.waitForSelector('.outcome table');
  expect(page.faults).toEqual([]);
  await page.context().close();
});
