// Plays through the page alone: it presses what is on the screen, as a player would, and knows no
// rule. Which of several buttons it presses is drawn from a seed.
import type { Page } from 'playwright-core';

/** One press; says what was pressed, `waiting` when there was nothing to press, `over` at the end. */
function pressSomething(seed: number): string {
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
      (button) => !button.disabled && button.offsetParent !== null,
    );
  const press = (list: HTMLElement[], name: string) => {
    const chosen = list[seed % list.length];
    chosen?.click();
    return chosen ? name : undefined;
  };
  if (document.querySelector('.outcome table')) return 'over';
  const asking =
    [...document.querySelectorAll('.prompt .btn.main')].length > 0 &&
    document.querySelectorAll('.prompt .btn').length === 2 &&
    !document.querySelector('.prompt [data-lesson="main"]');
  if (asking) return press(all('.prompt .btn.main'), 'yes') ?? 'waiting';
  const put = all('[data-lesson^="put-"]');
  const offered =
    all('[data-lesson="main"]').length > 0 &&
    document.querySelector('[data-lesson="hand"]') !== null &&
    all('[data-lesson^="take-"]').length === 0;
  if (put.length > 0) return press(put, 'put')!;
  if (offered) return press(all('[data-lesson="main"]'), 'confirm')!;
  return (
    press(all('[data-lesson^="take-"]'), 'take') ??
    press(all('[data-act="fill"]'), 'fill') ??
    press(all('[data-act="alchemy"]'), 'alchemy') ??
    press(
      seed % 3 === 0
        ? all('[data-act="recycle"]')
        : [...all('[data-act="slate"]'), ...all('[data-act="recycle"]')],
      'plan',
    ) ??
    press(all('.covers .btn, .selection .acts .chip, .one .side, .slot .chip.hot'), 'menace') ??
    press(all('.ways .chip'), 'vanquish') ??
    press(all('.pick .btn'), 'pick') ??
    press(seed % 4 === 0 ? all('.recruit .btn') : [], 'recruit') ??
    press(all('[data-lesson="main"]'), 'done') ??
    press(
      document.querySelector('.draft [aria-pressed="true"]') ? [] : all('.draft [data-item]'),
      'advisor',
    ) ??
    press(
      document.querySelector('[data-lesson="hand"] [aria-pressed="true"]')
        ? []
        : all('[data-lesson="hand"] [data-item][aria-pressed]'),
      'card',
    ) ??
    'waiting'
  );
}

export interface Story {
  presses: number;
  kinds: Set<string>;
}

/** Plays until `until` holds or the game is over. */
export async function playUntil(
  page: Page,
  until: (page: Page) => Promise<boolean> = async () => false,
  seed = 1,
): Promise<Story> {
  const story: Story = { presses: 0, kinds: new Set() };
  let random = seed;
  for (let quiet = 0; quiet < 400;) {
    random = (random * 48271) % 2147483647;
    const pressed = await page.evaluate(pressSomething, random % 1000);
    story.kinds.add(pressed);
    if (pressed === 'over' || (await until(page))) return story;
    quiet = pressed === 'waiting' ? quiet + 1 : 0;
    story.presses += pressed === 'waiting' ? 0 : 1;
    // A decision is answered within a few frames; asking more often would press twice.
    await page.waitForTimeout(pressed === 'waiting' ? 50 : 25);
  }
  throw new Error(`nothing to press any more; the line says: ${await promptOf(page)}`);
}

export const promptOf = (page: Page): Promise<string> =>
  page.locator('.prompt p').first().innerText();

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
  await page.goto(address);
  await page.evaluate(
    ([table, held]) =>
      localStorage.setItem('kingdom.seats', JSON.stringify({ [table as string]: held })),
    [made.table, { seat, ...grant }] as const,
  );
  await page.goto(`${address}/#/table/${made.table}`);
  await page.waitForSelector('.prompt');
  return made.table;
}
