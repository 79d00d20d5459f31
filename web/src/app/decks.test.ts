import numbers from '@data/decks/founders_numbers.json';
import { expect, it } from 'vitest';

import { deckOf, foundersDeck } from './decks';

it('knows the founders’ deck by the hash that the program gives it', async () => {
  expect(await deckOf(numbers.deck_hash)).toBe(foundersDeck);
});
