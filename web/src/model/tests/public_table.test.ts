import { expect, it } from 'vitest';

import { freeSeat, placeOf, sittersOf } from '../public_table';

const kWaiting = {
  table: 'k3v9',
  status: 'waiting' as const,
  seats: { valados: { kind: 'invite' as const }, teressie: { kind: 'person' as const } },
};

it('an open table tells which seat is free and who waits', () => {
  expect(freeSeat(kWaiting)).toBe('valados');
  expect(sittersOf(kWaiting)).toEqual(['teressie']);
});

it('a running table has no free seat and its players in order', () => {
  const seats = { teressie: { kind: 'level' as const }, valados: { kind: 'person' as const } };
  expect(freeSeat({ ...kWaiting, seats })).toBeUndefined();
  expect(sittersOf({ ...kWaiting, seats })).toEqual(['valados', 'teressie']);
});

it('leads to the own table, to watching, and after the end to the review', () => {
  expect(placeOf(kWaiting, true)).toBe('#/table/k3v9');
  expect(placeOf({ ...kWaiting, status: 'running' }, false)).toBe('#/watch/k3v9');
  expect(placeOf({ ...kWaiting, status: 'finished' }, true)).toBe('#/review/k3v9');
});
