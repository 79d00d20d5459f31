// The review's chart as points on a plane, and which moments to name.
import type { Duchy } from '../protocol/record';

export interface Sample {
  n: number;
  /** From −1 (the other player) to 1 (the viewer); how far depends on what is drawn. */
  value: number;
}

export interface Box {
  width: number;
  height: number;
  left: number;
  top: number;
  bottom: number;
}

export const kBox: Box = { width: 880, height: 292, left: 44, top: 14, bottom: 30 };

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

/** A lead in points on a scale that fits the largest one. */
export function leads(
  points: Partial<Record<Duchy, number>>[],
  me: Duchy,
  rival: Duchy | null,
): number[] {
  const lead = points.map((both) => (both[me] ?? 0) - (rival ? (both[rival] ?? 0) : 0));
  const most = Math.max(10, ...lead.map(Math.abs));
  return lead.map((value) => value / most);
}
