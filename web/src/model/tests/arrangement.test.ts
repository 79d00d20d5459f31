import { describe, expect, it } from 'vitest';

import {
  type Arrangement,
  arrangementFor,
  fitted,
  folds,
  kArrangements,
  kFolded,
  kFoldsInHeight,
  kFoldsInWidth,
} from '../arrangement';

describe('the arrangement follows from the room alone', () => {
  it.each<[number, number, Arrangement]>([
    [1920, 1080, 'wide'],
    [2560, 1440, 'wide'],
    [1600, 900, 'wide'],
    [1600, 899, 'desktop'],
    [1536, 730, 'desktop'],
    [1280, 800, 'desktop'],
    [1280, 720, 'desktop'],
    [1280, 719, 'laptop'],
    [1366, 641, 'laptop'],
    [1280, 640, 'laptop'],
    [1100, 560, 'laptop'],
    [1099, 768, 'tablet-lying'],
    [1024, 768, 'tablet-lying'],
    [912, 1368, 'tablet-lying'],
    [820, 1180, 'tablet-upright'],
    [768, 1024, 'tablet-upright'],
    [844, 390, 'phone-lying'],
    [640, 400, 'phone-lying'],
    [1280, 500, 'phone-lying'],
    [390, 844, 'phone'],
    [390, 664, 'phone'],
    [360, 640, 'phone'],
    [700, 700, 'phone'],
  ])('%i × %i: %s', (width, height, arrangement) => {
    expect(arrangementFor({ width, height })).toBe(arrangement);
  });

  it('a wish for larger cards counts as less room', () => {
    expect(fitted({ width: 1280, height: 800 }, 1.25).arrangement).toBe('tablet-lying');
    expect(fitted({ width: 1920, height: 1080 }, 1.25).arrangement).toBe('desktop');
    expect(fitted({ width: 390, height: 844 }, 1.5).arrangement).toBe('phone');
    expect(fitted({ width: 1280, height: 800 }, 1.5).zoom).toBe(1.5);
  });

  it('a wide table grows with its room, by a fifth at 1920 × 1080', () => {
    const { zoom, room } = fitted({ width: 1920, height: 1080 });
    expect(zoom).toBeCloseTo(1.2);
    expect(room).toEqual({ width: 1600, height: 900 });
    expect(fitted({ width: 2560, height: 1440 }).zoom).toBeCloseTo(1.6);
    expect(fitted({ width: 1280, height: 800 }).zoom).toBe(1);
  });
});

describe('what folds', () => {
  it('folds in the order of the list: whatever is folded, all before it is', () => {
    for (const arrangement of kArrangements) {
      const folded = folds(arrangement);
      for (const list of [kFoldsInHeight, kFoldsInWidth]) {
        const first = list.findIndex((fold) => !folded.has(fold));
        expect(list.slice(first < 0 ? list.length : first).some((fold) => folded.has(fold))).toBe(
          false,
        );
      }
    }
  });

  it('never more in a larger room', () => {
    const rails: Arrangement[] = ['wide', 'desktop', 'laptop'];
    const heights = rails.map((arrangement) => kFolded[arrangement].height);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    const widths = kArrangements.map((arrangement) => kFolded[arrangement].width);
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
  });
});
