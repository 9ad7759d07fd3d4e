import { expect, test } from "vitest";
import type { ChipInfo, RowInfo } from "../view";
import { byRow, fallsOff, readCombination, standing } from "./combinations";

test("an action is a row, its cards, and a chip", () => {
  expect(readCombination("triple:5-5-J*")).toEqual({ row: "triple", cards: ["5", "5", "J"], super: true });
  expect(readCombination("none")).toEqual({ row: "none", cards: [], super: false });
});

test("the same cards with either chip are one choice", () => {
  const rows = byRow(["pair:4-4", "pair:4-4*", "pair:4-J", "single:4*", "none"]);
  expect([...rows.keys()]).toEqual(["pair", "single", "none"]);
  expect(rows.get("pair")).toEqual([
    { row: "pair", cards: ["4", "4"], plain: "pair:4-4", super: "pair:4-4*" },
    { row: "pair", cards: ["4", "J"], plain: "pair:4-J", super: null },
  ]);
  expect(rows.get("single")![0]).toMatchObject({ plain: null, super: "single:4*" });
});

const chip = (player: number, big = false): ChipInfo => ({ player, super: big });
const row = (points: number[], chips: (ChipInfo | null)[]): RowInfo => ({ row: "pair", points, chips });

test("the last chip falls off a full row only", () => {
  expect(fallsOff(row([3, 2, 1], [chip(0), chip(1), chip(2)]))).toEqual(chip(2));
  expect(fallsOff(row([3, 2, 1], [chip(0), chip(1), null]))).toBeNull();
  expect(fallsOff(row([3, 2, 1], [null, chip(1), chip(2)]))).toBeNull();
});

test("points count as the chips lie, super chips twice", () => {
  const rows = [row([3, 2, 1], [chip(0), chip(1, true), null]), row([8, 5, 2], [null, null, chip(0)])];
  expect(standing(rows, 3)).toEqual([5, 4, 0]);
});
