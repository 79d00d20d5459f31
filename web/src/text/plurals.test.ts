// Numbers and the words after them agree, in every language.
import { beforeAll, describe, expect, it } from 'vitest';

import { founders } from '../model/tests/views';
import { cardText } from './describe';
import { countsText, gainText, signed } from './names';
import { kLanguages, useLanguage } from './text.svelte';

const kSoldiers = {
  en: ['1 soldier', '2 soldiers'],
  it: ['1 soldato', '2 soldati'],
  es: ['1 infantería', '2 infantería'],
  fr: ['1 soldat', '2 soldats'],
};
const kMaterials = {
  en: ['1 material', '3 materials'],
  it: ['1 materiale', '3 materiali'],
  es: ['1 material', '3 materiales'],
  fr: ['1 matériau', '3 matériaux'],
};

describe.each(kLanguages)('numbers in %s', (language) => {
  beforeAll(() => useLanguage(language));

  it('soldiers and materials have a singular', () => {
    expect([1, 2].map((soldiers) => countsText({ soldiers }))).toEqual(kSoldiers[language]);
    expect([1, 3].map((materials) => countsText({ materials }))).toEqual(kMaterials[language]);
  });

  it('two of a kind are counted, not listed', () => {
    expect(gainText(['materials', 'materials'])).toMatch(/^2 \S+$/);
    expect(gainText(['gold', 'exploration'])).not.toMatch(/\d/);
  });

  it('a card of one kind only is named once', () => {
    const [name, kind] = cardText(founders.cards.get('calamity')!).toLowerCase().split(/[.,]/);
    expect(kind?.trim()).not.toBe(name);
  });
});

it('a loss has a true minus sign', () => expect(signed(-4)).toBe('−4'));
