import { expect, it } from 'vitest';

import { type ClockSeen, leftOf } from '../clock';

const kClock: ClockSeen = {
  kind: 'total',
  left_ms: { valados: 60_000, teressie: 5000 },
  running: ['valados'],
  seen: 1000,
};

it('only a running clock goes on, and none below zero', () => {
  expect(leftOf(kClock, 'valados', 11_000)).toBe(50_000);
  expect(leftOf(kClock, 'teressie', 11_000)).toBe(5000);
  expect(leftOf(kClock, 'valados', 1_000_000)).toBe(0);
});

it('a clock that was set back on this machine gives no time', () => {
  expect(leftOf(kClock, 'valados', 0)).toBe(60_000);
});
