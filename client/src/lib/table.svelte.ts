// One table as this page knows it.

import { untrack } from "svelte";
import { Connection, type Health } from "./connection";
import type {
  LobbyInfo,
  Message,
  SeatInfo,
  SignalInfo,
  Sync,
  TableEvent,
  View,
  Wish,
} from "./types";

// Called before a sync is shown, while the page still looks as before.
export type Watcher = (sync: Sync, before: View | null) => void;

const PROBLEM_SHOWN_FOR = 6000;

export class Table {
  lobby = $state.raw<LobbyInfo | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state.raw<number | null>(null);
  signals = $state.raw<SignalInfo[]>([]);
  events = $state.raw<TableEvent[]>([]);
  // The events of the last sync, empty for the first: history is not news.
  news = $state.raw<TableEvent[]>([]);
  health = $state.raw<Health>("connecting");
  problem = $state.raw<Message | null>(null);

  readonly id: string;
  #connection: Connection;
  #watchers = new Set<Watcher>();
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.id = id;
    this.#connection = new Connection(id, {
      sync: (sync) => this.#sync(sync),
      error: (error) => this.complain(error),
      health: (health) => (this.health = health),
    });
  }

  get mine(): boolean {
    return this.seat !== null && !!this.view?.seats.includes(this.seat) && !this.view.outcome;
  }

  get cooperative(): boolean {
    return this.lobby?.game === "the-game" || this.lobby?.game === "extreme";
  }

  get silent(): boolean {
    const view = this.view;
    return !!view && "open_commands" in view && !!view.open_commands?.includes("silence");
  }

  get mayUndo(): boolean {
    return this.seat !== null && !!this.lobby?.can_undo.includes(this.seat);
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.lobby?.seats[seat];
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  send(wish: Wish): void {
    this.problem = null;
    this.#connection.send(wish);
  }

  complain(problem: Message): void {
    this.problem = problem;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => (this.problem = null), PROBLEM_SHOWN_FOR);
  }

  dismiss(): void {
    this.problem = null;
  }

  close(): void {
    clearTimeout(this.#forget);
    this.#connection.close();
  }

  #sync(sync: Sync): void {
    const first = this.lobby === null;
    untrack(() => {
      if (!first) for (const watcher of this.#watchers) watcher(sync, this.view);
    });
    this.lobby = sync.table;
    this.view = sync.view;
    this.seat = sync.seat;
    this.signals = sync.signals;
    this.events = [...this.events, ...sync.events];
    this.news = first ? [] : sync.events;
  }
}
