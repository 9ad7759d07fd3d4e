// The socket of a table: it comes back by itself, and repeats what was not acknowledged.

import type { FromServer, Message, Request, Sync } from "./protocol";
import { randomHex } from "./random";

// A request before it has its id.
export type NewRequest = Request extends infer R ? (R extends Request ? Omit<R, "id"> : never) : never;

export type Health = "connecting" | "online" | "offline";

export interface Listener {
  sync(sync: Sync): void;
  error(error: Message): void;
  health(health: Health): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const SILENT_FOR = 45_000;
// Why the server hung up.
const NO_SUCH_TABLE = 4004;
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
  // Requests without an answer yet, oldest first, by their id.
  #unanswered = new Map<string, string>();

  constructor(table: string, listener: Listener) {
    this.#table = table;
    this.#listener = listener;
    this.#pulse = setInterval(() => this.#beat(), PING_EVERY);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  get waiting(): number {
    return this.#unanswered.size;
  }

  send(request: NewRequest): void {
    const id = newId();
    const text = JSON.stringify({ ...request, id });
    this.#unanswered.set(id, text);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    removeEventListener("online", this.#hurry);
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
    for (const text of this.#unanswered.values()) socket.send(text);
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "sync") this.#sync(message);
    else if (message.type === "ack") this.#unanswered.delete(message.id);
    else if (message.type === "error") {
      if (message.id !== null) this.#unanswered.delete(message.id);
      this.#listener.error(message.error);
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
    if (code === NO_SUCH_TABLE) {
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

  // Whoever looks at the page again, or is online again, should not wait for the timer.
  #hurry = (): void => {
    if (this.#closed || document.hidden || this.#socket) return;
    this.#open();
  };
}

const newId = (): string => randomHex(12);
