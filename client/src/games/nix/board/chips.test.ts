import { expect, test } from "vitest";
import type { RowInfo } from "../view";
import { ChipTracker } from "./chips";

// Chips as letters from the left, capital for the super chip: "aB." is a's, b's super, nothing.
const row = (chips: string): RowInfo => ({
  row: "pair",
  points: [3, 2, 1],
  chips: [...chips].map((chip) =>
    chip === "." ? null : { player: chip.toLowerCase() === "a" ? 0 : 1, super: chip < "a" },
  ),
});

const ids = (tracker: ChipTracker, chips: string): (number | undefined)[] => {
  const placed = tracker.update([row(chips)]).get("pair") ?? [];
  return [0, 1, 2].map((field) => placed.find((chip) => chip.field === field)?.id);
};

test("a chip that is pushed stays the same chip", () => {
  const tracker = new ChipTracker();
  expect(ids(tracker, "a..")).toEqual([0, undefined, undefined]);
  expect(ids(tracker, "ba.")).toEqual([1, 0, undefined]);
  expect(ids(tracker, "bba")).toEqual([2, 1, 0]);
  expect(ids(tracker, "abb")).toEqual([3, 2, 1]);
});

test("several pushes at once, as after a lost connection", () => {
  const tracker = new ChipTracker();
  ids(tracker, "a..");
  expect(ids(tracker, "bba")).toEqual([1, 2, 0]);
});

test("a cleared row begins anew, and a super chip is not a plain one", () => {
  const tracker = new ChipTracker();
  ids(tracker, "ab.");
  expect(ids(tracker, "...")).toEqual([undefined, undefined, undefined]);
  expect(ids(tracker, "a..")[0]).toBe(2);
  expect(ids(tracker, "A..")[0]).toBe(3);
});
