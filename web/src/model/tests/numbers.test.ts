import { describe, expect, it } from 'vitest';

import { loadNumbers, numbersOf, sortCards, twoPlayerSeries } from '../numbers';
import { founders } from './views';

const numbers = await loadNumbers();
const developments = [...founders.cards.values()].filter(
  ({ kind }) => !['treasure', 'calamity', 'menace', 'advisor'].includes(kind),
);

describe("the deck's own numbers", () => {
  it('are of the deck that is shipped, for each development', () => {
    expect(numbers.deck).toBe(founders.name);
    expect(developments.filter((card) => !numbersOf(numbers, card))).toEqual([]);
  });
  it('say for each module and side how the first player fares', () => {
    const series = twoPlayerSeries(numbers);
    expect(series).toHaveLength(10);
    expect(series.every(({ first_player }) => typeof first_player?.value === 'number')).toBe(true);
  });
  it('sort cards, the highest first, and leave the others at the end', () => {
    const all = [...founders.cards.values()];
    const sorted = sortCards(all, 'wins', numbers);
    const first = numbersOf(numbers, sorted[0]!)!.win_share.value!;
    expect(sorted).toHaveLength(all.length);
    expect(numbers.cards.every(({ win_share }) => (win_share.value ?? 0) <= first)).toBe(true);
    expect(sortCards(all, 'deck', numbers)).toBe(all);
  });
});
