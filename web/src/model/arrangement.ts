// Which of the seven arrangements the table takes, from the room it has; what folds first in each.
// The room is the table's own box: browser zoom, split screens and the size that was set count.

export interface Room {
  width: number;
  height: number;
}

export type Arrangement =
  'wide' | 'desktop' | 'laptop' | 'tablet-lying' | 'tablet-upright' | 'phone-lying' | 'phone';

export const kArrangements: Arrangement[] = [
  'wide',
  'desktop',
  'laptop',
  'tablet-lying',
  'tablet-upright',
  'phone-lying',
  'phone',
];

export function arrangementFor({ width, height }: Room): Arrangement {
  if (width >= 1600 && height >= 900) return 'wide';
  if (width >= 1100 && height >= 720) return 'desktop';
  if (width >= 1100 && height >= 560) return 'laptop';
  if (width >= 900 && height >= 600) return 'tablet-lying';
  if (width >= 600 && width < 900 && height >= 800) return 'tablet-upright';
  if (width >= 560 && height < 560) return 'phone-lying';
  return 'phone';
}

/** The room from which on everything grows with it: at 1920 × 1080 by a fifth. */
const kGrowsFrom: Room = { width: 1600, height: 900 };
const kGrowsTo = 1.75;

export interface Fitted {
  arrangement: Arrangement;
  /** How much larger than drawn everything is. */
  zoom: number;
  /** The room in the lengths that are then drawn. */
  room: Room;
}

/** `size` is the player's wish: 1, 1.25 or 1.5. */
export function fitted(box: Room, size = 1): Fitted {
  const by = (zoom: number) => ({ width: box.width / zoom, height: box.height / zoom });
  const arrangement = arrangementFor(by(size));
  const grown = Math.min(box.width / kGrowsFrom.width, box.height / kGrowsFrom.height) / size;
  const zoom = arrangement === 'wide' ? size * Math.min(kGrowsTo, Math.max(1, grown)) : size;
  return { arrangement, zoom, room: by(zoom) };
}

export const isPhone = (arrangement: Arrangement): boolean => arrangement.startsWith('phone');
export const isTablet = (arrangement: Arrangement): boolean => arrangement.startsWith('tablet');
/** The rails stand left and right of the table. */
export const hasRails = (arrangement: Arrangement): boolean =>
  !isPhone(arrangement) && !isTablet(arrangement);

/** What goes first when room is short, in this order: each folds only when those before it are
    folded. Folded means one press away, never gone. Cards on the cloth shrink and become rows by
    `cardFit`, which knows their room. */
export const kFoldsInHeight = [
  /** The own duchy's row in production: in the left rail. */
  'own-duchy',
  /** The captions of the four steps. */
  'captions',
  /** The parts of the points and the names of the stocks, in the seats. */
  'labels',
  /** Tokens of a duchy get smaller. */
  'tokens',
  /** The rival's rows become pips. */
  'rows',
  /** What taking an offering would bring, in words. */
  'foot',
  /** The words of the tray and the second line of the prompt. */
  'words',
] as const;

export const kFoldsInWidth = [
  /** The right rail: a dock, or buttons in the bar. */
  'right-rail',
  /** The left rail: seats beside their realms. */
  'left-rail',
  /** A duchy's tokens: counts by type. */
  'counts',
] as const;

export type Fold = (typeof kFoldsInHeight)[number] | (typeof kFoldsInWidth)[number];

/** How many of each list are folded in an arrangement. */
export const kFolded: Record<Arrangement, { height: number; width: number }> = {
  wide: { height: 1, width: 0 },
  desktop: { height: 1, width: 0 },
  laptop: { height: 5, width: 0 },
  'tablet-lying': { height: 4, width: 2 },
  'tablet-upright': { height: 5, width: 2 },
  'phone-lying': { height: 7, width: 3 },
  phone: { height: 7, width: 3 },
};

export function folds(arrangement: Arrangement): Set<Fold> {
  const { height, width } = kFolded[arrangement];
  return new Set<Fold>([...kFoldsInHeight.slice(0, height), ...kFoldsInWidth.slice(0, width)]);
}
