import { expect, test } from "vitest";
import type { BalanceInfo } from "../../lib/server/protocol";
import { de, en } from "../../testing";
import { withoutLuck } from "./words";

const balance = (result: number, adjusted: number): BalanceInfo => ({
  seat: null,
  prior: 0.3,
  plays: adjusted - 0.3,
  luck: result - adjusted,
  result,
  adjusted,
});

test("without luck there is a chance, and never one below zero", () => {
  expect(withoutLuck(balance(0, 0.125), en)).toBe("Lost. Without the luck the chance would have been 13%.");
  expect(withoutLuck(balance(1, -0.004), en)).toBe("Won. Without the luck the chance would have been 0%.");
});

test("who gave away more than there was hears that luck brought it back", () => {
  expect(withoutLuck(balance(1, -0.2), en)).toBe(
    "Won. Play gave away more than there was at the start: luck brought it back.",
  );
  expect(withoutLuck(balance(0, -0.2), en)).toContain("some of it back");
  expect(withoutLuck(balance(0, -0.2), de)).toContain("einiges zurückgebracht");
});
