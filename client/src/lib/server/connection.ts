// The socket of a table: it comes back by itself, and repeats what was not acknowledged.

import type { FromServer, Hint, Message, Request, Sync, Why } from "./protocol";
import { randomHex } from "../browser/random";

// A request before it has its id.
export type NewRequest = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

export type Health = "connecting" | "online" | "offline";

export interface Listener {
  sync(sync: Sync): void;
  // Why a bot played so.
  why(why: Why): void;
  // What a strong player would do.
  hint(hint: Hint): void;
  // A refusal, and what was refused.
  error(error: Message, request: NewRequest | undefined): void;
  health(health: Health): void;
  // What was asked for and is not answered yet has changed.
  unanswered(requests: Unanswered[]): void;
}

// A request that the server has not answered yet.
export interface Unanswered {
  id: string;
  request: NewRequest;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
// Whoever asks for something and hears nothing at all for so long is alone.
const ANSWERED_WITHIN = 7_000;
// Why the server hung up.
const NO_SUCH_TABLE = 4004;
const ASKED_TO_GO = 4003;
const TOO_MANY = 4029;

export class Connection {
  #table: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #seq = 0;
  #wait = FIRST_WAIT;
  #heard = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  // Requests without an answer yet, oldest first, by their id.
  #unanswered = new Map<string, NewRequest>();

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#gone);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  send(request: NewRequest): void {
    const id = newId();
    this.#unanswered.set(id, request);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(this.#socket, id, request);
    this.#tell();
  }

  #ask(socket: WebSocket, id: string, request: NewRequest): void {
    socket.send(written(id, request));
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => {
      const silent = Date.now() - this.#heard >= ANSWERED_WITHIN;
      if (silent && this.#unanswered.has(id) && socket === this.#socket) this.#drop();
    }, ANSWERED_WITHIN);
  }

  // Take back what was not sent yet.
  withdraw(id: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) this.#answered(id);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    clearTimeout(this.#doubt);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#gone);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#listener.health("connecting");
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.#table)}/socket?since=${this.#seq}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #opened(socket: WebSocket): void {
    this.#wait = FIRST_WAIT;
    this.#listener.health("online");
    for (const [id, request] of this.#unanswered) this.#ask(socket, id, request);
  }

  #answered(id: string): void {
    this.#unanswered.delete(id);
    this.#tell();
  }

  #tell(): void {
    this.#listener.unanswered([...this.#unanswered].map(([id, request]) => ({ id, request })));
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "sync") this.#sync(message);
    else if (message.type === "ack") this.#answered(message.id);
    else if (message.type === "why") {
      this.#answered(message.id);
      this.#listener.why(message);
    } else if (message.type === "hint") {
      this.#answered(message.id);
      this.#listener.hint(message);
    } else if (message.type === "error") {
      const request = message.id === null ? undefined : this.#unanswered.get(message.id);
      if (message.id !== null) this.#answered(message.id);
      this.#listener.error(message.error, request);
    }
  }

  // Messages may overtake each other: an older sync than the last one says nothing new.
  #sync(sync: Sync): void {
    if (sync.seq < this.#seq) return;
    const fresh = sync.events.filter((event) => event.seq > this.#seq);
    this.#seq = sync.seq;
    this.#listener.sync({ ...sync, events: fresh });
  }

  #lost(socket: WebSocket, code = 0): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    this.#listener.health("offline");
    if (code === NO_SUCH_TABLE || code === ASKED_TO_GO) {
      this.close();
      return;
    }
    if (code === TOO_MANY) this.#wait = LONGEST_WAIT;
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #beat(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heard > SILENT_FOR) this.#drop();
    else this.#socket.send(JSON.stringify({ type: "ping", id: newId() }));
  }

  // A dead socket may take minutes to close itself; we do not wait for it.
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket);
  }

  // The device says that it has no network.
  #gone = (): void => this.#drop();

  // Whoever looks at the page again, or is online again, should not wait for the timer.
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket) return;
    this.#open();
  };
}

const written = (id: string, request: NewRequest): string => JSON.stringify({ ...request, id });

const newId = (): string => randomHex(12);
