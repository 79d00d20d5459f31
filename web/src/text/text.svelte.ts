// Every text on the screen, in the chosen language: the interface's own messages (Fluent) and the
// names and sentences of the game, which all programs share (data/text).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const kLanguages = ['en', 'it', 'es', 'fr'] as const;
export type Language = (typeof kLanguages)[number];
type GameTexts = Record<string, string>;

interface Loaded {
  language: Language;
  bundle: FluentBundle;
  game: GameTexts;
}

const messages = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const gameTexts: Record<Language, () => Promise<{ default: GameTexts }>> = {
  en: () => import('@data/text/en.json'),
  it: () => import('@data/text/it.json'),
  es: () => import('@data/text/es.json'),
  fr: () => import('@data/text/fr.json'),
};

// Words that only some screens need come with them: src/text/SHELF/LANGUAGE.ftl.
const shelves = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });
export type Shelf = 'lesson';
const open = new Set<Shelf>();

let current = $state.raw<Loaded>();

export async function useLanguage(language: Language): Promise<void> {
  const [game, ...sources] = await Promise.all([
    gameTexts[language](),
    messages[`./${language}.ftl`]!(),
    ...[...open].map((shelf) => shelves[`./${shelf}/${language}.ftl`]!()),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  current = { language, bundle, game: game.default };
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Fetches the words of a shelf, in this language and in each that is chosen later. */
export async function openShelf(shelf: Shelf): Promise<void> {
  if (open.has(shelf)) return;
  open.add(shelf);
  const { language } = current!;
  const source = await shelves[`./${shelf}/${language}.ftl`]!();
  if (current!.language !== language) return; // the new language brought it along
  current!.bundle.addResource(new FluentResource(source));
  current = { ...current! };
}

/** The first language of the browser that we speak. */
export function browserLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return kLanguages.find((language) => language === spoken.find((tag) => isLanguage(tag))) ?? 'en';
}

export function isLanguage(tag: string): tag is Language {
  return (kLanguages as readonly string[]).includes(tag);
}

export const language = (): Language => current?.language ?? 'en';

/** A message of the interface. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = current?.bundle.getMessage(id);
  if (!message?.value) return id;
  return current!.bundle.formatPattern(message.value, args);
}

export function hasMessage(id: string): boolean {
  return current?.bundle.hasMessage(id) ?? false;
}

/** A text of the game: `game('event.built', {player: 'Valados', card: 'Farm'})`. */
export function game(key: string, args: Record<string, string | number> = {}): string {
  const text = current?.game[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole));
}

export const hasGameText = (key: string): boolean => current?.game[key] !== undefined;
