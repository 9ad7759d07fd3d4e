import { expect, test } from "vitest";
import { dealtTo, doneIn, sinceTurnOf } from "./rounds";
import type { NixView } from "./view";

// Three people and EGON; seat 2 began. In the second round only seats 2 and 0 have played.
const view = {
  starter: 2,
  egon: 3,
  hand: "57J",
  hand_sizes: [3, 9, 8],
  log: [
    ["pair:4-4", "single:1*", "run3:1-2-J", "pair"],
    ["triple:6-6-6", null, "single:2", null],
  ],
  turned: ["77"],
} as unknown as NixView;

test("what was played, in order", () => {
  expect(doneIn(view).map(({ player }) => player)).toEqual([2, 0, 1, 3, 2, 0]);
  expect(doneIn(view)[3]).toEqual({ round: 0, player: 3, action: "pair", turned: "77" });
});

test("what the others did since my turn, the latest first", () => {
  expect(sinceTurnOf(1, view).map(({ player }) => player)).toEqual([0, 2, 3]);
  expect(sinceTurnOf(0, view)).toEqual([]);
  expect(sinceTurnOf(null, view)).toHaveLength(6);
});

test("what I was dealt", () => {
  expect(dealtTo(0, view)).toBe("4456667J");
});
