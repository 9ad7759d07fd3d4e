// Made from the server's models by `make protocol`; do not edit.

export type FromServer = Sync | Ack | Refused | Pong | Why;
export type TableEvent =
  | CreatedEvent
  | MixingEvent
  | MixedEvent
  | StartedEvent
  | SeatedEvent
  | MovedEvent
  | LeftEvent
  | RenamedEvent
  | SeatSetEvent
  | SwappedEvent
  | RemovedEvent
  | MutedEvent
  | ClosedEvent
  | DismissedEvent
  | PacedEvent
  | PlayedEvent
  | UndoneEvent
  | SignalledEvent
  | SaidEvent
  | StoodInEvent
  | TimedOutEvent
  | BotAskedEvent
  | ReturnedEvent
  | OverEvent
  | AgainEvent
  | ConcedingEvent
  | DeclinedEvent
  | ReadyEvent
  | PausedEvent
  | SeenEvent;
export type Request =
  | StartRequest
  | MixRequest
  | PlayRequest
  | UndoRequest
  | SignalRequest
  | SayRequest
  | RenameRequest
  | LeaveRequest
  | SetSeatRequest
  | SwapRequest
  | RemoveRequest
  | MuteRequest
  | DismissRequest
  | PaceRequest
  | StandInRequest
  | ReturnRequest
  | AgainRequest
  | LetStandRequest
  | ConcedeRequest
  | DeclineRequest
  | SeenRequest
  | WhyRequest
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
 * Another game that someone asked for, who is ready for it, and since when (seconds).
 */
export interface AgainInfo {
  same: boolean;
  ready: number[];
  since: number;
}
/**
 * Ask for another game, or for the same once more; or be ready for it.
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
 * A seat would like a bot to play for another, who does nothing; or agrees to.
 */
export interface BotAskedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "bot-asked";
  target: number;
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
  duel: boolean;
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
 * Whoever runs the server has closed the table.
 */
export interface ClosedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "closed";
}
/**
 * Give up, or agree to.
 */
export interface ConcedeRequest {
  type: "concede";
  id: string;
}
/**
 * A seat wants to give up, or agrees to.
 */
export interface ConcedingEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "conceding";
}
/**
 * Until when something lasts (seconds since 1970), and how many seconds that still is.
 */
export interface Countdown {
  until: number;
  left: number;
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
 * Not what someone has asked for: a bot to play; or to give up, or to play again.
 */
export interface DeclineRequest {
  type: "decline";
  id: string;
}
/**
 * A seat does not want what was asked for: a bot to play; or to give up, or to play again.
 */
export interface DeclinedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "declined";
}
/**
 * Ask spectators to go, by their name; the host asks.
 */
export interface DismissRequest {
  type: "dismiss";
  id: string;
  name: string;
}
/**
 * The host, on this seat, has asked spectators of this name to go.
 */
export interface DismissedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "dismissed";
  name: string;
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
 * An action of a bot, and why it was played; no reasons where it cannot say.
 */
export interface ExplainedAction {
  action: string;
  reasons: Message[];
}
/**
 * How many tables were deleted, and how many of others stay without who asked.
 */
export interface Forgotten {
  deleted: number;
  kept: number;
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
 * Take nothing back, though nothing fits any more: so the game is over.
 */
export interface LetStandRequest {
  type: "let-stand";
  id: string;
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
  seating: "open" | "links" | "private";
  clock: number | null;
  host: number | null;
  pace: "thoughtful" | "normal" | "quick" | "at-once";
  grace: number;
  started: boolean;
  over: boolean;
  round: number;
  seats: SeatInfo[];
  spectators: number;
  spectator_names: string[];
  spectators_muted: boolean;
  acting: number[];
  can_undo: number[];
  deal: "shuffled" | "wished" | "same";
  mixes: boolean;
  mixing: MixingInfo | null;
  stuck: number | null;
  conceding: number[];
  again: AgainInfo | null;
  results: ResultInfo[];
  pause: PauseInfo | null;
  deadline: Countdown | null;
  patience: Countdown | null;
  vote: VoteInfo | null;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string;
  bot: string | null;
  look: Look | null;
  present: boolean;
  away_since: number | null;
  stand_in: boolean;
  out_of_time: boolean;
  muted: boolean;
}
/**
 * How a person is drawn: numbers, for which each client has its own colours and glyphs.
 */
export interface Look {
  colour: number;
  glyph: number;
}
/**
 * The players mix something in: the event with which it began, and who has done so.
 */
export interface MixingInfo {
  seq: number;
  mixed: number[];
}
/**
 * How one of the games of a table ended.
 */
export interface ResultInfo {
  round: number;
  won: boolean | null;
  winners: number[];
  scores: number[];
  reason: string;
}
/**
 * Time to look at something, until when (seconds since 1970), and who has looked.
 */
export interface PauseInfo {
  until: number;
  seen: number[];
}
/**
 * Others would like a bot to play for a seat, and who agrees; it does then, if all do.
 */
export interface VoteInfo {
  until: number;
  left: number;
  seat: number;
  agreed: number[];
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
 * Mix something into the shuffle, before a game is dealt.
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
 * The players mix something in now; the server has committed to its secret.
 */
export interface MixingEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "mixing";
  commitment: string;
}
/**
 * A link that takes the seat along to another device, once, and until when (seconds).
 */
export interface MoveAnswer {
  link: string;
  until: number;
}
/**
 * A person goes on playing on another device.
 */
export interface MovedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "moved";
  name: string;
}
/**
 * Let a person talk no more, or again; without a seat, all spectators. The host asks.
 */
export interface MuteRequest {
  type: "mute";
  id: string;
  seat?: number | null;
  muted?: boolean;
}
/**
 * The host lets a seat talk no more, or again; without a seat, spectators.
 */
export interface MutedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "muted";
  muted: boolean;
}
/**
 * A table where the guest who asks has this seat, and when something last happened there.
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
  seating: "open" | "links" | "private";
  clock: number | null;
  host: number | null;
  pace: "thoughtful" | "normal" | "quick" | "at-once";
  grace: number;
  started: boolean;
  over: boolean;
  round: number;
  seats: SeatInfo[];
  spectators: number;
  spectator_names: string[];
  spectators_muted: boolean;
  acting: number[];
  can_undo: number[];
  deal: "shuffled" | "wished" | "same";
  mixes: boolean;
  mixing: MixingInfo | null;
  stuck: number | null;
  conceding: number[];
  again: AgainInfo | null;
  results: ResultInfo[];
  pause: PauseInfo | null;
  deadline: Countdown | null;
  patience: Countdown | null;
  vote: VoteInfo | null;
  seat: number;
  at: number;
  result: ResultInfo | null;
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
  seating?: "open" | "links" | "private";
  clock?: number | null;
  pace?: "thoughtful" | "normal" | "quick" | "at-once";
}
/**
 * Who is to sit somewhere.
 */
export interface WantedSeat {
  kind: "me" | "open" | "bot";
  bot?: string | null;
  name?: string;
  look?: Look | null;
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
  seat: number | null;
}
/**
 * The game is over; the secret is what the commitment committed to, the mix is by seat.
 *
 * The event's seat is the one that gave up first, where the players did.
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
 * Choose how fast the bots act.
 */
export interface PaceRequest {
  type: "pace";
  id: string;
  pace: "thoughtful" | "normal" | "quick" | "at-once";
}
/**
 * The bots act faster or slower from now on.
 */
export interface PacedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "paced";
  pace: "thoughtful" | "normal" | "quick" | "at-once";
}
/**
 * There is something to look at, until some time, in seconds since 1970.
 */
export interface PausedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "paused";
  until: number;
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
 * A seat asks for another game, or is ready for it.
 */
export interface ReadyEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "ready";
  same: boolean;
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
 * Let a person get up; the host asks, before the start.
 */
export interface RemoveRequest {
  type: "remove";
  id: string;
  seat: number;
}
/**
 * The host has let a person get up.
 */
export interface RemovedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "removed";
  name: string;
}
/**
 * A table that is no longer among those of the guest who asks.
 */
export interface RemovedTable {
  table: string;
}
/**
 * Change one's name, and one's look where one is given.
 */
export interface RenameRequest {
  type: "rename";
  id: string;
  name: string;
  look?: Look | null;
}
/**
 * A person has another name, or another look.
 */
export interface RenamedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "renamed";
  name: string;
  look: Look | null;
  before: string;
}
/**
 * Play oneself again, in place of a bot that stands in.
 */
export interface ReturnRequest {
  type: "return";
  id: string;
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
 * A piece of a rules page. A leaf has a text, of a diagram its name; any other has nodes.
 */
export interface RulesNode {
  kind:
    | "heading"
    | "paragraph"
    | "list"
    | "steps"
    | "item"
    | "quote"
    | "table"
    | "row"
    | "cell"
    | "strong"
    | "em"
    | "text"
    | "code"
    | "block"
    | "diagram";
  text?: string;
  nodes?: RulesNode[];
}
/**
 * The rules of a game, for people.
 */
export interface RulesPage {
  game: string;
  title: string;
  language: string;
  sections: RulesSection[];
}
/**
 * A part of a rules page; one that is folded is opened by whoever wants to read it.
 */
export interface RulesSection {
  title: string;
  folded: boolean;
  nodes: RulesNode[];
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
 * The part of a link behind `#`, or an open seat, or neither: then it is the first open one.
 *
 * And how whoever sits down wants to be called and drawn.
 */
export interface SeatRequest {
  token?: string | null;
  seat?: number | null;
  name?: string;
  look?: Look | null;
}
/**
 * A bot was put on an open seat; without a bot, the seat of one was opened.
 */
export interface SeatSetEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "seat-set";
  bot: string | null;
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
  look: Look | null;
}
/**
 * A seat has looked; with the last one the pause ends.
 */
export interface SeenEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "seen";
  ends: boolean;
}
/**
 * Have looked at what there is to see before the game goes on.
 */
export interface SeenRequest {
  type: "seen";
  id: string;
}
/**
 * Put a bot on an open seat, or open the seat of a bot; the host asks, before the start.
 */
export interface SetSeatRequest {
  type: "set-seat";
  id: string;
  seat: number;
  kind: "open" | "bot";
  bot?: string | null;
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
 * Let a bot play for someone who is away; or ask to, for someone who does nothing.
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
 * A bot plays for someone who is away, has run out of time, or whom the others voted out.
 */
export interface StoodInEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "stood-in";
  why: "away" | "clock" | "vote";
}
/**
 * Let two seats change places; the host asks, before the start.
 */
export interface SwapRequest {
  type: "swap";
  id: string;
  seat: number;
  other: number;
}
/**
 * Two seats have changed places.
 */
export interface SwappedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "swapped";
  other: number;
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
    | MovedEvent
    | LeftEvent
    | RenamedEvent
    | SeatSetEvent
    | SwappedEvent
    | RemovedEvent
    | MutedEvent
    | ClosedEvent
    | DismissedEvent
    | PacedEvent
    | PlayedEvent
    | UndoneEvent
    | SignalledEvent
    | SaidEvent
    | StoodInEvent
    | TimedOutEvent
    | BotAskedEvent
    | ReturnedEvent
    | OverEvent
    | AgainEvent
    | ConcedingEvent
    | DeclinedEvent
    | ReadyEvent
    | PausedEvent
    | SeenEvent
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
 * The time of a turn is up, and a bot finishes it; without a seat: nobody has begun in time.
 */
export interface TimedOutEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "timed-out";
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
  fatal: string[];
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
/**
 * Why the bot on a seat played its last turn as it did.
 */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  actions: ExplainedAction[];
}
/**
 * Ask why the bot on a seat played its last turn as it did.
 */
export interface WhyRequest {
  type: "why";
  id: string;
  seat: number;
}
