// The line of a puzzle: what a table asks goes to the server as the whole turn so far, and what comes back
// is told as news. Nothing is kept there, so a card that is taken back is simply not sent any more.

import { ApiError } from "../../lib/server/api";
import type { Listener, NewRequest } from "../../lib/server/connection";
import type { PuzzleTable, PuzzleTurn, Sync, TableEvent } from "../../lib/server/protocol";
import type { Line } from "../../lib/table/table.svelte";

export type Ask = (turn: PuzzleTurn) => Promise<PuzzleTable>;

const START: PuzzleTurn = { actions: [], stands: false };

export class PuzzleLine implements Line {
  turn: PuzzleTurn = START;
  #listener: Listener;
  #ask: Ask;
  #told: (table: PuzzleTable) => void;
  #seen = 0;
  #closed = false;
  // One after the other: each turn goes on from the one before.
  #last: Promise<void>;

  constructor(listener: Listener, ask: Ask, told: (table: PuzzleTable) => void) {
    this.#listener = listener;
    this.#ask = ask;
    this.#told = told;
    this.#last = this.#try(START);
  }

  send(request: NewRequest): void {
    this.#last = this.#last.then(() => {
      const turn = after(this.turn, request);
      return turn ? this.#try(turn, request) : undefined;
    });
  }

  withdraw(): void {
    // Nothing waits for a connection here.
  }

  close(): void {
    this.#closed = true;
  }

  async #try(turn: PuzzleTurn, request?: NewRequest): Promise<void> {
    try {
      const table = await this.#ask(turn);
      if (!this.#closed) this.#heard(turn, table);
    } catch (error) {
      if (this.#closed) return;
      if (!(error instanceof ApiError)) throw error;
      this.#listener.error(error.problem, request);
    }
  }

  #heard(turn: PuzzleTurn, table: PuzzleTable): void {
    const events = this.#news(turn, table.sync);
    this.turn = turn;
    this.#seen = table.sync.seq;
    this.#listener.health("online");
    this.#listener.sync({ ...table.sync, events });
    this.#told(table);
  }

  #news(turn: PuzzleTurn, sync: Sync): TableEvent[] {
    const before = this.turn.actions;
    if (turn.actions.length >= before.length) return sync.events.filter(({ seq }) => seq > this.#seen);
    return [{ kind: "undone", seq: sync.seq, seat: sync.seat ?? 0, at: 0, action: before.at(-1) ?? "" }];
  }
}

// The turn after a request; null for what cannot be asked here.
function after({ actions }: PuzzleTurn, request: NewRequest): PuzzleTurn | null {
  if (request.type === "play") return { actions: [...actions, request.action], stands: false };
  if (request.type === "undo" && actions.length) return { actions: actions.slice(0, -1), stands: false };
  return request.type === "let-stand" ? { actions, stands: true } : null;
}
