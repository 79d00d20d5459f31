import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { iconSprites } from './tools/icon_sprites';

const server = process.env['KINGDOM_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), iconSprites()],
  base: './',
  resolve: { alias: { '@data': fileURLToPath(new URL('../data', import.meta.url)) } },
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
