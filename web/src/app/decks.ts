// The decks of the tables: the founders' is part of the page, any other comes by its hash.
import founders from '@data/decks/founders.json';

import { type Deck, type DeckFile, readDeck } from '../model/deck';
import { api } from './api';

export const foundersDeck: Deck = readDeck(founders as unknown as DeckFile);

const known = new Map<string, Promise<Deck>>([[__FOUNDERS_HASH__, Promise.resolve(foundersDeck)]]);

export function deckOf(hash: string): Promise<Deck> {
  const asked = known.get(hash) ?? api.deck(hash).then((file) => readDeck(file as DeckFile));
  known.set(hash, asked);
  asked.catch(() => known.delete(hash));
  return asked;
}
