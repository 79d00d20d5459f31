// What a player chooses for a new game, and the wish that it makes to the server.
import type { ClockWish, NewTable } from '../protocol/messages';
import type { Duchy, MenaceDeck, Module } from '../protocol/record';
import { rivalOf } from './choices';

export const kModules: Module[] = ['none', 'menace', 'advisors', 'quest', 'conquest'];
export const kMenaceDecks: MenaceDeck[] = ['frost_giants', 'giant_rats', 'shadows', 'thieves'];

/** A player's own deck, as the server knows it. */
export interface OwnDeck {
  hash: string;
  name: string;
  quests: string[];
}

export interface Options {
  module: Module;
  rival: 'level' | 'friend' | 'solo';
  level: string;
  duchy: Duchy;
  side: 'A' | 'B';
  first: 'me' | 'rival';
  myMenace: MenaceDeck;
  theirMenace: MenaceDeck;
  quest: string;
  penalty: boolean;
  /** 0: none; positive: seconds for the whole game; negative: seconds for each decision. */
  clock: number;
  /** In the lobby, where anybody may take the free seat. */
  listed: boolean;
  /** Digits; empty: a deal of its own. */
  seed: string;
  /** None: the founders' deck. */
  deck: OwnDeck | null;
}

export const kFresh: Options = {
  module: 'menace',
  rival: 'level',
  level: '',
  duchy: 'valados',
  side: 'A',
  first: 'me',
  myMenace: 'frost_giants',
  theirMenace: 'giant_rats',
  quest: 'the_missing_heir',
  penalty: false,
  clock: 0,
  listed: false,
  seed: '',
  deck: null,
};

const kKept = [
  'module',
  'rival',
  'level',
  'duchy',
  'side',
  'first',
  'myMenace',
  'theirMenace',
  'penalty',
  'clock',
  'listed',
] as const;

/** Of a choice what is worth keeping for the next game: not its deal, its deck or that deck's quest. */
export function worthKeeping(options: Options): Partial<Options> {
  return Object.fromEntries(kKept.map((key) => [key, options[key]]));
}

/** A kept choice on top of what is suggested; whatever is not of its type is passed over. */
export function restored(kept: unknown, suggested: Options): Options {
  if (typeof kept !== 'object' || kept === null) return suggested;
  const fits = (key: (typeof kKept)[number], value: unknown) =>
    typeof value === typeof kFresh[key] &&
    (key !== 'module' || kModules.includes(value as Module)) &&
    (key !== 'rival' || ['level', 'friend', 'solo'].includes(value as string));
  const found = kKept
    .map((key) => [key, (kept as Record<string, unknown>)[key]] as const)
    .filter(([key, value]) => fits(key, value));
  return { ...suggested, ...Object.fromEntries(found) };
}

export const kClocks = [0, 600, 900, 1200, 1800, -86400, -259200, -604800];

export function clockOf(clock: number): ClockWish | undefined {
  if (clock === 0) return undefined;
  return clock > 0 ? { total_s: clock } : { per_decision_s: -clock };
}

/** Another deck may have other quests; `founders` are those of the founders' deck. */
export function withDeck(options: Options, deck: OwnDeck | null, founders: string[]): Options {
  const quests = deck?.quests ?? founders;
  const kept = quests.includes(options.quest);
  return { ...options, deck, quest: kept ? options.quest : (quests[0] ?? '') };
}

/** A seed out of what was typed: the server takes plain numbers below 2^64. */
export const seedOf = (text: string): string =>
  text
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, 19);

export function wishOf(options: Options): NewTable {
  const { duchy, side, module } = options;
  const solo = options.rival === 'solo';
  const other = rivalOf(duchy);
  const menaces = solo
    ? { [duchy]: options.myMenace }
    : { [duchy]: options.myMenace, [other]: options.theirMenace };
  const clock = options.rival === 'friend' ? clockOf(options.clock) : undefined;
  const rivalSeat = options.rival === 'friend' ? 'invite' : options.level;
  return {
    setup: {
      players: solo ? 1 : 2,
      side,
      module,
      first: solo || options.first === 'me' ? duchy : other,
      ...(module === 'menace' ? { menaces } : {}),
      ...(module === 'quest' ? { quest: options.quest } : {}),
      ...(solo ? { options: { solo_side_a_penalty: options.penalty } } : {}),
      ...(options.seed ? { seed: options.seed } : {}),
    },
    seats: solo ? { [duchy]: 'open' } : { [duchy]: 'open', [other]: rivalSeat },
    ...(clock ? { clock } : {}),
    ...(options.rival === 'friend' && options.listed ? { listed: true } : {}),
    ...(options.deck ? { deck_hash: options.deck.hash } : {}),
  };
}
