// What is heard at a table, and when someone is called: all of it follows from what everybody there sees.

import type { Sync, View } from "../server/protocol";

export type Sound = "card" | "turn" | "won" | "over";

// Whether it has become my turn. Who plays alone need not be told, nor who has taken a card back.
export function becameMine(sync: Sync, before: View | null): boolean {
  const back = sync.events.some((event) => event.kind === "undone" && event.seat === sync.seat);
  return sync.table.seats.length > 1 && !back && acts(sync.view, sync.seat) && !acts(before, sync.seat);
}

const acts = (view: View | null, seat: number | null): boolean =>
  seat !== null && !!view && !view.outcome && view.seats.includes(seat);

// One sound for all that came at once: that of what matters most.
export function soundOf(sync: Sync, before: View | null): Sound | null {
  const end = before?.outcome ? null : sync.view?.outcome;
  if (end) return end.won || (sync.seat !== null && end.winners.includes(sync.seat)) ? "won" : "over";
  if (becameMine(sync, before)) return "turn";
  return sync.events.some(isCard) ? "card" : null;
}

const isCard = (event: Sync["events"][number]): boolean =>
  event.kind === "played" && event.action !== "end" && !event.action.startsWith("begin:");
