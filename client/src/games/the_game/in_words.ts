// The table in words.

import type { Drawn, InWords, Reader } from "../parts/text/told";
import { lines, word } from "../parts/text/told";
import type { PileInfo } from "../parts/piles/pile";
import SignalList from "../parts/piles/signals/SignalList.svelte";
import { pileName } from "../parts/piles/words";
import type { Say } from "../../text/index.svelte";
import type { TheGameView } from "./view";

// A game that stands on this one may add something to a pile or a card.
export const tableWords = <V extends TheGameView>(
  view: V,
  t: Say,
  { said }: Reader,
  onPile: (pile: V["piles"][number]) => string,
  onCard: (card: number) => string,
): ReturnType<InWords> => ({
  things: [
    {
      label: t("piles-title"),
      drawn: lines(view.piles.map((pile) => pileWords(pile, t, onPile(pile), said(pile.pile)))),
    },
    { label: t("piles-draw"), drawn: word(String(view.draw)) },
  ],
  hand: handWords(view.hand, onCard),
  sizes: view.hand_sizes,
  ...(view.hand_sizes.length > 1 ? { More: SignalList } : {}),
  most: 100,
});

export const pileWords = ({ pile, top }: PileInfo, t: Say, ...more: string[]): string =>
  [t("piles-label", { name: pileName(pile, t), top }), ...more].filter(Boolean).join(", ");

function handWords(hand: number[] | null, onCard: (card: number) => string): Drawn | null {
  return hand && { kind: "cards", cards: hand.map((card) => [card, onCard(card)].filter(Boolean).join(" ")) };
}

export const inWords: InWords<TheGameView> = (view, t, reader) =>
  tableWords(
    view,
    t,
    reader,
    () => "",
    () => "",
  );
