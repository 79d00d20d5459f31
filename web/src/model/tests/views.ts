// Views for tests: a small one built by hand, and the real ones of `npm run fixtures`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Side, View } from '../../protocol/record';
import { type Deck, type DeckFile, readDeck } from '../deck';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const readJson = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

export const founders: Deck = readDeck(
  readJson('../../../../data/decks/founders.json') as DeckFile,
);

const kFixtures = '../../../fixtures';
export const fixtureNames: string[] = existsSync(at(kFixtures))
  ? readdirSync(at(kFixtures)).filter((name) => name !== 'index.json')
  : [];
export const fixture = (name: string): View => readJson(`${kFixtures}/${name}`) as View;

export const emptySide: Side = {
  selection: [],
  construction: [],
  duchy: [],
  alchemy: {},
  cubes: {},
  krystallium: 0,
  soldiers: 0,
  training: 0,
  trap_tokens: 2,
  production: {},
  points: {
    flat: 0,
    combo: 0,
    calamities: 0,
    menaces: 0,
    quest: 0,
    conquest: 0,
    penalty: 0,
    total: 0,
  },
  done: false,
};

export function viewWith(mine: Partial<Side>, view: Partial<View> = {}): View {
  return {
    viewer: 'valados',
    setup: {
      players: 2,
      side: 'A',
      module: 'none',
      first: 'valados',
      quest: null,
      options: { solo_side_a_penalty: false },
    },
    phase: 'planning',
    round: 1,
    to_move: ['valados'],
    sides: { valados: { ...emptySide, ...mine }, teressie: emptySide },
    areas: { left: [], right: [] },
    discarded: [],
    deck: { left: 50 },
    seq: 0,
    log: [],
    ...view,
  };
}
