// The deals of Face to Face: a deck for each, into which the other has mixed.

import { began, type Dealt, type GameDeals } from "../../lib/fair/deal";
import { DECKS, keyOf, LOTS, range, Stream } from "../../lib/fair/shuffle";
import type { DealInfo } from "../../lib/server/protocol";
import { follows } from "../parts/piles/deal";

const HAND = 6;

function dealt({ seed, mix }: DealInfo): Dealt {
  const decks = [0, 1].map((seat) => {
    const other = mix[1 - seat];
    const key = keyOf(seed, ...(other === undefined ? [] : [other]));
    return new Stream(key, DECKS + seat).shuffled(range(2, 59)).map(String);
  });
  return { hands: decks.map((deck) => deck.slice(0, HAND)), piles: decks.map((deck) => deck.slice(HAND)) };
}

export const deals: GameDeals = {
  dealt,
  fits: (deal, view, events) => follows(dealt(deal), view, events),
  lots: ({ seed, mix }, view, events) =>
    began(view, events, () => new Stream(keyOf(seed, ...mix), LOTS).below(2)),
};
