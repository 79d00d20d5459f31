import { beforeAll, describe, expect, it } from 'vitest';

import type { ErrorKey } from '../protocol/vocabulary';
import { kLanguages, useLanguage } from '../text/text.svelte';
import { ApiError } from './api';
import { faultText } from './faults';

// A key that the server gets and this list lacks does not compile.
const kKeys: Record<ErrorKey, true> = {
  bad_request: true,
  unauthorized: true,
  forbidden: true,
  not_found: true,
  stale: true,
  conflict: true,
  too_large: true,
  refused: true,
  too_many: true,
  unavailable: true,
};

describe.each(kLanguages)('faults in %s', (language) => {
  beforeAll(() => useLanguage(language));

  it('every fault the server knows has a sentence of its own', () => {
    const sentences = Object.keys(kKeys).map((key) =>
      faultText(new ApiError(400, { error: key as ErrorKey })),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.]$/u);
  });

  it('an answer that is no JSON of ours is told by its number', () =>
    expect(faultText(new ApiError(502, {}))).toContain('502'));

  it('no answer at all is told too', () =>
    expect(faultText(new TypeError('Failed to fetch'))).toMatch(/^\p{Lu}.*[.]$/u));
});
