// The log of a table: a line for each turn, and one for whatever else happens.

import type { Text } from "../text/en";
import type { PlayedEvent, TableEvent } from "./protocol";
import type { Table } from "./table.svelte";
import { asidesOf, sentence } from "./words";

// A whole turn of a seat, or a single happening in words.
export interface Line {
  seq: number;
  seat: number | null;
  plays: string[];
  drew: number;
  text: string;
}

export function linesOf(table: Table, events: TableEvent[], t: Text): Line[] {
  const log = new Log(table, t);
  for (const event of events) log.add(event);
  return log.lines.filter((line) => line.text || line.plays.length);
}

class Log {
  lines: Line[] = [];
  #running: Line | null = null;
  #table: Table;
  #t: Text;

  constructor(table: Table, t: Text) {
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

  #tell(event: TableEvent): void {
    if (event.kind === "over" || event.kind === "again") this.#running = null;
    const text = sentence(this.#table, event, this.#t);
    if (text) this.lines.push({ ...empty, seq: event.seq, text });
  }
}

const empty: Line = { seq: 0, seat: null, plays: [], drew: 0, text: "" };

// Bots signal anew before every turn; it stands on the piles, and would fill the log.
const isBotSignal = (table: Table, event: TableEvent): boolean =>
  event.kind === "signalled" && event.seat !== null && table.seatInfo(event.seat)?.kind === "bot";
