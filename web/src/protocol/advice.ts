// What the server advises, with decisions as the client tells them apart: hints while a game runs,
// and the review of a finished one (docs/protocol.md).
import type { Decision, Duchy, Resource } from './record';

export interface Reason {
  /** The sentence is the game's text `hint.` + why. */
  why: string;
  thing?: { card?: string; resource?: Resource; territory?: string };
  count?: number;
}

export interface Hint {
  decision: Decision;
  /** How probably the decider wins then; null alone. */
  win: number | null;
  /** The decider's points at the end, as expected. */
  points: number;
  reason: Reason;
}

export interface ReviewedDecision {
  n: number;
  by: Duchy;
  decision: Decision;
  /** How probably Valados wins, before the decision; null alone. */
  win: number | null;
  points: number;
  better: Hint | null;
  /** What the decision lost against the best: chance to win, alone points. */
  cost: number;
}

export type Review =
  | { status: 'computing'; done?: number; of?: number }
  | { status: 'ready'; decisions: ReviewedDecision[] };
