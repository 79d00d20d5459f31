// The guided game at every size that a page may have: the coach stands inside the page, and what it
// speaks of is neither covered nor beyond the edge.
import { mkdirSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { openPage } from './support/browser';
import { playUntil } from './support/robot';
import { theSetting } from './support/setting';

const setting = theSetting();
const kPictures = process.env['LESSON_PICTURES'];

/** What is wrong with how the coach stands now; empty when it speaks of something that is seen. */
function faultsOfCoach(): { name: string; faults: string[] } | null {
  const coach = document.querySelector<HTMLElement>('.prompt.coached');
  const words = coach?.querySelector<HTMLElement>('[role="status"]');
  if (!coach || !words) return null;
  const faults: string[] = [];
  const inside = (box: DOMRect) =>
    box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const note = (what: string) => faults.push(what);
  if (!inside(coach.getBoundingClientRect())) note('the coach is beyond the edge');
  if (!inside(words.getBoundingClientRect())) note('the words are beyond the edge');
  if (coach.scrollHeight > coach.clientHeight + 1) note('the words are cut off');
  for (const button of coach.querySelectorAll('button')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!button.contains(hit)) note(`${button.innerText} is covered`);
  }
  const shown = document.querySelector<SVGElement>('svg .ring');
  for (const ring of document.querySelectorAll('svg .ring')) {
    const box = ring.getBoundingClientRect();
    const seen = {
      left: Math.max(box.left, 0),
      top: Math.max(box.top, 0),
      right: Math.min(box.right, innerWidth),
      bottom: Math.min(box.bottom, innerHeight),
    };
    const part = ((seen.right - seen.left) * (seen.bottom - seen.top)) / (box.width * box.height);
    if (!(part > 0.9)) note('what it speaks of is beyond the edge');
    const hit = document.elementFromPoint(
      (seen.left + seen.right) / 2,
      (seen.top + seen.bottom) / 2,
    );
    const own = hit?.closest('[data-lesson="main"], [data-lesson="go-on"]');
    if (hit?.closest('.prompt') && !own) note('the coach covers what it speaks of');
  }
  void shown;
  return { name: words.querySelector('h2')?.innerText ?? '', faults };
}

/** Plays on, press by press, and looks at the coach whenever it says something new. */
async function lookAtLesson(page: Page, size: string, most: number): Promise<string[]> {
  const found: string[] = [];
  const said: string[] = [];
  for (let presses = 0; presses < most; ++presses) {
    const look = await page.evaluate(faultsOfCoach);
    if (look && said[said.length - 1] !== look.name) {
      await page.waitForTimeout(300); // the ring follows
      const { faults } = (await page.evaluate(faultsOfCoach)) ?? look;
      if (kPictures) await page.screenshot({ path: `${kPictures}/${size}-${said.length}.png` });
      said.push(look.name);
      found.push(...faults.map((fault) => `${look.name}: ${fault}`));
    }
    const { at } = await playUntil(page, { presses: 1, seed: presses + 1 });
    if (at === 'over') break;
  }
  const often = said.filter((name, i) => said.indexOf(name) !== i);
  return [...found, ...often.filter((name, i) => often.indexOf(name) !== i)];
}

describe('the coach stands beside what it speaks of', () => {
  it.each([
    ['a phone', 390, 844, 1500],
    ['a small phone', 360, 640, 250],
    ['a phone lying', 844, 390, 120],
    ['a window zoomed to 200 %', 640, 400, 120],
    ['a tablet', 820, 1180, 250],
    ['a small tablet', 768, 1024, 120],
    ['a tablet lying', 1024, 768, 120],
    ['a laptop', 1366, 641, 1500],
    ['a low window', 1280, 640, 120],
    ['a desktop', 1280, 720, 120],
    ['a laptop with more pixels', 1536, 730, 120],
    ['a large screen', 1920, 1080, 120],
  ])('on %s', async (_, width, height, most) => {
    if (kPictures) mkdirSync(kPictures, { recursive: true });
    const page = await openPage(setting.browser, { viewport: { width, height } });
    await page.goto(setting.server.address);
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await page.waitForSelector('.prompt.coached');
    expect(await lookAtLesson(page, `${width}x${height}`, most)).toEqual([]);
    expect(page.faults).toEqual([]);
    await page.context().close();
  });
});
