// The chronicle's sentences, in the words that all programs share.
import type { Deck } from '../model/deck';
import type { Line } from '../model/log';
import type { LogEntry, View } from '../protocol/record';
import { stepName } from './describe';
import { cardName, duchyName, resourceName, territoryName } from './names';
import { game } from './text.svelte';

function hiddenOr(card: string | undefined): string {
  return card ? cardName(card) : game('ui.hidden_card');
}

function eventKey(entry: LogEntry): string {
  return entry.event === 'offered' && entry.face === 'down'
    ? 'event.offered_face_down'
    : `event.${entry.event}`;
}

export function lineText(deck: Deck, view: View, { entry, times }: Line): string {
  const other = entry.giant ?? entry.cards?.[1];
  const place = entry.from ?? entry.territory;
  const text = game(eventKey(entry), {
    player: entry.player ? duchyName(entry.player) : '',
    card: hiddenOr(entry.card ?? entry.cards?.[0]),
    other: hiddenOr(other),
    area: entry.area ? game(`term.${entry.area}`) : '',
    resource: entry.resource ? resourceName(entry.resource) : '',
    count: entry.amount ?? '',
    from: place ? territoryName(place) : '',
    to: entry.to ? territoryName(entry.to) : '',
    name: entry.event.includes('step') ? stepName(deck, view, entry.amount ?? 1) : '',
  });
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  return times > 1 ? `${sentence.replace(/\.$/, '')} (×${times}).` : sentence;
}
