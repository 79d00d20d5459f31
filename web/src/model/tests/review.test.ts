import { describe, expect, it } from 'vitest';

import type { Hint, ReviewedDecision } from '../../protocol/advice';
import {
  chanceCurve,
  firstWhere,
  givenAway,
  leadCurve,
  momentsOf,
  orderOf,
  pointsCurve,
} from '../review';

const hint: Hint = { decision: { do: 'done' }, win: 0.6, points: 40, reason: { why: 'scores' } };
const reviewed = (n: number, changes: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  n,
  by: 'valados',
  decision: { do: 'done' },
  win: 0.5,
  points: 40,
  better: null,
  cost: 0,
  ...changes,
});
const won = { winner: 'teressie' as const, points: {}, breakdown: {}, tie_break: null };

describe('the curve of a game', () => {
  it('shows the chance of whoever looks, and ends on the result', () => {
    const curve = chanceCurve([reviewed(0), reviewed(1, { win: 0.75 })], 'teressie', won);
    expect(curve.samples).toEqual([
      { n: 0, value: 0 },
      { n: 1, value: -0.5 },
      { n: 2, value: 1 },
    ]);
  });
  it('alone shows expected points against the medals', () => {
    const { unit, samples, ticks } = pointsCurve([reviewed(0, { win: null, points: 0 })], 80);
    expect(unit).toBe('points');
    expect(samples.map(({ value }) => value > -1)).toEqual([false, true]);
    expect(ticks.map(({ label }) => label)).toEqual(['0', '70', '95', '115']);
  });
});

it('a curve can be read back in its own unit', () => {
  const points = [{ valados: 0, teressie: 12 }];
  const { samples, middle, reach } = leadCurve([0], points, 'valados', 'teressie');
  expect(middle + samples[0]!.value * reach).toBe(-12);
});

describe('the moments of a game', () => {
  const list = [
    reviewed(3, { better: hint, cost: 0.2 }),
    reviewed(1, { better: hint, cost: 0.1, by: 'teressie' }),
    reviewed(2, { better: hint, cost: 0.001 }),
    reviewed(4),
  ];
  it('can be those of one player alone', () =>
    expect(momentsOf(list, 'valados', false, 'valados').map(({ entry }) => entry.n)).toEqual([3]));
  it('add up to what a player gave away', () => {
    expect(givenAway(list, 'valados')).toBeCloseTo(0.201);
    expect(givenAway(list, 'teressie')).toBeCloseTo(0.1);
  });
  it('are those that cost something, in their order, with losses and gains told apart', () => {
    expect(momentsOf(list, 'valados', false)).toMatchObject([
      { number: 1, kind: 'gain', entry: { n: 1 } },
      { number: 2, kind: 'loss', entry: { n: 3 } },
    ]);
  });
  it('are the dearest eight of many', () => {
    const many = Array.from({ length: 20 }, (_, n) =>
      reviewed(n, { better: hint, cost: 0.05 + n / 100 }),
    );
    const found = momentsOf(many, 'valados', false);
    expect(found).toHaveLength(8);
    expect(found[0]?.entry.n).toBe(12);
  });
});

describe('a place in a game', () => {
  it('is found by halving', async () => {
    const asked: number[] = [];
    const found = await firstWhere(0, 400, async (n) => (asked.push(n), n >= 137));
    expect(found).toBe(137);
    expect(asked.length).toBeLessThan(10);
  });
  it('is ordered by round, phase and step', () => {
    const places = [
      orderOf({ round: 1, phase: 'select' }),
      orderOf({ round: 1, phase: 'planning' }),
      orderOf({ round: 1, phase: 'production', step: 'materials' }),
      orderOf({ round: 1, phase: 'production', step: 'exploration' }),
      orderOf({ round: 1, phase: 'combat' }),
      orderOf({ round: 2, phase: 'offer' }),
    ];
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });
});
