import { expect, test } from "vitest";
import { de, en } from "../../testing";
import { CLOCKS, durationOf, leftText, soonBefore } from "./durations";

test("a length is told in the largest unit in which it comes out even", () => {
  const told = CLOCKS.map((seconds) => durationOf(seconds, en));
  expect(told).toEqual(["30 seconds", "1 minute", "2 minutes", "5 minutes", "1 day", "3 days", "7 days"]);
  expect(durationOf(90, de)).toBe("90 Sekunden");
  expect(durationOf(7200, de)).toBe("2 Stunden");
});

test("what is left is told as exactly as it matters", () => {
  expect(leftText(7, en)).toBe("7\u00a0s");
  expect(leftText(100, en)).toBe("1:40");
  expect(leftText(305, en)).toBe("5:05");
  expect(leftText(3599, en)).toBe("59 minutes");
  expect(leftText(86_399, de)).toBe("23 Stunden");
  expect(leftText(600_000, en)).toBe("6 days");
});

test("one is told before it is too late, and not all the time", () => {
  expect(CLOCKS.map(soonBefore)).toEqual([10, 20, 20, 20, 3600, 3600, 3600]);
});
