// What the first screen costs: bytes over the wire, and the time until its button can be pressed.
import type { Browser, CDPSession, Page } from 'playwright-core';

import { kPhone } from '../e2e/support/browser';
import type { Server } from '../e2e/support/server';

// A middling phone on a mobile network: a quarter of this machine's speed, 9 Mbit/s, 60 ms away.
const kSlower = 4;
const kNetwork = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 3_000_000 / 8,
};
const kPatience = 120_000;
const kButton = '.hero .btn';

async function phonePage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: kPhone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return { page, session };
}

/** Bytes that come over the wire until nothing more is asked for, without fonts and pictures of
    cards, which come after the first paint. */
export async function firstLoad(browser: Browser, server: Server): Promise<number> {
  const { page, session } = await phonePage(browser);
  const paths = new Map<string, string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) =>
    paths.set(requestId, response.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!/\.woff2?$|\/pictures-/.test(paths.get(requestId) ?? '')) bytes += encodedDataLength;
  });
  await page.goto(server.address, { waitUntil: 'networkidle' });
  await page.context().close();
  return bytes;
}

/** Milliseconds from the address to a first screen whose button answers. */
export async function interactive(browser: Browser, server: Server): Promise<number> {
  const { page, session } = await phonePage(browser);
  await session.send('Network.emulateNetworkConditions', kNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlower });
  await page.addInitScript((button) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(button)) return;
      watcher.disconnect();
      // The screen is drawn and the task that drew it is over: a press would be answered now.
      requestAnimationFrame(() => setTimeout(() => performance.mark('interactive')));
    });
    watcher.observe(document, { childList: true, subtree: true });
  }, kButton);
  await page.goto(server.address);
  const marked = await page.waitForFunction(
    () => performance.getEntriesByName('interactive')[0]?.startTime,
    undefined,
    { timeout: kPatience },
  );
  const time = (await marked.jsonValue()) as number;
  await page.context().close();
  return time;
}
