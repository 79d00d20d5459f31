// Pictures of every screen into screenshots/: desktop and phone, light and dark; the table in all of
// its arrangements. The phases of a
// game come from fixtures (npm run fixtures), everything else from a real server behind the page.
//   npm run screenshots            all of them
//   npm run screenshots offer end  only these
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Page } from 'playwright-core';
import { createServer } from 'vite';

import { kDesktop, kPhone, launch, openPage } from '../e2e/support/browser';
import { playUntil, sitDown } from '../e2e/support/robot';
import { startServer } from '../e2e/support/server';

type Show = (page: Page, address: string) => Promise<unknown>;

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}screenshots/`;
const at =
  (path: string): Show =>
  (page, address) =>
    page.goto(`${address}#/${path}`);
const fixture = (name: string): Show => at(`fixture/${name}`);

/** A finished game alone, for the screens that come after one. */
async function afterGame(page: Page, address: string): Promise<string> {
  const setup = { players: 1, module: 'none', seed: '4' };
  const id = await sitDown(page, address.replace(/\/$/, ''), { setup, seats: { valados: 'open' } });
  await playUntil(page);
  return id;
}

const kScreens: Record<string, Show> = {
  home: at(''),
  cards: at('cards'),
  card: at('cards/nexus'),
  rules: at('rules'),
  mine: at('mine'),
  lobby: at('lobby'),
  options: async (page, address) => {
    await page.goto(address);
    await page.getByRole('button', { name: /^A friend/ }).click();
    await page.locator('.foot .btn').first().click();
  },
  unknown: at('table/nowhere'),
  join: at('join/somewhere/code'),
  waiting: async (page, address) => {
    await page.goto(address);
    await page.getByRole('button', { name: /^A friend/ }).click();
    await page.locator('.foot .btn.main').click();
    await page.waitForSelector('input[readonly]');
  },
  lesson: async (page, address) => {
    await page.goto(address);
    await page.locator('.hero .btn').last().click();
    await page.waitForSelector('.coach');
  },
  settings: async (page, address) => {
    await fixture('learning-offer')(page, address);
    await page.locator('[data-act="menu"]').click();
    await page.waitForSelector('dialog');
  },
  keys: async (page, address) => {
    await fixture('learning-offer')(page, address);
    await page.waitForSelector('main');
    await page.keyboard.press('?');
  },
  review: async (page, address) => {
    const id = await afterGame(page, address);
    await page.goto(`${address}#/review/${id}/40`);
    await page.waitForSelector('.scrub');
  },
  offer: fixture('menace-offer'),
  select: fixture('advisors-select'),
  planning: fixture('learning-planning-full'),
  production: fixture('learning-production-materials'),
  combat: fixture('menace-combat'),
  menaces: fixture('shadows-menace_step'),
  draft: fixture('advisors-draft'),
  quest: fixture('quest-planning'),
  conquest: fixture('conquest-conquest'),
  solo: fixture('solo-select'),
  search: fixture('solo-pick'),
  end: fixture('learning-over'),
  watching: fixture('learning-spectator'),
};

/** The other arrangements of the table, light alone. */
const kArrangements = {
  wide: { width: 1920, height: 1080 },
  laptop: { width: 1366, height: 641 },
  'tablet-lying': { width: 1024, height: 768 },
  'tablet-upright': { width: 820, height: 1180 },
  'phone-lying': { width: 844, height: 390 },
};
const kOfTheTable = [
  'offer',
  'select',
  'planning',
  'production',
  'combat',
  'menaces',
  'draft',
  'quest',
  'conquest',
  'solo',
  'search',
  'end',
];

const wanted = process.argv.slice(2);
const screens = Object.entries(kScreens).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
mkdirSync(out, { recursive: true });
const server = await startServer();
const pages = await createServer({
  root,
  server: { port: 0, proxy: { '/api': { target: server.address, ws: true } } },
  logLevel: 'error',
});
await pages.listen();
const browser = await launch();
let taken = 0;
async function take(
  size: string,
  viewport: typeof kDesktop,
  theme: 'light' | 'dark',
  which = screens,
) {
  const page = await openPage(browser, { viewport }, { theme });
  for (const [name, show] of which) {
    await show(page, pages.resolvedUrls!.local[0]!);
    await page.waitForSelector('main');
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${out}${name}-${size}-${theme}.png` });
    taken += 1;
  }
  await page.context().close();
}
for (const theme of ['light', 'dark'] as const) {
  await take('desktop', kDesktop, theme);
  await take('phone', kPhone, theme);
}
const tables = screens.filter(([name]) => kOfTheTable.includes(name));
for (const [size, viewport] of Object.entries(kArrangements))
  await take(size, viewport, 'light', tables);
await browser.close();
await pages.close();
await server.stop();
console.log(`${taken} pictures in ${out}`);
