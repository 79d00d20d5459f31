// What happens after a game, for those who played it and for those who did not.
import { describe, expect, it } from 'vitest';

import { kDesktop, kPhone, openPage } from './support/browser';
import { playUntil, sitDown } from './support/robot';
import { theSetting } from './support/setting';

const setting = theSetting();
const home = () => setting.server.address;
const kAlone = { setup: { players: 1, module: 'none', seed: '4' }, seats: { valados: 'open' } };

async function finishedGame(): Promise<string> {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  const id = await sitDown(page, home(), kAlone);
  await playUntil(page);
  await page.context().close();
  return id;
}

async function newPlayer(): Promise<string> {
  const answer = await fetch(`${home()}/api/players`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada' }),
  });
  return ((await answer.json()) as { player: string }).player;
}

describe('a shared review', () => {
  it.each([
    ['who has a player of their own', newPlayer],
    ['whose player the server has forgotten', async () => 'a-token-of-long-ago'],
  ])('opens for somebody %s', async (_, tokenOf) => {
    const id = await finishedGame();
    const page = await openPage(setting.browser, { viewport: kDesktop });
    const token = await tokenOf();
    await page.goto(`${home()}/#/cards`);
    await page.evaluate(
      (held) => localStorage.setItem('kingdom.player', JSON.stringify(held)),
      token,
    );
    await page.goto(`${home()}/#/review/${id}`);
    await page.waitForSelector('.scrub');
    await page.context().close();
  });

  it('says what is wrong when the server does not answer, and tries again', async () => {
    const id = await finishedGame();
    const page = await openPage(setting.browser, { viewport: kDesktop });
    await page.route('**/api/tables/**', (route) => route.abort());
    await page.goto(`${home()}/#/review/${id}`);
    await page.getByRole('alert').getByText('The server does not answer').waitFor();
    await page.unroute('**/api/tables/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('.scrub');
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.context().close();
  });
});

it('a replay at the table says who decides, and what was then decided', async () => {
  const id = await finishedGame();
  const page = await openPage(setting.browser, { viewport: kDesktop });
  await page.goto(`${home()}/#/review/${id}/3`);
  await page.getByRole('button', { name: 'Open at the table' }).click();
  await page.locator('.prompt p', { hasText: /^Valados decides: .+\.$/ }).waitFor();
  expect(await page.locator('.prompt .btn').count()).toBe(0);
  await page.context().close();
});

it('back closes what is open above the table, and only then leaves it', async () => {
  const page = await openPage(setting.browser, { viewport: kPhone });
  const id = await sitDown(page, home(), kAlone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForSelector('dialog');
  await page.goBack();
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(page.url()).toContain(id);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.goBack();
  await page.waitForURL((url) => !url.href.includes(id));
  await page.context().close();
});

it('an address that leads nowhere has a page', async () => {
  const page = await openPage(setting.browser, { viewport: kDesktop });
  await page.goto(`${home()}/#/nothing/here`);
  await page.getByRole('heading', { name: 'There is nothing here' }).waitFor();
  await page.context().close();
});
