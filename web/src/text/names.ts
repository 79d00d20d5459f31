// Names of the game's things in the chosen language.
import { design, type Kind, spread } from '../model/deck';
import { turnsOf } from '../model/perspective';
import type { Basic, CardId, Counts, Duchy, Phase, Resource, View } from '../protocol/record';
import { game, hasGameText, language, t } from './text.svelte';

/** What a player's own deck adds has no text in any language: its key, written as a name. */
function nameOf(kind: string, key: string): string {
  return hasGameText(`${kind}.${key}`)
    ? game(`${kind}.${key}`)
    : key.split('_').map(capital).join(' ');
}

export const cardName = (card: CardId): string => nameOf('card', design(card));
export const territoryName = (key: string): string => nameOf('territory', key);
export const questName = (key: string): string => nameOf('quest', key);
export const questStepName = (key: string): string => nameOf('quest_step', key);

export const duchyName = (duchy: Duchy): string => game(`duchy.${duchy}`);
export const kindName = (kind: Kind): string => game(`term.${kind}`);
export const kindLetters = (kind: Kind): string => game(`ui.mark.${kind}`);
const kSingular: Partial<Record<Resource, string>> = { materials: 'material', soldiers: 'soldier' };
/** As it stands after a number, or alone. */
export function resourceName(resource: Resource, count = 2): string {
  const single = new Intl.PluralRules(language()).select(count) === 'one';
  return game(`term.${(single && kSingular[resource]) || resource}`);
}
export const resourceLetter = (resource: Resource): string => game(`ui.letter.${resource}`);

export function phaseName(phase: Phase, step?: Basic): string {
  return game(step ? `phase.${phase}_${step}` : `phase.${phase}`);
}

const kRounds = ['I', 'II', 'III', 'IV'];
export const roundName = (round: number): string =>
  t('round-name', { round: kRounds[round - 1] ?? '' });

/** "Round III, turn 5 of 16", or the phase where turns are not counted. */
export function placeText(view: View): string {
  const where = view.turn
    ? t('turn-of', { turn: view.turn, turns: turnsOf(view) })
    : phaseName(view.phase, view.step);
  return `${roundName(view.round)}, ${where}`;
}

/** "2 gold, 1 soldier" as the language joins lists. */
export function countsText(counts: Counts<Resource>): string {
  const parts = [...new Set(spread(counts))].map(
    (resource) => `${counts[resource]} ${resourceName(resource, counts[resource])}`,
  );
  return new Intl.ListFormat(language(), { type: 'unit', style: 'long' }).format(parts);
}

/** With a capital letter first, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function listText(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts);
}

/** What a card recycles into: "2 materials", "gold and exploration". */
export function gainText(resources: Resource[]): string {
  const counts: Counts<Resource> = {};
  for (const resource of resources) counts[resource] = (counts[resource] ?? 0) + 1;
  const several = Object.values(counts).some((count) => count > 1);
  return several ? countsText(counts) : listText(resources.map((each) => resourceName(each)));
}

/** A number with a true minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
