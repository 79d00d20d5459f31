// The table at every size, in every phase and module: nothing pressed is covered, nothing lies beyond
// the edge, nothing scrolls, no text lies on another. One page is resized. KINGDOM_E2E_LONG=1 looks
// at all fixtures, in two languages.
import type { Browser } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { launch, openPage } from './support/browser';
import { fixtureNames, fixtureServer } from './support/fixtures';
import { faultsOfLook } from './support/looks';

const kSizes = [
  [1366, 641],
  [1280, 640],
  [1280, 720],
  [1536, 730],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [912, 1368],
  [360, 640],
  [390, 664],
  [390, 844],
  [844, 390],
  [640, 400],
] as const;

const kQuick = [
  'menace-offer',
  'conquest-select',
  'menace-menace_step',
  'shadows-menace_step',
  'learning-planning-full',
  'quest-planning',
  'learning-production-materials',
  'menace-combat',
  'conquest-conquest',
  'advisors-draft',
  'solo-advisors-select',
  'solo-pick',
  'learning-over',
];
const long = process.env['KINGDOM_E2E_LONG'] === '1';
const only = process.env['KINGDOM_FIXTURES']?.split(',');
const names = only ?? (long ? fixtureNames() : kQuick);

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

describe('the table holds at every size', () => {
  it.each(long ? (['en', 'fr'] as const) : (['it'] as const))(
    'in %s',
    async (language) => {
      const page = await openPage(browser, {}, { language });
      const found: string[] = [];
      for (const name of names) {
        await page.goto(`${address}#/fixture/${name}`);
        await page.waitForSelector('main');
        await page.evaluate(() => document.fonts.ready);
        for (const [width, height] of kSizes) {
          await page.setViewportSize({ width, height });
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          for (const fault of await faultsOfLook(page))
            found.push(`${name} at ${width}×${height}: ${fault}`);
        }
      }
      expect([...found, ...page.faults]).toEqual([]);
      await page.context().close();
    },
    900_000,
  );
});
