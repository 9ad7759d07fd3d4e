import { expect, test } from "vitest";
import type { ReviewedGame } from "../../lib/server/protocol";
import { comebackOf, mostAccurateOf } from "./moments";

const game = (table: string, more: Partial<ReviewedGame>): ReviewedGame => ({
  table,
  ended: 0,
  won: true,
  score: 0,
  turns: 20,
  accurate: 18,
  plays: 0,
  luck: 0,
  least: null,
  ...more,
});

test("the most accurate game is one with some turns, and of equal ones the longest", () => {
  const games = [game("a", {}), game("b", { turns: 30, accurate: 27 }), game("c", { turns: 1, accurate: 1 })];
  expect(mostAccurateOf(games)?.table).toBe("b");
  expect(mostAccurateOf([])).toBeUndefined();
});

test("who has come back has won, and had hardly a chance", () => {
  const games = [
    game("a", { least: 0.2 }),
    game("b", { least: 0.04 }),
    game("c", { least: 0.01, won: false }),
    game("d", { least: 0.8 }),
    game("e", {}),
  ];
  expect(comebackOf(games)?.table).toBe("b");
  expect(comebackOf(games.slice(2))).toBeUndefined();
});
