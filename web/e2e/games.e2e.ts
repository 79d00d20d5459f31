// Whole games in a real browser against the real server: each module, alone, and on a phone.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { kDesktop, kPhone, launch, openPage } from './support/browser';
import { playUntil, sitDown } from './support/robot';
import { type Server, startServer } from './support/server';

let server: Server;
let browser: Browser;
let level: string;

beforeAll(async () => {
  server = await startServer();
  browser = await launch();
  level = ((await (await fetch(`${server.address}/api/levels`)).json()) as { levels: string[] })
    .levels[0]!;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function wholeGame(
  setup: object,
  players: 1 | 2,
  viewport: { width: number; height: number },
) {
  const page = await openPage(browser, { viewport });
  const seats = players === 2 ? { valados: 'open', teressie: level } : { valados: 'open' };
  const id = await sitDown(page, server.address, {
    setup: { players, seed: '3', ...setup },
    seats,
  });
  const story = await playUntil(page);
  const shown = await page.locator('.outcome .sum td').first().innerText();
  const record = (await (await fetch(`${server.address}/api/tables/${id}/record`)).json()) as {
    result: { points: Record<string, number> };
  };
  expect(page.faults).toEqual([]);
  expect(story.presses).toBeGreaterThan(players === 2 ? 60 : 30);
  const points = Object.values(record.result.points).map((value) =>
    String(value).replace('-', '−'),
  );
  expect(points).toContain(shown);
  await page.context().close();
  return story;
}

describe('a whole game to the final points', () => {
  it.each(['none', 'menace', 'advisors', 'quest', 'conquest'])(
    'of two, with the module %s',
    async (module) => {
      const story = await wholeGame({ module }, 2, kDesktop);
      expect([...story.kinds]).toEqual(
        expect.arrayContaining(['card', 'put', 'confirm', 'take', 'plan', 'done']),
      );
    },
  );
  it('with shadows and thieves', async () => {
    await wholeGame(
      { module: 'menace', menaces: { valados: 'shadows', teressie: 'thieves' } },
      2,
      kDesktop,
    );
  });
  it.each(['none', 'menace'])('alone, with the module %s', async (module) => {
    await wholeGame({ module }, 1, kDesktop);
  });
  it('on a phone', async () => {
    await wholeGame({ module: 'none' }, 2, kPhone);
  });
});
