// What a whole game costs: how long each decision takes from the press to the screen, and how long
// the page is ever busy at a stretch.
import type { Browser } from 'playwright-core';

import { kDesktop, openPage } from '../e2e/support/browser';
import { playUntil, sitDown } from '../e2e/support/robot';
import type { Server } from '../e2e/support/server';

export interface Cost {
  /** Milliseconds from each sent decision to the frame that shows its update. */
  waits: number[];
  /** Milliseconds of every task of more than 50. */
  tasks: number[];
}

// Milliseconds. A player who presses the next button before the last answer is drawn, which only a
// program can, would delay the drawing that is to be timed.
const kPause = 150;

/** Runs in the page before its own scripts: listens to the socket and to the browser. */
function listen(): void {
  const cost: Cost = { waits: [], tasks: [] };
  Object.assign(globalThis, { cost });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) cost.tasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });

  let sent: number | undefined;
  const shown = () => {
    if (sent === undefined) return;
    const since = sent;
    sent = undefined;
    requestAnimationFrame(() => setTimeout(() => cost.waits.push(performance.now() - since)));
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (this: WebSocket, data) {
    if (String(data).includes('"decide"')) {
      sent = performance.now();
      this.addEventListener('message', function hear(event: MessageEvent<string>) {
        if (!event.data.includes('"type":"update"')) return;
        this.removeEventListener('message', hear);
        shown();
      });
    }
    send.call(this, data);
  };
}

export async function wholeGame(browser: Browser, server: Server, module: string): Promise<Cost> {
  const page = await openPage(browser, { viewport: kDesktop });
  await page.addInitScript(listen);
  const setup = { module, seed: '3' };
  const seats = { valados: 'open', teressie: 'random' };
  await sitDown(page, server.address, { setup, seats });
  await page.reload();
  await page.waitForSelector('.prompt');
  await playUntil(page, { pause: kPause });
  const cost = await page.evaluate(() => (globalThis as unknown as { cost: Cost }).cost);
  await page.context().close();
  return cost;
}
