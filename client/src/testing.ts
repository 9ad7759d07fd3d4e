// Tables, events, sockets and small helpers for tests.

import { isCode, names, patternsOf, type Code } from "./text/languages";
import { speech } from "./text/index.svelte";
import { sayIn, type Say } from "./text/saying";
import { vi } from "vitest";
import type { GameClient } from "./games/game";
import type { LobbyInfo, PlayedEvent, SeatInfo, View } from "./lib/server/protocol";
import type { Table } from "./lib/table/table.svelte";

const seat = (name: string, kind: SeatInfo["kind"] = "person"): SeatInfo => ({
  kind,
  name,
  bot: kind === "bot" ? "club" : null,
  look: null,
  present: true,
  away_since: null,
  stand_in: false,
  out_of_time: false,
  muted: false,
});

export const lobby = (more: Partial<LobbyInfo> = {}): LobbyInfo => ({
  id: "ABCDE12345",
  game: "some-game",
  title: "Some Game",
  options: {},
  cooperative: false,
  imaginary: [],
  undo: true,
  hints: true,
  hints_asked: [0, 0, 0],
  seating: "open",
  daily: null,
  clock: null,
  host: 0,
  pace: "normal",
  grace: 30,
  started: true,
  over: false,
  round: 1,
  seats: [seat("Anna"), seat("Bert"), seat("", "bot")],
  spectators: 0,
  spectator_names: [],
  spectators_muted: false,
  acting: [0],
  can_undo: [],
  deal: "shuffled",
  mixes: false,
  mixing: null,
  stuck: null,
  conceding: [],
  again: null,
  results: [],
  pause: null,
  deadline: null,
  now: 0,
  patience: null,
  vote: null,
  guide: null,
  what_if: null,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  game: "some-game",
  rules: 1,
  options: {},
  viewer: 0,
  seat: 0,
  seats: [0],
  turn: { seat: 0, played: [], owed: 0, may_end: false, draws: 0, binding: [] },
  last_turn: null,
  legal: [],
  fatal: [],
  outcome: null,
  deal: null,
  ...more,
});

// As much of a table as words and boards need; nothing is sent anywhere.
export function table(game: GameClient, more: Partial<Table> = {}): Table {
  const known = {
    id: "ABCDE12345",
    game,
    info: null,
    lobby: lobby(),
    view: view(),
    seat: 0,
    mine: true,
    signals: [],
    events: [],
    news: [],
    problem: null,
    hint: null,
    mayHint: false,
    lit: null,
    allLit: [],
    ...more,
  };
  return {
    ...known,
    me: known.seat,
    replayed: false,
    waiting: [],
    owed: 0,
    replaced: false,
    late: false,
    isAway: () => false,
    turnLeft: () => null,
    secondsLeft: ({ left }: { left: number }) => left,
    seatInfo: (place: number) => known.lobby?.seats[place],
    look: (place: number) => ({ colour: place, glyph: place, letters: "AB" }),
  } as unknown as Table;
}

let seq = 0;

export const played = (seat: number, action: string, more: Partial<PlayedEvent> = {}): PlayedEvent => ({
  seq: ++seq,
  seat,
  at: 0,
  kind: "played",
  action,
  drew: 0,
  by_bot: false,
  ends_turn: false,
  asides: [],
  ...more,
});

// A socket whose other end is the test.
export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export const lastSocket = (): FakeSocket => FakeSocket.all.at(-1)!;

// As much of a browser as a connection needs; what it listens for, by name.
export function stubBrowser(): Map<string, () => void> {
  FakeSocket.all = [];
  const listeners = new Map<string, () => void>();
  const listen = (name: string, listener: () => void): unknown => listeners.set(name, listener);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "cards.example" });
  vi.stubGlobal("addEventListener", listen);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    hidden: false,
    addEventListener: listen,
    removeEventListener: () => undefined,
  });
  return listeners;
}

// All that is said in a language, as after a visit to every page.
async function whole(code: Code): Promise<Say> {
  const parts = ["home", "table", "study"] as const;
  return sayIn(code, await Promise.all(parts.map((part) => patternsOf(code, part))));
}

export const [en, de, fr, it] = await Promise.all([whole("en"), whole("de"), whole("fr"), whole("it")]);
export const everySay = await Promise.all(Object.keys(names).filter(isCode).map(whole));
// The page itself can say everything too, in English.
await speech.need("home");
await speech.need("table");
await speech.need("study");
