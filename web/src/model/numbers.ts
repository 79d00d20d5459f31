// The deck's own numbers, as `kingdom lab --json` prints them (docs/laboratory.md): what the
// encyclopaedia shows of them.
import type { Module } from '../protocol/record';
import type { Card } from './deck';

export interface Estimate {
  value: number | null;
  low: number | null;
  high: number | null;
  count: number;
}

export interface CardNumbers {
  key: string;
  seen: number;
  taken: number;
  built: number;
  recycled: number;
  build_rate: number | null;
  win_share: Estimate;
  points_each: number | null;
}

export interface SeriesNumbers {
  players: number;
  module: Module;
  side: 'A' | 'B';
  strength: string;
  games: number;
  first_player?: Estimate;
  decisions: number;
  points: Estimate;
}

export interface DeckNumbers {
  deck: string;
  command: string;
  games: number;
  mean_win_share: number;
  cards: CardNumbers[];
  series: SeriesNumbers[];
}

export const loadNumbers = (): Promise<DeckNumbers> =>
  import('@data/decks/founders_numbers.json').then(
    ({ default: numbers }) => numbers as unknown as DeckNumbers,
  );

export const numbersOf = (numbers: DeckNumbers, card: Card): CardNumbers | undefined =>
  numbers.cards.find(({ key }) => key === card.key);

export type Order = 'deck' | 'wins' | 'built' | 'points';

const kWorth: Record<Exclude<Order, 'deck'>, (of: CardNumbers) => number | null> = {
  wins: (of) => of.win_share.value,
  built: (of) => of.build_rate,
  points: (of) => of.points_each,
};

/** Highest first; cards that were not measured keep their place at the end. */
export function sortCards(cards: Card[], order: Order, numbers: DeckNumbers | undefined): Card[] {
  if (order === 'deck' || !numbers) return cards;
  const worth = (card: Card) => {
    const of = numbersOf(numbers, card);
    return of ? (kWorth[order](of) ?? -Infinity) : -Infinity;
  };
  return [...cards].sort((a, b) => worth(b) - worth(a) || 0);
}

/** The series of two players that thought, one for each module and side. */
export const twoPlayerSeries = (numbers: DeckNumbers): SeriesNumbers[] =>
  numbers.series.filter(({ players, strength }) => players === 2 && strength === 'strong');
