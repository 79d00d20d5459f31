// Who sits where: the viewer below, the other player above. A spectator sits with Valados.
import type { Duchy, Side, View } from '../protocol/record';
import { rivalOf } from './choices';

export interface Perspective {
  me: Duchy;
  mine: Side;
  rival: Duchy | null;
  theirs: Side | undefined;
  solo: boolean;
  watching: boolean;
  myTurn: boolean;
}

export function perspective(view: View): Perspective {
  const solo = view.setup.players === 1;
  const me = view.viewer ?? (solo ? view.setup.first : 'valados');
  const rival = solo ? null : rivalOf(me);
  return {
    me,
    mine: view.sides[me]!,
    rival,
    theirs: rival ? view.sides[rival] : undefined,
    solo,
    watching: view.viewer === null,
    myTurn: (view.legal?.length ?? 0) > 0 || view.awaits_confirmation === true,
  };
}

/** R2.5: the arrow of the round tracker changes sides every round. */
export function firstOfRound(view: View): Duchy {
  return view.round % 2 === 1 ? view.setup.first : rivalOf(view.setup.first);
}

/** Turns of a choice phase (R4.1, R12.3). */
export const turnsOf = (view: View): number => (view.setup.players === 1 ? 4 : 16);
