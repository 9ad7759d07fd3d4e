// What the house asks of a game. Each game's folder has one object of this kind in its `index.ts`.

import type { Component } from "svelte";
import type { GameDeals } from "../lib/fair/deal";
import type { Aside, Outcome, View } from "../lib/server/protocol";
import type { Table } from "../lib/table/table.svelte";
import type { Naming, PlainId, Say } from "../text/index.svelte";
import type { InWords } from "./parts/text/told";

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
  // All hands, open, beside a game that is looked at again; the board may have them itself.
  Hands?: Component<AtTable<V>>;
  // What a card carries, where some carry something: a sign with its name.
  cardMark?: (view: V, card: number, t: Say) => { drawing: string; name: string } | null;
}

export interface GameClient<V extends View = View> {
  // As the server calls it.
  name: string;
  // With what the ids of its own messages begin, its own before those of a game it stands on.
  words: readonly string[];
  // What stands on the box; null where only the server knows.
  cover: { title: PlainId; line: PlainId } | null;
  // Which keys do what. Nothing has to be told for these messages, nor for those of the rules.
  keys: PlainId;
  // In a minute: what one has to know before the first turn.
  rules: readonly PlainId[];
  // What the server's messages speak of, by the names it has here.
  naming?: Naming;
  // The same where somebody speaks of what a seat does, or would better do, if that depends on whose it is.
  advising?: (by: By) => Naming;
  // The drawing on the box.
  Picture: Component;
  // What only a table needs; loaded when somebody sits down there.
  atTable: () => Promise<TableParts<V>>;
  // The table in words, for the text view; loaded when somebody reads it.
  inWords: () => Promise<{ inWords: InWords<V> }>;
  // The drawings that its rules page names; loaded when somebody reads it.
  diagrams?: () => Promise<{ diagrams: Record<string, Component> }>;
  // Codes of what binds for long: one may still play on or end the turn.
  lasting: string[];
  // An action in short, for the log and the last turn.
  action(action: string, t: Say, by: By): string;
  // The same for those who listen.
  spoken(action: string, t: Say, by: By): string;
  // What rules write in code, such as a pile or an action, as the table calls it; undefined where it has no name.
  term?(code: string, t: Say): string | undefined;
  // What happened beside an action, as a sentence; empty where nothing is to be said.
  aside(aside: Aside, t: Say, nameOf: (player: number) => string): string;
  // What an action is about on the board, as selectors: it is lit where the action is advised. `far`: it is that
  // of another seat than the one from which the board is seen.
  lights(action: string, far: boolean): string[];
  // A pile that somebody points at.
  pile(pile: string, t: Say): string;
  ending(outcome: Outcome, t: Say): Ending;
  // How its cards are dealt, to check a deal by; loaded when somebody does.
  deals?: () => Promise<{ deals: GameDeals }>;
}

// A game as the house keeps it. A board is only ever shown views of its own game, which the
// compiler cannot know: this is the one place where we tell it so.
export const registered = <V extends View>(game: GameClient<V>): GameClient => game as unknown as GameClient;
