import { expect, test } from "vitest";
import type { BalanceInfo } from "../../lib/server/protocol";
import { faceToFace } from "../../games/face_to_face";
import { de, en } from "../../testing";
import { points, reasonsText, rounded, withoutLuck } from "./words";

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

test("whole points add up as the exact ones do", () => {
  const told = rounded({ seat: null, prior: 0.434, plays: -0.216, luck: -0.218, result: 0, adjusted: 0.218 });
  expect([told.prior, told.plays, told.luck].map((each) => points(each, en))).toEqual(["+43", "−22", "−21"]);
});

test("what speaks for a turn names whose pile it is, and nobody is addressed", () => {
  const trick = { code: "why-trick", params: { card: 32, pile: "up" }, text: "" };
  const told = (seat: number, t: typeof en): string =>
    reasonsText(faceToFace, [trick], seat, ["Anna", "Ole"], t);
  expect(told(1, en)).toBe("32 goes back by ten on Ole’s up pile: room that was lost is won again.");
  expect(told(0, de)).toContain("auf dem aufsteigenden Stapel von Anna um zehn");
});
