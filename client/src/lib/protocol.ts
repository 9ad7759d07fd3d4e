// What the server says and what it is asked, by HTTP and on the socket of a table.

/** A code to translate by, its parameters, and an English sentence. */
export interface Message {
  code: string;
  params: { [k: string]: unknown };
  text: string;
}

/** What an option may be; each kind has some of the fields. */
export interface Shape {
  kind: "choice" | "number" | "switch" | "table";
  choices?: string[] | null;
  low?: number | null;
  high?: number | null;
  rows?: number | null;
  columns?: number | null;
  or?: Shape | null;
}

/** An option of a game, its choices also in words. */
export interface OptionInfo {
  kind: "choice" | "number" | "switch" | "table";
  choices?: string[] | null;
  low?: number | null;
  high?: number | null;
  rows?: number | null;
  columns?: number | null;
  or?: Shape | null;
  default: unknown;
  text: string;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  default_players: number;
  default_seats: number;
  options: { [k: string]: OptionInfo };
  cooperative: boolean;
  bots: string[];
  default_bot: string;
  score: string;
  low_score_wins: boolean;
  undo: boolean;
  draws: boolean;
  imaginary: string[];
  signals: boolean;
}

/** All games. */
export interface Catalogue {
  protocol: number;
  games: GameInfo[];
}

/** Who is to sit somewhere. */
export interface WantedSeat {
  kind: "me" | "open" | "bot";
  bot?: string | null;
  name?: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  options?: { [k: string]: unknown };
  seats: WantedSeat[];
  undo?: boolean | null;
  deal?: string | null;
}

/** A table that was made, the maker's seat, and the links of the open seats. */
export interface MadeTable {
  table: string;
  seat: number | null;
  links: { [k: string]: string };
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
}

/** A table as everybody sees it. */
export interface LobbyInfo {
  id: string;
  game: string;
  title: string;
  options: { [k: string]: unknown };
  cooperative: boolean;
  imaginary: string[];
  undo: boolean;
  started: boolean;
  over: boolean;
  round: number;
  seats: SeatInfo[];
  spectators: number;
  spectator_names: string[];
  acting: number[];
  can_undo: number[];
}

/** A table where the guest who asks has this seat. */
export interface MyTable extends LobbyInfo {
  seat: number;
}

export interface LinksAnswer {
  links: { [k: string]: string };
}

export interface SeatAnswer {
  seat: number;
}

export interface RecordAnswer {
  record: string;
}

export interface TablesAnswer {
  tables: MyTable[];
}

/** The running turn, and what binds its player. */
export interface Turn {
  seat: number | null;
  played: string[];
  owed: number;
  may_end: boolean;
  draws: number;
  binding: Message[];
}

/** What happened beside an action; its other fields are the game's own. */
export interface Aside {
  kind: string;
  [k: string]: unknown;
}

/** The turn before the running one. */
export interface LastTurn {
  seat: number;
  played: string[];
  drew: number;
  asides: Aside[];
}

/** How a game ended. */
export interface Outcome {
  reason: string;
  won: boolean | null;
  winners: number[];
  scores: number[];
  excellent: boolean;
}

/** What a seat may know; the fields that are not named here are the game's own. */
export interface View {
  game: string;
  rules: number;
  options: { [k: string]: unknown };
  viewer: number | null;
  seat: number | null;
  seats: number[];
  turn: Turn;
  last_turn: LastTurn | null;
  legal: string[];
  outcome: Outcome | null;
  deal: { [k: string]: unknown } | null;
  [k: string]: unknown;
}

/** A sign of a seat at a pile. */
export interface SignalInfo {
  seat: number;
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}

export interface CreatedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "created";
}

export interface StartedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "started";
  commitment: string | null;
}

export interface SeatedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "seated";
  name: string;
}

export interface LeftEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "left";
  name: string;
}

export interface RenamedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "renamed";
  name: string;
}

export interface PlayedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "played";
  action: string;
  drew: number;
  by_bot: boolean;
  ends_turn: boolean;
  asides: Aside[];
}

export interface UndoneEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "undone";
  action: string;
}

export interface SignalledEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "signalled";
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}

export interface SaidEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "said";
  text: string;
  name: string;
}

export interface StoodInEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "stood-in";
}

export interface ReturnedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "returned";
}

export interface OverEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "over";
  outcome: Outcome;
  secret: string | null;
}

export interface AgainEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "again";
  same: boolean;
  commitment: string | null;
}

export type TableEvent =
  | CreatedEvent
  | StartedEvent
  | SeatedEvent
  | LeftEvent
  | RenamedEvent
  | PlayedEvent
  | UndoneEvent
  | SignalledEvent
  | SaidEvent
  | StoodInEvent
  | ReturnedEvent
  | OverEvent
  | AgainEvent;

/** The events after what this client has seen, and how things are after the last of them. */
export interface Sync {
  type: "sync";
  seq: number;
  events: TableEvent[];
  table: LobbyInfo;
  view: View | null;
  seat: number | null;
  signals: SignalInfo[];
}

/** A request was done; its event has this number. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A request was not done. */
export interface Refused {
  type: "error";
  id: string | null;
  error: Message;
}

export interface Pong {
  type: "pong";
}

export type FromServer = Sync | Ack | Refused | Pong;

export interface StartRequest {
  type: "start";
  id: string;
}

export interface PlayRequest {
  type: "play";
  id: string;
  action: string;
}

export interface UndoRequest {
  type: "undo";
  id: string;
}

export interface SignalRequest {
  type: "signal";
  id: string;
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}

export interface SayRequest {
  type: "say";
  id: string;
  text: string;
}

export interface RenameRequest {
  type: "rename";
  id: string;
  name: string;
}

export interface LeaveRequest {
  type: "leave";
  id: string;
}

export interface StandInRequest {
  type: "stand-in";
  id: string;
  seat: number;
}

export interface AgainRequest {
  type: "again";
  id: string;
  same: boolean;
}

export interface PingRequest {
  type: "ping";
  id: string;
}

export type Request =
  | StartRequest
  | PlayRequest
  | UndoRequest
  | SignalRequest
  | SayRequest
  | RenameRequest
  | LeaveRequest
  | StandInRequest
  | AgainRequest
  | PingRequest;
