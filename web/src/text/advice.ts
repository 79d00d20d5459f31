// Hints and reviews as sentences.
import type { Hint, Reason } from '../protocol/advice';
import type { Duchy } from '../protocol/record';
import { cardName, duchyName, resourceName, territoryName } from './names';
import { game, hasMessage, language, t } from './text.svelte';

function thingText({ thing }: Reason): string {
  if (thing?.card) return cardName(thing.card);
  if (thing?.resource) return resourceName(thing.resource);
  return thing?.territory ? territoryName(thing.territory) : '';
}

/** Whose decision a reader looks at: one's own is told as "you", another's by name. */
export interface Told {
  by: Duchy;
  me: Duchy | null;
}

/** Why a decision is good, for whoever plays against `rival`. */
export function reasonText(reason: Reason, rival: Duchy | null, told?: Told): string {
  const theirs = `reason-${reason.why}`;
  if (told && told.by !== told.me && hasMessage(theirs))
    return t(theirs, {
      player: duchyName(told.by),
      other: rival ? duchyName(rival) : t('rival'),
      thing: thingText(reason),
      count: reason.count ?? 0,
    });
  return game(`hint.${reason.why}`, {
    thing: thingText(reason),
    count: reason.count ?? 0,
    other: rival ? duchyName(rival) : t('rival'),
  });
}

export function chanceText(chance: number): string {
  const style: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language(), style).format(chance);
}

/** "62 % to win, about 41 points"; alone only the points. */
export function outlookText({ win, points }: Pick<Hint, 'win' | 'points'>): string {
  const about = t('about-points', { count: Math.round(points) });
  return win === null ? about : t('chance-and-points', { chance: chanceText(win), points: about });
}
