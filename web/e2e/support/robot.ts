// Plays through the page alone: it presses what is on the screen, as a player would, and knows no
// rule. Which of several buttons it presses is drawn from a seed.
import type { Page } from 'playwright-core';

import { playInPage } from './robot_in_page';

export interface Story {
  /** Why it stopped: the phase asked for, a mark asked for, or `over`. */
  at: string;
  presses: number;
  /** What was pressed, by kind. */
  kinds: string[];
  /** The phases it went through. */
  phases: string[];
  /** Things to press that something else covered. */
  covered: string[];
  /** What was pressed last. */
  last: string;
}

export interface Goal {
  /** Stops as soon as the table is in this phase and asks for something. */
  phase?: string;
  /** Stops in the first phase that is none of these and asks for something. */
  beyond?: string[];
  /** Stops as soon as something matches this selector. */
  mark?: string;
  /** Stops after this many presses. */
  presses?: number;
  /** Milliseconds between two looks at the page. */
  pause?: number;
  seed?: number;
}

/** Plays until the goal is reached or the game is over. */
export async function playUntil(page: Page, goal: Goal = {}): Promise<Story> {
  const story = await page.evaluate(playInPage, { seed: 1, ...goal });
  if (story.at !== 'stuck') return story;
  throw new Error(
    `stuck after ${story.presses} presses, the last one '${story.last}'; the line says: ${await promptOf(page)}`,
  );
}

export const promptOf = (page: Page): Promise<string> =>
  page.locator('.prompt p').first().innerText();

export const phaseOf = (page: Page): Promise<string | null> =>
  page.locator('main').getAttribute('data-phase');

/** What a player sees of the game, to compare two moments or two windows. */
export const shownBy = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      '.prompt p:not(.bad)',
      '.prompt p.bad + small', // a click that came too late: what to do stands below
      '.seat .score',
      '.strip .score',
      '.lying',
      '.hand [data-card]',
    ]
      .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
      .map((element) => element.innerText),
  );

/** Makes a table over HTTP and sits the page down at it. */
export async function sitDown(page: Page, address: string, wish: object): Promise<string> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ confirm: true, ...wish }),
  });
  const made = (await answer.json()) as {
    table: string;
    seats: Record<string, { token?: string; recovery?: string }>;
  };
  const [seat, grant] = Object.entries(made.seats).find(([, each]) => each.token)!;
  await page.goto(`${address}/#/cards`);
  await page.evaluate(
    ([table, held]) =>
      localStorage.setItem('kingdom.seats', JSON.stringify({ [table as string]: held })),
    [made.table, { seat, ...grant }] as const,
  );
  await page.goto(`${address}/#/table/${made.table}`);
  await page.waitForSelector('.prompt');
  return made.table;
}
