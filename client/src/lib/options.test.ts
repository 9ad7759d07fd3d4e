import { expect, test } from "vitest";
import { extreme } from "../games/extreme";
import { languages } from "../text/index.svelte";
import { changedOptions, optionValue } from "./options";
import type { GameInfo } from "./protocol";

const usual = {
  players: 3,
  first: "lot",
  minimum: 2,
  commands: true,
  layout: "standard",
  one_pile: "after",
};
const info = {
  options: Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, { default: value }])),
} as unknown as GameInfo;
const own = extreme.texts;
const changed = (options: Record<string, unknown>, code: "en" | "de" = "en"): string[] =>
  changedOptions(info, { ...usual, ...options }, own[code], languages[code]);

test("a table as usual has nothing to say; how many play and that people agree is usual", () => {
  expect(changed({})).toEqual([]);
  expect(changed({ players: 5, first: "agree" })).toEqual([]);
});

test("what was changed is said in words", () => {
  expect(changed({ minimum: 3 })).toEqual(["Cards per turn: at least 3 (hard)"]);
  expect(changed({ minimum: 3 }, "de")).toEqual(["Karten pro Zug: mindestens 3 (schwer)"]);
  expect(changed({ first: 1 })).toEqual(["Who begins: seat 2"]);
  expect(changed({ layout: [[3, 49]] })[0]).toMatch(/: numbers of your own$/);
});

test("an option that the server does not know is left out", () => {
  expect(changed({ unheard_of: 7 })).toEqual([]);
  expect(changedOptions(null, { minimum: 3 }, own.en, languages.en)).toEqual([]);
});

test("a value without a word is said as it is", () => {
  expect(optionValue(own.en, "unheard_of", "so", languages.en)).toBe("so");
  expect(optionValue(own.en, "unheard_of", true, languages.en)).toBe("yes");
});
