// What a seat sees of Nix für ungut!: the board, the rounds so far, and the score sheet.

import type { Aside, LastTurn, View } from "../../lib/server/protocol";

export type RowName = "quad" | "run4" | "triple" | "run3" | "pair" | "run2" | "single" | "none";

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
  lap: number;
  rows: RowInfo[];
  log: (string | null)[][];
  turned: string[];
}

// EGON's turn: the cards turned up for him, and his combination, without cards.
export interface EgonAside extends Aside {
  kind: "egon";
  turned: string;
  action: string;
}

// The board at the end of a lap, before the next deal cleared it.
export interface ClosingAside extends Aside, NixBoard {
  kind: "closing";
}

export type NixAside = EgonAside | ClosingAside;

export interface NixView extends View, NixBoard {
  last_turn: (LastTurn & { asides: NixAside[] }) | null;
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
