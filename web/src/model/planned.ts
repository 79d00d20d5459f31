// The cards of the selection that were already decided in this planning, as the log tells them.
import type { CardId, View } from '../protocol/record';
import { lastIndexOf } from './log';

export interface Decided {
  card: CardId;
  how: 'slated' | 'recycled' | 'calamity_taken';
}

const kHow = new Set<string>(['slated', 'recycled', 'calamity_taken']);

/** Oldest first. */
export function decidedCards(view: View): Decided[] {
  if (view.phase !== 'planning' || !view.viewer) return [];
  return view.log
    .slice(lastIndexOf(view.log, 'round_began') + 1)
    .filter((entry) => entry.player === view.viewer && kHow.has(entry.event))
    .map((entry) => ({ card: entry.card ?? 'calamity', how: entry.event as Decided['how'] }));
}
