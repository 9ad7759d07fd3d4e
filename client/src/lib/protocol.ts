// Made from the server's models by `make protocol`; do not edit.

export type FromServer = Sync | Ack | Refused | Pong;
export type TableEvent =
  | CreatedEvent
  | MixingEvent
  | MixedEvent
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
export type Request =
  | StartRequest
  | MixRequest
  | PlayRequest
  | UndoRequest
  | SignalRequest
  | SayRequest
  | RenameRequest
  | LeaveRequest
  | StandInRequest
  | AgainRequest
  | PingRequest;

/**
 * A request was done; its event has this number.
 */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}
/**
 * Another game was dealt; no commitment where it is the same deal.
 */
export interface AgainEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "again";
  same: boolean;
  commitment: string | null;
}
/**
 * Deal another game, or the same once more.
 */
export interface AgainRequest {
  type: "again";
  id: string;
  same?: boolean;
}
/**
 * What happened beside an action; its other fields are the game's own.
 */
export interface Aside {
  kind: string;
  [k: string]: unknown;
}
/**
 * All games.
 */
export interface Catalogue {
  protocol: number;
  games: GameInfo[];
}
/**
 * A game that can be played, with its bots from the weakest to the strongest.
 */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: [number, number];
  default_players: number;
  default_seats: number;
  options: {
    [k: string]: OptionInfo;
  };
  cooperative: boolean;
  bots: string[];
  default_bot: string;
  score: string;
  low_score_wins: boolean;
  undo: boolean;
  draws: boolean;
  imaginary: string[];
  signals: boolean;
  mixes: boolean;
}
/**
 * An option of a game, its choices also in words.
 */
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
/**
 * What an option may be; each kind has some of the fields.
 */
export interface Shape {
  kind: "choice" | "number" | "switch" | "table";
  choices?: string[] | null;
  low?: number | null;
  high?: number | null;
  rows?: number | null;
  columns?: number | null;
  or?: Shape | null;
}
/**
 * The table was made.
 */
export interface CreatedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "created";
}
/**
 * The deal of a game that is over: its seed, and what was mixed in, by seat.
 */
export interface DealInfo {
  seed: string;
  mix: string[];
}
/**
 * The answer to what was not done.
 */
export interface ErrorAnswer {
  error: Message;
}
/**
 * A code to translate by, its parameters, and an English sentence.
 */
export interface Message {
  code: string;
  params: {
    [k: string]: unknown;
  };
  text: string;
}
/**
 * The server answers.
 */
export interface Health {
  ok: boolean;
}
/**
 * The turn before the running one.
 */
export interface LastTurn {
  seat: number;
  played: string[];
  drew: number;
  asides: Aside[];
}
/**
 * Get up.
 */
export interface LeaveRequest {
  type: "leave";
  id: string;
}
/**
 * A person got up.
 */
export interface LeftEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "left";
  name: string;
}
/**
 * The links of the seats.
 */
export interface LinksAnswer {
  links: {
    [k: string]: string;
  };
}
/**
 * A table as everybody sees it.
 */
export interface LobbyInfo {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: unknown;
  };
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
  mixes: boolean;
  mixing: MixingInfo | null;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
}
/**
 * The players mix each other's decks: the event with which it began, and who has done so.
 */
export interface MixingInfo {
  seq: number;
  mixed: number[];
}
/**
 * A table that was made, the maker's seat, and the links of the open seats.
 */
export interface MadeTable {
  table: string;
  seat: number | null;
  links: {
    [k: string]: string;
  };
}
/**
 * Mix something into another's deck, before a game is dealt.
 */
export interface MixRequest {
  type: "mix";
  id: string;
  text: string;
}
/**
 * A seat mixed something in, or the server did for it.
 */
export interface MixedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "mixed";
  by_server: boolean;
}
/**
 * The players mix each other's decks now; the server has committed to its secret.
 */
export interface MixingEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "mixing";
  commitment: string;
}
/**
 * A table where the guest who asks has this seat.
 */
export interface MyTable {
  id: string;
  game: string;
  title: string;
  options: {
    [k: string]: unknown;
  };
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
  mixes: boolean;
  mixing: MixingInfo | null;
  seat: number;
}
/**
 * A table to be made.
 */
export interface NewTable {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats: WantedSeat[];
  undo?: boolean | null;
  deal?: string | null;
  mix?: string[] | null;
  mixes?: boolean;
}
/**
 * Who is to sit somewhere.
 */
export interface WantedSeat {
  kind: "me" | "open" | "bot";
  bot?: string | null;
  name?: string;
}
/**
 * How a game ended.
 */
export interface Outcome {
  reason: string;
  won: boolean | null;
  winners: number[];
  scores: number[];
  excellent: boolean;
}
/**
 * The game is over; the secret is what the commitment committed to, the mix is by seat.
 */
export interface OverEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "over";
  outcome: Outcome;
  secret: string | null;
  mix: string[];
}
/**
 * Ask whether the server is there.
 */
export interface PingRequest {
  type: "ping";
  id: string;
}
/**
 * Play an action of the game.
 */
export interface PlayRequest {
  type: "play";
  id: string;
  action: string;
}
/**
 * An action was played, and what happened beside it.
 */
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
/**
 * The server is there.
 */
export interface Pong {
  type: "pong";
  id: string;
}
/**
 * A whole link to a table, as it shall be read by a camera.
 */
export interface QrRequest {
  link: string;
}
/**
 * A game as text, its deal hidden until the end.
 */
export interface RecordAnswer {
  record: string;
}
/**
 * A request was not done, and nothing has changed.
 */
export interface Refused {
  type: "error";
  id: string | null;
  error: Message;
}
/**
 * Change one's name.
 */
export interface RenameRequest {
  type: "rename";
  id: string;
  name: string;
}
/**
 * A person has another name.
 */
export interface RenamedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "renamed";
  name: string;
}
/**
 * Someone came back, and plays again.
 */
export interface ReturnedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "returned";
}
/**
 * Someone said something.
 */
export interface SaidEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "said";
  text: string;
  name: string;
}
/**
 * Say something.
 */
export interface SayRequest {
  type: "say";
  id: string;
  text: string;
}
/**
 * The seat that was taken.
 */
export interface SeatAnswer {
  seat: number;
}
/**
 * The part of a link behind `#`, and how its holder wants to be called.
 */
export interface SeatRequest {
  token: string;
  name?: string;
}
/**
 * A guest took a seat.
 */
export interface SeatedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "seated";
  name: string;
}
/**
 * A signal that lies on the table.
 */
export interface SignalInfo {
  seat: number;
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}
/**
 * Let the others know something about a pile.
 */
export interface SignalRequest {
  type: "signal";
  id: string;
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}
/**
 * A seat gave a signal, or took it back.
 */
export interface SignalledEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "signalled";
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}
/**
 * Let a bot play for someone who is away.
 */
export interface StandInRequest {
  type: "stand-in";
  id: string;
  seat: number;
}
/**
 * Deal the first game; or, while players mix, wait no longer for those who are away.
 */
export interface StartRequest {
  type: "start";
  id: string;
}
/**
 * The first game was dealt; the commitment is none where someone asked for the deal.
 */
export interface StartedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "started";
  commitment: string | null;
}
/**
 * A bot plays for someone who is away.
 */
export interface StoodInEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "stood-in";
}
/**
 * The events after what a client has seen, and how things are after the last of them.
 *
 * By far the most of what is sent: so it is built as plain values, and only tests hold it against
 * this description.
 */
export interface Sync {
  type: "sync";
  seq: number;
  events: (
    | CreatedEvent
    | MixingEvent
    | MixedEvent
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
    | AgainEvent
  )[];
  table: LobbyInfo;
  view: View | null;
  seat: number | null;
  signals: SignalInfo[];
}
/**
 * An action was taken back.
 */
export interface UndoneEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "undone";
  action: string;
}
/**
 * What a seat may know; the fields that are not named here are the game's own.
 */
export interface View {
  game: string;
  rules: number;
  options: {
    [k: string]: unknown;
  };
  viewer: number | null;
  seat: number | null;
  seats: number[];
  turn: Turn;
  last_turn: LastTurn | null;
  legal: string[];
  outcome: Outcome | null;
  deal: DealInfo | null;
  [k: string]: unknown;
}
/**
 * The running turn, and what binds its player.
 */
export interface Turn {
  seat: number | null;
  played: string[];
  owed: number;
  may_end: boolean;
  draws: number;
  binding: Message[];
}
/**
 * The tables of a guest.
 */
export interface TablesAnswer {
  tables: MyTable[];
}
/**
 * Take the last action of the running turn back.
 */
export interface UndoRequest {
  type: "undo";
  id: string;
}
