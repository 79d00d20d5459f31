// Pictures of every screen into screenshots/: desktop and phone, light and dark. The tables come
// from fixtures (npm run fixtures), shown by the development server.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}screenshots/`;
const kScreens = {
  home: '',
  cards: 'cards',
  card: 'cards/nexus',
  rules: 'rules',
  offer: 'fixture/learning-offer',
  select: 'fixture/advisors-select',
  planning: 'fixture/learning-planning',
  production: 'fixture/learning-production-gold',
  combat: 'fixture/menace-combat',
  menaces: 'fixture/shadows-menace_step',
  draft: 'fixture/advisors-draft',
  quest: 'fixture/quest-planning',
  conquest: 'fixture/conquest-conquest',
  solo: 'fixture/solo-select',
  search: 'fixture/solo-pick',
  end: 'fixture/learning-over',
};
const kSizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

mkdirSync(out, { recursive: true });
const server = await createServer({ root, server: { port: 0, proxy: {} }, logLevel: 'error' });
await server.listen();
const address = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [size, viewport] of Object.entries(kSizes)) {
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    await context.addInitScript(
      (chosen) =>
        localStorage.setItem('kingdom.settings', JSON.stringify({ theme: chosen, language: 'en' })),
      theme,
    );
    const page = await context.newPage();
    for (const [name, path] of Object.entries(kScreens)) {
      await page.goto(`${address}#/${path}`);
      await page.waitForSelector('main', { timeout: 30_000 });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${out}${name}-${size}-${theme}.png` });
    }
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(`${Object.keys(kScreens).length * 4} pictures in ${out}`);
