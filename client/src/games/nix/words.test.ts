import { expect, test } from "vitest";
import { de, en, fr } from "../../testing";
import type { NixAside, RowName } from "./view";
import { asideWords, cardsWords, combinationWords, signed, spokenWords, termWords } from "./words";

const closing = (lap: number): NixAside => ({ kind: "closing", lap, rows: [], log: [], turned: [] });
const egon: NixAside = { kind: "egon", turned: "77", action: "pair" };

test.each([
  ["pair:4-4*", "Pair 4-\u20604, super chip", "Zwilling 4-\u20604, Super-Chip"],
  ["none", "No card", "Keine Karte"],
  ["unheard-of", "unheard-of", "unheard-of"],
])("%s", (action, english, german) => {
  expect(combinationWords(action, en)).toBe(english);
  expect(combinationWords(action, de)).toBe(german);
});

test("a joker is read out by its name", () => {
  expect(spokenWords("triple:6-6-J*", en)).toBe("Triple, 6, 6, Joker, super chip");
  expect(spokenWords("unheard-of", en)).toBe("unheard-of");
});

test("rules speak of rows as the table does", () => {
  expect(termWords("run4", de)).toBe("4er-Straße");
  expect(termWords("pair:4-4", fr)).toBe("Paire 4-\u20604");
  expect(termWords("zigzag", en)).toBeUndefined();
});

test("EGON's turn and the end of a lap", () => {
  expect(asideWords(egon, en)).toBe("EGON turned up 7 7: Pair");
  expect(asideWords(closing(3), de)).toBe("Der 4. Durchgang ist vorbei");
});

test.each<[RowName, string, string, string]>([
  ["triple", "444", "Three fours", "Drei Vieren"],
  ["pair", "66", "Two sixes", "Zwei Sechsen"],
  ["single", "1", "A one", "Eine Eins"],
  ["single", "J", "A joker", "Ein Joker"],
  ["triple", "55J", "Two fives with a joker", "Zwei Fünfen mit Joker"],
  ["pair", "4J", "A four with a joker", "Eine Vier mit Joker"],
  ["run4", "2345", "A run from 2 to 5", "Eine Straße von 2 bis 5"],
  ["run2", "45", "4 and 5", "4 und 5"],
  ["run3", "46J", "4 and 6 with a joker", "4 und 6 mit Joker"],
  ["none", "", "No card", "Keine Karte"],
])("%s of %j", (row, cards, english, german) => {
  expect(cardsWords([...cards], row, en)).toBe(english);
  expect(cardsWords([...cards], row, de)).toBe(german);
});

test("points have their sign", () => {
  expect([9, 0, -4].map(signed)).toEqual(["+9", "+0", "−4"]);
});

test("what is missing, and who still looks", () => {
  expect(en("nix-missing", { values: ["5"], count: 1 })).toBe("5 is missing.");
  expect(de("nix-missing", { values: ["5", "6"], count: 2 })).toBe("Es fehlen noch 5 und 6.");
  const names = ["Anna", "Bert", "Cleo"];
  expect(en("nix-still-looking", { names, count: 3 })).toMatch(/^Anna, Bert and Cleo are /);
});
