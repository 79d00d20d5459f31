// What a player chooses for a new game, and the wish that it makes to the server.
import type { NewTable } from '../protocol/messages';
import type { Duchy, MenaceDeck, Module } from '../protocol/record';
import { rivalOf } from './choices';

export const kModules: Module[] = ['none', 'menace', 'advisors', 'quest', 'conquest'];
export const kMenaceDecks: MenaceDeck[] = ['frost_giants', 'giant_rats', 'shadows', 'thieves'];

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
};

export function wishOf(options: Options): NewTable {
  const { duchy, side, module } = options;
  const solo = options.rival === 'solo';
  const other = rivalOf(duchy);
  const menaces = solo
    ? { [duchy]: options.myMenace }
    : { [duchy]: options.myMenace, [other]: options.theirMenace };
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
    },
    seats: solo ? { [duchy]: 'open' } : { [duchy]: 'open', [other]: rivalSeat },
    ...(options.clock > 0 ? { clock: { total_s: options.clock } } : {}),
    ...(options.clock < 0 ? { clock: { per_decision_s: -options.clock } } : {}),
  };
}
