// The medals of a solo game (R12.11), for the scale that shows how far it is to them.
import type { Medal } from '../protocol/record';

export const kMedals: { medal: Medal; from: number }[] = [
  { medal: 'bronze', from: 70 },
  { medal: 'silver', from: 95 },
  { medal: 'gold', from: 115 },
];
