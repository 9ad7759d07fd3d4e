import { expect, test } from "vitest";
import { mixCode, mixText, readMix, WORDS_LIMIT } from "./mixing";

test("without words the browser's randomness is mixed in, new each time", () => {
  const texts = Array.from({ length: 20 }, () => mixText(""));
  for (const text of texts) expect(text).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(texts).size).toBe(20);
});

test("words stand before it, as one line that the server takes", () => {
  expect(mixText("  abra\tca\u200ddabra ")).toMatch(/^abra ca dabra [0-9a-f]{32}$/);
  expect(mixText("x".repeat(500))).toHaveLength(WORDS_LIMIT + 33);
  expect([...mixText("🂡".repeat(500))]).toHaveLength(WORDS_LIMIT + 33);
  expect(mixText("\u200d \n")).toMatch(/^[0-9a-f]{32}$/);
});

test("a mix is written and read as in a record", () => {
  const mix = ["salt", "black pepper/ä%"];
  expect(mixCode(mix)).toBe("salt/black%20pepper%2F%C3%A4%25");
  expect(readMix(` ${mixCode(mix)} `)).toEqual(mix);
  expect(readMix("100 %/salt")).toEqual(["100 %", "salt"]);
});
