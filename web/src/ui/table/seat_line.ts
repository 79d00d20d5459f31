// The small line under a player's name: the duchy, who it is, and who is first.
import type { Play } from '../../app/play.svelte';
import type { Duchy } from '../../protocol/record';
import { duchyName } from '../../text/names';
import { playerName } from '../../text/players';
import { t } from '../../text/text.svelte';

export function seatLine(play: Play, duchy: Duchy, first: boolean): string {
  const mine = duchy === play.who.me && !play.who.watching;
  const name = duchyName(duchy);
  return [
    ...(playerName(play, duchy) === name ? [] : [name]),
    ...(mine ? [t('you')] : play.seats[duchy]?.kind === 'invite' ? [t('seat-empty')] : []),
    ...(!mine && playerName(play, duchy) === name ? [t('rival')] : []),
    ...(first && !play.who.solo ? [t('first-now')] : []),
  ].join(' · ');
}
