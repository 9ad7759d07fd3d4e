// One table as this page knows it.

import { untrack } from "svelte";
import type { GameClient } from "../../games/game";
import { now } from "../browser/clock.svelte";
import {
  Connection,
  type Health,
  type Listener,
  type NewRequest,
  type Unanswered,
} from "../server/connection";
import { speech } from "../../text/index.svelte";
import { recall, remember } from "../browser/memory";
import { dropMix, keepMix } from "../fair/memory";
import { myLook } from "../browser/me";
import { looksOf, type Look, type PlayerLook } from "./looks";
import { mixText } from "../fair/mixing";
import { nameOf } from "../words/names";
import { isTold } from "../words/waiting";
import type {
  Countdown,
  ExplainedAction,
  GameInfo,
  Hint,
  LobbyInfo,
  Message,
  SeatInfo,
  SignalInfo,
  Sync,
  TableEvent,
  View,
} from "../server/protocol";

// Called before a sync is shown, while the page still looks as before.
export type Watcher = (sync: Sync, before: View | null) => void;

// What a bot says of its last turn, or why it does not.
export type Reasons = { actions: ExplainedAction[] } | { problem: Message };

// What a strong player would do now; nothing in it yet while one waits, or where nothing came.
export interface HintShown {
  waiting: boolean;
  actions: ExplainedAction[];
  reasons: Message[];
}

// The way to the server; a game that is only looked at has none.
export type Line = Pick<Connection, "send" | "withdraw" | "close">;
export type Connect = (id: string, listener: Listener) => Line;
const connected: Connect = (id, listener) => new Connection(id, listener);

// Words that were refused, and why.
export interface RefusedTalk {
  error: Message;
  text: string;
}

// Words that have not gone out yet.
export interface Unsaid {
  id: string;
  text: string;
}

const THINKING: HintShown = { waiting: true, actions: [], reasons: [] };
// What makes another position of it.
const CHANGES: TableEvent["kind"][] = [
  "played",
  "undone",
  "signalled",
  "over",
  "started",
  "again",
  "rewound",
];
const PROBLEM_SHOWN_FOR = 6000;
// What nobody means twice.
const ONCE: NewRequest["type"][] = ["play", "let-stand", "again", "start", "leave"];
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
  // When the last sync came, by our own clock.
  syncedAt = $state.raw(0);
  // Whether the host has asked me to leave my seat.
  removed = $state(false);
  // The seat I have just taken: I may have to leave it before this page hears of it.
  taken: number | null = null;
  // What bots have answered to "why?", by seat; nothing while one waits for it.
  reasons = $state.raw<Record<number, Reasons>>({});
  // The hint that I have asked for; it goes when the position is another.
  hint = $state.raw<HintShown | null>(null);
  // Whether it is just being explained what a hint is: before the first one.
  explaining = $state(false);
  // Words that were refused, and why; they go back to where one types.
  refusedTalk = $state.raw<RefusedTalk | null>(null);
  // What one is about to say: it stays while the page around it changes, as when the cards are dealt.
  draft = $state("");
  #unanswered = $state.raw<Unanswered[]>([]);
  // What a spectator is called; it lasts only as long as the socket, so we say it each time.
  name = $state(recall("name") ?? "");
  // What this person would like to have in the shuffle.
  words = $state("");

  readonly id: string;
  // The game that is played here: how it is shown, and what the server says about it.
  readonly game: GameClient;
  readonly info: GameInfo | null;
  // Whether one only looks or tries something here: nobody is there to talk to.
  readonly practice: boolean;
  #connection: Line;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows who watches
  #watchers = new Set<Watcher>();
  #introduced = false;
  #introducing = false;
  #mixedAt = 0;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, game: GameClient, info: GameInfo | null, connect: Connect = connected) {
    this.id = id;
    this.game = game;
    this.info = info;
    this.practice = connect !== connected;
    this.#connection = connect(id, {
      sync: (sync) => this.#sync(sync),
      why: ({ seat, actions }) => this.#told(seat, { actions }),
      hint: (hint) => this.#advised(hint),
      error: (error, request) => this.#refused(error, request),
      health: (health) => this.#felt(health),
      unanswered: (requests) => (this.#unanswered = requests),
    });
  }

  get mine(): boolean {
    return (
      this.seat !== null &&
      !!this.view?.seats.includes(this.seat) &&
      !this.view.outcome &&
      !this.replaced &&
      !this.late
    );
  }

  // Whether it is only looked at, once it is over.
  get replayed(): boolean {
    return false;
  }

  // Whether the page around it says what is to be done, with no room for more: at a puzzle, for instance.
  explained = false;

  // Who is called "You" here.
  get me(): number | null {
    return this.seat;
  }

  // Whether a bot plays for me until I say that I play again.
  get replaced(): boolean {
    return this.seat !== null && !!this.seatInfo(this.seat)?.stand_in;
  }

  // Whether my time is up, and a bot finishes this turn.
  get late(): boolean {
    return this.seat !== null && !!this.seatInfo(this.seat)?.out_of_time;
  }

  // What time it is at the server, in seconds: whatever happened there was noted by that clock.
  get time(): number {
    return (this.lobby?.now ?? 0) + Math.max(0, now() - this.syncedAt) / 1000;
  }

  // How many seconds something still lasts; the server has counted, so our own clock may be wrong.
  secondsLeft(countdown: Countdown): number {
    return Math.max(0, Math.ceil(countdown.left - Math.max(0, now() - this.syncedAt) / 1000));
  }

  // How many seconds a seat has for its turn; null where no time runs for it.
  turnLeft(seat: number | null): number | null {
    const { deadline, clock, acting, pause } = this.lobby ?? {};
    if (!deadline || !clock || pause || seat === null || !acting?.includes(seat)) return null;
    const info = this.seatInfo(seat);
    return info?.kind === "person" && !info.stand_in && !info.out_of_time ? this.secondsLeft(deadline) : null;
  }

  // What I did while the connection is away, but for what I said.
  get waiting(): Unanswered[] {
    return this.health === "online" ? [] : this.#unanswered.filter(({ request }) => isTold(request));
  }

  // What I said meanwhile.
  get unsaid(): Unsaid[] {
    if (this.health === "online") return [];
    return this.#unanswered.flatMap(({ id, request }) =>
      request.type === "say" ? [{ id, text: request.text }] : [],
    );
  }

  // How many cards my turn still asks for.
  get owed(): number {
    return this.view?.turn.owed ?? 0;
  }

  // Whether my last card leaves me nothing to do: I take it back, or let it stand.
  get stuck(): boolean {
    return this.seat !== null && this.lobby?.stuck === this.seat;
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

  // Whether I may ask what a strong player would do.
  get mayHint(): boolean {
    return this.mine && !!this.lobby?.hints && this.view?.seat === this.seat && !this.stuck;
  }

  // The action that is lit on the table, as the next sensible thing.
  get lit(): string | null {
    return this.hint?.actions[0]?.action ?? (this.mine ? (this.lobby?.guide?.action ?? null) : null);
  }

  // All that is lit: where one looks back at a turn, it has several actions.
  get allLit(): string[] {
    return this.lit === null ? [] : [this.lit];
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.lobby?.seats[seat];
  }

  // Whether somebody who plays here is not connected just now.
  isAway(seat: number): boolean {
    const info = this.seatInfo(seat);
    return info?.kind === "person" && !info.present && seat !== this.seat;
  }

  #looks = $derived.by((): PlayerLook[] => {
    if (!this.lobby) return [];
    const count = this.lobby.seats.length + this.lobby.imaginary.length;
    const names = Array.from({ length: count }, (_, seat) => nameOf(this, seat, speech.t));
    return looksOf(this.lobby, names);
  });

  // How a player is told apart; imaginary ones too.
  look(seat: number): PlayerLook {
    return this.#looks[seat] ?? { colour: 0, glyph: 0, letters: "?" };
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  // Who taps twice means it once: what is on its way is not played again.
  send(request: NewRequest): void {
    if (ONCE.includes(request.type) && this.#asked(request)) return;
    this.problem = null;
    this.#connection.send(request);
  }

  #asked(wanted: NewRequest): boolean {
    return this.#unanswered.some(({ request }) => JSON.stringify(request) === JSON.stringify(wanted));
  }

  say(text: string): void {
    this.refusedTalk = null;
    this.#connection.send({ type: "say", text });
  }

  // What was not said after all can be changed.
  unsay({ id, text }: Unsaid): void {
    this.withdraw(id);
    this.draft ||= text;
  }

  askWhy(seat: number): void {
    const { [seat]: _, ...others } = this.reasons;
    this.reasons = others;
    this.#connection.send({ type: "why", seat });
  }

  // Who has never had a hint is told first what it is.
  wantHint(): void {
    if (recall("hinted")) this.askHint();
    else this.explaining = this.mayHint;
  }

  askHint(): void {
    this.explaining = false;
    if (!this.mayHint || this.hint?.waiting) return;
    remember("hinted", "yes");
    this.problem = null;
    this.hint = THINKING;
    this.#connection.send({ type: "hint" });
  }

  // In a guided game: back to before a mistake, or to the start.
  rewind(start = false): void {
    this.send({ type: "rewind", start });
  }

  closeHint(): void {
    this.hint = null;
  }

  withdraw(id: string): void {
    this.#connection.withdraw(id);
  }

  callMe(name: string, look: Look = myLook()): void {
    this.name = name;
    remember("name", name);
    this.send({ type: "rename", name, look });
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

  // Before a sync is shown.
  protected announce(sync: Sync): void {
    untrack(() => {
      for (const watcher of this.#watchers) watcher(sync, this.view);
    });
  }

  #felt(health: Health): void {
    this.health = health;
    if (health !== "online") this.#introduced = false;
  }

  #told(seat: number, reasons: Reasons): void {
    this.reasons = { ...this.reasons, [seat]: reasons };
  }

  // A hint that comes too late is about another position.
  #advised({ actions, reasons }: Hint): void {
    if (this.hint) this.hint = { waiting: false, actions, reasons };
  }

  // Who follows a hint sees the rest of it.
  #outdate(events: TableEvent[]): void {
    const changes = events.filter((event) => CHANGES.includes(event.kind));
    if (!this.hint || !changes.length) return;
    const [first, ...rest] = this.hint.actions;
    const [done, ...more] = changes;
    const followed = !more.length && done?.kind === "played" && done.action === first?.action;
    this.hint = followed && !done.ends_turn && rest.length ? { ...this.hint, actions: rest } : null;
  }

  #introduce(sync: Sync): void {
    this.#introducing = sync.seat === null && !!this.name && !this.#introduced;
    this.#introduced = true;
    if (this.#introducing) this.#connection.send({ type: "rename", name: this.name });
  }

  // Before a deal the browser mixes something into the shuffle, once and without a click.
  #mixIn({ table, seat }: Sync): void {
    const mixing = table.mixing;
    if (!mixing || seat === null || mixing.mixed.includes(seat)) return;
    if (mixing.seq === this.#mixedAt) return; // on its way
    this.#mixedAt = mixing.seq;
    const text = mixText(this.words);
    const begun = this.events.find((event) => event.seq === mixing.seq);
    const commitment = begun?.kind === "mixing" ? begun.commitment : null;
    keepMix({ table: this.id, seq: mixing.seq, commitment, text });
    this.#connection.send({ type: "mix", text });
  }

  // A name from elsewhere may not do here, and another window of ours may have mixed before us: nobody
  // asked for either, so nobody is told.
  #refused(error: Message, request?: NewRequest): void {
    if (UNASKED.includes(error.code)) {
      if (request?.type === "mix") dropMix(this.id, request.text);
      return;
    }
    if (request?.type === "say") {
      this.refusedTalk = { error, text: request.text };
      this.draft ||= request.text;
      return;
    }
    if (request?.type === "hint") this.hint = null;
    if (request?.type === "why") {
      this.#told(request.seat, { problem: error });
      return;
    }
    if (this.#introducing && /^(talk-|name-|muted$)/.test(error.code)) {
      this.#introducing = false;
      this.name = "";
    } else {
      this.complain(error);
    }
  }

  #sync(sync: Sync): void {
    const first = this.lobby === null;
    if (!first) this.announce(sync);
    this.syncedAt = Date.now();
    const mine = first && sync.seat === null ? this.taken : this.seat;
    this.removed ||=
      mine !== null && sync.events.some((event) => event.kind === "removed" && event.seat === mine);
    this.#outdate(sync.events);
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
