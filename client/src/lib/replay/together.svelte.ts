// Looking at a replay together: the socket that tells what the leader looks at.

import { randomHex } from "../browser/random";
import type { ReplayPlace, Together as Told } from "../server/protocol";

const WAIT = 3000;
const EVERY = 600; // who pulls the slider shows it not more often than this
const NO_MORE = [4003, 4004, 4009];

// Who looks at a game by way of this socket. Of another game of the table it is somebody else.
export interface Looker {
  here: () => ReplayPlace;
  follow: (place: ReplayPlace) => void;
}

export class Together {
  told = $state.raw<Told | null>(null);
  // Whether this page goes where the leader goes.
  following = $state(true);
  #table: string;
  #looker: Looker | null = null;
  #socket: WebSocket | null = null;
  #closed = false;
  #next: ReplayPlace | null = null;
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
    this.#open();
  }

  get leading(): boolean {
    return this.told?.leading ?? false;
  }

  attend(looker: Looker): void {
    this.#looker = looker;
    if (this.leading) this.#begin();
    else this.#goAlong();
  }

  // Where this page stands now: the others follow if it leads; else it goes its own way.
  moved(place: ReplayPlace): void {
    if (!this.leading) {
      this.part();
      return;
    }
    const idle = this.#next === null;
    this.#next = place;
    if (idle) this.#timer = setTimeout(() => this.#show(), Math.max(0, this.#shownAt + EVERY - Date.now()));
  }

  lead(): void {
    this.#send({ type: "lead" });
  }

  // Look around alone.
  part(): void {
    this.following = false;
  }

  follow(): void {
    this.following = true;
    this.#goAlong();
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
    const begins = told.leading && !this.leading;
    this.told = told;
    if (begins) this.#begin();
    this.#goAlong();
  }

  // Whoever leads from now on shows where they stand, also who has come first or is left alone.
  #begin(): void {
    this.following = true;
    if (this.#looker) this.moved(this.#looker.here());
  }

  #goAlong(): void {
    if (!this.leading && this.following && this.told?.place) this.#looker?.follow(this.told.place);
  }
}
