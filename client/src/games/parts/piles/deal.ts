// Deals of the games with piles: one follows each card from the deck to a hand to a pile.

import { sameCards, taken, type Dealt } from "../../../lib/fair/deal";
import type { PlayedEvent, TableEvent, View } from "../../../lib/server/protocol";

// Whether the events of a game fit its cards, and what was left in the hands does too.
export function follows({ hands, piles }: Dealt, view: View, events: TableEvent[]): boolean {
  const steps = events.every((event) => {
    if (event.kind === "undone") return putBack(hands, event.seat ?? 0, event.action);
    return event.kind !== "played" || played(hands, piles, event);
  });
  const open = (view as { open_hands?: number[][] | null }).open_hands ?? [];
  return steps && open.every((hand, seat) => sameCards(hand.map(String), hands[seat] ?? []));
}

const cardOf = (action: string): string | null => /^(\d+)>/.exec(action)?.[1] ?? null;

function played(hands: string[][], piles: string[][], event: PlayedEvent): boolean {
  const seat = event.seat ?? 0;
  const card = cardOf(event.action);
  if (card !== null && !taken(hands[seat], card)) return false;
  const drawn = (piles[seat] ?? []).splice(0, event.drew);
  hands[seat]?.push(...drawn);
  return drawn.length === event.drew;
}

function putBack(hands: string[][], seat: number, action: string): boolean {
  const card = cardOf(action);
  if (card !== null) hands[seat]?.push(card);
  return true;
}
