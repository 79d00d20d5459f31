// The picture that a link's preview shows, into public/preview.jpg: 1200 × 630, the cards of the first
// screen on the cloth. Made anew when the cards look different; it is not part of a build.
//   npm run preview
import { fileURLToPath } from 'node:url';

import { createServer } from 'vite';

import { launch, openPage } from '../e2e/support/browser';

const root = fileURLToPath(new URL('..', import.meta.url));
const kSize = { width: 1200, height: 630 };
const kLook = `
  .hero { position: fixed !important; inset: 0; z-index: 9; width: 1200px; height: 630px;
          padding: 40px 70px !important; grid-template-columns: 1fr 480px !important; }
  .hero h1 { font-size: 74px !important; }
  .hero p { font-size: 26px !important; max-width: 480px !important; }
  .hero .btn, .hero small { display: none !important; }
  .hero .cards { transform: scale(1.25); transform-origin: 30% 50%; }
`;

const pages = await createServer({ root, server: { port: 0 }, logLevel: 'error' });
await pages.listen();
const browser = await launch();
const page = await openPage(browser, { viewport: kSize }, { language: 'en', theme: 'light' });
await page.goto(pages.resolvedUrls!.local[0]!);
await page.waitForSelector('.hero');
await page.addStyleTag({ content: kLook });
await page.evaluate(() => document.fonts.ready);
await page.waitForTimeout(1500);
await page.screenshot({ path: `${root}public/preview.jpg`, type: 'jpeg', quality: 82 });
await browser.close();
await pages.close();
