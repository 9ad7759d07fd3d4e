// Looking at a replay together: the socket that tells what the leader looks at.

import { randomHex } from "../browser/random";
import type { ReplayPlace, Together as Told } from "../server/protocol";

const WAIT = 3000;
const EVERY = 600; // who pulls the slider shows it not more often than this
const NO_MORE = [4003, 4004, 4009];

export class Together {
  told = $state.raw<Told | null>(null);
  // Whether this page goes where the leader goes.
  following = $state(true);
  #table: string;
  #onplace: (place: ReplayPlace) => void;
  #socket: WebSocket | null = null;
  #closed = false;
  #next: ReplayPlace | null = null;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, onplace: (place: ReplayPlace) => void) {
    this.#table = table;
    this.#onplace = onplace;
    this.#open();
  }

  get leading(): boolean {
    return this.told?.leading ?? false;
  }

  // Where this page stands now: the others follow if it leads; else it goes its own way.
  moved(place: ReplayPlace): void {
    if (!this.leading) {
      this.following = false;
      return;
    }
    const idle = this.#next === null;
    this.#next = place;
    if (idle) this.#timer = setTimeout(() => this.#show(), Math.max(0, this.#shownAt + EVERY - Date.now()));
  }

  lead(place: ReplayPlace): void {
    this.following = true;
    this.#send({ type: "lead" });
    this.#send({ type: "show", ...place });
  }

  follow(): void {
    this.following = true;
    if (this.told?.place) this.#onplace(this.told.place);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #show(): void {
    if (this.#next && this.leading) this.#send({ type: "show", ...this.#next });
    this.#next = null;
    this.#shownAt = Date.now();
  }

  #send(request: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify({ ...request, id: randomHex(12) }));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.#table)}/review`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Told | { type: "error" });
    socket.onclose = ({ code }) => {
      this.told = null;
      if (!this.#closed && !NO_MORE.includes(code)) this.#timer = setTimeout(() => this.#open(), WAIT);
    };
  }

  #hear(told: Told | { type: "error" }): void {
    if (told.type !== "together") return;
    this.told = told;
    if (!told.leading && this.following && told.place) this.#onplace(told.place);
  }
}
