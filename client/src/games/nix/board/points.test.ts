import { expect, test } from "vitest";
import type { ChipInfo, RowInfo } from "../view";
import { fallsOff, gainOf, standing } from "./points";

const chip = (player: number, big = false): ChipInfo => ({ player, super: big });
const row = (points: number[], chips: (ChipInfo | null)[]): RowInfo => ({ row: "pair", points, chips });

test("the last chip falls off a full row only", () => {
  expect(fallsOff(row([3, 2, 1], [chip(0), chip(1), chip(2)]))).toEqual(chip(2));
  expect(fallsOff(row([3, 2, 1], [chip(0), chip(1), null]))).toBeNull();
});

test("points count as the chips lie, super chips twice", () => {
  const rows = [row([3, 2, 1], [chip(0), chip(1, true), null]), row([8, 5, 2], [chip(2), chip(2), chip(0)])];
  expect(standing(rows, 4)).toEqual([5, 4, 13, 0]);
});

test.each([
  ["an empty row", row([6, 7, 8], [null, null, null]), chip(0), 6],
  ["the super chip", row([6, 7, 8], [null, null, null]), chip(0, true), 12],
  ["others in the row", row([6, 7, 8], [chip(1), chip(2), null]), chip(0), 6],
  ["my own chip moves up", row([6, 7, 8], [chip(0), null, null]), chip(0), 7],
  ["my own chip moves down", row([9, 8, 7], [chip(1), chip(0, true), null]), chip(0), 7],
  ["my own chip falls off", row([3, 5, 7], [chip(1), chip(2), chip(0)]), chip(0), -4],
])("a chip gains what changes for its player: %s", (_, before, pushed, gain) => {
  expect(gainOf(before, pushed)).toBe(gain);
});
