// The deals of Nix für ungut!: a deck for each of the four laps.

import { blocks, sameCards, taken, type Dealt, type GameDeals } from "../../lib/fair/deal";
import { DECKS, keyOf, Stream } from "../../lib/fair/shuffle";
import type { DealInfo, PlayedEvent, TableEvent, View } from "../../lib/server/protocol";
import type { NixAside, NixView } from "./view";

const CARDS = ["1", "2", "3", "4", "5", "6", "7", "J"];
const HAND = 12;

// A lap: the hands, and the rest, of which cards are turned up for EGON.
function lapOf({ seed, mix }: DealInfo, view: NixView & { deck: number[] }, lap: number): Dealt {
  const seats = Number(view.options.players);
  const cards = CARDS.flatMap((card, place) => Array<string>(view.deck[place] ?? 0).fill(card));
  const deck = new Stream(keyOf(seed, ...mix), DECKS + lap).shuffled(cards);
  return { hands: blocks(deck, HAND, seats), piles: [deck.slice(HAND * seats)] };
}

function fits(deal: DealInfo, view: View, events: TableEvent[]): boolean {
  const nix = view as NixView & { deck: number[] };
  let lap = 0;
  let { hands, piles } = lapOf(deal, nix, lap);
  const steps = events.every((event) => {
    if (event.kind !== "played") return true;
    const fine = played(hands, event) && turned(piles[0] ?? [], event);
    if (event.asides.some((aside) => aside.kind === "closing")) ({ hands, piles } = lapOf(deal, nix, ++lap));
    return fine;
  });
  const open = nix.open_hands ?? [];
  return steps && open.every((hand, seat) => sameCards([...hand], hands[seat] ?? []));
}

// `pair:4-J*` takes a 4 and a joker; `none` takes nothing.
function played(hands: string[][], event: PlayedEvent): boolean {
  const cards = event.action.split(":")[1]?.replace("*", "").split("-") ?? [];
  return cards.every((card) => taken(hands[event.seat ?? 0], card));
}

function turned(rest: string[], event: PlayedEvent): boolean {
  return (event.asides as NixAside[]).every(
    (aside) => aside.kind !== "egon" || rest.splice(0, aside.turned.length).join("") === aside.turned,
  );
}

export const deals: GameDeals = {
  dealt: (deal, view) => lapOf(deal, view as NixView & { deck: number[] }, 0),
  fits,
};
