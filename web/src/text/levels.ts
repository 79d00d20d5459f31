// The computer's levels as characters, in the words that all programs share.
import { game, hasGameText } from './text.svelte';

/** The characters, weakest first: what a page shows before the server has said which it has. */
export const kCharacters = [
  'page',
  'squire',
  'steward',
  'herald',
  'chancellor',
  'spymaster',
  'marshal',
  'sovereign',
];

/** A plain mind has only its key. */
export function levelName(level: string): string {
  return hasGameText(`level.${level}`) ? game(`level.${level}`) : level;
}

/** What one says at the table: "Pim" of "Pim the Page". */
export const levelFirstName = (level: string): string => levelName(level).split(' ')[0]!;

export function levelSays(level: string): string {
  return hasGameText(`level.${level}.about`) ? game(`level.${level}.about`) : '';
}

/** Levels with a character; the plain minds below them are for programs. */
export function characters(levels: string[]): string[] {
  const named = levels.filter((level) => levelName(level) !== level);
  return named.length > 0 ? named : levels;
}
