import { expect, it } from 'vitest';

import { openLegal } from './legal';

it('opens every pair in every way, and leaves the rest as it is', () => {
  expect(
    openLegal([
      { do: 'done' },
      {
        do: 'offers',
        cards: ['farm#1', 'hamlet#1', 'tower#2'],
        pairs: [
          [0, 1],
          [0, 2],
        ],
        ways: [
          ['left', 'up', 'right', 'down'],
          ['left', 'up', 'left', 'up'],
        ],
      },
    ]),
  ).toEqual([
    { do: 'done' },
    ...['hamlet#1', 'tower#2'].flatMap((card) => [
      {
        do: 'offer',
        places: [
          { card: 'farm#1', area: 'left', face: 'up' },
          { card, area: 'right', face: 'down' },
        ],
      },
      {
        do: 'offer',
        places: [
          { card: 'farm#1', area: 'left', face: 'up' },
          { card, area: 'left', face: 'up' },
        ],
      },
    ]),
  ]);
});
