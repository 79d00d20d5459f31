// Writes real views of every phase, module and number of players into fixtures/, for the model's
// tests and for looking at the table without a server. Needs build/release/kingdom.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kingdom = join(root, 'build/release/kingdom');
const out = join(root, 'web/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'kingdom-fixtures-'));

// `seed` is where the search for a game begins that comes to every phase in `shows`.
const kGames = [
  { name: 'learning', module: 'none', seed: 21 },
  { name: 'menace', module: 'menace', seed: 5, shows: ['menace_step', 'combat'] },
  {
    name: 'shadows',
    module: 'menace',
    menaces: 'shadows,thieves',
    seed: 6,
    shows: ['menace_step', 'combat'],
  },
  { name: 'advisors', module: 'advisors', seed: 7, shows: ['draft'] },
  { name: 'quest', module: 'quest', seed: 8 },
  { name: 'conquest', module: 'conquest', seed: 9, shows: ['conquest'] },
  { name: 'solo', module: 'none', alone: true, seed: 11, shows: ['search', 'pick'] },
  { name: 'solo-menace', module: 'menace', alone: true, seed: 12, shows: ['combat'] },
  { name: 'solo-advisors', module: 'advisors', alone: true, seed: 15, shows: ['draft'] },
  { name: 'solo-quest', module: 'quest', alone: true, seed: 14 },
];
const kSeedsTried = 100;

const run = (...args) =>
  execFileSync(kingdom, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function viewAt(file, at, as) {
  return JSON.parse(run('replay', file, '--at', String(at), '--as', as, '--json'));
}

const kPlacesInHand = (view) =>
  Object.values(view.sides[view.viewer].cubes).reduce((sum, count) => sum + count, 0);

// Of all views of one phase the fullest one of round 3 or 4 is the best test of a screen.
function fullness(view) {
  const cards = Object.values(view.sides).flatMap((side) => [...side.construction, ...side.duchy]);
  const moves = view.can_take_back ? 3 : 0;
  const lying = view.areas.left.length + view.areas.right.length;
  return (
    (view.round === 3 ? 30 : view.round * 5) +
    cards.length +
    moves +
    lying * 2 +
    (view.viewer ? kPlacesInHand(view) * 2 : 0)
  );
}

const chosen = (view) => view?.sides[view.viewer].selection.length ?? 0;

function fixturesOf({ name, module, menaces, alone, seed }) {
  const file = join(folder, `${name}.jsonl`);
  // Alone a random player searches often enough for every phase to occur.
  const players = alone
    ? ['--players', '1', '--bots', 'random']
    : ['--players', '2', '--bots', 'greedy,greedy'];
  const decks = menaces ? ['--menaces', menaces] : [];
  const options = ['--module', module, ...players, ...decks, '--seed', String(seed)];
  run('simulate', '--games', '1', ...options, '--record', file);
  const record = JSON.parse(readFileSync(file, 'utf8').split('\n')[0]);
  const best = new Map();
  const keep = (key, view) => {
    const score = fullness(view);
    if ((best.get(key)?.score ?? -1) < score) best.set(key, { score, view });
  };
  record.decisions.forEach((decision, n) => {
    const view = viewAt(file, n, decision.by);
    const key = view.step ? `${view.phase}-${view.step}` : view.phase;
    keep(key, view);
    // Planning with every card still to decide is the fullest selection.
    if (view.phase === 'planning' && chosen(view) > chosen(best.get('planning-full')?.view))
      best.set('planning-full', { score: 0, view });
    if (n === 0) keep('start', view);
  });
  keep('over', viewAt(file, record.decisions.length, record.setup.first));
  const spectator = viewAt(file, Math.floor(record.decisions.length / 2), 'spectator');
  best.set('spectator', { view: spectator });
  return best;
}

function firstThatShows(game) {
  for (let seed = game.seed; seed < game.seed + kSeedsTried; ++seed) {
    const best = fixturesOf({ ...game, seed });
    if ((game.shows ?? []).every((phase) => best.has(phase))) return [...best];
  }
  throw new Error(`no ${game.name} game of ${kSeedsTried} comes to ${game.shows.join(' and ')}`);
}

try {
  mkdirSync(out, { recursive: true });
  const names = [];
  for (const game of kGames) {
    for (const [key, { view }] of firstThatShows(game)) {
      const name = `${game.name}-${key}`;
      writeFileSync(join(out, `${name}.json`), JSON.stringify(view));
      names.push(name);
    }
  }
  writeFileSync(join(out, 'index.json'), JSON.stringify(names.sort()));
  console.log(`${names.length} views in ${out}`);
} finally {
  rmSync(folder, { recursive: true });
}
