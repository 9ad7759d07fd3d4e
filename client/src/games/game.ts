// What the house asks of a game. Each game's folder has one object of this kind in its `index.ts`.

import type { Component } from "svelte";
import type { GameDeals } from "../lib/fair/deal";
import type { Aside, Outcome, View } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";
import type { Messages, OptionText, Texts } from "../text/languages";

// The words of a game in one language, as far as the house needs them.
export interface GameText {
  // What stands on the box; null where only the server knows.
  cover: { title: string; line: string } | null;
  keys: string;
  // In a minute: what one has to know before the first turn.
  rules: string[];
  messages: Messages;
  options: Record<string, OptionText>;
}

// How the end is told. Without a heading, the house says who has won.
export interface Ending {
  heading: string | null;
  // A number that says it all, and what it counts: "12" "cards left".
  figure?: string;
  figureOf?: string;
  reason: string;
  praise: string;
}

// Who did something, as seen from this page.
export interface By {
  seat: number | null;
  me: number | null;
  nameOf: (player: number) => string;
}

export interface AtTable<V extends View = View> {
  table: Table;
  view: V;
}

export interface TableParts<V extends View = View> {
  // Everything between the head of the page and its side.
  Board: Component<AtTable<V>>;
  // What stands below the heading once it is over: places, or what was left.
  Result: Component<AtTable<V>>;
}

export interface GameClient<V extends View = View, T extends GameText = GameText> {
  // As the server calls it.
  name: string;
  texts: Texts<T>;
  // The drawing on the box.
  Picture: Component;
  // What only a table needs; loaded when somebody sits down there.
  atTable: () => Promise<TableParts<V>>;
  // The drawings that its rules page names; loaded when somebody reads it.
  diagrams?: () => Promise<{ diagrams: Record<string, Component> }>;
  // Codes of what binds for long: one may still play on or end the turn.
  lasting: string[];
  // An action in short, for the log and the last turn.
  action(action: string, t: T, by: By): string;
  // The same for those who listen.
  spoken(action: string, t: T, by: By): string;
  // What happened beside an action, as a sentence; empty where nothing is to be said.
  aside(aside: Aside, t: T, nameOf: (player: number) => string): string;
  // A pile that somebody points at.
  pile(pile: string, t: T): string;
  ending(outcome: Outcome, t: T): Ending;
  // How its cards are dealt, to check a deal by; loaded when somebody does.
  deals?: () => Promise<{ deals: GameDeals }>;
}

// A game as the house keeps it. A board is only ever shown views of its own game, which the
// compiler cannot know: this is the one place where we tell it so.
export const registered = <V extends View, T extends GameText>(game: GameClient<V, T>): GameClient =>
  game as unknown as GameClient;
