// Files of the player's own against the real server: a deck to play with, a record to look at.
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { axe, badTexts, kDesktop, kPhone, type Look, openPage } from './support/browser';
import { playUntil, shownBy, sitDown } from './support/robot';
import { theSetting } from './support/setting';

const setting = theSetting();
const home = () => setting.server.address;

interface DeckFile {
  deck: string;
  developments: { key: string; cost: Record<string, number>; copies: number }[];
  quests: { key: string }[];
}
const founders = (): DeckFile =>
  JSON.parse(
    readFileSync(new URL('../../data/decks/founders.json', import.meta.url), 'utf8'),
  ) as DeckFile;

/** The founders' deck with other names and one other number on every card. */
function ownDeck(): DeckFile {
  const deck = founders();
  deck.deck = 'own-1';
  deck.quests[0]!.key = 'the_lost_mill';
  for (const card of deck.developments) {
    card.key = `own_${card.key}`;
    card.cost = { ...card.cost, gold: 6 };
  }
  return deck;
}

const choose = (page: Page, value: unknown) =>
  page.setInputFiles('input[type="file"]', {
    name: 'file.json',
    mimeType: 'application/json',
    buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
  });

async function moreOptions(page: Page, module: RegExp): Promise<void> {
  await page.goto(`${home()}/#/`);
  await page.getByRole('button', { name: module }).first().click();
  await page.locator('.option').last().click(); // alone
  await page.locator('.foot .btn').first().click();
  await page.waitForSelector('.more');
}

describe('a deck file', () => {
  it('is played with: its cards, its quests, and the review of the game', async () => {
    const page = await openPage(setting.browser, { viewport: kDesktop });
    await moreOptions(page, /^Quest/);
    await choose(page, ownDeck());
    await page.getByText('own-1', { exact: true }).waitFor();
    expect(await page.getByLabel('Quest').locator('option').first().innerText()).toBe(
      'The Lost Mill',
    );
    await page.locator('.foot .btn.main').click();
    await page.waitForSelector('.prompt');
    await page.getByRole('region', { name: 'The Lost Mill' }).waitFor();
    await page
      .getByRole('button', { name: /^Own .* 6 gold/ })
      .first()
      .waitFor();
    expect((await playUntil(page)).at).toBe('over');
    await page.getByRole('button', { name: 'Review' }).last().click();
    await page.waitForSelector('.scrub');
    await page.getByRole('button', { name: 'Chronicle' }).click();
    await page
      .getByText(/Own [A-Z]/)
      .first()
      .waitFor();
    await page.goto(new URL('/', page.url()).href);
    await page
      .getByRole('region', { name: 'My tables' })
      .getByText(/Deck: .?own-1/)
      .waitFor();
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('with faults says them line by line; the founders are one button away', async () => {
    const page = await openPage(setting.browser, { viewport: kPhone });
    await moreOptions(page, /^Learning/);
    const bad = founders();
    bad.developments[0]!.copies += 1;
    bad.developments[1]!.cost = {};
    await choose(page, bad);
    const alert = page.getByRole('alert');
    await alert.getByText('2 faults').waitFor();
    expect(await alert.locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/^developments\[1\]/),
      expect.stringMatching(/^developments/),
    ]);
    await choose(page, ownDeck());
    await page.getByText('own-1', { exact: true }).waitFor();
    await page.getByRole('button', { name: "Back to the founders' deck" }).click();
    await page.getByText('founders-1', { exact: true }).waitFor();
    await page.context().close();
  });
});

it('the same number deals the same cards', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  const shown: string[][] = [];
  for (const number of ['77', '77', '78']) {
    await moreOptions(page, /^Learning/);
    await page.getByLabel('Number of the deal').fill(number);
    await page.locator('.foot .btn.main').click();
    await page.waitForSelector('.prompt');
    shown.push(await shownBy(page));
  }
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[2]).not.toEqual(shown[0]);
  await page.context().close();
});

it('a downloaded record is imported and reviewed; another file is refused with a sentence', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  const setup = { players: 1, module: 'none', seed: '4' };
  const id = await sitDown(page, home(), { setup, seats: { valados: 'open' } });
  await playUntil(page);
  await page.goto(`${home()}/#/review/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const record = readFileSync(await (await download).path(), 'utf8');

  await page.goto(`${home()}/#/mine`);
  await choose(page, { hello: 'world' });
  await page.getByText('This file is not the record of a game.').waitFor();
  await choose(page, record.replace(/"deck_hash":"\w{8}/, '"deck_hash":"00000000'));
  await page.getByText('a deck that is not known here').waitFor();
  await choose(page, record);
  await page.waitForSelector('.scrub');
  expect(page.url()).not.toContain(id);
  expect(page.faults).toEqual([]);
  await page.context().close();
});

describe('the further options hold', () => {
  it.each([
    ['Italian, on a phone', kPhone, { language: 'it', theme: 'light' }],
    ['Spanish, on a desktop', kDesktop, { language: 'es', theme: 'dark' }],
    ['French, on a phone', kPhone, { language: 'fr', theme: 'contrast' }],
  ] as [string, typeof kPhone, Look][])('in %s', async (_, viewport, look) => {
    const page = await openPage(setting.browser, { viewport }, look);
    await moreOptions(page, /^Qu|^M/);
    for (const file of [{ deck: 1 }, ownDeck()]) {
      await choose(page, file);
      await page.waitForSelector('deck' in file && file.deck === 1 ? '.faults' : '.deck button');
      expect([...(await badTexts(page)), ...(await axe(page))]).toEqual([]);
    }
    await page.goto(`${home()}/#/mine`);
    await choose(page, 'nonsense');
    await page.waitForSelector('.fault');
    expect([...(await badTexts(page)), ...(await axe(page)), ...page.faults]).toEqual([]);
    await page.context().close();
  });
});
