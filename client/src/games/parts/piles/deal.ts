// Deals of the games with piles: one follows each card from the deck to a hand to a pile.

import { openAs, taken, type Dealt } from "../../../lib/fair/deal";
import type { PlayedEvent, TableEvent, View } from "../../../lib/server/protocol";

// Whether the events of a game fit its cards, and what was left in the hands does too.
export function follows({ hands, piles }: Dealt, view: View, events: TableEvent[]): boolean {
  const lying: PlayedEvent[] = []; // in the running turn: what can be taken back
  const steps = events.every((event) => {
    if (event.kind === "undone") return putBack(hands, lying.pop(), event.seat, event.action);
    if (event.kind !== "played") return true;
    if (event.ends_turn) lying.length = 0;
    else lying.push(event);
    return played(hands, piles, event);
  });
  const { open_hands } = view as { open_hands?: number[][] | null };
  return steps && openAs(open_hands, hands, (hand) => hand.map(String));
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

// The last card goes back to the hand it came from; no other one can.
function putBack(
  hands: string[][],
  last: PlayedEvent | undefined,
  seat: number | null,
  action: string,
): boolean {
  const card = cardOf(action);
  if (card === null || last?.action !== action || last.seat !== seat) return false;
  hands[seat ?? 0]?.push(card);
  return true;
}
