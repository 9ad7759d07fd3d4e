// One table as this page knows it.

import { untrack } from "svelte";
import type { GameClient } from "../games/game";
import { Connection, type Health, type NewRequest } from "./connection";
import { recall, remember } from "./browser/memory";
import { mixText } from "./mixing";
import type { GameInfo, LobbyInfo, Message, SeatInfo, SignalInfo, Sync, TableEvent, View } from "./protocol";

// Called before a sync is shown, while the page still looks as before.
export type Watcher = (sync: Sync, before: View | null) => void;

const PROBLEM_SHOWN_FOR = 6000;
// Why a mix that the browser sent by itself came too late.
const UNASKED = ["already-mixed", "not-mixing"];

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
  // What a spectator is called; it lasts only as long as the socket, so we say it each time.
  name = $state(recall("name") ?? "");
  // What this person would like to have in the shuffle of the other's deck.
  words = $state("");

  readonly id: string;
  // The game that is played here: how it is shown, and what the server says about it.
  readonly game: GameClient;
  readonly info: GameInfo | null;
  #connection: Connection;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows who watches
  #watchers = new Set<Watcher>();
  #introduced = false;
  #introducing = false;
  #mixedAt = 0;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, game: GameClient, info: GameInfo | null) {
    this.id = id;
    this.game = game;
    this.info = info;
    this.#connection = new Connection(id, {
      sync: (sync) => this.#sync(sync),
      error: (error) => this.#refused(error),
      health: (health) => this.#felt(health),
    });
  }

  get mine(): boolean {
    return this.seat !== null && !!this.view?.seats.includes(this.seat) && !this.view.outcome;
  }

  get cooperative(): boolean {
    return !!this.lobby?.cooperative;
  }

  get silent(): boolean {
    return !!this.view?.turn.binding.some((message) => message.code === "silence");
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

  send(request: NewRequest): void {
    this.problem = null;
    this.#connection.send(request);
  }

  callMe(name: string): void {
    this.name = name;
    remember("name", name);
    this.send({ type: "rename", name });
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

  #felt(health: Health): void {
    this.health = health;
    if (health !== "online") this.#introduced = false;
  }

  #introduce(sync: Sync): void {
    this.#introducing = sync.seat === null && !!this.name && !this.#introduced;
    this.#introduced = true;
    if (this.#introducing) this.#connection.send({ type: "rename", name: this.name });
  }

  // Before a deal the browser mixes something into the other's deck, once and without a click.
  #mixIn({ table, seat }: Sync): void {
    const mixing = table.mixing;
    if (!mixing || seat === null || mixing.mixed.includes(seat)) return;
    if (mixing.seq === this.#mixedAt) return; // on its way
    this.#mixedAt = mixing.seq;
    this.#connection.send({ type: "mix", text: mixText(this.words) });
  }

  // A name from elsewhere may not do here, and another window of ours may have mixed before us: nobody
  // asked for either, so nobody is told.
  #refused(error: Message): void {
    if (UNASKED.includes(error.code)) return;
    if (this.#introducing && error.code.startsWith("talk-")) {
      this.#introducing = false;
      this.name = "";
    } else {
      this.complain(error);
    }
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
    this.#introduce(sync);
    this.#mixIn(sync);
  }
}
