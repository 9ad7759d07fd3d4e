// The table in words: where we are, the board row by row, and the points so far.

import type { Entry, InWords, Reader } from "../parts/text/told";
import { word } from "../parts/text/told";
import type { Say } from "../../text/index.svelte";
import type { NixView, RowInfo } from "./view";
import { cardName } from "./words";

const FIELDS = [0, 1, 2];

export const inWords: InWords<NixView> = (view, t, reader) => ({
  things: [
    {
      label: t("nix-lap", { number: view.lap + 1 }),
      drawn: word(t("nix-round", { number: view.round + 1 })),
    },
    board(view, t, reader),
    {
      label: t("nix-total"),
      drawn: { kind: "entries", entries: view.totals.map((sum, seat) => points(sum, seat, t, reader)) },
    },
  ],
  hand: view.hand === null ? null : { kind: "cards", cards: [...view.hand].map((card) => cardName(card, t)) },
  sizes: view.hand_sizes,
  most: 7,
});

const points = (sum: number, seat: number, t: Say, { me, nameOf }: Reader): Entry => ({
  label: seat === me ? t("house-you") : nameOf(seat),
  drawn: word(String(sum)),
});

const board = (view: NixView, t: Say, reader: Reader): Entry => ({
  label: t("nix-board"),
  drawn: {
    kind: "table",
    columns: ["", ...FIELDS.map((field) => String(field + 1))],
    rows: view.rows.map((row) => [
      word(t(`nix-rows-${row.row}`)),
      ...FIELDS.map((field) => cell(row, field, t, reader)),
    ]),
  },
});

// A field: its points, and whose chip lies there.
function cell(row: RowInfo, field: number, t: Say, { me, nameOf }: Reader): ReturnType<typeof word> {
  const chip = row.chips[field];
  const whose =
    chip &&
    (chip.player === me
      ? t("nix-my-chip", { big: chip.super })
      : t("nix-chip", { name: nameOf(chip.player), big: chip.super }));
  return word([row.points[field], whose].filter(Boolean).join(" "));
}
