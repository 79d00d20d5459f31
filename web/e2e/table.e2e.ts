// What must hold at one's own table: a server that restarts, two windows, two browsers, take-back.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { kDesktop, openPage } from './support/browser';
import { phaseOf, playUntil, shownBy, sitDown } from './support/robot';
import { kSeats, theSetting } from './support/setting';

const setting = theSetting();

async function atTable(seed: string) {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  const setup = { module: 'none', seed };
  const id = await sitDown(page, setting.server.address, { setup, seats: kSeats });
  return { page, id };
}

describe('a table', () => {
  it('says when the server is gone, connects again and goes on', async () => {
    const { page } = await atTable('6');
    await playUntil(page, { phase: 'planning' });
    const before = await shownBy(page);
    const restarted = setting.server.restart(500);
    await page.waitForSelector('.band.lost');
    // What is pressed meanwhile is not lost: it is sent once the server is back.
    await page.locator('[data-act="slate"]:enabled').first().click();
    await restarted;
    await page.waitForSelector('.band:not(.lost)');
    await expect.poll(() => shownBy(page)).not.toEqual(before);
    await playUntil(page, { phase: 'production' });
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('keeps a begun offer over a reload', async () => {
    const { page } = await atTable('10');
    await playUntil(page, { phase: 'offer' });
    for (const key of ['1', 'ArrowLeft', 't', '2']) await page.keyboard.press(key);
    const before = await shownBy(page);
    await page.reload();
    await page.waitForSelector('.prompt');
    expect(await page.locator('.lying .sealed').count()).toBe(1);
    for (const key of ['2']) await page.keyboard.press(key);
    await expect.poll(() => shownBy(page)).toEqual(before);
    await page.context().close();
  });

  it('is the same in two windows of one player, whichever of them decides', async () => {
    const { page, id } = await atTable('7');
    const other = await page.context().newPage();
    await other.goto(`${setting.server.address}/#/table/${id}`);
    await other.waitForSelector('.prompt');
    for (const [one, two] of [
      [page, other],
      [other, page],
      [page, other],
    ] as const) {
      await playUntil(one, { presses: 20 });
      // Only a begun offer is a window's own.
      await playUntil(one, { phase: 'select' });
      await expect.poll(() => shownBy(two)).toEqual(await shownBy(one));
    }
    expect(page.faults).toEqual([]);
    await page.context().close();
  });

  it('takes back decisions of the segment one by one or all, and nothing that is done', async () => {
    const { page } = await atTable('8');
    await playUntil(page, { phase: 'planning' });
    const left = page.locator('.selection h2 span').last();
    const before = await left.innerText();
    const slate = async () => {
      const now = await left.innerText();
      await page.locator('[data-act="slate"]:enabled').first().click();
      await expect.poll(() => left.innerText()).not.toBe(now);
    };
    await slate();
    const one = await left.innerText();
    await slate();
    await page.keyboard.press('u');
    await expect.poll(() => left.innerText()).toBe(one);
    await slate();
    await page.keyboard.press('Shift+U');
    await expect.poll(() => left.innerText()).toBe(before);
    await playUntil(page, { phase: 'production' });
    expect(await page.locator('[data-lesson="take-back"]').isEnabled()).toBe(false);
    await page.context().close();
  });

  it('that does not exist says so', async () => {
    const page = await openPage(setting.browser, { viewport: kDesktop });
    await page.goto(`${setting.server.address}/#/table/nowhere`);
    await page.getByText('This table no longer exists.').waitFor();
    await page.context().close();
  });
});

describe('the reveal', () => {
  it('shows both selections when planning begins, goes on by any key, and can be seen again', async () => {
    const { page } = await atTable('12');
    await playUntil(page, { mark: '[data-scene="reveal"]' });
    const scene = page.locator('[data-scene="reveal"]');
    expect(await scene.locator('.half').count()).toBe(2);
    const sealed = await scene.locator('.caption.sealed').count();
    expect(sealed).toBeGreaterThan(0);
    // Without motion every seal is broken at once; what was announced names every card.
    expect(await scene.locator('.back').count()).toBe(0);
    const spoken = await scene.locator('[role="status"] .hidden').innerText();
    expect(spoken).toMatch(/^Seals broken\. /);
    await page.keyboard.press('Enter');
    await expect.poll(() => scene.count()).toBe(0);
    await page.keyboard.press('b');
    await scene.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => scene.count()).toBe(0);
    // What the rival has chosen stays on the table.
    expect(await page.locator('.realm.chosen').first().innerText()).toMatch(/has chosen/);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});

describe('two browsers', () => {
  it('meet by link, see nothing of what the other has sealed, and end with the same points', async () => {
    const host = await openPage(setting.browser, { viewport: kDesktop });
    await host.goto(setting.server.address);
    await host.getByRole('button', { name: /^A friend/ }).click();
    await host.getByRole('button', { name: /^Learning game/ }).click();
    await host.getByRole('button', { name: 'Make the table and a link' }).click();
    const link = await host.locator('input[readonly]').inputValue();

    const guest = await openPage(setting.browser, { viewport: kDesktop });
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([host.waitForSelector('.prompt'), guest.waitForSelector('.prompt')]);

    for (const key of ['1', 'ArrowLeft', 't']) await host.keyboard.press(key);
    const secret = await host.locator('.lying:has(.sealed) [data-card]').getAttribute('data-card');
    expect(secret).toMatch(/#\d/);
    for (const key of ['2', 'ArrowRight', 'Enter']) await host.keyboard.press(key);
    await guest.waitForSelector('[data-lesson="take-left"]');
    expect(await guest.locator(`[data-card="${secret}"]`).count()).toBe(0);
    expect(await guest.locator('.lying .sealed').count()).toBe(1);

    await Promise.all([playUntil(host, { seed: 3 }), playUntil(guest, { seed: 4 })]);
    const points = (page: Page) => page.locator('.outcome .sum td').allInnerTexts();
    expect(await points(host)).toEqual(await points(guest));
    expect(await phaseOf(guest)).toBe('over');

    await host.getByRole('button', { name: 'Rematch', exact: true }).click();
    await guest.getByRole('button', { name: 'Accept the rematch' }).click();
    await host.getByRole('button', { name: 'To the rematch' }).click();
    await Promise.all([host, guest].map((page) => page.waitForSelector('[data-phase="offer"]')));
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await host.context().close();
    await guest.context().close();
  });
});
