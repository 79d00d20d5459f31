import { describe, expect, it } from 'vitest';

import type { LogEntry } from '../../protocol/record';
import { cubeFlights, newsOf, transmuters, turnedUp } from '../motion';

const placed: LogEntry = {
  n: 1,
  event: 'placed',
  player: 'valados',
  card: 'farm#1',
  resource: 'materials',
};

describe('news that move', () => {
  it('are what came since the table was last seen', () => {
    expect(newsOf([placed, { ...placed, n: 2 }], 1)).toEqual([{ ...placed, n: 2 }]);
  });
  it('are nothing after a long absence', () => {
    expect(newsOf(Array<LogEntry>(60).fill(placed), 0)).toEqual([]);
  });
});

describe('cubes that fly', () => {
  it('are one for each cube, to its card or to the alchemy', () => {
    const pot: LogEntry = { ...placed, event: 'into_alchemy', amount: 2 };
    expect(cubeFlights([placed, pot])).toEqual([
      { by: 'valados', resource: 'materials', to: 'farm#1' },
      { by: 'valados', resource: 'materials', to: 'alchemy' },
      { by: 'valados', resource: 'materials', to: 'alchemy' },
    ]);
  });
  it('never become a storm', () => {
    expect(cubeFlights(Array<LogEntry>(30).fill(placed))).toHaveLength(12);
  });
});

it('sealed cards turn over, and pots boil, once each', () => {
  const news: LogEntry[] = [
    { n: 1, event: 'turned_up', card: 'calamity#1' },
    { n: 2, event: 'transmuted', player: 'teressie', amount: 1 },
    placed,
  ];
  expect(turnedUp(news)).toEqual(['calamity#1']);
  expect(transmuters(news)).toEqual(['teressie']);
});
