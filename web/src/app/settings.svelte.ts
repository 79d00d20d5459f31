// What a player has set, kept in the browser.
import { browserLanguage, isLanguage, type Language, useLanguage } from '../text/text.svelte';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark' | 'contrast';
  motion: 'system' | 'normal' | 'fast' | 'off';
  sound: boolean;
  keys: boolean;
  confirmSelect: boolean;
  tellMe: boolean;
  name: string;
}

const kPlace = 'kingdom.settings';

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(kPlace) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

const kept = stored();
export const settings: Settings = $state({
  language:
    kept.language && isLanguage(kept.language)
      ? kept.language
      : browserLanguage(navigator.languages),
  theme: kept.theme ?? 'system',
  motion: kept.motion ?? 'system',
  sound: kept.sound ?? false,
  keys: kept.keys ?? true,
  confirmSelect: kept.confirmSelect ?? false,
  tellMe: kept.tellMe ?? false,
  name: kept.name ?? '',
});

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  localStorage.setItem(kPlace, JSON.stringify(settings));
  if (changes.language) void useLanguage(changes.language);
  wear();
}

/** 1 normal, 0.5 fast, 0 for those who want no movement. */
export const pace = (): number =>
  Number(getComputedStyle(document.documentElement).getPropertyValue('--pace')) || 0;

/** Puts theme and motion on the page. */
export function wear(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const contrast = matchMedia('(prefers-contrast: more)').matches;
  const theme =
    settings.theme === 'system'
      ? contrast
        ? 'contrast'
        : dark
          ? 'dark'
          : 'light'
      : settings.theme;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['motion'] = settings.motion;
}
