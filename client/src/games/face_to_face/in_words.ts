// The table in words: both sides, one's own first.

import type { Entry, InWords } from "../parts/text/told";
import { lines, word } from "../parts/text/told";
import type { FaceToFaceView, SideInfo } from "./view";
import { pileOf, THEIRS } from "./words";

export const inWords: InWords<FaceToFaceView> = (view, t, { me, nameOf }) => {
  const near = me ?? 0;
  const by = { seat: near, me, nameOf };
  const named = (pile: string, theirs: boolean): string => pileOf(theirs ? `${THEIRS}${pile}` : pile, t, by);
  const side = ({ piles, draw }: SideInfo, seat: number): Entry[] => {
    const who = seat === me ? t("house-you") : nameOf(seat);
    const told = piles.map(({ pile, top }) =>
      t("piles-label", { name: named(pile.replace(THEIRS, ""), seat !== near), top }),
    );
    return [
      { label: t("house-told", { name: who, what: t("piles-title") }), drawn: lines(told) },
      { label: t("house-told", { name: who, what: t("piles-draw") }), drawn: word(String(draw)) },
    ];
  };
  const seats = [near, 1 - near];
  return {
    things: seats.flatMap((seat) => side(view.sides[seat]!, seat)),
    hand: view.hand && { kind: "cards", cards: view.hand.map(String) },
    sizes: view.sides.map((each) => each.hand_size),
    most: 60,
  };
};
