// The log as a client keeps it, and the chronicle: its entries joined to what a reader wants to know.
import type { Duchy, LogEntry } from '../protocol/record';

/** Keeps what came before `since` and appends what was sent (docs/protocol.md, resuming). */
export function mergeLog(kept: LogEntry[], since: number, sent: LogEntry[]): LogEntry[] {
  return [...kept.slice(0, since), ...sent];
}

/** Where the log last tells of this event; −1 when it never does. */
export const lastIndexOf = (log: LogEntry[], event: LogEntry['event']): number =>
  log.map((entry) => entry.event).lastIndexOf(event);

/** Entries that say nothing to a reader, because the table shows it. */
const kSilent = new Set(['hand_dealt', 'done_said', 'cubes_gained', 'soldiers_spent']);

export interface Line {
  n: number;
  entry: LogEntry;
  /** How many like it followed at once: three cubes on one card are one line. */
  times: number;
  by: Duchy | null;
}

const kJoined = new Set(['placed', 'into_alchemy']);

function joins(line: Line, entry: LogEntry): boolean {
  const a = line.entry;
  return (
    kJoined.has(entry.event) &&
    a.event === entry.event &&
    a.player === entry.player &&
    a.card === entry.card &&
    a.resource === entry.resource &&
    a.as === entry.as
  );
}

/** Oldest first. */
export function chronicle(log: LogEntry[]): Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    if (kSilent.has(entry.event)) continue;
    const last = lines[lines.length - 1];
    if (last && joins(last, entry)) {
      // An amount adds up; without one the line counts how often it happened.
      if (entry.amount !== undefined)
        last.entry = { ...last.entry, amount: (last.entry.amount ?? 0) + entry.amount };
      else last.times += 1;
      last.n = entry.n;
    } else {
      lines.push({ n: entry.n, entry, times: 1, by: entry.player ?? null });
    }
  }
  return lines;
}
