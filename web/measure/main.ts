// Measures what the page promises, in Chromium against the real server, and prints one line for
// each. Exits with 1 when a promise is missed. Wants a quiet machine: npm run measure
import type { Browser } from 'playwright-core';

import { launch } from '../e2e/support/browser';
import { type Server, startServer } from '../e2e/support/server';
import { firstLoad, interactive } from './loading';
import { wholeGame } from './playing';

interface Line {
  what: string;
  value: number;
  unit: string;
  limit: number;
}

const kRuns = 5;
const kSize = 200_000;
const kInteractive = 1500;
const kOnScreen = 100;
const kLongTask = 100;

/** The value that this part of them does not exceed. */
const within = (part: number, values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
const median = (values: number[]): number => within(0.5, values);

async function measured(browser: Browser, server: Server): Promise<Line[]> {
  const lines: Line[] = [];
  const add = (what: string, value: number, unit: string, limit: number) =>
    lines.push({ what, value: Math.round(value), unit, limit });

  add('first load, compressed, without fonts', await firstLoad(browser, server), 'bytes', kSize);
  const starts: number[] = [];
  for (let run = 0; run < kRuns; ++run) starts.push(await interactive(browser, server));
  add(`interactive on a slowed phone, median of ${kRuns}`, median(starts), 'ms', kInteractive);
  for (const module of ['none', 'conquest']) {
    const { waits, tasks } = await wholeGame(browser, server, module);
    const name = `game of ${waits.length} decisions, module ${module}`;
    add(`${name}: decision on screen, median`, median(waits), 'ms', kOnScreen);
    add(`${name}: decision on screen, 95 % within`, within(0.95, waits), 'ms', kOnScreen);
    add(`${name}: decision on screen, slowest`, Math.max(...waits), 'ms', kOnScreen);
    add(`${name}: longest task`, Math.max(0, ...tasks), 'ms', kLongTask);
  }
  return lines;
}

const server = await startServer();
const browser = await launch();
const lines = await measured(browser, server).finally(async () => {
  await browser.close();
  await server.stop();
});
for (const { what, value, unit, limit } of lines)
  console.log(`${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value} ${unit}, of ${limit}`);
process.exitCode = lines.every(({ value, limit }) => value <= limit) ? 0 : 1;
