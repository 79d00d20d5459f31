// Builds the two icon sprites from the game-icons set, with only the icons that are used: what
// the frame of every page needs, and the pictures of the cards, which load after the first paint.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const kSprites: Record<string, string> = {
  'virtual:sprite/chrome': '../src/ui/sign/chrome_icons.json',
  'virtual:sprite/pictures': '../src/ui/card/pictures.json',
};

type IconSet = { icons: Record<string, { body: string }> };

function readJson<T>(file: URL | string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function symbols(listFile: string): string {
  const set = readJson<IconSet>(
    createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
  );
  const names = Object.values(readJson<Record<string, string>>(new URL(listFile, import.meta.url)));
  return [...new Set(names)]
    .map((name) => {
      const icon = set.icons[name];
      if (!icon) throw new Error(`${listFile}: the icon set has no '${name}'`);
      return `<symbol id="i-${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
    })
    .join('');
}

export function iconSprites(): Plugin {
  return {
    name: 'icon-sprites',
    resolveId: (id) => (id in kSprites ? `\0${id}` : undefined),
    load(id) {
      const list = kSprites[id.slice(1)];
      return list && `export default ${JSON.stringify(symbols(list))};`;
    },
  };
}
