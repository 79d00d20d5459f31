// Filtering the cards of a deck.
import type { Resource } from '../protocol/record';
import type { Card, Kind } from './deck';

export interface Filter {
  text: string;
  kind: Kind | null;
  costs: Resource | null;
  makes: Resource | null;
  recycles: Resource | null;
  scores: 'flat' | 'combo' | 'none' | null;
}

export const kEverything: Filter = {
  text: '',
  kind: null,
  costs: null,
  makes: null,
  recycles: null,
  scores: null,
};

const scoring = (card: Card) =>
  typeof card.points !== 'number' ? 'combo' : card.points !== 0 ? 'flat' : 'none';

const costs = (card: Card, resource: Resource) =>
  (card.cost[resource] ?? 0) > 0 || (resource === 'soldiers' && card.soldiers > 0);

function fits(card: Card, filter: Filter, name: string): boolean {
  return (
    name.toLowerCase().includes(filter.text.trim().toLowerCase()) &&
    (filter.kind === null || card.kind === filter.kind) &&
    (filter.costs === null || costs(card, filter.costs)) &&
    (filter.makes === null || card.production.some((made) => made.resource === filter.makes)) &&
    (filter.recycles === null || (card.recycles as Resource[]).includes(filter.recycles)) &&
    (filter.scores === null || scoring(card) === filter.scores)
  );
}

export function filterCards(
  cards: Card[],
  filter: Filter,
  nameOf: (key: string) => string,
): Card[] {
  return cards.filter((card) => fits(card, filter, nameOf(card.key)));
}
