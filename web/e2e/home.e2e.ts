// The first screen: nothing moves while it loads, and it knows who has played before.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { kDesktop, kPhone, openPage } from './support/browser';
import { playUntil } from './support/robot';
import { theSetting } from './support/setting';

const setting = theSetting();
const home = () => setting.server.address;
const kMost = 0.05;

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** How far things moved by themselves while the page loaded (cumulative layout shift), and which. */
async function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  await page.goto(home());
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as unknown as Shift[]) {
            if (shift.hadRecentInput) continue;
            sum += shift.value;
            for (const { node } of shift.sources)
              moved.push(`${shift.value.toFixed(3)} ${node?.nodeName} ${node?.className}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ sum, moved }), 200);
      }),
  );
}

async function holdsStill(page: Page): Promise<void> {
  const { sum, moved } = await shiftOf(page);
  expect(sum, moved.join(', ')).toBeLessThan(kMost);
}

describe.each([
  ['desktop', kDesktop],
  ['phone', kPhone],
])('on a %s', (_, viewport) => {
  it('nothing jumps while the first screen loads, the first time and later', async () => {
    const page = await openPage(setting.browser, { viewport });
    await holdsStill(page);
    await page.locator('.foot .btn.main').click();
    await page.waitForSelector('.prompt');
    await page.goto(`${home()}/#/`);
    await page.getByText('Continue').first().waitFor();
    await page.goto('about:blank');
    await holdsStill(page);
    await page.context().close();
  });
});

it('after the first game the way goes on, and the last choice is kept', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  await page.goto(home());
  await page.evaluate(() => localStorage.setItem('kingdom.lessons', '["first", "quest"]'));
  await page.reload();
  await page.getByRole('button', { name: /^Quest/ }).click();
  await page.getByRole('button', { name: /^Odo the Squire/ }).click();
  await page.locator('.foot .btn.main').click();
  await page.waitForSelector('.prompt');
  await page.goto(`${home()}/#/`);
  await page.getByRole('button', { name: /^Quest/, pressed: true }).waitFor();
  await page.getByRole('button', { name: /^Odo the Squire/, pressed: true }).waitFor();

  await page.getByRole('heading', { name: 'Welcome back.' }).waitFor();
  await page.getByRole('button', { name: 'Next: Menace' }).click();
  await page.waitForSelector('.prompt.coached');
  await page.getByText('Menaces instead of calamities').waitFor();
  expect((await playUntil(page, { phase: 'planning' })).at).toBe('planning');
  expect(page.faults).toEqual([]);
  await page.context().close();
});
