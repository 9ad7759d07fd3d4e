// The log of a table: a line for each turn, and one for whatever else happens.

import type { Say } from "../../text/index.svelte";
import type { PlayedEvent, SaidEvent, TableEvent } from "../server/protocol";
import type { Table } from "../table/table.svelte";
import { asidesOf, sentence } from "../words/words";

// A whole turn of a seat, or a single happening in words.
export interface Line {
  seq: number;
  seat: number | null;
  plays: string[];
  drew: number;
  text: string;
  // Whether somebody said it; a spectator has a name but no seat.
  said: boolean;
  // Whether who said it had a seat, and has left it.
  gone: boolean;
  name: string;
}

export function linesOf(table: Table, events: TableEvent[], t: Say): Line[] {
  const log = new Log(table, t);
  const moves = events.filter(({ kind }) => MOVES.includes(kind));
  for (const event of events) log.add(COMING.includes(event.kind) ? followed(event, moves) : event);
  return log.lines.filter((line) => line.text || line.plays.length);
}

// All that has happened and what was said, in the order of the table.
export function storyOf(table: Table, events: TableEvent[], t: Say): Line[] {
  return [...linesOf(table, events, t), ...talkOf(events)].sort((one, other) => one.seq - other.seq);
}

const MOVES: TableEvent["kind"][] = ["swapped", "left", "removed"];
// Told by the names of today, which are known by the seats of today.
const COMING: TableEvent["kind"][] = ["seated", "renamed"];

// With the seat on which whoever came sits by now.
const followed = (event: TableEvent, moves: TableEvent[]): TableEvent => ({
  ...event,
  seat: moves.filter(({ seq }) => seq > event.seq).reduce((seat, move) => seatAfter(move, seat), event.seat),
});

// What was said stays with who said it: on another seat since then, or on none.
function talkOf(events: TableEvent[]): Line[] {
  let talk: Line[] = [];
  for (const event of events) {
    if (MOVES.includes(event.kind)) talk = talk.map((line) => moved(line, seatAfter(event, line.seat)));
    // What was deleted, because it is old or somebody wished it, has no text.
    if (event.kind === "said" && event.text) talk.push(saidLine(event));
  }
  return talk;
}

const moved = (line: Line, seat: number | null): Line => ({
  ...line,
  seat,
  gone: line.gone || (line.seat !== null && seat === null),
});

const saidLine = (event: SaidEvent): Line => ({
  ...empty,
  seq: event.seq,
  seat: event.seat,
  text: event.text,
  said: true,
  name: event.name,
});

// Where who sat on a seat sits after an event.
function seatAfter(event: TableEvent, seat: number | null): number | null {
  if (event.kind === "swapped" && seat === event.seat) return event.other;
  if (event.kind === "swapped" && seat === event.other) return event.seat;
  return (event.kind === "left" || event.kind === "removed") && seat === event.seat ? null : seat;
}

class Log {
  lines: Line[] = [];
  #running: Line | null = null;
  #names = new Map<number | null, string>();
  #table: Table;
  #t: Say;

  constructor(table: Table, t: Say) {
    this.#table = table;
    this.#t = t;
  }

  add(event: TableEvent): void {
    if (event.kind === "undone" && this.#running?.seat === event.seat) this.#undo();
    else if (event.kind === "played" && !event.action.startsWith("begin:")) this.#play(event);
    else if (event.kind !== "said" && !isBotSignal(this.#table, event)) this.#tell(event);
  }

  #undo(): void {
    if (this.#running) this.#running.plays = this.#running.plays.slice(0, -1);
  }

  #play(event: PlayedEvent): void {
    const line = this.#turnOf(event);
    if (event.action !== "end") line.plays = [...line.plays, event.action];
    line.drew = event.drew;
    this.#running = event.ends_turn ? null : line;
    asidesOf(this.#table, event.asides, this.#t).forEach((text, place) => {
      this.lines.push({ ...empty, seq: event.seq + (place + 1) / 16, text });
    });
  }

  #turnOf(event: PlayedEvent): Line {
    if (this.#running && this.#running.seat === event.seat) return this.#running;
    const line = { ...empty, seq: event.seq, seat: event.seat };
    this.lines.push(line);
    return line;
  }

  // Whether only a colour or a shape is another, or somebody who came without a name has one: the name was
  // told already.
  #sameName(event: TableEvent): boolean {
    if (event.kind !== "renamed" && event.kind !== "seated") return false;
    const before = this.#names.get(event.seat);
    this.#names.set(event.seat, event.name);
    return event.kind === "renamed" && ["", event.name].includes(before ?? event.before);
  }

  #tell(event: TableEvent): void {
    if (this.#sameName(event)) return;
    if (event.kind === "over" || event.kind === "again") this.#running = null;
    const text = sentence(this.#table, event, this.#t);
    if (text) this.lines.push({ ...empty, seq: event.seq, text });
  }
}

const empty: Line = { seq: 0, seat: null, plays: [], drew: 0, text: "", said: false, gone: false, name: "" };

// Bots signal anew before every turn; it stands on the piles, and would fill the log.
const isBotSignal = (table: Table, event: TableEvent): boolean =>
  event.kind === "signalled" && event.seat !== null && table.seatInfo(event.seat)?.kind === "bot";
