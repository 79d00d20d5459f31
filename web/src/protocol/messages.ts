// Printed by tools/print_protocol_types.cpp; do not edit. What the fields mean is in
// docs/protocol.md and docs/record.md.

import type {
  ByPlayer,
  Decision,
  Setup,
  SetupWish,
  View,
  ClockKind,
  DuchyFace,
  EmoteKey,
  EndReason,
  ErrorKey,
  LegalForm,
  Medal,
  Module,
  NoticeKey,
  Player,
  RematchStatus,
  Resource,
  ReviewStatus,
  SeatKind,
  TableStatus,
  WhyKey,
  Winner,
} from './vocabulary';

export interface SeatInfo {
  kind: SeatKind;
  name?: string;
  level?: string;
  present?: boolean;
  last_seen?: number;
}

export interface ClockInfo {
  kind: ClockKind;
  left_ms: ByPlayer<number>;
  running: Player[];
  increment_ms?: number;
}

export interface EndInfo {
  reason: EndReason;
  winner: Winner | null;
}

export interface RematchInfo {
  offered_by?: Player[];
  table?: string;
}

export interface TableInfo {
  id: string;
  status: TableStatus;
  since: number;
  revision: number;
  deck: string;
  deck_hash: string;
  rules: string;
  seats: ByPlayer<SeatInfo>;
  clock: ClockInfo | null;
  confirm: boolean;
  listed: boolean;
  ended: EndInfo | null;
  rematch: RematchInfo | null;
  daily: string | null;
  seeded: boolean;
  commitment: string | null;
  hints: boolean;
  hand_over: boolean;
  end_offered_by: Player[];
  claim_from: number | null;
}

export interface TableView extends View {
  table: TableInfo;
}

export interface ClockWish {
  total_s?: number;
  per_decision_s?: number;
  increment_s?: number;
}

export interface NewTable {
  setup?: SetupWish;
  seats?: ByPlayer<string>;
  deck_hash?: string;
  clock?: ClockWish;
  confirm?: boolean;
  listed?: boolean;
  hints?: boolean;
  hand_over?: boolean;
  name?: string;
  player?: string;
}

export interface SeatGrant {
  token?: string;
  recovery?: string;
  invite?: string;
}

export interface TableMade {
  table: string;
  seats: ByPlayer<SeatGrant>;
  spectate: string;
}

export interface Join {
  invite?: string;
  seat?: Player;
  name?: string;
  player?: string;
  secret?: string;
}

export interface Recover {
  recovery: string;
  secret?: string;
}

export interface Seated {
  seat: Player;
  token: string;
  recovery: string;
}

export interface Webhook {
  url: string | null;
}

export interface Push {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushOff {
  endpoint: string;
}

export interface PushKey {
  key: string | null;
}

export interface NewPlayer {
  name: string;
}

export interface ChangePlayer {
  name?: string;
  renew?: boolean;
  secret?: string;
}

export interface PlayerMade {
  name: string;
  player?: string;
}

export interface NewDaily {
  name?: string;
  player?: string;
}

export interface HttpError {
  error: ErrorKey;
  message: string;
  reason?: string;
  clause?: string;
  seq?: number;
  faults?: string[];
}

export interface OutcomeLine {
  reason: EndReason;
  winner: Winner | null;
  points?: ByPlayer<number>;
}

export interface TableLine {
  players: number;
  module: Module;
  side: DuchyFace;
  deck?: string;
  deck_hash?: string;
  seats: ByPlayer<SeatInfo>;
  clock?: ClockWish;
  seeded?: boolean;
  result?: OutcomeLine;
  rematch?: RematchInfo;
  table: string;
  status: TableStatus;
  updated: number;
}

export interface TableLines {
  tables: TableLine[];
}

export interface OwnTableLine {
  players: number;
  module: Module;
  side: DuchyFace;
  deck?: string;
  deck_hash?: string;
  seats: ByPlayer<SeatInfo>;
  clock?: ClockWish;
  seeded?: boolean;
  result?: OutcomeLine;
  rematch?: RematchInfo;
  table: string;
  status: TableStatus;
  updated: number;
  seat: Player;
  your_turn: boolean;
}

export interface MedalCounts {
  bronze: number;
  silver: number;
  gold: number;
}

export interface StatisticsLine {
  module: Module;
  players: number;
  games: number;
  wins: number;
  points: number;
  best: number;
  medals: MedalCounts;
}

export interface PlayerInfo {
  name: string;
  tables: OwnTableLine[];
  statistics: StatisticsLine[];
}

export interface DailyScore {
  name: string;
  points: number;
  medal: Medal | null;
  table?: string;
}

export interface DailyInfo {
  day: string;
  setup: Setup;
  scores: DailyScore[];
}

export interface ReasonThing {
  card?: string;
  resource?: Resource;
  territory?: string;
}

export interface ReasonInfo {
  why: WhyKey;
  thing?: ReasonThing;
  count?: number;
}

export interface HintInfo {
  decision: Decision;
  win: number | null;
  points: number;
  reason: ReasonInfo;
}

export interface HintsGiven {
  hints: HintInfo[];
}

export interface ReviewedDecision {
  n: number;
  by: Player;
  decision: Decision;
  win: number | null;
  points: number;
  better: HintInfo | null;
  cost: number;
}

export interface Review {
  status: ReviewStatus;
  done?: number;
  of?: number;
  decisions?: ReviewedDecision[];
}

export interface ClientSubscribe {
  type: 'subscribe';
  table: string;
  token?: string;
  since: number;
  revision: number;
  legal?: LegalForm;
}

export interface ClientUnsubscribe {
  type: 'unsubscribe';
  table: string;
}

export interface ClientDecide {
  type: 'decide';
  table: string;
  client_id: string;
  seq: number;
  decision: Decision;
}

export interface ClientTakeBack {
  type: 'take_back';
  table: string;
  client_id: string;
  seq: number;
}

export interface ClientResign {
  type: 'resign';
  table: string;
  client_id: string;
}

export interface ClientHandOver {
  type: 'hand_over';
  table: string;
  client_id: string;
  level: string;
}

export interface ClientTakeOver {
  type: 'take_over';
  table: string;
  client_id: string;
}

export interface ClientEmote {
  type: 'emote';
  table: string;
  client_id: string;
  emote: EmoteKey;
}

export interface ClientHint {
  type: 'hint';
  table: string;
  client_id: string;
}

export interface ClientRematch {
  type: 'rematch';
  table: string;
  client_id: string;
}

export interface ClientOfferEnd {
  type: 'offer_end';
  table: string;
  client_id: string;
}

export interface ClientClaim {
  type: 'claim';
  table: string;
  client_id: string;
}

export type ClientMessage =
  | ClientSubscribe
  | ClientUnsubscribe
  | ClientDecide
  | ClientTakeBack
  | ClientResign
  | ClientHandOver
  | ClientTakeOver
  | ClientEmote
  | ClientHint
  | ClientRematch
  | ClientOfferEnd
  | ClientClaim;

export interface ServerUpdate {
  type: 'update';
  table: string;
  view: TableView;
}

export interface ServerAccepted {
  type: 'accepted';
  table: string;
  client_id: string;
  seq: number;
}

export interface ServerRefused {
  type: 'refused';
  table: string;
  client_id: string;
  reason: string;
  clause: string;
  message: string;
}

export interface ServerStale {
  type: 'stale';
  table: string;
  client_id: string;
  seq: number;
}

export interface ServerHint {
  type: 'hint';
  table: string;
  client_id: string;
  hints: HintInfo[];
}

export interface ServerEmote {
  type: 'emote';
  table: string;
  seat: Player;
  emote: EmoteKey;
}

export interface ServerRematch {
  type: 'rematch';
  table: string;
  client_id: string;
  status: RematchStatus;
  new_table?: string;
  seat?: Player;
  token?: string;
  recovery?: string;
}

export interface ServerNotice {
  type: 'notice';
  table?: string;
  notice: NoticeKey;
}

export interface ServerError {
  type: 'error';
  table?: string;
  client_id?: string;
  error: ErrorKey;
  message: string;
}

export type ServerMessage =
  | ServerUpdate
  | ServerAccepted
  | ServerRefused
  | ServerStale
  | ServerHint
  | ServerEmote
  | ServerRematch
  | ServerNotice
  | ServerError;
