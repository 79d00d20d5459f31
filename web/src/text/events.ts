// The chronicle's sentences, in the words that all programs share.
import type { Deck } from '../model/deck';
import type { Line } from '../model/log';
import type { LogEntry, View } from '../protocol/record';
import { stepName } from './describe';
import { capital, cardName, duchyName, resourceName, territoryName } from './names';
import { game, t } from './text.svelte';

function hiddenOr(card: string | undefined): string {
  return card ? cardName(card) : game('ui.hidden_card');
}

function eventKey(entry: LogEntry): string {
  // A card that nobody sees is called sealed already.
  return entry.event === 'offered' && entry.face === 'down' && entry.card
    ? 'event.offered_face_down'
    : `event.${entry.event}`;
}

const kMark = '\u0001';
const marked = (name: string) => `${kMark}${name}${kMark}`;

export interface Words {
  text: string;
  /** A card's name, which stands out. */
  strong: boolean;
}

export function lineWords(deck: Deck, view: View, line: Line): Words[] {
  return sentence(deck, view, line)
    .split(kMark)
    .map((text, i) => ({ text, strong: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

function sentence(deck: Deck, view: View, { entry, times }: Line): string {
  const other = entry.giant ?? entry.cards?.[1];
  const place = entry.from ?? entry.territory;
  if (entry.event === 'turned_up' && entry.selection && entry.card)
    return t('log-turned-up', {
      card: marked(cardName(entry.card)),
      player: duchyName(entry.selection),
    });
  const text = game(eventKey(entry), {
    player: entry.player ? duchyName(entry.player) : '',
    card: marked(hiddenOr(entry.card ?? entry.cards?.[0])),
    other: marked(hiddenOr(other)),
    area: entry.area ? game(`term.${entry.area}`) : '',
    resource: entry.resource ? resourceName(entry.resource) : '',
    count: entry.amount ?? '',
    from: place ? territoryName(place) : '',
    to: entry.to ? territoryName(entry.to) : '',
    name: entry.event.includes('step') ? stepName(deck, view, entry.amount ?? 1) : '',
  });
  const said = text.startsWith(kMark) ? kMark + capital(text.slice(1)) : capital(text);
  return times > 1 ? `${said.replace(/\.$/, '')} (×${times}).` : said;
}
