// The printed vocabulary as the client uses it: the same words, with decisions told apart by `do`
// and basic resources told apart from the others. A word renamed on the server fails here.
import type * as Wire from './vocabulary';

export type {
  Area,
  Breakdown,
  Face,
  LogEntry,
  Medal,
  MenaceDeck,
  Module,
  Phase,
  Placement,
  Resource,
  Setup,
} from './vocabulary';

export type Duchy = Wire.Player;
/** A physical card: `farm#2`. */
export type CardId = Wire.Card;
export type Basic = Exclude<Wire.Resource, 'krystallium' | 'soldiers'>;
export type Type = 'structure' | 'specialist' | 'monument' | 'discovery';
export type Counts<K extends string = Basic> = Partial<Record<K, number>>;
export type Lying = Wire.RowCard;
export type UnderConstruction = Wire.Construction;
export type Result = Wire.GameResult;
export type Pay = Wire.Payment;
export type At = { area: Wire.Area; index: number } | { selection: Wire.Player; index: number };

type AboutCard<D extends Wire.DecisionKind> = { do: D; card: CardId };

export type Decision =
  | AboutCard<'keep_advisor'>
  | AboutCard<'slate'>
  | AboutCard<'recycle'>
  | AboutCard<'discard'>
  | AboutCard<'forfeit'>
  | AboutCard<'pick'>
  | { do: 'offer'; places: Wire.Placement[] }
  | { do: 'select'; area: Wire.Area }
  | { do: 'place'; resource: Wire.Resource; on: CardId | 'alchemy'; as?: Wire.Resource }
  | { do: 'done' }
  | { do: 'pass' }
  | { do: 'activate'; advisor: string; area?: Wire.Area; at?: At; card?: CardId }
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

// Every kind that the server knows is told apart above, with fields that it knows.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
export const everyKindIsKnown: Same<Do, Wire.DecisionKind> = true;
export const everyFieldIsKnown: Decision extends Wire.Decision ? true : never = true;

export type Side = Omit<Wire.Side, 'alchemy' | 'cubes' | 'production' | 'stolen'> & {
  alchemy: Counts;
  cubes: Counts;
  production: Counts;
  stolen?: Counts;
};

export type View = Omit<Wire.View, 'legal' | 'sides' | 'step'> & {
  step?: Basic;
  sides: Partial<Record<Duchy, Side>>;
  legal?: Decision[];
};
