// Made from the server's models by `make protocol`; do not edit.

export type FromServer = Sync | Ack | Refused | Pong | Why | Hint;
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
  | HintedEvent
  | RewoundEvent
  | SaidEvent
  | StoodInEvent
  | TimedOutEvent
  | BotFailedEvent
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
  | HintRequest
  | RewindRequest
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
 * From the chance at the start to the result; of a team where there is no seat.
 */
export interface BalanceInfo {
  seat: number | null;
  prior: number;
  plays: number;
  luck: number;
  result: number;
  adjusted: number;
}
/**
 * The board of a day's deal. It is sealed as long as I could still play it for the board.
 *
 * Bots are told once mine is over; `thinking` while some of them still play.
 */
export interface Board {
  day: string;
  game: string;
  sealed: boolean;
  count: number;
  rows: BoardRow[];
  mine: BoardRow | null;
  late: boolean;
  named: boolean;
  table: string | null;
  bots: BotResult[];
  place_among_bots: number | null;
  thinking: boolean;
  commitment: string;
  secret: string | null;
}
/**
 * A result on the board; equal ones have the same place. Who left the name out has none.
 */
export interface BoardRow {
  won: boolean;
  score: number;
  turns: number;
  hints: number;
  place: number;
  name: string;
  me: boolean;
}
/**
 * What a bot made of the same deal.
 */
export interface BotResult {
  won: boolean;
  score: number;
  turns: number;
  hints: number;
  bot: string;
}
/**
 * Whether my name is to stand on a board.
 */
export interface BoardName {
  shown: boolean;
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
 * The bot of a seat gave no legal answer in time, or is not there any more: another one plays.
 *
 * It is asked again for the next action, and this is told once in a turn.
 */
export interface BotFailedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "bot-failed";
  why: "slow" | "failed" | "illegal" | "missing";
}
/**
 * How often bots of a level win such a game, with a 95 % interval, in per cent.
 */
export interface BotRate {
  bot: string;
  won: number;
  low: number;
  high: number;
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
 *
 * Entrants are bots that whoever runs the server has brought along.
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
  guide: boolean;
  duel: boolean;
  bots: string[];
  entrants: string[];
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
 * A chance, or a difference of two, with the interval that it surely lies in.
 */
export interface ChanceInfo {
  value: number;
  low: number;
  high: number;
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
 * The deals of a day, what day it is, and when (seconds since 1970) the next one begins.
 */
export interface DayAnswer {
  day: string;
  today: string;
  next: number;
  first: string;
  games: DayGame[];
}
/**
 * The deal of a day of one game: what I have of it, how many have finished it, and its seal.
 *
 * The commitment is the SHA-256 of what the deal comes of: the same for everybody.
 */
export interface DayGame {
  game: string;
  table: string | null;
  mine: Ending | null;
  late: boolean;
  count: number;
  commitment: string;
}
/**
 * How a game ended for a seat: whether that one won, and what it scored in how many turns.
 */
export interface Ending {
  won: boolean;
  score: number;
  turns: number;
  hints: number;
}
/**
 * The deals of days that I have finished, newest first, and those I have begun.
 */
export interface DaysAnswer {
  days: MyDay[];
  open: string[];
  streak: number;
  longest: number;
}
/**
 * A deal of a day that I have finished.
 */
export interface MyDay {
  won: boolean;
  score: number;
  turns: number;
  hints: number;
  day: string;
  game: string;
  table: string;
  late: boolean;
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
 * My games of one kind with so many players.
 */
export interface GameStatistics {
  game: string;
  players: number;
  count: number;
  won: number;
  mean: number;
  best: Point;
  streak: number;
  longest: number;
  hints: number;
  points: Point[];
  rates: BotRate[];
  reviewed: ReviewedGame[];
}
/**
 * A game in the course of time; its number among those of its table, where that is known.
 */
export interface Point {
  table: string;
  round?: number | null;
  ended: number;
  won: boolean;
  score: number;
}
/**
 * What a review says of a game of mine: of my turns so many have no mark.
 *
 * Plays are the chance to win that my turns gave away, luck is what all else brought or took;
 * the least is the chance after one of my turns when it stood worst, where that is known.
 */
export interface ReviewedGame {
  table: string;
  round?: number | null;
  ended: number;
  won: boolean;
  score: number;
  turns: number;
  accurate: number;
  plays: number;
  luck: number;
  least: number | null;
}
/**
 * A page of my finished games, how many there are of the wanted kind, and of which games.
 */
export interface GamesAnswer {
  games: PlayedGame[];
  page: number;
  pages: number;
  count: number;
  kinds: string[];
}
/**
 * One of my finished games: the event with which it ended, and those who sat there.
 */
export interface PlayedGame {
  won: boolean;
  score: number;
  turns: number;
  hints: number;
  table: string;
  seq: number;
  round?: number | null;
  game: string;
  players: number;
  seat: number;
  scores: number[];
  reason: string;
  day: string | null;
  began: number;
  ended: number;
  people: Sitter[];
}
/**
 * Who sat at a table: a person by name, or a bot.
 */
export interface Sitter {
  name: string;
  bot: string | null;
  me: boolean;
}
/**
 * Where somebody stands in a guided game: what is said, and what is lit.
 *
 * After a mistake nothing is lit; `rewind` goes back to before it.
 */
export interface GuideInfo {
  step: number;
  steps: number;
  message: Message;
  action: string | null;
  wrong: boolean;
  done: boolean;
}
/**
 * What a seat does in a guided game.
 */
export interface GuidedAction {
  seat: number;
  action: string;
}
/**
 * A guided first game, to be read. The reader is seat 0, whose name is empty.
 */
export interface GuidedPage {
  names: string[];
  steps: GuidedStep[];
}
/**
 * A sentence of a guided game, and what is done before the next one.
 */
export interface GuidedStep {
  message: Message;
  actions: GuidedAction[];
}
/**
 * The server answers.
 */
export interface Health {
  ok: boolean;
}
/**
 * What a strong player would do for the rest of the turn, and why; its event has this number.
 *
 * Without actions where it could not be found out in time.
 */
export interface Hint {
  type: "hint";
  id: string;
  seq: number;
  actions: ExplainedAction[];
  reasons: Message[];
}
/**
 * Ask what a strong player would do now; everybody hears that it was asked.
 */
export interface HintRequest {
  type: "hint";
  id: string;
}
/**
 * A seat asked what a strong player would do; only that seat hears it.
 */
export interface HintedEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "hinted";
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
 * Lead from now on.
 */
export interface LeadRequest {
  type: "lead";
  id: string;
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
  hints: boolean;
  hints_asked: number[];
  seating: "open" | "links" | "private";
  daily: string | null;
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
  deal: "shuffled" | "wished" | "same" | "set";
  mixes: boolean;
  mixing: MixingInfo | null;
  stuck: number | null;
  conceding: number[];
  again: AgainInfo | null;
  results: ResultInfo[];
  pause: PauseInfo | null;
  now: number;
  deadline: Countdown | null;
  patience: Countdown | null;
  vote: VoteInfo | null;
  guide: GuideInfo | null;
  what_if: WhatIfInfo | null;
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
 * The real game from which a table goes on: after so many of its actions, and how it ended.
 */
export interface WhatIfInfo {
  step: number;
  steps: number;
  outcome: Outcome;
  table: string | null;
  round: number | null;
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
 * A turn of one's own game, to be played again.
 */
export interface MistakeInfo {
  name: string;
  game: string;
  players: number;
  played_at: number | null;
  turn: number;
  mark: string;
  loss: number;
  back_at: number;
}
/**
 * One's own mistakes: those that are due, and those that come back later.
 */
export interface MistakePile {
  due: MistakeInfo[];
  later: MistakeInfo[];
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
  hints: boolean;
  hints_asked: number[];
  seating: "open" | "links" | "private";
  daily: string | null;
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
  deal: "shuffled" | "wished" | "same" | "set";
  mixes: boolean;
  mixing: MixingInfo | null;
  stuck: number | null;
  conceding: number[];
  again: AgainInfo | null;
  results: ResultInfo[];
  pause: PauseInfo | null;
  now: number;
  deadline: Countdown | null;
  patience: Countdown | null;
  vote: VoteInfo | null;
  guide: GuideInfo | null;
  what_if: WhatIfInfo | null;
  seat: number;
  at: number;
  result: ResultInfo | null;
}
/**
 * A game of a table, the last one unless it is named by its number from 1; or any record.
 */
export interface NewReview {
  table?: string | null;
  game?: number | null;
  record?: string | null;
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
  guide?: boolean;
  daily?: string | null;
  hints?: boolean | null;
  what_if?: WhatIfRequest | null;
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
 * The record of a game that is over, and after how many of its actions a table goes on.
 *
 * Where the record is that of a table here, which, and which game there: to find the way back.
 */
export interface WhatIfRequest {
  record: string;
  step: number;
  table?: string | null;
  round?: number | null;
}
/**
 * A puzzle that fits; none where all were solved.
 */
export interface NextPuzzle {
  name: string | null;
}
/**
 * A hand that a puzzle tells.
 */
export interface OpenHand {
  seat: number;
  cards: number[];
}
/**
 * What somebody else made of the same deal; without a parting it was the same way.
 */
export interface OtherWay {
  won: boolean;
  score: number;
  turns: number;
  hints: number;
  name: string;
  bot: string | null;
  parting: Parting | null;
  course: number[];
}
/**
 * The first turn in which two ways differ, and what was played there by either.
 */
export interface Parting {
  turn: number;
  seat: number;
  mine: string[];
  theirs: string[];
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
 * The turn that is best, and why; for whoever has answered.
 */
export interface PuzzleSolution {
  actions: ExplainedAction[];
  reasons: Message[];
  themes: string[];
  found_by: string[];
  levels: string[];
  margin: number;
}
/**
 * A puzzle, as a table that exists only for its answer; nothing of its solution.
 *
 * `proved` where only one turn can win, and every card is told: other hands and the draw pile.
 */
export interface PuzzleTable {
  name: string;
  proved: boolean;
  rating: number | null;
  answered: boolean;
  hands: OpenHand[];
  draw: number[];
  mistake: MistakeInfo | null;
  sync: Sync;
  verdict: PuzzleVerdict | null;
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
    | HintedEvent
    | RewoundEvent
    | SaidEvent
    | StoodInEvent
    | TimedOutEvent
    | BotFailedEvent
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
 * A bot was put on an open seat; without a bot, the seat of one was opened.
 */
export interface SeatSetEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "seat-set";
  bot: string | null;
  name: string;
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
 * A guided game went back to what it was after so many actions.
 */
export interface RewoundEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "rewound";
  step: number;
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
 * The time of a turn is up, and a bot finishes it; without a seat: nobody has begun in time.
 */
export interface TimedOutEvent {
  seq: number;
  seat: number | null;
  at: number;
  kind: "timed-out";
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
 * A signal that lies on the table.
 */
export interface SignalInfo {
  seat: number;
  pile: string;
  signal: "leave" | "leave-strong" | "good" | "none";
}
/**
 * What an answer was; `other` is neither the better turn of a mistake nor the mistake.
 *
 * `rated` where it was the first answer, which has changed the rating by `change`. A mistake that
 * was not found comes back at some time.
 */
export interface PuzzleVerdict {
  answer: "right" | "wrong" | "other";
  rated: boolean;
  change: number;
  standing: Standing | null;
  back_at: number | null;
}
/**
 * How a guest has done with puzzles so far: only first answers count.
 */
export interface Standing {
  rating: number;
  deviation: number;
  streak: number;
  longest: number;
  answered: number;
  solved: number;
}
/**
 * How many puzzles there are about something, and how many of them this guest has solved.
 */
export interface PuzzleTheme {
  game: string;
  theme: string;
  count: number;
  solved: number;
}
/**
 * A turn as far as it was played; `stands` is for a card after which nothing fits.
 */
export interface PuzzleTurn {
  actions: string[];
  stands?: boolean;
}
/**
 * What becomes of a turn that was not the best: its reasons, and how the game then ends.
 */
export interface PuzzleWhy {
  actions: ExplainedAction[];
  reasons: Message[];
  end: Outcome | null;
}
/**
 * The puzzles there are, and how this guest has done.
 */
export interface PuzzlesAnswer {
  count: number;
  themes: PuzzleTheme[];
  standing: Standing;
  mistakes: number;
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
 * The text of a record.
 */
export interface RecordRequest {
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
 * A game that is over.
 */
export interface Replay {
  table: LobbyInfo;
  game: number;
  games: number;
  seat: number | null;
  record: string;
  steps: ReplayStep[];
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
    | HintedEvent
    | RewoundEvent
    | SaidEvent
    | StoodInEvent
    | TimedOutEvent
    | BotFailedEvent
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
}
/**
 * How the table was after so many actions, until the next one.
 *
 * Views come in parts, of which each has only what has changed since the step before: `common` is
 * for everybody, `own` for a spectator and then for each seat, `open` for who sees all hands.
 */
export interface ReplayStep {
  seq: number;
  seat: number | null;
  action: string | null;
  ends_turn: boolean;
  signals: SignalInfo[];
  common: {
    [k: string]: unknown;
  };
  own: {
    [k: string]: unknown;
  }[];
  open: {
    [k: string]: unknown;
  };
}
/**
 * What somebody looks at: a step of a game, as a seat saw it, as a spectator, or all open.
 */
export interface ReplayPlace {
  game: number;
  step: number;
  eyes: number | ("open" | "spectator");
}
/**
 * Play oneself again, in place of a bot that stands in.
 */
export interface ReturnRequest {
  type: "return";
  id: string;
}
/**
 * How far a review is: the verdicts that were asked for, and in the end the summary.
 */
export interface ReviewAnswer {
  id: string;
  state: "waiting" | "working" | "done" | "failed" | "cancelled";
  ahead: number;
  together: boolean;
  count: number | null;
  turns: TurnVerdict[];
  summary: ReviewSummary | null;
}
/**
 * What a turn was worth, from what its seat could know then.
 *
 * The turn begins after `first` actions of the record and is over after `last`.
 */
export interface TurnVerdict {
  number: number;
  seat: number;
  first: number;
  last: number;
  actions: string[];
  before: number;
  after: number;
  chance: ChanceInfo;
  mark: "blunder" | "mistake" | "inaccuracy" | "good" | "close" | "best";
  loss: ChanceInfo;
  better: string[];
  better_chance: ChanceInfo;
  reasons: ReviewReason[];
  played_reasons: ReviewReason[];
  points: number | null;
  better_points: number | null;
  worlds: number;
}
/**
 * Why a turn is good or not: a message of the bots, about an action or (empty) all of it.
 */
export interface ReviewReason {
  code: string;
  params: {
    [k: string]: unknown;
  };
  text: string;
  action: string;
}
/**
 * What there is to say of the whole game.
 */
export interface ReviewSummary {
  game: string;
  players: number;
  version: string;
  shares: ShareInfo[];
  balances: BalanceInfo[];
  gone_after: number | null;
  winnable: WinnableInfo | null;
}
/**
 * Luck and skill of one player.
 */
export interface ShareInfo {
  seat: number;
  plays: number;
  luck: number;
  dearest_turn: number | null;
  dearest: number;
}
/**
 * Whether it could have been won with every card known, and until when.
 *
 * `line` are the actions of a way to win, from the beginning of turn `last_won` on, and `record`
 * is the whole game as it would have been then: real up to there.
 */
export interface WinnableInfo {
  deal: "won" | "lost" | "unknown";
  last_won: number | null;
  lost_from: number | null;
  line: string[];
  record: string | null;
}
/**
 * In a guided game: go back to before a mistake, or to the start.
 */
export interface RewindRequest {
  type: "rewind";
  id: string;
  start?: boolean;
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
 * The rules of a game, for people, and its guided first game where it has one.
 */
export interface RulesPage {
  game: string;
  title: string;
  language: string;
  sections: RulesSection[];
  guide: GuidedPage | null;
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
 * A game of mine beside those of others on the same deal.
 *
 * A course counts the cards or chips that were played after each turn.
 */
export interface SameDeal {
  table: string;
  seq: number;
  game: string;
  players: number;
  mine: Ending;
  course: number[];
  others: OtherWay[];
  more: number;
  thinking: boolean;
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
  name?: string;
}
/**
 * Let everybody look at this; who leads asks.
 */
export interface ShowRequest {
  game: number;
  step: number;
  eyes: number | ("open" | "spectator");
  type: "show";
  id: string;
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
 * What has become of my games; `since` is the oldest that was looked at.
 */
export interface Statistics {
  count: number;
  won: number;
  since: number | null;
  source: string;
  days_streak: number;
  days_longest: number;
  groups: GameStatistics[];
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
 * The tables of a guest.
 */
export interface TablesAnswer {
  tables: MyTable[];
}
/**
 * Who looks at a replay, and what the leader looks at; null until they have shown something.
 */
export interface Together {
  type: "together";
  people: number;
  leading: boolean;
  leader: number | null;
  led: boolean;
  place: ReplayPlace | null;
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
