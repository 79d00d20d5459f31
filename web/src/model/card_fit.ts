// How wide a card is: one function for the cloth, the hand, the selection and the reveal.

export interface Space {
  count: number;
  width: number;
  height: number;
  /** Height of what stands under a card: a button, a caption, nothing. */
  below?: number;
  /** Between two cards, and between two rows of them. */
  gap?: number;
  between?: number;
  most?: number;
}

export interface CardFit {
  /** Of one card; 0 when they are too many and lie as rows of a list. */
  width: number;
  /** Of cards, one above the other. */
  rows: number;
}

export const kLeast = 72;
export const kMost = 160;
/** Height of a card by its width. */
export const kTall = 1.417;
/** 1 em of a card. */
export const emOf = (width: number): number => width / 9.6;

export function cardFit(space: Space): CardFit {
  const { count, width, height, below = 0, gap = 8, between = 12, most = kMost } = space;
  if (count === 0) return { width: most, rows: 1 };
  const inRows = (rows: number): CardFit => {
    const per = Math.ceil(count / rows);
    const byWidth = (width - gap * (per - 1)) / per;
    const byHeight = (height - between * (rows - 1)) / rows / kTall - below / kTall;
    return { width: Math.min(byWidth, byHeight), rows };
  };
  const [one, two] = [inRows(1), inRows(2)];
  const best = count > 1 && two.width > one.width ? two : one;
  if (best.width < kLeast) return { width: 0, rows: 1 };
  return { width: Math.min(best.width, most), rows: best.rows };
}

export interface HandFit {
  width: number;
  /** From one card to the next; less than the width where they overlap. */
  step: number;
  /** Two rows, the front one over the feet of the other. */
  rows: number;
}

/** A hand may overlap, as long as `visible` of each card can be pressed; then it takes two rows. */
export function handFit(space: Space & { visible: number }): HandFit {
  const { count, width, height, gap = 8, visible, most = kMost } = space;
  const row = (inRow: number, high: number) => {
    const tall = Math.max(kLeast, Math.min(most, high / kTall));
    const beside = (width - gap * (inRow - 1)) / Math.max(1, inRow);
    if (beside >= tall || inRow < 2) return { width: tall, step: tall + gap };
    // Smaller cards before any overlap, but not under what can be read.
    const readable = Math.min(tall, kReadable);
    if (beside >= readable) return { width: beside, step: beside + gap };
    const step = (width - readable) / (inRow - 1);
    if (step >= visible) return { width: readable, step };
    return { width: kLeast, step: (width - kLeast) / (inRow - 1) };
  };
  const one = row(count, height);
  if (one.step >= visible || count < 2) return { ...one, rows: 1 };
  return { ...row(Math.ceil(count / 2), height - kTargetOfThumb), rows: 2 };
}

const kReadable = 96;
/** What of the back row can be pressed. */
export const kTargetOfThumb = 44;

export interface ListFit {
  columns: number;
  /** Height of a row. */
  row: number;
}

/** Rows of the list kind: as many columns as keep a name readable, then lower rows. */
export function listFit(space: {
  count: number;
  width: number;
  height: number;
  least: number;
  row: number;
  gap?: number;
}): ListFit {
  const { count, width, height, least, row, gap = 4 } = space;
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const heightWith = (columns: number) => {
    const per = Math.max(1, Math.ceil(count / columns));
    return Math.min(row, (height - gap * (per - 1)) / per);
  };
  let columns = 1;
  while (columns < most && heightWith(columns) < row) columns += 1;
  return { columns, row: Math.max(kLowestRow, Math.floor(heightWith(columns))) };
}

export const kLowestRow = 27;
