// A table in words: what lies there and what one holds, for those who read or listen.

import type { Component } from "svelte";
import type { View } from "../../../lib/server/protocol";
import type { Table } from "../../../lib/table/table.svelte";
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
  // What is said about a pile by signals; empty where nothing is.
  said: (pile: string) => string;
}

export interface Told {
  // What lies on the table.
  things: Entry[];
  hand: Drawn | null;
  // How many cards everybody holds, where there are hands.
  sizes?: number[] | undefined;
  // What else one can do there, beside playing.
  More?: Component<{ table: Table; view: View }>;
  // The highest number that cards may have: it gives them their colours.
  most: number;
}

export type InWords<V extends View = View> = (view: V, t: Say, reader: Reader) => Told;

export const word = (text: string): Drawn => ({ kind: "word", text });
export const lines = (texts: string[]): Drawn => ({ kind: "list", items: texts.map(word) });

// What is drawn, as one text to be read out.
export function textOf(drawn: Drawn, t: Say): string {
  const joined = (texts: string[]): string => texts.join(t("text-between"));
  switch (drawn.kind) {
    case "word":
      return drawn.text;
    case "cards":
      return drawn.cards.join(", ");
    case "list":
      return joined(drawn.items.map((item) => textOf(item, t)));
    case "entries":
      return joined(
        drawn.entries.map(({ label, drawn }) => t("house-told", { name: label, what: textOf(drawn, t) })),
      );
    case "table":
      return joined(drawn.rows.map((row) => rowText(drawn.columns, row, t)));
  }
}

// A column that is only counted is not read out: what stands there comes in its order.
const rowText = (columns: string[], row: (Drawn | null)[], t: Say): string =>
  row
    .flatMap((cell, at) => {
      const column = /^\d*$/.test(columns[at] ?? "") ? "" : columns[at];
      return cell ? [[column, textOf(cell, t)].filter(Boolean).join(" ")] : [];
    })
    .join(", ");
