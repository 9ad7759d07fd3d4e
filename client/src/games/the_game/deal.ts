// The deals of The Game, and of Extreme, which has the same deck.

import { blocks, type Dealt, type GameDeals } from "../../lib/fair/deal";
import { DECKS, keyOf, range, Stream } from "../../lib/fair/shuffle";
import type { DealInfo, View } from "../../lib/server/protocol";
import { follows } from "../parts/piles/deal";

const HAND_SIZES = [8, 7, 6, 6, 6]; // of 1 to 5 players

function dealt({ seed, mix }: DealInfo, view: View): Dealt {
  const seats = Number(view.options.players);
  const size = HAND_SIZES[seats - 1] ?? 6;
  const deck = new Stream(keyOf(seed, ...mix), DECKS).shuffled(range(2, 99)).map(String);
  const pile = deck.slice(size * seats); // of all: what one draws, nobody else does
  return { hands: blocks(deck, size, seats), piles: Array.from({ length: seats }, () => pile) };
}

export const deals: GameDeals = {
  dealt,
  fits: (deal, view, events) => follows(dealt(deal, view), view, events),
};
