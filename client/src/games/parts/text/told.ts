// A table in words: what lies there and what one holds, for those who read or listen.

import type { View } from "../../../lib/server/protocol";
import type { Say } from "../../../text/index.svelte";

export type Drawn =
  | { kind: "word"; text: string }
  | { kind: "cards"; cards: string[] }
  | { kind: "list"; items: Drawn[] }
  | { kind: "entries"; entries: Entry[] }
  | DrawnTable;

export interface DrawnTable {
  kind: "table";
  columns: string[];
  rows: (Drawn | null)[][];
}

export interface Entry {
  label: string;
  drawn: Drawn;
}

// What the drawing needs to know of the table and the language.
export interface Reader {
  // Imaginary ones too.
  players: number;
  seats: number;
  // Who reads; null for who watches.
  me: number | null;
  nameOf: (player: number) => string;
  yes: string;
  no: string;
}

export interface Told {
  // What lies on the table.
  things: Entry[];
  hand: Drawn | null;
  // How many cards everybody holds, where there are hands.
  sizes?: number[] | undefined;
  // The highest number that cards may have: it gives them their colours.
  most: number;
}

export type InWords<V extends View = View> = (view: V, t: Say, reader: Reader) => Told;

export const word = (text: string): Drawn => ({ kind: "word", text });
export const lines = (texts: string[]): Drawn => ({ kind: "list", items: texts.map(word) });

// What is drawn, as one text to be read out.
export function textOf(drawn: Drawn): string {
  switch (drawn.kind) {
    case "word":
      return drawn.text;
    case "cards":
      return drawn.cards.join(", ");
    case "list":
      return drawn.items.map(textOf).join("; ");
    case "entries":
      return drawn.entries.map(({ label, drawn }) => `${label}: ${textOf(drawn)}`).join("; ");
    case "table":
      return drawn.rows.map((row) => rowText(drawn.columns, row)).join("; ");
  }
}

const rowText = (columns: string[], row: (Drawn | null)[]): string =>
  row.flatMap((cell, at) => (cell ? [[columns[at], textOf(cell)].filter(Boolean).join(" ")] : [])).join(", ");
