// What a player is called: the person's name, else the level's, else the duchy's.
import type { Duchy } from '../protocol/record';
import { levelName } from './levels';
import { duchyName } from './names';

interface Seated {
  seats: Record<string, { kind: string; name?: string; level?: string } | undefined>;
}

export function playerName({ seats }: Seated, duchy: Duchy): string {
  const seat = seats[duchy];
  return seat?.name ?? (seat?.kind === 'level' ? levelName(seat.level ?? '') : duchyName(duchy));
}
