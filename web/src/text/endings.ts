// How a game ends that is not played to its last round.
import { rivalOf } from '../model/choices';
import type { EndInfo } from '../protocol/messages';
import { duchyName } from './names';
import { t } from './text.svelte';

export const endedEarly = (ended: EndInfo | null): boolean =>
  ended !== null && ended.reason !== 'played';

/** "Valados has resigned. Téressie wins."; alone nobody wins. */
export function earlyEndText({ reason, winner }: EndInfo): string {
  if (winner === null || winner === 'shared') return t(`ended-alone-${reason}`);
  const names = { player: duchyName(rivalOf(winner)), winner: duchyName(winner) };
  return t(`ended-${reason}`, names);
}
