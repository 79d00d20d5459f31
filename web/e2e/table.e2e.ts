// What must hold around one's own game: reloads, a lost connection, two browsers, take-back, the
// keyboard, the lesson, and the screens before and after the game.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { axe, kDesktop, launch, openPage } from './support/browser';
import { playUntil, promptOf, sitDown } from './support/robot';
import { type Server, startServer } from './support/server';

let server: Server;
let browser: Browser;
let level: string;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  const answer = await fetch(`${server.address}/api/levels`);
  level = ((await answer.json()) as { levels: string[] }).levels[0]!;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const phaseOf = (page: Page) => page.locator('.phases .now').innerText();
const inPhase = (name: string) => async (page: Page) => (await phaseOf(page)).startsWith(name);
const seats = () => ({ valados: 'open', teressie: level });

describe('a table', () => {
  it('is the same after a reload in every phase', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await sitDown(page, server.address, { setup: { module: 'menace', seed: '5' }, seats: seats() });
    for (const phase of ['Choice', 'Planning', 'Production', 'Combat']) {
      await playUntil(page, inPhase(phase));
      await page.waitForTimeout(300);
      const before = [await promptOf(page), await page.locator('.seat .score').allInnerTexts()];
      await page.reload();
      await page.waitForSelector('.prompt');
      expect([await promptOf(page), await page.locator('.seat .score').allInnerTexts()]).toEqual(
        before,
      );
    }
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('says when the connection is lost, connects again and goes on', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await sitDown(page, server.address, { setup: { module: 'none', seed: '6' }, seats: seats() });
    await playUntil(page, inPhase('Planning'));
    const restarted = server.restart(1500);
    await page.waitForSelector('.band.lost', { timeout: 15_000 });
    await restarted;
    await page.waitForSelector('.band:not(.lost)', { timeout: 30_000 });
    await playUntil(page, inPhase('Production'));
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('follows in a second window of the same player', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    const id = await sitDown(page, server.address, {
      setup: { module: 'none', seed: '7' },
      seats: seats(),
    });
    const other = await page.context().newPage();
    await other.goto(`${server.address}/#/table/${id}`);
    await other.waitForSelector('.prompt');
    await playUntil(page, inPhase('Planning'));
    await expect.poll(() => phaseOf(other)).toBe('Planning');
    await page.context().close();
  });

  it('takes back one decision of the segment, and nothing that was confirmed', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await sitDown(page, server.address, { setup: { module: 'none', seed: '8' }, seats: seats() });
    await playUntil(page, inPhase('Planning'));
    const left = page.locator('.selection h2 span').last();
    const before = await left.innerText();
    await page.locator('[data-act="slate"]:enabled').first().click();
    await expect.poll(() => left.innerText()).not.toBe(before);
    await page.keyboard.press('u');
    await expect.poll(() => left.innerText()).toBe(before);
    await page.context().close();
  });

  it('can be played with the keyboard alone', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await sitDown(page, server.address, { setup: { module: 'none', seed: '9' }, seats: seats() });
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await press('1', 'ArrowLeft', 't', '2', 'ArrowRight');
    expect(await page.locator('.lying .sealed').count()).toBe(1);
    await press('Enter');
    await expect
      .poll(() => page.locator('[data-lesson^="take-"]').count(), { timeout: 15_000 })
      .toBe(2);
    await press('ArrowLeft');
    await expect.poll(() => promptOf(page)).toContain('Offer two cards');
    await press('?');
    await page.waitForSelector('dialog');
    await press('Escape');
    expect(await page.locator('dialog').count()).toBe(0);
    await page.context().close();
  });
});

describe('two browsers', () => {
  it('meet by link, and neither sees what the other has sealed', async () => {
    const host = await openPage(browser, { viewport: kDesktop });
    await host.goto(server.address);
    await host.getByRole('button', { name: /^A friend/ }).click();
    await host.getByRole('button', { name: /^Learning game/ }).click();
    await host.getByRole('button', { name: 'Make the table and a link' }).click();
    const link = await host.locator('input[readonly]').inputValue();

    const guest = await openPage(browser, { viewport: kDesktop });
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([host.waitForSelector('.prompt'), guest.waitForSelector('.prompt')]);

    await host.keyboard.press('1');
    await host.keyboard.press('ArrowLeft');
    await host.keyboard.press('t');
    const secret = await host.locator('.lying .known').innerText();
    await host.keyboard.press('2');
    await host.keyboard.press('ArrowRight');
    await host.keyboard.press('Enter');
    await guest.waitForSelector('[data-lesson="take-left"]');
    expect(await guest.locator('.offerings').innerText()).not.toContain(secret);
    await Promise.all([playUntil(host, undefined, 3), playUntil(guest, undefined, 4)]);
    const points = (page: Page) => page.locator('.outcome .sum td').allInnerTexts();
    expect(await points(host)).toEqual(await points(guest));
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.context().close();
    await guest.context().close();
  });
});

describe('around the game', () => {
  it('the lesson begins with one button, teaches by doing, can be left and resumed', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await page.waitForSelector('.coach');
    const titles = new Set<string>();
    await playUntil(page, async () => {
      const coach = page.locator('.coach h2');
      if ((await coach.count()) > 0) titles.add(await coach.first().innerText());
      return inPhase('Production')(page);
    });
    expect(titles.size).toBeGreaterThanOrEqual(7);
    await page.goto(`${server.address}/#/`);
    await page.getByRole('button', { name: /Resume the guided game/ }).click();
    await page.waitForSelector('.prompt');
    expect(await phaseOf(page)).toContain('Production');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('a finished game can be reviewed and replayed, by link', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    const id = await sitDown(page, server.address, {
      setup: { players: 1, module: 'none', seed: '4' },
      seats: { valados: 'open' },
    });
    await playUntil(page);
    await page.goto(`${server.address}/#/review/${id}/10`);
    await page.waitForSelector('.scrub');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open at the table' }).click();
    await page.waitForSelector('.table .prompt');
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('the deal of the day starts a solo game', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await page.goto(server.address);
    await page.getByRole('button', { name: 'Play the deal of the day' }).click();
    await page.waitForSelector('.prompt');
    expect(await page.locator('.goal').count()).toBe(1);
    await page.context().close();
  });

  it('a table that does not exist says so', async () => {
    const page = await openPage(browser, { viewport: kDesktop });
    await page.goto(`${server.address}/#/table/nowhere`);
    await page.getByText('This table no longer exists.').waitFor();
    await page.context().close();
  });
});
