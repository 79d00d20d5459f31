// The server's advice as the client uses it: the same words, with decisions told apart by `do`.
import type * as Wire from './messages';
import type { Decision } from './record';

export type Reason = Wire.ReasonInfo;
export type Hint = Omit<Wire.HintInfo, 'decision'> & { decision: Decision };
export type ReviewedDecision = Omit<Wire.ReviewedDecision, 'decision' | 'better'> & {
  decision: Decision;
  better: Hint | null;
};
export type Review =
  | { status: 'computing'; done?: number; of?: number }
  | { status: 'ready'; decisions: ReviewedDecision[] };
