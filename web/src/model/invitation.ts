// What an invitation says before one sits down, read from the table that waits.
import type { TableView } from '../protocol/messages';
import type { Duchy, MenaceDeck, Module } from '../protocol/record';
import { rivalOf } from './choices';

export type Invitation =
  | { kind: 'open'; offer: Offer }
  /** Nobody waits for anybody there: the seat is taken, or the game is over. */
  | { kind: 'full' }
  | { kind: 'over' };

export interface Offer {
  host: { duchy: Duchy; name: string | undefined; present: boolean };
  mine: Duchy;
  module: Module;
  side: 'A' | 'B';
  /** Whether the guest offers first in round 1. */
  first: boolean;
  menaces: { mine: MenaceDeck; theirs: MenaceDeck } | undefined;
  /** Seconds for the whole game, or for each decision; nothing without a clock. */
  clock: { total?: number; each?: number } | undefined;
  /** Minutes that the game takes; nothing where it goes over days. */
  minutes: number | undefined;
  hints: boolean;
}

/** How long a game of two takes that nobody hurries. */
const kUsualMinutes = 40;

export function clockOfTable({ clock }: TableView['table']): Offer['clock'] {
  const left = Math.max(0, ...Object.values(clock?.left_ms ?? {})) / 1000;
  if (!clock || left === 0) return undefined;
  return clock.kind === 'total' ? { total: left } : { each: left };
}

function minutesOf(clock: Offer['clock']): number | undefined {
  if (clock?.each !== undefined) return undefined;
  return Math.min(kUsualMinutes, clock?.total ? (2 * clock.total) / 60 : kUsualMinutes);
}

export function readInvitation(view: TableView): Invitation {
  const { table, setup } = view;
  if (table.status === 'finished') return { kind: 'over' };
  const free = (Object.keys(table.seats) as Duchy[]).find(
    (duchy) => table.seats[duchy]?.kind === 'invite',
  );
  if (table.status !== 'waiting' || !free) return { kind: 'full' };
  const other = rivalOf(free);
  const host = table.seats[other];
  const clock = clockOfTable(table);
  const menaces = setup.menaces as Partial<Record<Duchy, MenaceDeck>> | undefined;
  return {
    kind: 'open',
    offer: {
      host: { duchy: other, name: host?.name, present: host?.present ?? false },
      mine: free,
      module: setup.module,
      side: setup.side as 'A' | 'B',
      first: setup.first === free,
      menaces:
        menaces?.[free] && menaces[other]
          ? { mine: menaces[free], theirs: menaces[other] }
          : undefined,
      clock,
      minutes: minutesOf(clock),
      hints: (table as { hints?: boolean }).hints ?? true,
    },
  };
}
