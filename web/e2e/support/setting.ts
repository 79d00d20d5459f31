// What every end-to-end test against the real server starts with: the server and a browser.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { launch } from './browser';
import { type Server, startServer } from './server';

/** Quick to answer and never kind: what a game needs to get to its end. */
export const kRival = 'random';
export const kSeats = { valados: 'open', teressie: kRival };

export interface Setting {
  server: Server;
  browser: Browser;
}

/** Filled before the first test of a file, emptied after its last. */
export function theSetting(): Setting {
  const setting = {} as Setting;
  beforeAll(async () => {
    setting.server = await startServer();
    setting.browser = await launch();
  });
  afterAll(async () => {
    await setting.browser.close();
    await setting.server.stop();
  });
  return setting;
}
