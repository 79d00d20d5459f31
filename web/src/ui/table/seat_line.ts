// The small line under a player's name.
import type { Play } from '../../app/play.svelte';
import type { Duchy } from '../../protocol/record';
import { duchyName } from '../../text/names';
import { game, hasGameText, t } from '../../text/text.svelte';

/** A level's name in the words that all programs share; a plain mind has only its key. */
export function levelName(level: string): string {
  return hasGameText(`level.${level}`) ? game(`level.${level}`) : level;
}

export function levelSays(level: string): string {
  return hasGameText(`level.${level}.about`) ? game(`level.${level}.about`) : '';
}

/** Levels with a character; the plain minds below them are for programs. */
export function characters(levels: string[]): string[] {
  const named = levels.filter((level) => levelName(level) !== level);
  return named.length > 0 ? named : levels;
}

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
