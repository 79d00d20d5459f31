// Every kind of table screen, from real views: nothing scrolls, no text spills or is missing in any
// language, axe-core finds nothing in any theme. The pages around the table are looked at too.
import type { Browser } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  axe,
  badTexts,
  kDesktop,
  kPhone,
  launch,
  type Look,
  openPage,
  scrolls,
} from './support/browser';
import { fixtureServer } from './support/fixtures';
import { chosen } from './support/long';

const kTables = [
  'learning-offer',
  'learning-select',
  'learning-planning',
  'learning-production-gold',
  'learning-over',
  'learning-spectator',
  'menace-menace_step',
  'menace-combat',
  'shadows-menace_step',
  'advisors-draft',
  'advisors-offer',
  'quest-planning',
  'quest-production-exploration',
  'conquest-conquest',
  'solo-select',
  'solo-search',
  'solo-pick',
  'solo-menace-combat',
  'solo-over',
];
// axe-core is slow; one screen of each layout is enough in each theme.
const kLookedAt = [
  'learning-offer',
  'learning-planning',
  'menace-combat',
  'advisors-draft',
  'quest-planning',
  'conquest-conquest',
  'solo-search',
  'learning-over',
];
const kPages = ['', 'cards', 'cards/nexus', 'rules', 'mine', 'lobby'];
const kLooks: [string, Look][] = [
  ['English, light', { language: 'en', theme: 'light' }],
  ['Italian, dark', { language: 'it', theme: 'dark' }],
  ['Spanish, high contrast', { language: 'es', theme: 'contrast' }],
  ['French, light', { language: 'fr', theme: 'light' }],
];

let server: ViteDevServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  ({ server, address } = await fixtureServer());
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

// Every language and theme once; in the long run all of them on both.
describe.each([
  ['desktop', kDesktop, chosen(kLooks, [1, 2])],
  ['phone', kPhone, chosen(kLooks, [0, 3])],
] as const)('on a %s', (_, viewport, looks) => {
  it.each(looks)('the table holds in %s', async (_name, look) => {
    const page = await openPage(browser, { viewport }, look);
    const found: string[] = [];
    for (const name of kTables) {
      await page.goto(`${address}#/fixture/${name}`);
      await page.waitForSelector('main');
      await page.evaluate(() => document.fonts.ready);
      const note = (what: string) => found.push(`${name}: ${what}`);
      if (await scrolls(page)) note('scrolls');
      (await badTexts(page)).forEach(note);
      if (kLookedAt.includes(name)) (await axe(page)).forEach(note);
    }
    expect([...found, ...page.faults]).toEqual([]);
    await page.context().close();
  });

  it.each(looks)('the pages around it hold in %s', async (_name, look) => {
    const page = await openPage(browser, { viewport }, look);
    const found: string[] = [];
    for (const path of kPages) {
      await page.goto(`${address}#/${path}`);
      await page.waitForSelector('main');
      await page.waitForTimeout(300);
      const note = (what: string) => found.push(`${path}: ${what}`);
      (await badTexts(page)).forEach(note);
      (await axe(page)).forEach(note);
    }
    expect([...found, ...page.faults]).toEqual([]);
    await page.context().close();
  });
});
