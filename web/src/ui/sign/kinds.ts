// Outlines of the eight kinds of card: the lower edge of a card's header and the small mark.
import type { Kind } from '../../model/deck';

const repeat = (count: number, piece: string) => piece.repeat(count);

/** The header in a box of 96 × 30; its lower edge tells the kind. */
export const kEdges: Record<Kind, string> = {
  structure: `M0 0H96V26${repeat(6, 'h-8v-4h-8v4')}V0z`,
  specialist: `M0 0H96V22${repeat(8, 'a6 6.4 0 0 1-12 0')}z`,
  monument: 'M0 0H96V21.5h-7L48 29.4 7 21.5H0z',
  discovery: `M0 0H96V24.6${repeat(8, 'q-3 4.4-6 2.2t-6-2.2')}z`,
  treasure: `M0 0H96V21.5${repeat(6, 'l-8 6-8-6')}z`,
  calamity:
    'M0 0H96V23.5l-8-2-6 7.5-7-6.5-7 4.5-8-5.5-6 7.5-7-7-7 6-6-8-8 5.5-7-4-6 6.5-4-6-9 3.5z',
  menace: `M0 0H96V21.5${repeat(4, 'l-5 8-4-8h-15')}z`,
  advisor: 'M0 0H96V21.5H62q-3 8-14 8t-14-8H0z',
};

/** The mark in a box of 24 × 24, and where its letters stand. */
export const kMarks: Record<Kind, { path: string; y: number }> = {
  structure: { path: 'M2 22V5.5h4.2v3h3.2v-3h5.2v3h3.2v-3H22V22z', y: 15.6 },
  specialist: { path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', y: 12.6 },
  monument: { path: 'M12 1 23 8v3.2h-2V22H3V11.2H1V8z', y: 15.6 },
  discovery: { path: 'M.6 4.6Q6.4-.8 12 4.4t11.4 0v15Q17.7 25 12 19.6t-11.4 0z', y: 12.4 },
  treasure: {
    path: 'm12 1 3.4 4.6L21 5l-1 5.5 3.4 4-5 2L17 22l-5-2.6L7 22l-1.4-5.5-5-2 3.4-4L3 5l5.6.6z',
    y: 12.6,
  },
  calamity: {
    path: 'm12 .8 3 7.2 8-2.2-5.2 6.2 5.2 6.2-8-2.2-3 7.2-3-7.2-8 2.2L6.2 12 1 5.8 9 8z',
    y: 12.6,
  },
  menace: { path: 'M2 3h20l-3.2 9L22 22l-10-4.2L2 22l3.2-10z', y: 11.8 },
  advisor: { path: 'M4 2h16v13.6L12 22.4l-8-6.8z', y: 10.6 },
};
