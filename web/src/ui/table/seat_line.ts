// The small line under a player's name.
import type { Play } from '../../app/play.svelte';
import type { Duchy } from '../../protocol/record';
import { levelName } from '../../text/levels';
import { duchyName } from '../../text/names';
import { t } from '../../text/text.svelte';

export function seatLine(play: Play, duchy: Duchy, first: boolean): string {
  const seat = play.seats[duchy];
  const who =
    duchy === play.who.me && !play.who.watching
      ? t('you')
      : seat?.kind === 'level'
        ? levelName(seat.level ?? '')
        : t(seat?.kind === 'invite' ? 'seat-empty' : 'rival');
  const named = seat?.name ? `${duchyName(duchy)} · ${who}` : who;
  return first && !play.who.solo ? `${named} · ${t('first-now')}` : named;
}
