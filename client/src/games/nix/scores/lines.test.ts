import { expect, test } from "vitest";
import { linesOf } from "./lines";

test("a line for each player, with the running lap", () => {
  expect(linesOf([[10, 4, 7]], [10, 4, 7], [1, 9, 4], false)).toEqual([
    { player: 0, place: 2, laps: [10, 1], total: 11 },
    { player: 1, place: 1, laps: [4, 9], total: 13 },
    { player: 2, place: 2, laps: [7, 4], total: 11 },
  ]);
});

test("the best first; equal sums share a place", () => {
  const lines = linesOf([[1, 5, 5, 3]], [1, 5, 5, 3], null, true);
  expect(lines.map(({ player, place }) => [player, place])).toEqual([
    [1, 1],
    [2, 1],
    [3, 3],
    [0, 4],
  ]);
});
