// The hash by which the server and records name a deck: of its JSON with sorted keys and no spaces,
// so that the same deck written otherwise is the same deck.
import { createHash } from 'node:crypto';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

export function deckHash(file: string): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(JSON.parse(file))))
    .digest('hex');
}
