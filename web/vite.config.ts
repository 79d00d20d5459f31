import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { deckHash } from './tools/deck_hash';
import { iconSprites } from './tools/icon_sprites';

const server = process.env['KINGDOM_SERVER'] ?? 'http://127.0.0.1:8080';

const founders = fileURLToPath(new URL('../data/decks/founders.json', import.meta.url));
// A deck of the same name and other numbers is another deck.
const foundersHash = deckHash(readFileSync(founders, 'utf8'));

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
