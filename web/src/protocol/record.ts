// The words of docs/record.md as types: decisions, views and log entries as the server sends them.

export type Duchy = 'valados' | 'teressie';
export type Area = 'left' | 'right';
export type Basic = 'materials' | 'population' | 'gold' | 'exploration';
export type Resource = Basic | 'krystallium' | 'soldiers';
export type Type = 'structure' | 'specialist' | 'monument' | 'discovery';
export type Module = 'none' | 'menace' | 'advisors' | 'quest' | 'conquest';
export type MenaceDeck = 'frost_giants' | 'giant_rats' | 'shadows' | 'thieves';
export type Face = 'up' | 'down';
export type Medal = 'bronze' | 'silver' | 'gold';
export type Phase =
  | 'draft'
  | 'offer'
  | 'select'
  | 'search'
  | 'pick'
  | 'menace_step'
  | 'planning'
  | 'production'
  | 'combat'
  | 'conquest'
  | 'end_window'
  | 'over';

/** A physical card: `farm#2`. */
export type CardId = string;
export type Counts<K extends string = Basic> = Partial<Record<K, number>>;

export interface Placement {
  card: CardId;
  area: Area;
  face: Face;
}

export type At = { area: Area; index: number } | { selection: Duchy; index: number };

export interface Pay {
  alchemy?: Counts;
  in_hand?: Counts;
  krystallium?: number;
  soldiers?: number;
}

type AboutCard<D extends string> = { do: D; card: CardId };

export type Decision =
  | AboutCard<'keep_advisor'>
  | AboutCard<'slate'>
  | AboutCard<'recycle'>
  | AboutCard<'discard'>
  | AboutCard<'forfeit'>
  | AboutCard<'pick'>
  | { do: 'offer'; places: Placement[] }
  | { do: 'select'; area: Area }
  | { do: 'place'; resource: Resource; on: CardId | 'alchemy'; as?: Resource }
  | { do: 'done' }
  | { do: 'pass' }
  | { do: 'activate'; advisor: string; area?: Area; at?: At; card?: CardId }
  | { do: 'step'; index: number; pay: Pay }
  | { do: 'transmute'; cubes: Counts }
  | { do: 'cover'; resource: Basic }
  | { do: 'freeze'; giant: CardId; card: CardId }
  | { do: 'vanquish'; card: CardId; uncover?: Basic }
  | { do: 'reveal'; at: At }
  | { do: 'search'; cards: CardId[] }
  | { do: 'recruit'; armies: number }
  | { do: 'move'; from: string; to: string; armies: number; imprison?: boolean };

export type Do = Decision['do'];
export type DecisionOf<D extends Do> = Extract<Decision, { do: D }>;

export interface Lying {
  card?: CardId;
  face_down?: boolean;
  placed_by?: Duchy;
  turned_by_token?: boolean;
}

export interface UnderConstruction {
  card: CardId;
  filled: Counts<Resource>;
  free: Counts<Resource>;
  frozen_by?: CardId;
}

export interface Breakdown {
  flat: number;
  combo: number;
  calamities: number;
  menaces: number;
  quest: number;
  conquest: number;
  penalty: number;
}

export interface Side {
  selection: Lying[];
  construction: UnderConstruction[];
  duchy: CardId[];
  alchemy: Counts;
  cubes: Counts;
  krystallium: number;
  soldiers: number;
  training: number;
  trap_tokens: number;
  production: Counts;
  points: Breakdown & { total: number };
  done: boolean;
  menaces?: CardId[];
  stolen?: Counts;
  forfeits?: number;
  advisors?: { card: CardId; used: boolean }[];
  steps_done?: number[];
}

export interface Setup {
  players: 1 | 2;
  side: 'A' | 'B';
  module: Module;
  first: Duchy;
  menaces?: Partial<Record<Duchy, MenaceDeck>>;
  quest: string | null;
  options: { solo_side_a_penalty: boolean };
}

export interface LogEntry {
  n: number;
  event: string;
  player?: Duchy;
  card?: CardId;
  cards?: CardId[];
  giant?: CardId;
  area?: Area;
  selection?: Duchy;
  face?: Face;
  resource?: Resource;
  as?: Resource;
  amount?: number;
  from?: string;
  to?: string;
  territory?: string;
}

export interface Result {
  winner: Duchy | 'shared' | null;
  points: Partial<Record<Duchy, number>>;
  breakdown: Partial<Record<Duchy, Breakdown>>;
  tie_break: 'cards' | 'soldiers' | 'shared' | null;
  medal?: Medal | null;
}

export interface ConquestBoard {
  territories: Record<string, { player: Duchy; armies: number; rested: number }>;
  reserve: Partial<Record<Duchy, number>>;
  imprisoned: Partial<Record<Duchy, number>>;
  passed: Duchy[];
}

export interface View {
  viewer: Duchy | null;
  setup: Setup;
  phase: Phase;
  round: number;
  turn?: number;
  step?: Basic;
  to_move: Duchy[];
  sides: Partial<Record<Duchy, Side>>;
  areas: Record<Area, Lying[]>;
  discarded: CardId[];
  deck: { left: number; top?: CardId };
  danger?: { left: number };
  search?: { area: Area; searches: number; looked?: { card?: CardId }[] };
  hand_sizes?: Partial<Record<Duchy, number>>;
  quest?: { key: string; first_at_step: (Duchy | null)[] };
  conquest?: ConquestBoard;
  vermin_left?: number;
  calamities_doubled?: boolean;
  hand?: CardId[];
  returned?: CardId;
  legal?: Decision[];
  can_take_back?: boolean;
  awaits_confirmation?: boolean;
  seq: number;
  log: LogEntry[];
  result?: Result;
}
