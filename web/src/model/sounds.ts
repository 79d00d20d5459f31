// Which sound, if any, new log entries deserve: the most telling one.
import type { LogEntry } from '../protocol/record';

export type Sound = 'paper' | 'wax' | 'cube' | 'bell';

const kOrder: [Sound, (entry: LogEntry) => boolean][] = [
  ['bell', (entry) => entry.event === 'built' || entry.event === 'game_ended'],
  ['wax', (entry) => entry.event === 'turned_up' || entry.face === 'down'],
  ['cube', (entry) => entry.event === 'placed' || entry.event === 'into_alchemy'],
  [
    'paper',
    (entry) => ['offered', 'selected', 'slated', 'recycled', 'hand_dealt'].includes(entry.event),
  ],
];

export function soundOf(fresh: LogEntry[]): Sound | undefined {
  return kOrder.find(([, fits]) => fresh.some(fits))?.[0];
}
