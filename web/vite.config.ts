import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { iconSprites } from './tools/icon_sprites';

const server = process.env['KINGDOM_SERVER'] ?? 'http://127.0.0.1:8080';

const founders = fileURLToPath(new URL('../data/decks/founders.json', import.meta.url));

/** Keys sorted and no spaces: the text whose hash names a deck (docs/record.md). */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${plain(inner)}`).join(',')}}`;
}
const foundersHash = createHash('sha256')
  .update(plain(JSON.parse(readFileSync(founders, 'utf8'))))
  .digest('hex');

export default defineConfig({
  plugins: [svelte(), iconSprites()],
  base: './',
  define: { __FOUNDERS_HASH__: JSON.stringify(foundersHash) },
  resolve: { alias: { '@data': fileURLToPath(new URL('../data', import.meta.url)) } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
