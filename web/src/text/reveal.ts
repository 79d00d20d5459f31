// The reveal in words: one sentence for everybody, and all of it for those who listen.
import type { Deck } from '../model/deck';
import { cardOf } from '../model/deck';
import { type Reveal, type RevealedCard, toldOf } from '../model/reveal';
import type { Duchy } from '../protocol/record';
import { capital, cardName, listText } from './names';
import { t } from './text.svelte';

export interface Cast {
  deck: Deck;
  me: Duchy;
  watching: boolean;
  name: (duchy: Duchy) => string;
}

export function summaryOf(cast: Cast, reveal: Reveal): string {
  const who = (duchy: Duchy) => (duchy === cast.me && !cast.watching ? 'you' : 'rival');
  const parts = toldOf(cast.deck, reveal).map(({ what, card, from, to, points }) =>
    t(`reveal-${what}`, {
      way: `${who(from)}-${who(to)}`,
      card: cardName(card),
      name: cast.name(who(from) === 'you' ? to : from),
      points,
    }),
  );
  return parts.length > 0 ? `${capital(parts.join('; '))}.` : t('reveal-none');
}

/** "sealed by you", "sealed by Marta", "open". */
export function sealText(cast: Cast, duchy: Duchy, { sealed, by }: RevealedCard): string {
  if (!sealed) return t('reveal-open');
  if (!by) return t('reveal-sealed');
  if (by === duchy) return t('reveal-own');
  return by === cast.me && !cast.watching
    ? t('reveal-by-you')
    : t('reveal-by', { player: cast.name(by) });
}

export function spokenOf(cast: Cast, reveal: Reveal): string {
  const sides = reveal.sides.map(({ duchy, cards }) => {
    const who = duchy === cast.me && !cast.watching ? t('you') : cast.name(duchy);
    const said = cards.map((each) => {
      const points = cardOf(cast.deck, each.card).points;
      const knew = each.sealed && each.by === cast.me && !cast.watching ? t('reveal-knew') : '';
      const goes =
        each.goes && typeof points === 'number' ? t('reveal-goes', { count: points }) : '';
      return [cardName(each.card), sealText(cast, duchy, each), knew, goes]
        .filter(Boolean)
        .join(', ');
    });
    return `${who}: ${listText(said)}.`;
  });
  return `${t('reveal-spoken')} ${sides.join(' ')} ${summaryOf(cast, reveal)}`;
}
