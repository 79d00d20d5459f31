// Printed by tools/print_protocol_types.cpp; do not edit. What the fields mean is in
// docs/protocol.md and docs/record.md.

export type Card = string;
export type ByPlayer<T> = Partial<Record<Player, T>>;
export type Amounts = Partial<Record<Resource, number>>;
export type Player = 'valados' | 'teressie';
export type Area = 'left' | 'right';
export type DuchyFace = 'A' | 'B';
export type Module = 'none' | 'menace' | 'advisors' | 'quest' | 'conquest';
export type MenaceDeck = 'frost_giants' | 'giant_rats' | 'shadows' | 'thieves';
export type Resource = 'materials' | 'population' | 'gold' | 'exploration' | 'krystallium' | 'soldiers';
export type Phase = 'draft' | 'offer' | 'select' | 'search' | 'pick' | 'menace_step' | 'planning' | 'production' | 'combat' | 'conquest' | 'end_window' | 'over';
export type DecisionKind = 'keep_advisor' | 'offer' | 'select' | 'slate' | 'recycle' | 'place' | 'discard' | 'done' | 'activate' | 'step' | 'transmute' | 'forfeit' | 'cover' | 'freeze' | 'vanquish' | 'reveal' | 'search' | 'pick' | 'recruit' | 'move' | 'pass';
export type EventKind = 'round_began' | 'hand_dealt' | 'area_filled' | 'danger_added' | 'offered' | 'selected' | 'turned_up' | 'left_over' | 'calamity_taken' | 'advisor_joined' | 'slated' | 'recycled' | 'cubes_gained' | 'placed' | 'into_alchemy' | 'transmuted' | 'krystallium_gained' | 'soldiers_gained' | 'soldiers_spent' | 'built' | 'card_discarded' | 'produced' | 'training_began' | 'training_ended' | 'done_said' | 'ability_used' | 'card_moved' | 'trap_returned' | 'calamities_doubled' | 'step_completed' | 'first_at_step' | 'menace_arrived' | 'forfeited' | 'cubes_given' | 'covered' | 'uncovered' | 'frozen' | 'vanquished' | 'searched' | 'picked' | 'reshuffled' | 'recruited' | 'marched' | 'fought' | 'imprisoned' | 'freed' | 'blue_appeared' | 'passed' | 'game_ended';
export type TieBreak = 'cards' | 'soldiers' | 'shared';
export type Medal = 'bronze' | 'silver' | 'gold';
export type Winner = 'valados' | 'teressie' | 'shared';
export type Face = 'up' | 'down';
export type RefusalKey = 'game_is_over' | 'not_your_turn' | 'wrong_phase' | 'cubes_in_hand' | 'foreman_first' | 'advisor_not_drawn' | 'card_not_in_hand' | 'same_card_twice' | 'no_trap_token_left' | 'card_not_in_selection' | 'cannot_be_slated' | 'cannot_be_recycled' | 'selection_not_empty' | 'no_such_cube_in_hand' | 'no_krystallium_left' | 'no_soldier_left' | 'not_for_alchemy' | 'card_not_under_construction' | 'no_such_free_space' | 'not_there_to_discard' | 'card_is_frozen' | 'advisor_not_owned' | 'ability_already_used' | 'wrong_time_for_ability' | 'not_enough_soldiers' | 'nothing_to_work_on' | 'wrong_target' | 'card_already_served' | 'step_already_done' | 'wrong_payment' | 'cannot_pay' | 'not_five_cubes' | 'cubes_not_in_alchemy' | 'nothing_to_forfeit' | 'cannot_be_forfeited' | 'nothing_to_cover' | 'resource_not_produced' | 'menaces_out_of_order' | 'giant_not_waiting' | 'cannot_be_frozen' | 'menace_not_there' | 'frozen_card_not_full' | 'wrong_uncover' | 'not_face_down' | 'token_already_spent' | 'not_searchable' | 'card_not_looked_at' | 'not_enough_in_reserve' | 'no_armies' | 'armies_not_there' | 'not_adjacent' | 'enemy_castle' | 'too_few_armies' | 'wrong_imprison';
export type ErrorKey = 'bad_request' | 'unauthorized' | 'forbidden' | 'not_found' | 'stale' | 'conflict' | 'too_large' | 'refused' | 'too_many' | 'unavailable';
export type EmoteKey = 'hello' | 'well_played' | 'thinking' | 'oops' | 'wow' | 'thanks' | 'good_game';
export type NoticeKey = 'your_turn' | 'rematch_offered' | 'rematch_ready' | 'stopping' | 'end_offered';
export type RematchStatus = 'offered' | 'ready';
export type ReviewStatus = 'computing' | 'ready';
export type WhyKey = 'forced' | 'nothing_better' | 'completes' | 'advances' | 'feeds_alchemy' | 'scores' | 'produces' | 'bonus' | 'builds_up' | 'too_late' | 'better_as_cube' | 'takes_best' | 'avoids_harm' | 'avoids_unknown' | 'risks_unknown' | 'more_in_all' | 'hides_good' | 'hides_bad' | 'even_areas' | 'gives_little' | 'ends_quest' | 'does_step' | 'transmutes' | 'uses_advisor' | 'vanquishes' | 'least_loss' | 'turns_up' | 'searches' | 'takes_land' | 'raises_army';
export type TableStatus = 'waiting' | 'running' | 'finished';
export type LegalForm = 'full' | 'compact';
export type SeatKind = 'person' | 'level' | 'invite';
export type ClockKind = 'total' | 'per_decision';
export type EndReason = 'played' | 'resigned' | 'out_of_time' | 'agreed' | 'abandoned';

export interface Setup {
  players: number;
  side: DuchyFace;
  module: Module;
  first: Player;
  menaces?: ByPlayer<MenaceDeck>;
  quest: string | null;
  options: SetupOptions;
}

export interface SetupOptions {
  solo_side_a_penalty: boolean;
}

export interface SetupWish {
  players?: number;
  side?: DuchyFace;
  module?: Module;
  first?: Player;
  menaces?: ByPlayer<MenaceDeck>;
  quest?: string | null;
  options?: SetupOptions;
  seed?: string;
}

export interface RowCard {
  card?: Card;
  face_down?: boolean;
  placed_by?: Player;
  turned_by_token?: boolean;
}

export interface Construction {
  card: Card;
  filled: Amounts;
  free: Amounts;
  frozen_by?: Card;
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

export interface Points {
  flat: number;
  combo: number;
  calamities: number;
  menaces: number;
  quest: number;
  conquest: number;
  penalty: number;
  total: number;
}

export interface OwnedAdvisor {
  card: Card;
  used: boolean;
}

export interface Side {
  selection: RowCard[];
  construction: Construction[];
  duchy: Card[];
  alchemy: Amounts;
  cubes: Amounts;
  krystallium: number;
  soldiers: number;
  training: number;
  trap_tokens: number;
  production: Amounts;
  points: Points;
  done: boolean;
  menaces?: Card[];
  stolen?: Amounts;
  forfeits?: number;
  advisors?: OwnedAdvisor[];
  steps_done?: number[];
}

export interface Areas {
  left: RowCard[];
  right: RowCard[];
}

export interface DeckLeft {
  left: number;
  top?: Card;
}

export interface DangerLeft {
  left: number;
}

export interface LookedCard {
  card?: Card;
}

export interface SearchState {
  area: Area;
  searches: number;
  looked: LookedCard[];
}

export interface QuestState {
  key: string;
  first_at_step: (Player | null)[];
}

export interface Territory {
  player: Player;
  armies: number;
  rested: number;
}

export interface ConquestState {
  territories: Record<string, Territory>;
  reserve: ByPlayer<number>;
  imprisoned: ByPlayer<number>;
  passed: Player[];
}

export interface Placement {
  card: Card;
  area: Area;
  face: Face;
}

export interface At {
  area?: Area;
  selection?: Player;
  index: number;
}

export interface Payment {
  alchemy?: Amounts;
  in_hand?: Amounts;
  krystallium?: number;
  soldiers?: number;
}

export interface Decision {
  do: DecisionKind;
  advisor?: string;
  area?: Area;
  armies?: number;
  as?: Resource;
  at?: At;
  card?: Card;
  cards?: Card[];
  cubes?: Amounts;
  from?: string;
  giant?: Card;
  imprison?: boolean;
  index?: number;
  on?: string;
  pay?: Payment;
  places?: Placement[];
  resource?: Resource;
  to?: string;
  uncover?: Resource;
}

export interface LogEntry {
  n: number;
  event: EventKind;
  player?: Player;
  card?: Card;
  cards?: Card[];
  giant?: Card;
  resource?: Resource;
  as?: Resource;
  area?: Area;
  selection?: Player;
  face?: Face;
  territory?: string;
  from?: string;
  to?: string;
  amount?: number;
}

export interface GameResult {
  winner: Winner | null;
  points: ByPlayer<number>;
  breakdown: ByPlayer<Breakdown>;
  tie_break: TieBreak | null;
  medal?: Medal | null;
}

export interface View {
  viewer: Player | null;
  setup: Setup;
  phase: Phase;
  round: number;
  turn?: number;
  step?: Resource;
  to_move: Player[];
  sides: ByPlayer<Side>;
  areas: Areas;
  discarded: Card[];
  deck: DeckLeft;
  danger?: DangerLeft;
  search?: SearchState;
  hand_sizes?: ByPlayer<number>;
  quest?: QuestState;
  conquest?: ConquestState;
  vermin_left?: number;
  calamities_doubled?: boolean;
  hand?: Card[];
  returned?: Card;
  legal?: Decision[];
  can_take_back?: boolean;
  awaits_confirmation?: boolean;
  seq: number;
  log: LogEntry[];
  result?: GameResult;
}
