// The spaces of a card's cost, one after the other, as they are drawn.
import type { Counts, Resource, UnderConstruction } from '../protocol/record';
import { type Card, kResources } from './deck';

export interface Space {
  resource: Resource;
  state: 'full' | 'open' | 'next';
}

/** `next`: how many free spaces of each kind the cubes that are being placed would fill. */
export function spacesOf(
  card: Card,
  entry?: Pick<UnderConstruction, 'filled' | 'free'>,
  next: Counts<Resource> = {},
): Space[] {
  return kResources.flatMap((resource) => {
    const all = card.cost[resource] ?? 0;
    const filled = entry?.filled[resource] ?? 0;
    const marked = filled + Math.min(next[resource] ?? 0, all - filled);
    return Array.from({ length: all }, (_, i): Space => {
      return { resource, state: i < filled ? 'full' : i < marked ? 'next' : 'open' };
    });
  });
}
