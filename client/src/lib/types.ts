// What the server says: the protocol of the table, and the views of the games.

export interface Message {
  code: string;
  params: Record<string, unknown>;
  text: string;
}

export type GameName = "the-game" | "extreme" | "face-to-face" | "nix";

// What an option may be: see the protocol.
export interface Shape {
  kind: "choice" | "number" | "switch" | "table";
  choices?: string[];
  low?: number;
  high?: number;
  rows?: number;
  columns?: number;
  or?: Shape;
}

export interface OptionInfo extends Shape {
  default: unknown;
  text: string;
}

export interface GameInfo {
  name: GameName;
  title: string;
  players: [number, number];
  default_players: number;
  options: Record<string, OptionInfo>;
  cooperative: boolean;
}

export interface Catalogue {
  protocol: number;
  games: GameInfo[];
  bots: string[];
  default_bot: string;
}

export interface WantedSeat {
  kind: "me" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: GameName;
  options: Record<string, unknown>;
  seats: WantedSeat[];
  undo?: boolean;
  deal?: string;
}

export interface MadeTable {
  table: string;
  seat: number | null;
  links: Record<string, string>;
}

export interface SeatInfo {
  kind: "person" | "open" | "bot";
  name: string | null;
  bot: string | null;
  present: boolean;
  stand_in: boolean;
}

export interface LobbyInfo {
  id: string;
  game: GameName;
  title: string;
  options: Record<string, unknown>;
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

export interface MyTable extends LobbyInfo {
  seat: number;
}

export interface EgonsTurn {
  turned: string;
  action: string;
}

export interface Turn {
  seat: number | null;
  played: string[];
  owed: number;
  may_end: boolean;
  draws: number;
  binding: Message[];
}

export interface LastTurn {
  seat: number;
  played: string[];
  drew: number;
  closing: NixBoard | null;
  egon: EgonsTurn | null;
}

export interface Outcome {
  reason: string;
  won: boolean | null;
  winners: number[];
  scores: number[];
  excellent: boolean;
}

interface CommonView {
  options: Record<string, unknown>;
  viewer: number | null;
  seat: number | null;
  seats: number[];
  turn: Turn;
  last_turn: LastTurn | null;
  legal: string[];
  outcome: Outcome | null;
  deal: { seed: unknown } | null;
}

export interface PileInfo {
  pile: string;
  ascending: boolean;
  start: number;
  top: number;
  command?: Command | null;
}

export type Command =
  "stop" | "skull" | "three" | "silence" | "no-trick" | "one-pile" | "draw-one";

export interface PilesView extends CommonView {
  game: "the-game" | "extreme";
  piles: PileInfo[];
  hand: number[] | null;
  hand_sizes: number[];
  open_hands: number[][] | null;
  draw: number;
  left: number;
  layout?: Record<Command, number[]>;
  open_commands?: Command[];
}

export interface SideInfo {
  piles: PileInfo[];
  hand_size: number;
  draw: number;
  left: number;
}

export interface FacesView extends CommonView {
  game: "face-to-face";
  sides: SideInfo[];
  hand: number[] | null;
  open_hands: number[][] | null;
  gave: boolean;
}

export type RowName =
  "quad" | "run4" | "triple" | "run3" | "pair" | "run2" | "single" | "none";

export interface ChipInfo {
  player: number;
  super: boolean;
}

export interface RowInfo {
  row: RowName;
  points: number[];
  chips: (ChipInfo | null)[];
}

export interface NixBoard {
  pass: number;
  rows: RowInfo[];
  log: (string | null)[][];
  turned: string[];
}

export interface NixView extends CommonView, NixBoard {
  game: "nix";
  round: number;
  starter: number;
  egon: number | null;
  supers: boolean[];
  hand: string | null;
  hand_sizes: number[];
  open_hands: string[] | null;
  sheet: number[][];
  totals: number[];
}

export type View = PilesView | FacesView | NixView;

export type SignalName = "leave" | "leave-strong" | "good" | "none";

export interface SignalInfo {
  seat: number;
  pile: string;
  signal: SignalName;
}

export interface TableEvent {
  seq: number;
  kind: string;
  seat: number | null;
  at: number;
  name?: string;
  action?: string;
  drew?: number;
  by_bot?: boolean;
  egon?: EgonsTurn;
  closing?: NixBoard;
  pile?: string;
  signal?: SignalName;
  text?: string;
  outcome?: Outcome;
  same?: boolean;
}

export interface Sync {
  type: "sync";
  seq: number;
  events: TableEvent[];
  table: LobbyInfo;
  view: View | null;
  seat: number | null;
  signals: SignalInfo[];
}

export type FromServer =
  | Sync
  | { type: "ack"; id: string; seq: number }
  | { type: "error"; id: string | null; error: Message }
  | { type: "pong" };

export type Wish =
  | { type: "start" | "undo" | "leave" }
  | { type: "play"; action: string }
  | { type: "signal"; pile: string; signal: SignalName }
  | { type: "say"; text: string }
  | { type: "rename"; name: string }
  | { type: "stand-in"; seat: number }
  | { type: "again"; same: boolean };
