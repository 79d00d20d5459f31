// The last choice of a new game, kept in the browser.
import { type Options, restored, worthKeeping } from '../model/new_game';

const kPlace = 'kingdom.options';

export function lastChoice(suggested: Options): Options {
  try {
    return restored(JSON.parse(localStorage.getItem(kPlace) ?? 'null'), suggested);
  } catch {
    return suggested;
  }
}

export const keepChoice = (options: Options): void =>
  localStorage.setItem(kPlace, JSON.stringify(worthKeeping(options)));
