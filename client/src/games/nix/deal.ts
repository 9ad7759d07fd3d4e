// The deals of Nix für ungut!: a deck for each of the four laps.

import { blocks, openAs, taken, type Dealt, type GameDeals } from "../../lib/fair/deal";
import { DECKS, keyOf, LOTS, range, Stream } from "../../lib/fair/shuffle";
import type { DealInfo, PlayedEvent, TableEvent, View } from "../../lib/server/protocol";
import type { NixAside, NixView } from "./view";

const CARDS = ["1", "2", "3", "4", "5", "6", "7", "J"];
const HAND = 12;
const LAPS = 4;

// A lap: the hands, and the rest, of which cards are turned up for EGON.
function lapOf({ seed, mix }: DealInfo, view: NixView & { deck: number[] }, lap: number): Dealt {
  const seats = Number(view.options.players);
  const cards = CARDS.flatMap((card, place) => Array<string>(view.deck[place] ?? 0).fill(card));
  const deck = new Stream(keyOf(seed, ...mix), DECKS + lap).shuffled(cards);
  return { hands: blocks(deck, HAND, seats), piles: [deck.slice(HAND * seats)] };
}

const isClosing = (event: PlayedEvent): boolean => event.asides.some(({ kind }) => kind === "closing");

function fits(deal: DealInfo, view: View, events: TableEvent[]): boolean {
  const nix = view as NixView & { deck: number[] };
  let lap = 0;
  let { hands, piles } = lapOf(deal, nix, lap);
  const steps = events.every((event) => {
    if (event.kind !== "played") return true;
    const fine = played(hands, event) && turned(piles[0] ?? [], event);
    // After the last one nothing is dealt any more: what is left lies open.
    if (isClosing(event) && lap < LAPS - 1) ({ hands, piles } = lapOf(deal, nix, ++lap));
    return fine;
  });
  return steps && openAs(nix.open_hands, hands, (hand) => [...hand]);
}

// Who began each lap: the first by lot or as was chosen, then whoever led, and of several the first by lot.
function lots({ seed, mix }: DealInfo, view: View, events: TableEvent[]): boolean {
  const nix = view as NixView;
  const stream = new Stream(keyOf(seed, ...mix), LOTS);
  const seats = range(0, Number(view.options.players) - 1);
  const played = events.filter((event) => event.kind === "played");
  const starters = played.filter((_, place) => !place || isClosing(played[place - 1]!));
  return starters.every(({ seat }, lap) => seat === starter(nix, lap, stream.shuffled(seats)));
}

function starter({ options, sheet }: NixView, lap: number, order: number[]): number | undefined {
  if (lap === 0 && options.first !== "lot") return Number(options.first);
  const total = (seat: number): number =>
    sheet.slice(0, lap).reduce((sum, line) => sum + (line[seat] ?? 0), 0);
  const most = Math.max(...order.map(total));
  return order.find((seat) => total(seat) === most);
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
  lots,
};
