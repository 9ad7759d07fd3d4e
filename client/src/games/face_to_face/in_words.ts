// The table in words: both sides, one's own first.

import type { Entry, InWords } from "../parts/text/told";
import { lines } from "../parts/text/told";
import type { FaceToFaceView, SideInfo } from "./view";
import { pileOf, THEIRS } from "./words";

export const inWords: InWords<FaceToFaceView> = (view, t, { me, nameOf }) => {
  const near = me ?? 0;
  const by = { seat: near, me, nameOf };
  const named = (pile: string, theirs: boolean): string => pileOf(theirs ? `${THEIRS}${pile}` : pile, t, by);
  // The piles are named by whose they are: one heading for all of a side.
  const side = ({ piles, draw }: SideInfo, seat: number): Entry => {
    const told = piles.map(({ pile, top }) =>
      t("piles-label", { name: named(pile.replace(THEIRS, ""), seat !== near), top }),
    );
    const left = t("house-told", { name: t("piles-draw"), what: String(draw) });
    return { label: seat === me ? t("house-you") : nameOf(seat), drawn: lines([...told, left]) };
  };
  const seats = [near, 1 - near];
  return {
    things: seats.map((seat) => side(view.sides[seat]!, seat)),
    hand: view.hand && { kind: "cards", cards: view.hand.map(String) },
    sizes: view.sides.map((each) => each.hand_size),
    most: 60,
  };
};
