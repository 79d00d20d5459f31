// Lists of legal decisions as the server folds them (docs/protocol.md, Compact lists), opened again.
import type { Area, Card, Decision, Face } from './vocabulary';

/** Every pair of the cards, laid in every way. */
interface Offers {
  do: 'offers';
  cards: Card[];
  pairs: [number, number][];
  ways: [Area, Face, Area, Face][];
}

export type Folded = (Decision | Offers)[];

const isOffers = (one: Decision | Offers): one is Offers => (one.do as string) === 'offers';

function offersOf({ cards, pairs, ways }: Offers): Decision[] {
  return pairs.flatMap(([first, second]) =>
    ways.map(([firstArea, firstFace, secondArea, secondFace]): Decision => ({
      do: 'offer',
      places: [
        { card: cards[first]!, area: firstArea, face: firstFace },
        { card: cards[second]!, area: secondArea, face: secondFace },
      ],
    })),
  );
}

export const openLegal = (folded: Folded): Decision[] =>
  folded.flatMap((one) => (isOffers(one) ? offersOf(one) : [one]));
