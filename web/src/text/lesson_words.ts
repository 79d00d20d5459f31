// The coach's sentences with the numbers and names of the table they are said at.
import { mySide } from '../model/choices';
import { cardOf } from '../model/deck';
import type { Seen } from '../model/lesson';
import { kMedals } from '../model/medals';
import { perspective } from '../model/perspective';
import type { Duchy } from '../protocol/record';
import { levelFirstName } from './levels';
import { capital, cardName, kindName, resourceName, signed } from './names';
import { playerName } from './players';

/** What the coach calls the rival: "Pim", of "Pim the Page". */
export function rivalFirstName(
  seats: Parameters<typeof playerName>[0]['seats'],
  rival: Duchy | null,
): string {
  if (!rival) return '';
  const seat = seats[rival];
  return seat?.kind === 'level' ? levelFirstName(seat.level ?? '') : playerName({ seats }, rival);
}

/** Every variable that a text of the lessons may use; each text takes what it needs. */
export function lessonArgs(seen: Seen, rival: string): Record<string, string | number> {
  const { view, deck, draft, picked } = seen;
  const { me, rival: other } = perspective(view);
  const side = mySide(view);
  const own = deck.duchies[me][view.setup.side].points;
  const made = (duchy: typeof me | null) =>
    (view.step && duchy && view.sides[duchy]?.production[view.step]) || 0;
  const built = (side?.duchy ?? []).filter((card) => cardOf(deck, card).kind !== 'calamity');
  const lastBuilt = built[built.length - 1];
  const card = picked ?? draft[0]?.card ?? lastBuilt;
  return {
    rival,
    card: card ? cardName(card) : '',
    resource: view.step ? resourceName(view.step) : '',
    mine: made(me),
    theirs: made(other),
    loss: -Number(deck.cards.get('calamity')?.points ?? 0),
    lost: signed(side?.points.calamities ?? 0),
    count: (side?.duchy ?? []).length - built.length,
    each: typeof own === 'number' ? 0 : own.each,
    type: typeof own === 'number' ? '' : kindName(own.per),
    bronze: kMedals[0]!.from,
    silver: kMedals[1]!.from,
    gold: kMedals[2]!.from,
  };
}

/** Begins with a capital letter, also where a resource comes first. */
export const sentence = (text: string): string => capital(text);

/** The points at the end, part by part. */
export function endArgs(seen: Seen, rival: string): Record<string, string | number> {
  const { me, rival: other } = perspective(seen.view);
  const points = seen.view.sides[me]!.points;
  return {
    rival,
    flat: points.flat,
    combo: points.combo + points.quest + points.conquest,
    lost: signed(points.calamities + points.menaces + points.penalty),
    mine: signed(points.total),
    theirs: signed(other ? (seen.view.sides[other]?.points.total ?? 0) : 0),
  };
}
