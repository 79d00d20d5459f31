// What of the news deserves to be seen moving, as far as the log tells it.
import type { CardId, Duchy, LogEntry, Resource } from '../protocol/record';

export interface CubeFlight {
  by: Duchy;
  resource: Resource;
  to: CardId | 'alchemy';
}

// After a long absence the chronicle tells what happened; a storm of cubes would tell nothing.
const kMostNews = 40;
const kMostCubes = 12;

/** The entries that came since `seen` were there, or none when there are too many to show. */
export function newsOf(log: LogEntry[], seen: number): LogEntry[] {
  const fresh = log.slice(seen);
  return fresh.length > kMostNews ? [] : fresh;
}

/** One flight for each cube, in the order in which they were placed. */
export function cubeFlights(fresh: LogEntry[]): CubeFlight[] {
  return fresh
    .flatMap((entry): CubeFlight[] => {
      const { event, player: by, resource, card } = entry;
      if (!by || !resource) return [];
      if (event === 'placed' && card) return [{ by, resource, to: card }];
      if (event === 'into_alchemy')
        return Array.from({ length: entry.amount ?? 1 }, () => ({ by, resource, to: 'alchemy' }));
      return [];
    })
    .slice(0, kMostCubes);
}

export const turnedUp = (fresh: LogEntry[]): CardId[] =>
  fresh.flatMap((entry) => (entry.event === 'turned_up' && entry.card ? [entry.card] : []));

/** Who made krystallium of five cubes. */
export const transmuters = (fresh: LogEntry[]): Duchy[] =>
  fresh.flatMap((entry) => (entry.event === 'transmuted' && entry.player ? [entry.player] : []));
