// Tables in lists, in words: who sits there, with which deck, by which clock, since when.
import { rivalOf } from '../model/choices';
import type { ClockWish, SeatInfo } from '../protocol/messages';
import type { Duchy } from '../protocol/record';
import { levelName } from './levels';
import { signed } from './names';
import { language, t } from './text.svelte';

/** Who sits on a seat; `unnamed` is whoever gave no name. */
export function sitterName(seat: SeatInfo | undefined, unnamed: string): string {
  if (seat?.kind === 'level') return levelName(seat.level ?? '');
  return seat?.name ?? (seat?.kind === 'invite' ? t('seat-empty') : unnamed);
}

/** The deck, unless it is the founders': one fact or none. */
export function deckFacts(table: { deck?: string; deck_hash?: string }): string[] {
  const own = table.deck_hash !== undefined && table.deck_hash !== __FOUNDERS_HASH__;
  return own ? [t('table-deck', { deck: table.deck ?? '' })] : [];
}

const kUnits = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The largest unit that the time fills. */
const unitOf = (seconds: number): (typeof kUnits)[number] =>
  kUnits.find(([, length]) => seconds >= length) ?? kUnits[3];

/** "30 minutes", "3 days": in the largest unit that the time fills. */
export function durationText(seconds: number): string {
  const [unit, length] = unitOf(seconds);
  const style: Intl.NumberFormatOptions = { style: 'unit', unit, unitDisplay: 'long' };
  return new Intl.NumberFormat(language(), { ...style, maximumFractionDigits: 1 }).format(
    seconds / length,
  );
}

export function clockText(clock: ClockWish | undefined): string {
  if (clock?.total_s) return t('clock-total', { time: durationText(clock.total_s) });
  if (clock?.per_decision_s) return t('clock-each', { time: durationText(clock.per_decision_s) });
  return t('clock-none');
}

const short = (value: number, unit: string): string =>
  new Intl.NumberFormat(language(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);

/** The time left on a clock: "2d 4h", "3h 5m", and "29:41" in the last hour. */
export function leftText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${short(Math.floor(hours / 24), 'day')} ${short(hours % 24, 'hour')}`;
  if (hours > 0) return `${short(hours, 'hour')} ${short(minutes % 60, 'minute')}`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "5 minutes ago"; under a minute "now". */
export function agoText(then: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1000));
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (seconds < 60) return format.format(0, 'second');
  const [unit, length] = unitOf(seconds);
  return format.format(-Math.floor(seconds / length), unit);
}

interface Ended {
  seat?: Duchy;
  players: number;
  result?: {
    winner: Duchy | 'shared' | null;
    points?: Partial<Record<Duchy, number>>;
  };
}

/** "Won, 41 to 38", as whoever sat there reads it; nothing where the server did not tell. */
export function resultText({ seat, players, result }: Ended): string | undefined {
  if (!result || !seat) return undefined;
  const mine = result.points?.[seat];
  const theirs = result.points?.[rivalOf(seat)];
  if (players === 1) return mine === undefined ? undefined : t('points-count', { count: mine });
  const word =
    result.winner === seat
      ? t('result-won')
      : result.winner === 'shared' || result.winner === null
        ? t('result-even')
        : t('result-lost');
  return mine === undefined || theirs === undefined
    ? word
    : t('result-points', { word, mine: signed(mine), theirs: signed(theirs) });
}
