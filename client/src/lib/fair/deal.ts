// What a game's folder knows about its deals: the cards that come of a seed, and where they go.

import type { DealInfo, PlayedEvent, TableEvent, View } from "../server/protocol";

// Cards as the game writes them in actions.
export interface Dealt {
  hands: string[][];
  // What can still be drawn, the next card first: by seat, or all from the same pile.
  piles: string[][];
}

export interface GameDeals {
  dealt(deal: DealInfo, view: View): Dealt;
  // Whether all that happened since the deal could happen with its cards, up to the open hands at the end.
  fits(deal: DealInfo, view: View, events: TableEvent[]): boolean;
  // Whether all else that was left to chance came of it, too: who began, and what a game has besides.
  lots(deal: DealInfo, view: View, events: TableEvent[]): boolean;
}

const isPlayed = (event: TableEvent): event is PlayedEvent => event.kind === "played";

// Whether the first to play was who had to begin: whom the lot named, or somebody chose. Where the players agreed
// about it, or have not played, there is nothing to compare.
export function began(view: View, events: TableEvent[], lot: () => number): boolean {
  const { first } = view.options;
  const beginner = first === "lot" ? lot() : first;
  const played = events.find(isPlayed);
  return !played || typeof beginner !== "number" || played.seat === beginner;
}

// Whether all hands lie open, and are these.
export const openAs = <T>(
  open: T[] | null | undefined,
  hands: string[][],
  cards: (hand: T) => string[],
): boolean =>
  open?.length === hands.length && open.every((hand, seat) => sameCards(cards(hand), hands[seat] ?? []));

// Take a card out of a hand; false where it is not there.
export function taken(hand: string[] | undefined, card: string): boolean {
  const place = hand?.indexOf(card) ?? -1;
  if (place < 0) return false;
  hand?.splice(place, 1);
  return true;
}

export const sameCards = (hand: string[], other: string[]): boolean =>
  [...hand].sort().join() === [...other].sort().join();

// The cards from the top in blocks, seat 0's first.
export const blocks = <T>(deck: T[], size: number, seats: number): T[][] =>
  Array.from({ length: seats }, (_, seat) => deck.slice(seat * size, (seat + 1) * size));
