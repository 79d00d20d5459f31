// The four production steps of the round as the log tells them: counts, and who had supremacy.
import type { Basic, Duchy, LogEntry, View } from '../protocol/record';
import { kBasic, kDuchies } from './deck';
import { lastIndexOf } from './log';

export interface StepCount {
  resource: Basic;
  counts: Partial<Record<Duchy, number>>;
  winner: Duchy | null;
  /** Whether the soldier went into training, not into the stock. */
  trained: boolean;
}

const thisRound = (log: LogEntry[]): LogEntry[] => log.slice(lastIndexOf(log, 'round_began') + 1);

export function stepsOf(view: View): StepCount[] {
  const entries = thisRound(view.log);
  return kBasic.map((resource) => {
    const counts = Object.fromEntries(
      kDuchies.map((duchy) => {
        const made = entries.find(
          (entry) =>
            entry.event === 'produced' && entry.player === duchy && entry.resource === resource,
        );
        return [duchy, made?.amount ?? view.sides[duchy]?.production[resource] ?? 0];
      }),
    );
    const bonus = entries.find(
      (entry) => entry.event.startsWith('training_') && entry.resource === resource,
    );
    return {
      resource,
      counts,
      winner: bonus?.player ?? null,
      trained: bonus?.event === 'training_began',
    };
  });
}
