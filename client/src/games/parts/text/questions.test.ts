import { expect, test } from "vitest";
import { KEYS, keyOf, read } from "./questions";
import { lines, textOf, word } from "./told";

const LEGAL = ["37>up1", "37>down2", "pair:4-4", "pair:4-4*", "end", "begin:0"];

test("an action may be typed as people type", () => {
  for (const typed of ["37>up1", "37 up1", " 37 > UP 1 ", "37up1"]) {
    expect(read(typed, LEGAL)).toEqual({ kind: "play", action: "37>up1" });
  }
  expect(read("pair 4 4", LEGAL)).toEqual({ kind: "play", action: "pair:4-4" });
  expect(read("pair 4 4 *", LEGAL)).toEqual({ kind: "play", action: "pair:4-4*" });
  expect(read("e", LEGAL)).toEqual({ kind: "play", action: "end" });
});

test("a key asks, u takes back, nothing is nothing, and the server judges the rest", () => {
  expect(read("C", LEGAL)).toEqual({ kind: "ask", question: "cards" });
  expect(read("u", LEGAL)).toEqual({ kind: "undo" });
  expect(read("  ", LEGAL)).toEqual({ kind: "nothing" });
  expect(read("99>up1", LEGAL)).toEqual({ kind: "play", action: "99>up1" });
});

test("an action that is called like a key comes first", () => {
  expect(read("p", ["p"])).toEqual({ kind: "play", action: "p" });
});

test("every question has a key", () => {
  for (const question of Object.values(KEYS)) expect(KEYS[keyOf(question)]).toBe(question);
});

test("whatever is drawn can be read out", () => {
  const table = {
    kind: "table" as const,
    columns: ["", "1"],
    rows: [
      [word("Quad"), word("13")],
      [word("Pair"), null],
    ],
  };
  expect(textOf(table)).toBe("Quad, 1 13; Pair");
  expect(textOf(lines(["a", "b"]))).toBe("a; b");
  expect(textOf({ kind: "entries", entries: [{ label: "Anna", drawn: word("3") }] })).toBe("Anna: 3");
  expect(textOf({ kind: "cards", cards: ["3", "4"] })).toBe("3, 4");
});
