// The review as a curve on a plane, the moments to name, and the places in a game to jump to.
import type { ReviewedDecision } from '../protocol/advice';
import type { Basic, Duchy, Phase, Result, View } from '../protocol/record';
import { kBasic } from './deck';
import { kMedals } from './medals';

export interface Sample {
  n: number;
  /** From −1 at the foot of the chart to 1 at its head. */
  value: number;
}

export interface Curve {
  unit: 'chance' | 'lead' | 'points';
  samples: Sample[];
  /** What the middle of the chart stands for, and what its head adds to it. */
  middle: number;
  reach: number;
  ticks: { value: number; label: string }[];
}

export interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
  bottom: number;
}

export const boxOf = (width: number, height: number): Box => ({
  width,
  height,
  left: 40,
  top: 12,
  bottom: 28,
});

export const xOf = (box: Box, n: number, last: number): number =>
  box.left + (n * (box.width - box.left - 12)) / Math.max(1, last);

export const yOf = (box: Box, value: number): number =>
  box.top + ((1 - value) / 2) * (box.height - box.top - box.bottom);

export function lineOf(box: Box, samples: Sample[], last: number): string {
  return samples
    .map(
      ({ n, value }, i) =>
        `${i === 0 ? 'M' : 'L'}${xOf(box, n, last).toFixed(1)} ${yOf(box, value).toFixed(1)}`,
    )
    .join('');
}

/** Every how many decisions a game is looked at, so that a chart needs few requests. */
export function samplePlaces(decisions: number, wanted: number): number[] {
  const count = Math.min(wanted, decisions + 1);
  if (count <= 1) return [0];
  return Array.from({ length: count }, (_, i) => Math.round((i * decisions) / (count - 1)));
}

// ---- curves ------------------------------------------------------------------------------------

const kPercents = [0, 0.25, 0.5, 0.75, 1];

/** The player's chance to win before each decision, and what came of it. */
export function chanceCurve(
  reviewed: ReviewedDecision[],
  me: Duchy,
  result: Result | undefined,
): Curve {
  const mine = (win: number) => (me === 'valados' ? win : 1 - win);
  const samples = reviewed.flatMap(({ n, win }): Sample[] =>
    win === null ? [] : [{ n, value: 2 * mine(win) - 1 }],
  );
  const winner = result?.winner ?? null;
  const end = winner === null || winner === 'shared' ? 0 : winner === me ? 1 : -1;
  if (result) samples.push({ n: reviewed.length, value: end });
  const ticks = kPercents.map((share) => ({ value: 2 * share - 1, label: String(share * 100) }));
  return { unit: 'chance', samples, middle: 50, reach: 50, ticks };
}

/** Alone: the points expected at the end, against the medals. */
export function pointsCurve(reviewed: ReviewedDecision[], points: number): Curve {
  const top = Math.max(kMedals[kMedals.length - 1]!.from, points) * 1.1;
  const value = (of: number) => (2 * Math.max(0, of)) / top - 1;
  return {
    unit: 'points',
    middle: top / 2,
    reach: top / 2,
    samples: [
      ...reviewed.map((entry) => ({ n: entry.n, value: value(entry.points) })),
      { n: reviewed.length, value: value(points) },
    ],
    ticks: [0, ...kMedals.map(({ from }) => from)].map((of) => ({
      value: value(of),
      label: String(of),
    })),
  };
}

/** A lead in points on a scale that fits the largest one. */
export function leadCurve(
  places: number[],
  points: Partial<Record<Duchy, number>>[],
  me: Duchy,
  rival: Duchy | null,
): Curve {
  const lead = points.map((both) => (both[me] ?? 0) - (rival ? (both[rival] ?? 0) : 0));
  const most = Math.max(10, ...lead.map(Math.abs));
  const samples = lead.map((of, i) => ({ n: places[i]!, value: of / most }));
  const ticks = [-1, -0.5, 0, 0.5, 1].map((value) => {
    return { value, label: String(Math.abs(Math.round(value * most))) };
  });
  return { unit: 'lead', samples, middle: 0, reach: most, ticks };
}

// ---- moments -----------------------------------------------------------------------------------

export interface Moment {
  entry: ReviewedDecision;
  /** One's own decision that cost something, or the other player's that gave something away. */
  kind: 'loss' | 'gain';
  number: number;
}

const kMoments = 8;
const kLeastChance = 0.03;
const kLeastPoints = 2;

/** Whose decisions are named: both players', or one's alone. */
export type Whose = Duchy | 'both';

/** Those that moved the game most, in the order in which they came. */
export function momentsOf(
  reviewed: ReviewedDecision[],
  me: Duchy,
  solo: boolean,
  whose: Whose = 'both',
): Moment[] {
  const least = solo ? kLeastPoints : kLeastChance;
  return reviewed
    .filter((entry) => entry.better !== null && entry.cost >= least)
    .filter((entry) => whose === 'both' || entry.by === whose)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, kMoments)
    .sort((a, b) => a.n - b.n)
    .map((entry, i) => ({ entry, kind: entry.by === me ? 'loss' : 'gain', number: i + 1 }));
}

/** What a player gave away in all: chance to win, alone points. */
export const givenAway = (reviewed: ReviewedDecision[], by: Duchy): number =>
  reviewed
    .filter((entry) => entry.by === by && entry.better !== null)
    .reduce((sum, entry) => sum + entry.cost, 0);

// ---- places to jump to -------------------------------------------------------------------------

export interface Place {
  round: number;
  phase: Phase;
  step?: Basic;
}

const kOrder: Phase[] = [
  'draft',
  'offer',
  'menace_step',
  'planning',
  'production',
  'combat',
  'conquest',
  'end_window',
  'over',
];
const kChoice: Phase[] = ['select', 'search', 'pick'];

/** Grows along a game, so that a place in it can be searched for. */
export function orderOf({ round, phase, step }: Place | View): number {
  const at = kOrder.indexOf(kChoice.includes(phase) ? 'offer' : phase);
  return round * 1000 + at * 10 + (step ? kBasic.indexOf(step) : 0);
}

/** The first of `from`…`last` for which it holds; `last` when it never does. */
export async function firstWhere(
  from: number,
  last: number,
  holds: (n: number) => Promise<boolean>,
): Promise<number> {
  let low = from;
  let high = last;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
