// A player's seat as every arrangement shows it.
import type { Basic, CardId, Duchy, Side, Type, View } from '../protocol/record';
import { ofKind } from './choices';
import { cardOf, type Deck, design, kTypes, spread } from './deck';
import { perspective } from './perspective';
import { type Work, worksOf } from './works';

export interface SeatAdvisor {
  card: CardId;
  state: 'ready' | 'waits' | 'used';
  soldiers: number;
}

export interface SeatModel {
  side: Side;
  mine: boolean;
  /** Points that calamities, menaces and penalties cost; 0 or less. */
  lost: number;
  /** Points of the module that is played. */
  other: { part: 'quest' | 'conquest'; points: number } | null;
  /** One for each trap token of the seat: whether it is still there. */
  traps: boolean[];
  /** What lies in the alchemy, one by one. */
  alchemy: Basic[];
  /** Cards of the duchy by type, in the order of the types. */
  built: { type: Type; count: number }[];
  works: Work[];
  /** Those that can be used come first. */
  advisors: SeatAdvisor[];
}

const kOrder = { ready: 0, waits: 1, used: 2 };

export function seatModel(deck: Deck, view: View, duchy: Duchy): SeatModel {
  const side = view.sides[duchy]!;
  const { points } = side;
  const mine = perspective(view).me === duchy;
  const usable = new Set(
    view.viewer === duchy ? ofKind(view, 'activate').map(({ advisor }) => advisor) : [],
  );
  const part = points.quest ? 'quest' : 'conquest';
  const all = Math.max(side.trap_tokens, view.setup.players === 1 ? 1 : 2);
  const advisors = (side.advisors ?? []).map(({ card, used }): SeatAdvisor => {
    const state = used ? 'used' : usable.has(design(card)) ? 'ready' : 'waits';
    return { card, state, soldiers: cardOf(deck, card).soldiers };
  });
  return {
    side,
    mine,
    lost: points.calamities + points.menaces + points.penalty,
    other: points[part] > 0 ? { part, points: points[part] } : null,
    traps: Array.from({ length: all }, (_, i) => i < side.trap_tokens),
    alchemy: spread(side.alchemy),
    built: kTypes.map((type) => ({
      type,
      count: side.duchy.filter((card) => cardOf(deck, card).kind === type).length,
    })),
    works: worksOf(side),
    advisors: advisors.sort((a, b) => kOrder[a.state] - kOrder[b.state]),
  };
}
