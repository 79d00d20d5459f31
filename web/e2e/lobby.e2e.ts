// The lobby against the real server: strangers meet, others watch, all look at the finished game.
import { describe, expect, it } from 'vitest';

import { axe, badTexts, kDesktop, kPhone, openPage } from './support/browser';
import { promptOf } from './support/robot';
import { kSeats, theSetting } from './support/setting';

const setting = theSetting();
const home = () => setting.server.address;

async function openTable(name: string): Promise<void> {
  const seats = { valados: 'open', teressie: 'invite' };
  const wish = { seats, listed: true, name, clock: { per_decision_s: 86400 } };
  await fetch(`${home()}/api/tables`, { method: 'POST', body: JSON.stringify(wish) });
}

it('two strangers meet through the lobby, a third watches and looks at the finished game', async () => {
  const [host, guest, third] = await Promise.all(
    [kDesktop, kPhone, kDesktop].map((viewport) => openPage(setting.browser, { viewport })),
  );
  await host!.goto(home());
  await host!.getByRole('button', { name: /^A friend/ }).click();
  await host!.getByLabel('Anybody may join').check();
  await host!.getByRole('button', { name: 'More options' }).click();
  await host!.getByLabel('Clock').selectOption({ label: '30 minutes each' });
  await host!.getByRole('button', { name: 'Open the table for anybody' }).click();
  await host!.getByText('The table stands in the lobby').waitFor();

  await guest!.goto(home());
  await guest!.getByRole('button', { name: 'Join the table of Guest' }).click();
  await guest!.waitForSelector('.prompt');
  await host!.waitForSelector('.prompt');
  expect(await guest!.locator('[role="timer"]').count()).toBe(2);
  expect(await host!.getByRole('timer', { name: /^(30:00|29:\d\d) left$/ }).count()).toBe(2);

  await third!.goto(home());
  await third!.getByRole('link', { name: /Guest – Guest.*Watch/ }).click();
  await third!.waitForSelector('.prompt');
  expect(await promptOf(third!)).toBe('You are watching.');

  await host!.locator('.tool').last().click();
  await host!.getByRole('button', { name: 'Resign', exact: true }).click();
  await host!.getByRole('button', { name: 'Resign: sure?' }).click();
  for (const page of [host!, guest!, third!])
    await page.getByText('Valados has resigned. Téressie wins.').waitFor();
  await guest!.getByRole('button', { name: 'Rematch' }).waitFor();
  await third!.goto(`${home()}/#/lobby`);
  await third!.getByRole('link', { name: /Guest – Guest.*Review/ }).click();
  await third!.waitForSelector('.scrub');
  for (const page of [host!, guest!, third!]) {
    expect(page.faults).toEqual([]);
    await page.context().close();
  }
});

it('a seat that somebody else just took is said to be taken', async () => {
  await openTable('Ada');
  const page = await openPage(setting.browser, { viewport: kDesktop });
  await page.goto(`${home()}/#/lobby`);
  const join = page.getByRole('button', { name: 'Join the table of Ada' });
  await join.waitFor();
  const list = await fetch(`${home()}/api/tables?list=waiting`);
  const { tables } = (await list.json()) as { tables: { table: string }[] };
  for (const { table } of tables)
    await fetch(`${home()}/api/tables/${table}/join`, { method: 'POST', body: '{}' });
  await join.click();
  await page.getByText('The seat is already taken.').waitFor();
  await join.waitFor({ state: 'detached' });
  await page.context().close();
});

it('a name given later is the name at the table; a player unknown to the server is made anew', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  for (const [lost, name] of [
    [false, 'Grace'],
    [true, 'Hedy'],
  ] as const) {
    await page.goto(home());
    await page.getByRole('button', { name: 'Play the deal of the day' }).click();
    await page.waitForSelector('.prompt'); // there is a player now
    if (lost) await page.evaluate(() => localStorage.setItem('kingdom.player', '"nobody"'));
    await openTable(`rival of ${name}`);
    await page.goto(`${home()}/#/lobby`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: `Join the table of rival of ${name}` }).click();
    await page.getByRole('heading', { name, exact: true }).waitFor();
  }
  expect(page.faults).toEqual([]);
  await page.context().close();
});

describe('the lobby holds', () => {
  it.each([
    ['English, on a desktop', kDesktop, { language: 'en', theme: 'light' }],
    ['Italian, on a phone', kPhone, { language: 'it', theme: 'dark' }],
    ['Spanish, on a phone', kPhone, { language: 'es', theme: 'contrast' }],
    ['French, on a desktop', kDesktop, { language: 'fr', theme: 'dark' }],
  ] as const)('in %s', async (_, viewport, look) => {
    await openTable('Bartholomew of the Nine Lakes');
    const running = { seats: kSeats, listed: true };
    await fetch(`${home()}/api/tables`, { method: 'POST', body: JSON.stringify(running) });
    const page = await openPage(setting.browser, { viewport }, look);
    for (const place of ['', 'lobby']) {
      await page.goto(`${home()}/#/${place}`);
      await page.locator('.rows .btn').first().waitFor();
      expect([...(await badTexts(page)), ...(await axe(page)), ...page.faults]).toEqual([]);
    }
    await page.context().close();
  });
});
