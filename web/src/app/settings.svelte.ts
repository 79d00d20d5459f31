// What a player has set, kept in the browser.
import { browserLanguage, isLanguage, type Language, useLanguage } from '../text/text.svelte';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark' | 'contrast';
  motion: 'system' | 'normal' | 'fast' | 'off';
  /** How large cards and texts of the table are. */
  size: 1 | 1.25 | 1.5;
  /** How the rival's turn is told. */
  tempo: 'calm' | 'quick' | 'off';
  sound: boolean;
  vibration: boolean;
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
  size: kept.size ?? 1,
  tempo: kept.tempo ?? 'calm',
  sound: kept.sound ?? false,
  vibration: kept.vibration ?? true,
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

const isDark = matchMedia('(prefers-color-scheme: dark)');
const isContrast = matchMedia('(prefers-contrast: more)');
const isStill = matchMedia('(prefers-reduced-motion: reduce)');
for (const wish of [isDark, isContrast, isStill]) wish.addEventListener('change', wear);

/** 1 normal, 0.5 fast, 0 for those who want no movement. Not read from the page's style: that would
    work out the style of everything in the middle of a change. */
export function pace(): number {
  if (settings.motion === 'system') return isStill.matches ? 0 : 1;
  return { normal: 1, fast: 0.5, off: 0 }[settings.motion];
}

/** Puts theme and motion on the page. */
export function wear(): void {
  const system = isContrast.matches ? 'contrast' : isDark.matches ? 'dark' : 'light';
  const theme = settings.theme === 'system' ? system : settings.theme;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.style.setProperty('--pace', String(pace()));
}
