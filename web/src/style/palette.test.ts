// The palette's promises: text 4.5, edges 3, and a difference that colour blindness leaves.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8');

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>;
}

const light = tokensOf(':root');
const kThemes: Record<string, Record<string, string>> = {
  light,
  dark: { ...light, ...tokensOf("[data-theme='dark']") },
  contrast: { ...light, ...tokensOf("[data-theme='contrast']") },
};

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  const full =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map(linear) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const kText: [string, string][] = [
  ['ink', 'panel'],
  ['ink', 'paper'],
  ['ink-2', 'panel'],
  ['ink-2', 'table'],
  ['ink-2', 'paper'],
  ['ink-2', 'panel-2'],
  ['arena-ink', 'arena-2'],
  ['arena-ink-2', 'arena-2'],
  ['on-act', 'act'],
  ['on-stitch', 'stitch'],
  ['vp-ink', 'vp'],
  ['bad', 'panel'],
  ['good', 'panel'],
  ['loss-ink', 'loss'],
  ...['m', 'p', 'g', 'e', 'k', 's'].map((letter): [string, string] => [`on-${letter}`, letter]),
  ...[
    'structure',
    'specialist',
    'monument',
    'discovery',
    'treasure',
    'calamity',
    'menace',
    'advisor',
  ].map((kind): [string, string] => ['on-t', `t-${kind}`]),
];
const kEdges: [string, string][] = [
  ['ctl', 'panel'],
  ['ring', 'paper'],
  ['ring', 'table'],
  ['m-edge', 'paper'],
  ['g-edge', 'paper'],
  ['p', 'paper'],
  ['e', 'paper'],
  ['k', 'paper'],
  ['s', 'paper'],
];

describe.each(Object.keys(kThemes))('the %s palette', (name) => {
  const theme = kThemes[name]!;
  it.each(kText)('%s on %s can be read', (ink, ground) => {
    expect(contrast(theme[ink]!, theme[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(kEdges)('%s stands out on %s', (edge, ground) => {
    expect(contrast(theme[edge]!, theme[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
