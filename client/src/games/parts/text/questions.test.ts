import { expect, test } from "vitest";
import { en, fr } from "../../../testing";
import { actionWords, spokenWords } from "../piles/words";
import { KEYS, keyOf, read } from "./questions";
import { lines, textOf, word } from "./told";

const LEGAL = ["37>up1", "37>down2", "pair:4-4", "pair:4-4*", "end", "begin:0"];

// A table where one reads French.
const french = (action: string): string[] => [actionWords(action, fr), spokenWords(action, fr)];
const heard = (typed: string, legal = LEGAL): ReturnType<typeof read> =>
  read(typed, legal, french, fr("table-undo"));

test("an action may be typed as people type, and as the table says it", () => {
  for (const typed of ["37>up1", "37 up1", " 37 > UP 1 ", "37up1", "37 montee 1", "37 sur Montée 1"]) {
    expect(heard(typed)).toEqual({ kind: "play", action: "37>up1" });
  }
  expect(heard("pair 4 4")).toEqual({ kind: "play", action: "pair:4-4" });
  expect(heard("pair 4 4 *")).toEqual({ kind: "play", action: "pair:4-4*" });
  expect(heard("e")).toEqual({ kind: "play", action: "end" });
});

test("a key asks, u takes back, nothing is nothing, and the server judges the rest", () => {
  expect(heard("C")).toEqual({ kind: "ask", question: "cards" });
  for (const typed of ["u", "Undo", "reprendre"]) expect(heard(typed)).toEqual({ kind: "undo" });
  expect(heard("  ")).toEqual({ kind: "nothing" });
  expect(heard("99>up1")).toEqual({ kind: "play", action: "99>up1" });
});

test("a card that cannot be played is asked for as the server writes it, so that it can say why", () => {
  expect(heard("12 sur Montée 1")).toEqual({ kind: "play", action: "12>up1" });
  expect(heard("12 up1")).toEqual({ kind: "play", action: "12>up1" });
  expect(heard("12 montée 7")).toEqual({ kind: "play", action: "12 montée 7" });
});

test("an action that is called like a key comes first", () => {
  expect(heard("p", ["p"])).toEqual({ kind: "play", action: "p" });
});

test("every question has a key", () => {
  for (const question of Object.values(KEYS)) expect(KEYS[keyOf(question)]).toBe(question);
});

test("whatever is drawn can be read out", () => {
  const table = {
    kind: "table" as const,
    columns: ["", "1", "Total"],
    rows: [
      [word("Quad"), word("13"), word("26")],
      [word("Pair"), null, null],
    ],
  };
  expect(textOf(table, en)).toBe("Quad, 13, Total 26; Pair");
  expect(textOf(lines(["a", "b"]), fr)).toBe("a\u202f; b");
  const entries = [{ label: "Anna", drawn: word("3") }];
  expect(textOf({ kind: "entries", entries }, fr)).toBe("Anna\u00a0: 3");
  expect(textOf({ kind: "cards", cards: ["3", "4"] }, en)).toBe("3, 4");
});
