import { expect, test } from "vitest";
import { inHundred, inTime } from "./words";

test("when something comes back, as people say it", () => {
  expect(inTime(100, "en", 100)).toBe("this minute");
  expect(inTime(40 * 60 + 100, "en", 100)).toBe("in 40 minutes");
  expect(inTime(5 * 3600, "de", 0)).toBe("in 5 Stunden");
  expect(inTime(86_400, "en", 0)).toBe("tomorrow");
  expect(inTime(3 * 86_400, "fr", 0)).toBe("dans 3 jours");
});

test("a share of a hundred games", () => expect(inHundred(0.098)).toBe(10));
