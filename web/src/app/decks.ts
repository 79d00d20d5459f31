// The decks of the tables: the founders' is part of the page, any other comes by its hash. A
// player's own is sent once; the server checks it.
import founders from '@data/decks/founders.json';

import { type Deck, type DeckFile, readDeck } from '../model/deck';
import type { OwnDeck } from '../model/new_game';
import { api } from './api';

export const foundersDeck: Deck = readDeck(founders as unknown as DeckFile);

const known = new Map<string, Promise<Deck>>([[__FOUNDERS_HASH__, Promise.resolve(foundersDeck)]]);

export function deckOf(hash: string): Promise<Deck> {
  const asked = known.get(hash) ?? api.deck(hash).then((file) => readDeck(file as DeckFile));
  known.set(hash, asked);
  asked.catch(() => known.delete(hash));
  return asked;
}

/** Gives the server a deck file; it answers with an error that names every fault. */
export async function sendDeck(text: string): Promise<OwnDeck | null> {
  const { deck_hash: hash } = await api.newDeck(text);
  if (hash === __FOUNDERS_HASH__) return null;
  const { name, quests } = await deckOf(hash);
  return { hash, name, quests: quests.map(({ key }) => key) };
}
