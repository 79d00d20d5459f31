// The room that the table has, shared with everything that lies on it.
import { getContext, setContext } from 'svelte';

import {
  type Arrangement,
  type Fold,
  folds,
  isPhone,
  isTablet,
  type Room,
} from '../../model/arrangement';

export interface TableRoom {
  arrangement: Arrangement;
  /** In the lengths that are drawn. */
  room: Room;
  folded: (fold: Fold) => boolean;
  /** Pressed by a finger: what is pressed is 44 high at least. */
  touch: boolean;
}

const kKey = Symbol('room');
const coarse = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

export function roomOf(arrangement: Arrangement, room: Room): TableRoom {
  const folded = folds(arrangement);
  return {
    arrangement,
    room,
    folded: (fold) => folded.has(fold),
    touch: coarse || isPhone(arrangement) || isTablet(arrangement),
  };
}

export const shareRoom = (room: () => TableRoom) => setContext(kKey, room);
export const theRoom = (): (() => TableRoom) => getContext(kKey);
