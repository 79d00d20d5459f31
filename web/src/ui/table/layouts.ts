// What lies where in each phase, and the rows of each arrangement.
import type { Arrangement, Room } from '../../model/arrangement';
import type { Phase, View } from '../../protocol/record';

export interface Layout {
  name: 'choice' | 'planning' | 'production' | 'map' | 'draft' | 'outcome';
  /** The middle panel of the left rail. */
  middle: 'balance' | 'duchy' | 'reach';
  /** Whether the own realm has a row of its own; else the cloth is the construction. */
  own: boolean;
  hand: boolean;
}

const kChoice: Layout = { name: 'choice', middle: 'balance', own: true, hand: true };
const kPlanning: Layout = { name: 'planning', middle: 'duchy', own: false, hand: false };
const kProduction: Layout = { name: 'production', middle: 'reach', own: false, hand: false };

export const kLayouts: Record<Phase, Layout> = {
  draft: { name: 'draft', middle: 'balance', own: true, hand: false },
  offer: kChoice,
  select: kChoice,
  search: kChoice,
  pick: kChoice,
  menace_step: kPlanning,
  planning: kPlanning,
  production: kProduction,
  combat: kProduction,
  conquest: { name: 'map', middle: 'balance', own: true, hand: false },
  end_window: kProduction,
  over: { name: 'outcome', middle: 'balance', own: true, hand: false },
};

/** Heights of the rows of the centre, besides the cloth, which takes the rest. */
export interface Rows {
  rival: number;
  selection: number;
  steps: number;
  quest: number;
  prompt: number;
  own: number;
  hand: number;
}

const kRows: Record<'wide' | 'desktop' | 'laptop' | 'tablet-lying' | 'tablet-upright', Rows> = {
  wide: { rival: 146, selection: 214, steps: 58, quest: 52, prompt: 55, own: 130, hand: 168 },
  desktop: { rival: 116, selection: 204, steps: 84, quest: 52, prompt: 50, own: 116, hand: 142 },
  laptop: { rival: 72, selection: 196, steps: 44, quest: 46, prompt: 48, own: 72, hand: 128 },
  'tablet-lying': {
    rival: 104,
    selection: 206,
    steps: 46,
    quest: 50,
    prompt: 56,
    own: 104,
    hand: 146,
  },
  'tablet-upright': {
    rival: 138,
    selection: 362,
    steps: 50,
    quest: 96,
    prompt: 84,
    own: 104,
    hand: 176,
  },
};

export type DeskArrangement = keyof typeof kRows;

/** In a low window the realms and the hand give first. */
export function rowsFor(
  arrangement: Arrangement,
  layout: Layout,
  room: Room,
  /** The most advisors that one seat has. */
  advisors = 0,
): Rows {
  const rows = { ...kRows[arrangement as DeskArrangement] };
  // Where seats lie beside their realms, every five advisors need a line more.
  const lines = Math.ceil(advisors / 5);
  if (arrangement.startsWith('tablet')) {
    rows.rival += Math.max(0, lines - (arrangement === 'tablet-upright' ? 1 : 0)) * 32;
    rows.own += lines * 32;
  }
  // On a laptop the rival's rows stay in production, where nothing else needs the height.
  if (arrangement === 'laptop' && layout.name === 'production') rows.rival = 114;
  const low = { laptop: 620, 'tablet-lying': 700, 'tablet-upright': 900 } as Record<string, number>;
  if (room.height < (low[arrangement] ?? 0)) {
    rows.rival = Math.min(rows.rival, arrangement === 'laptop' ? 72 : 118);
    rows.own = Math.min(rows.own, arrangement === 'laptop' ? 72 : 104);
    rows.hand = Math.min(rows.hand, 118);
    rows.selection = Math.min(rows.selection, arrangement === 'tablet-upright' ? 300 : 180);
  }
  return rows;
}

export const mostAdvisors = (view: View): number =>
  Math.max(...Object.values(view.sides).map((side) => side.advisors?.length ?? 0));
