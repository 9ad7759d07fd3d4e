// The deals of The Game, and of Extreme, which has the same deck.

import { began, blocks, sameCards, type Dealt, type GameDeals } from "../../lib/fair/deal";
import { DECKS, keyOf, LAYOUT, LOTS, range, Stream } from "../../lib/fair/shuffle";
import type { DealInfo, TableEvent, View } from "../../lib/server/protocol";
import { follows } from "../parts/piles/deal";

const HAND_SIZES = [8, 7, 6, 6, 6]; // of 1 to 5 players
// Of Extreme, in the order in which a shuffled layout gives them to so many cards each.
const COMMANDS = ["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"];
const EACH = 4;

function dealt({ seed, mix }: DealInfo, view: View): Dealt {
  const seats = Number(view.options.players);
  const size = HAND_SIZES[seats - 1] ?? 6;
  const deck = new Stream(keyOf(seed, ...mix), DECKS).shuffled(range(2, 99)).map(String);
  const pile = deck.slice(size * seats); // of all: what one draws, nobody else does
  return { hands: blocks(deck, size, seats), piles: Array.from({ length: seats }, () => pile) };
}

// Which cards carry which command, where that was shuffled, too.
function laidOut(key: Uint8Array, view: View): boolean {
  const { layout } = view as { layout?: Record<string, number[]> };
  if (view.options.layout !== "shuffled" || !view.options.commands) return true;
  const groups = blocks(new Stream(key, LAYOUT).shuffled(range(2, 99)).map(String), EACH, COMMANDS.length);
  return COMMANDS.every((command, place) =>
    sameCards((layout?.[command] ?? []).map(String), groups[place] ?? []),
  );
}

function lots({ seed, mix }: DealInfo, view: View, events: TableEvent[]): boolean {
  const key = keyOf(seed, ...mix);
  const lot = (): number => new Stream(key, LOTS).below(Number(view.options.players));
  return began(view, events, lot) && laidOut(key, view);
}

export const deals: GameDeals = {
  dealt,
  fits: (deal, view, events) => follows(dealt(deal, view), view, events),
  lots,
};
