// node tools/shot.mjs OUT URL [WIDTHxHEIGHT] [theme] [lang]
import { chromium } from 'playwright-core';
const [out, url, size = '1280x800', theme = 'light', lang = 'en', script = ''] = process.argv.slice(2);
const [width, height] = size.split('x').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 600 });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.type(), m.text().slice(0, 300)));
page.on('pageerror', (e) => console.log('pageerror', e.message.slice(0, 400)));
await page.addInitScript(([theme, lang]) => localStorage.setItem('kingdom.settings', JSON.stringify({ theme, language: lang })), [theme, lang]);
await page.goto(url); await page.waitForTimeout(1500);
if (script) await page.evaluate(script), await page.waitForTimeout(500);
await page.screenshot({ path: out });
console.log('scroll', await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]));
await browser.close();
