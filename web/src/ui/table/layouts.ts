// What lies in the middle of the table in each phase.
import type { Phase } from '../../protocol/record';

export interface Layout {
  name: 'choice' | 'planning' | 'production' | 'map' | 'draft' | 'outcome';
  /** The middle panel of the left rail. */
  middle: 'balance' | 'duchy' | 'reach';
  own: 'realm' | 'duchy' | 'none';
  hand: boolean;
}

const kChoice: Layout = { name: 'choice', middle: 'balance', own: 'realm', hand: true };
const kPlanning: Layout = { name: 'planning', middle: 'duchy', own: 'none', hand: false };
const kProduction: Layout = { name: 'production', middle: 'reach', own: 'duchy', hand: false };

export const kLayouts: Record<Phase, Layout> = {
  draft: { name: 'draft', middle: 'balance', own: 'realm', hand: false },
  offer: kChoice,
  select: kChoice,
  search: kChoice,
  pick: kChoice,
  menace_step: kPlanning,
  planning: kPlanning,
  production: kProduction,
  combat: kProduction,
  conquest: { name: 'map', middle: 'balance', own: 'realm', hand: false },
  end_window: kProduction,
  over: { name: 'outcome', middle: 'balance', own: 'realm', hand: false },
};
