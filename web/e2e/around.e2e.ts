// The screens before, above and after a game, against the real server: the guided game, every new
// game, the windows that open above the table, the review. axe-core looks at each in each theme.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { axe, badTexts, kDesktop, kPhone, type Look, openPage } from './support/browser';
import { phaseOf, playUntil, sitDown } from './support/robot';
import { kSeats, theSetting } from './support/setting';

const setting = theSetting();
const home = () => setting.server.address;

describe('the guided game', () => {
  it.each([
    ['desktop', kDesktop],
    ['phone', kPhone],
  ])(
    'begins with one button, teaches to its end, can be left and resumed, on a %s',
    async (_, viewport) => {
      const page = await openPage(setting.browser, { viewport });
      await page.goto(home());
      await page.getByRole('button', { name: 'Play your first game' }).click();
      await page.waitForSelector('.prompt.coached');
      const first = await playUntil(page, { phase: 'planning' });
      await page.goto(`${home()}/#/`);
      await page.getByRole('button', { name: /Resume the guided game/ }).click();
      await page.waitForSelector('.prompt.coached');
      expect(await phaseOf(page)).toBe('planning');
      const rest = await playUntil(page);
      expect(rest.at).toBe('over');
      expect([...first.covered, ...rest.covered, ...page.faults]).toEqual([]);
      const met = await page.evaluate(
        () =>
          Object.entries(localStorage).find(([key]) => key.startsWith('kingdom.lesson.'))?.[1] ??
          '[]',
      );
      const { learnt } = JSON.parse(met) as { learnt: string[] };
      expect(learnt).toEqual(
        expect.arrayContaining(['goal', 'pick', 'put', 'second', 'confirm', 'select', 'slate']),
      );
      expect(learnt).toEqual(expect.arrayContaining(['combos', 'produce', 'supremacy', 'last']));
      await page.getByText('You know the game now').waitFor();
      await page.getByRole('button', { name: 'Next: Menace against Odo the Squire' }).waitFor();
      await page.goto(`${home()}/#/`);
      await page.getByRole('button', { name: 'Next: Menace' }).waitFor();
      await page.context().close();
    },
  );
});

describe('a new game', () => {
  it.each(['Learning game', 'Menace', 'Advisors', 'Quest', 'Conquest'])(
    'of %s starts from the first screen, by two and alone',
    async (module) => {
      const page = await openPage(setting.browser, { viewport: kDesktop });
      for (const rival of [/^Pim the Page/, /^Alone/]) {
        await page.goto(`${home()}/#/`);
        await page.getByRole('button', { name: new RegExp(`^${module}`) }).click();
        await page.getByRole('button', { name: rival }).first().click();
        await page.locator('.foot .btn.main').click();
        await page.waitForSelector('.prompt');
      }
      expect(page.faults).toEqual([]);
      await page.context().close();
    },
  );

  it('of the day is a solo game, and its points stand among those of the day', async () => {
    const page = await openPage(setting.browser, { viewport: kDesktop });
    await page.goto(home());
    await page.getByRole('button', { name: 'Play the deal of the day' }).click();
    await page.waitForSelector('.prompt');
    await page.locator('.goal').first().waitFor();
    expect((await playUntil(page)).at).toBe('over');
    await page.goto(`${home()}/#/`);
    await page.getByText('The one score of today').click();
    await page.getByText('1. Guest').waitFor();
    await page.context().close();
  });
});

const kLooks: [string, Look][] = [
  ['English, light', { language: 'en', theme: 'light' }],
  ['Italian, dark', { language: 'it', theme: 'dark' }],
  ['Spanish, high contrast', { language: 'es', theme: 'contrast' }],
  ['French, dark', { language: 'fr', theme: 'dark' }],
];

async function lookAt(page: Page, name: string): Promise<string[]> {
  const found = [...(await badTexts(page)), ...(await axe(page))];
  return found.map((what) => `${name}: ${what}`);
}

describe('every window and page holds', () => {
  it.each(kLooks)('in %s', async (_, look) => {
    const page = await openPage(setting.browser, { viewport: kDesktop }, look);
    const id = await sitDown(page, home(), {
      setup: { players: 1, module: 'none', seed: '4' },
      seats: { valados: 'open' },
    });
    const found: string[] = [];
    for (const key of ['?', 'c']) {
      await page.keyboard.press(key);
      await page.waitForSelector('dialog');
      found.push(...(await lookAt(page, `window ${key}`)));
      await page.keyboard.press('Escape');
    }
    await page.locator('.tool').last().click();
    await page.waitForSelector('dialog');
    found.push(...(await lookAt(page, 'menu')));
    await page.keyboard.press('Escape');

    await playUntil(page);
    found.push(...(await lookAt(page, 'end')));
    await page.goto(`${home()}/#/review/${id}/10`);
    await page.waitForSelector('.scrub');
    found.push(...(await lookAt(page, 'review')));
    await page.goto(`${home()}/#/join/${id}/nobody`);
    await page.waitForSelector('.cloth');
    found.push(...(await lookAt(page, 'join')));
    await page.goto(`${home()}/#/mine`);
    await page.waitForSelector('main');
    found.push(...(await lookAt(page, 'mine')));
    await page.goto(`${home()}/#/`);
    await page.waitForSelector('.hero');
    found.push(...(await lookAt(page, 'home')));
    expect([...found, ...page.faults]).toEqual([]);
    await page.context().close();
  });
});

it('a finished game can be replayed at the table, by link', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  const id = await sitDown(page, home(), { setup: { module: 'none', seed: '4' }, seats: kSeats });
  await page.locator('.tool').last().click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Resign: sure?' }).click();
  await page.goto(`${home()}/#/review/${id}`);
  await page.waitForSelector('.scrub');
  expect(page.faults).toEqual([]);
  await page.context().close();
});
