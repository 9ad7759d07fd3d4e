// The board of a finished lap is cleared at once by the next deal: it is shown until I have looked.

import { playsOf } from "../../../lib/story/plays";
import type { TableEvent } from "../../../lib/server/protocol";
import type { ClosingAside, NixAside } from "../view";

export interface Closed {
  // Of the event that closed the lap.
  seq: number;
  board: ClosingAside;
}

// Until when the table waits, in seconds since 1970, and who has looked.
export interface Pause {
  until: number;
  seen: number[];
}

// What this page knows besides what has happened.
export interface Looking {
  seat: number | null;
  // Events up to this one were there before the page was.
  begun: number;
  // The last closed lap that was looked at here.
  looked: number;
  // Null where the table does not wait: an older server, or everybody has looked.
  pause: Pause | null;
  now: number;
}

// The last lap that came to its end in this game.
export function lastClosed(events: TableEvent[]): Closed | null {
  const event = playsOf(events).findLast(({ asides }) => closingAmong(asides as NixAside[]));
  const board = event && closingAmong(event.asides as NixAside[]);
  return board ? { seq: event.seq, board } : null;
}

const closingAmong = (asides: NixAside[]): ClosingAside | undefined =>
  asides.findLast((aside) => aside.kind === "closing");

// How many seconds the table still waits.
export const secondsLeft = (pause: Pause | null, now: number): number =>
  pause ? Math.max(0, Math.ceil(pause.until - now)) : 0;

// Whether a closed lap is to be shown: as long as the table waits for me, or, where it does not wait,
// until I go on; but not what was over long before this page was opened.
export function isShown(closed: Closed, isLatest: boolean, at: Looking): boolean {
  if (closed.seq <= at.looked) return false;
  if (!at.pause) return isLatest || closed.seq > at.begun;
  return secondsLeft(at.pause, at.now) > 0 && (at.seat === null || !at.pause.seen.includes(at.seat));
}
