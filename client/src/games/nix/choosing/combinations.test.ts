import { expect, test } from "vitest";
import {
  among,
  combinationsOf,
  goingWith,
  inRow,
  lossOf,
  missing,
  readCombination,
  same,
} from "./combinations";

test("an action is a row, its cards, and a chip", () => {
  expect(readCombination("triple:5-5-J*")).toEqual({ row: "triple", cards: ["5", "5", "J"], super: true });
  expect(readCombination("none")).toEqual({ row: "none", cards: [], super: false });
});

test("the same cards with either chip are one choice, in two rows they are two", () => {
  const found = combinationsOf(["pair:4-4", "pair:4-4*", "pair:4-J", "run2:4-J", "single:4*", "none"]);
  expect(found).toEqual([
    { row: "pair", cards: ["4", "4"], plain: "pair:4-4", super: "pair:4-4*" },
    { row: "pair", cards: ["4", "J"], plain: "pair:4-J", super: null },
    { row: "run2", cards: ["4", "J"], plain: "run2:4-J", super: null },
    { row: "single", cards: ["4"], plain: null, super: "single:4*" },
    { row: "none", cards: [], plain: "none", super: null },
  ]);
});

test("cards among others, each as often", () => {
  expect(among(["4", "4"], ["4", "5", "4"])).toBe(true);
  expect(among(["4", "4"], ["4", "5"])).toBe(false);
  expect(same(["5", "4"], ["4", "5"])).toBe(true);
  expect(same(["4"], ["4", "5"])).toBe(false);
});

const LEGAL = combinationsOf([
  "triple:4-4-4",
  "run4:4-5-6-7",
  "run3:4-5-6",
  "run3:4-6-J",
  "pair:4-4",
  "run2:4-5",
  "single:4",
]);
const itself = (card: string): string => card;

test.each([
  [[], "4", ["4"]],
  [["4"], "4", ["4", "4"]],
  [["4", "4"], "5", ["4", "5"]],
  [["4", "5"], "4", ["4", "4"]],
  [["4", "7"], "6", ["4", "7", "6"]],
  [["4", "5", "6"], "J", ["4", "6", "J"]],
  [["4", "4"], "1", ["1"]],
])("of %j what goes with %s stays", (picked, next, kept) => {
  expect(goingWith(picked, next, itself, LEGAL)).toEqual(kept);
});

test("a hand loses least by what stands alone, most by jokers", () => {
  expect(lossOf("44455", ["5", "5"])).toBeLessThan(lossOf("44455", ["4", "4"]));
  expect(lossOf("1223", ["1"])).toBeLessThan(lossOf("1223", ["2"]));
  expect(lossOf("12J", ["1", "2"])).toBeLessThan(lossOf("12J", ["1", "J"]));
});

test("in a row, what breaks up least comes first", () => {
  const pairs = combinationsOf(["pair:1-J", "pair:4-4", "pair:5-5", "single:1"]);
  expect(inRow(pairs, "pair", "144455J").map(({ plain }) => plain)).toEqual([
    "pair:5-5",
    "pair:4-4",
    "pair:1-J",
  ]);
});

test("what is missing, rather without a joker", () => {
  expect(missing(["4", "6"], LEGAL)).toEqual(["5"]);
  expect(missing(["4", "7"], LEGAL)).toEqual(["5", "6"]);
  expect(missing(["6"], combinationsOf(["run3:4-6-J"]))).toEqual(["4", "J"]);
  expect(missing(["1"], LEGAL)).toEqual([]);
});
