import { describe, expect, it } from 'vitest';

import { cardFit, emOf, handFit, kLeast, kLowestRow, kMost, kTall, listFit } from '../card_fit';

describe('the width of a card', () => {
  // The rooms of the drawn tables, and the widths drawn there: what the function gives, or up to 16 less.
  it.each<[string, number, number, number, number, number, number]>([
    ['laptop, production: 5 under construction', 5, 700, 214, 36, 120, 1],
    ['laptop, planning: 8 chosen', 8, 882, 176, 36, 98, 1],
    ['wide, production: 12 under construction', 12, 980, 514, 36, 152, 2],
    ['tablet lying, choice: 4 in one area', 4, 430, 146, 0, 96, 1],
    ['reveal: 8 of each', 8, 580, 410, 22, 122, 2],
    ['phone lying, choice: 4 in one area', 4, 308, 108, 0, 72, 1],
  ])('%s', (_, count, width, height, below, drawn, rows) => {
    const phone = width < 320;
    const fit = cardFit({ count, width, height, below, ...(phone ? { gap: 4, between: 4 } : {}) });
    expect(fit.rows).toBe(rows);
    expect(fit.width).toBeGreaterThanOrEqual(drawn - 1);
    expect(fit.width).toBeLessThanOrEqual(drawn + 16);
  });

  it('never leaves its room, and is never under what can be read', () => {
    for (let count = 1; count <= 16; ++count)
      for (const width of [170, 320, 500, 700, 1000])
        for (const height of [90, 140, 220, 420])
          for (const below of [0, 22, 36]) {
            const fit = cardFit({ count, width, height, below });
            if (fit.width === 0) continue;
            const per = Math.ceil(count / fit.rows);
            expect(fit.width).toBeGreaterThanOrEqual(kLeast);
            expect(fit.width).toBeLessThanOrEqual(kMost);
            expect(per * fit.width + 8 * (per - 1)).toBeLessThanOrEqual(width + 0.01);
            const high = fit.rows * (fit.width * kTall + below) + 12 * (fit.rows - 1);
            expect(high).toBeLessThanOrEqual(height + 0.01);
          }
  });

  it('too many cards lie as rows of a list', () => {
    expect(cardFit({ count: 9, width: 360, height: 200 }).width).toBe(0);
  });

  it('1 em is a tenth of the normal size', () => expect(emOf(96)).toBe(10));
});

describe('a hand', () => {
  const hand = (count: number, width: number, height: number, visible: number) =>
    handFit({ count, width, height, visible, gap: 4 });

  it('shows at least what a finger needs of each card', () => {
    for (let count = 1; count <= 10; ++count)
      for (const [width, height] of [
        [344, 142],
        [374, 156],
        [490, 110],
        [800, 134],
      ] as const) {
        const { step, width: card, rows } = hand(count, width, height, 44);
        expect(step).toBeGreaterThanOrEqual(44);
        const per = Math.ceil(count / rows);
        expect(step * (per - 1) + card).toBeLessThanOrEqual(width + 0.01);
      }
  });

  it('takes two rows on a phone when one would be too narrow', () => {
    expect(hand(8, 344, 142, 44).rows).toBe(2);
    expect(hand(5, 344, 142, 44).rows).toBe(1);
  });

  it('does not overlap where there is room', () => {
    const { step, width } = hand(8, 890, 120, 34);
    expect(step).toBeGreaterThanOrEqual(width);
  });
});

describe('rows of a list', () => {
  it('take columns before they get lower', () => {
    expect(listFit({ count: 6, width: 700, height: 200, least: 190, row: 42 })).toEqual({
      columns: 2,
      row: 42,
    });
    expect(listFit({ count: 12, width: 700, height: 120, least: 190, row: 42 })).toEqual({
      columns: 3,
      row: kLowestRow,
    });
  });
});
