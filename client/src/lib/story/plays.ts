// The cards that were played in the game that goes on, or has just ended, from the events of a table.

import type { PlayedEvent, TableEvent } from "../server/protocol";

// Each action that still stands, in order. What was taken back is gone, and so are older games.
export function playsOf(events: TableEvent[]): PlayedEvent[] {
  const plays: PlayedEvent[] = [];
  for (const event of events) {
    if (event.kind === "started" || event.kind === "again") plays.length = 0;
    else if (event.kind === "played") plays.push(event);
    else if (event.kind === "undone") plays.pop();
    else if (event.kind === "rewound") plays.length = event.step;
  }
  return plays;
}
