// Chromium for the end-to-end tests, and the checks that every screen must pass.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type WebSocketRoute,
} from 'playwright-core';

export const kDesktop = { width: 1280, height: 800 };
export const kPhone = { width: 390, height: 844 };
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** Lets a test cut the page's sockets, as a lost network does. Before the page is opened. */
export async function cuttable(page: Page): Promise<() => Promise<void>> {
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    socket.connectToServer();
    open.add(socket);
  });
  return async () => {
    for (const socket of open) await socket.close({ code: 1001 });
    open.clear();
  };
}

export interface Look {
  theme?: 'light' | 'dark' | 'contrast';
  language?: 'en' | 'it' | 'es' | 'fr';
}

/** A page with settings as given, that remembers every error it had. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  look: Look = {},
): Promise<Page & { faults: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  await context.addInitScript(
    (settings) => {
      if (!localStorage.getItem('kingdom.settings'))
        localStorage.setItem('kingdom.settings', JSON.stringify(settings));
    },
    { theme: look.theme ?? 'light', language: look.language ?? 'en', motion: 'off' },
  );
  const page = Object.assign(await context.newPage(), { faults: [] as string[] });
  page.on('pageerror', (error) => page.faults.push(error.message));
  return page;
}

/** What axe-core finds on the page as it stands. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const engine = (
      globalThis as unknown as {
        axe: {
          run: () => Promise<{
            violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
          }>;
        };
      }
    ).axe;
    const { violations } = await engine.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map((node) => `${id}: ${node.html.slice(0, 140)} ${node.failureSummary.slice(0, 160)}`),
    );
  });
}

/** Texts that spill out of the button, label or title that holds them, and messages never written. */
export function badTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bad: string[] = [];
    const range = document.createRange();
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, .btn, .chip, h1, h2, h3, p, dt, dd, th, td, label, legend, small',
    )) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest('.hidden, svg, [aria-hidden="true"]')) continue;
      const text = (element.textContent ?? '').trim();
      if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{\$?\w+\}|undefined|\[object/.test(text))
        bad.push(`unwritten: ${text}`);
      if (getComputedStyle(element).textOverflow === 'ellipsis' || element.closest('.scroll'))
        continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        range.selectNodeContents(node);
        const inner = range.getBoundingClientRect();
        if (inner.width > 0 && inner.right > box.right + 2)
          bad.push(`spills: ${text.slice(0, 60)}`);
      }
    }
    return [...new Set(bad)];
  });
}

export const scrolls = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    return scrollWidth > clientWidth || scrollHeight > clientHeight;
  });
