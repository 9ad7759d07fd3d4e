import { expect, test } from "vitest";
import { costOf, fits, readPlay, trickOf, type PileInfo } from "./pile";

const up = (top: number): PileInfo => ({ pile: "up1", ascending: true, start: 1, top });
const down = (top: number): PileInfo => ({ pile: "down1", ascending: false, start: 100, top });

test("an action is a card and a pile, or nothing of that kind", () => {
  expect(readPlay("37>up1")).toEqual({ card: 37, pile: "up1" });
  expect(readPlay("12>their-up")).toEqual({ card: 12, pile: "their-up" });
  expect(["end", "begin:0", "pair:4-4", "37>", ">up1", "37>up1 "].map(readPlay)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test("a card costs the numbers between, and the trick wins ten back", () => {
  expect(costOf(up(40), 45)).toBe(5);
  expect(costOf(up(40), 30)).toBe(-10);
  expect(costOf(down(40), 35)).toBe(5);
  expect([trickOf(up(40)), trickOf(down(40))]).toEqual([30, 50]);
});

test("what fits: onward, or exactly the trick", () => {
  expect([41, 39, 40, 30, 29].map((card) => fits(up(40), card))).toEqual([true, false, false, true, false]);
  expect([39, 41, 50, 51].map((card) => fits(down(40), card))).toEqual([true, false, true, false]);
});
