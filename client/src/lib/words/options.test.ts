import { expect, test } from "vitest";
import { extreme } from "../../games/extreme";
import { de, en } from "../../testing";
import { changedOptions, optionValue } from "./options";
import type { GameInfo } from "../server/protocol";

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
const changed = (options: Record<string, unknown>, t = en): string[] =>
  changedOptions(info, { ...usual, ...options }, extreme, t);

test("a table as usual has nothing to say; how many play and that people agree is usual", () => {
  expect(changed({})).toEqual([]);
  expect(changed({ players: 5, first: "agree" })).toEqual([]);
});

test("what was changed is said in words", () => {
  expect(changed({ minimum: 3 })).toEqual(["Cards per turn: at least 3 (hard)"]);
  expect(changed({ minimum: 3 }, de)).toEqual(["Karten pro Zug: mindestens 3 (schwer)"]);
  expect(changed({ first: 1 })).toEqual(["Who begins: seat 2"]);
  expect(changed({ layout: [[3, 49]] })[0]).toMatch(/: your own numbers$/);
});

test("an option that the server does not know is left out", () => {
  expect(changed({ unheard_of: 7 })).toEqual([]);
  expect(changedOptions(null, { minimum: 3 }, extreme, en)).toEqual([]);
});

test("a value without a word is said as it is", () => {
  expect(optionValue(extreme, "unheard_of", "so", en)).toBe("so");
  expect(optionValue(extreme, "unheard_of", true, en)).toBe("yes");
});
