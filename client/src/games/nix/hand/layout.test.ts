import { expect, test } from "vitest";
import { countsOf, COVERED, GAP, spanOf } from "./layout";

test("values and how often they are there", () => {
  expect(countsOf("11445J")).toEqual([2, 2, 1, 1]);
});

test.each([
  ["", 2, 1],
  ["4", 1, 1],
  ["444", 2, 1 + 2 * COVERED],
  ["123", 1, 3 + 2 * GAP],
  ["1234", 2, 2 + GAP],
  ["11123", 2, 2 + GAP],
  ["123456", 3, 2 + GAP],
])("%s in %i lines", (hand, lines, span) => {
  expect(spanOf(hand, lines)).toBeCloseTo(span);
});
