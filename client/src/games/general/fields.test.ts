import { expect, test } from "vitest";
import { view } from "../../testing";
import type { Reader } from "../parts/text/told";
import { drawnOf, fieldsOf, handOf, rangeOf, sizesOf } from "./fields";

const reader: Reader = {
  players: 2,
  seats: 2,
  me: 0,
  nameOf: (player) => ["Anna", "Bert"][player]!,
  yes: "yes",
  said: () => "",
  no: "no",
};
const word = (text: string): object => ({ kind: "word", text });
const cards = (...all: string[]): object => ({ kind: "cards", cards: all });

test("only the game's own fields are drawn, null left out, labelled for people", () => {
  const own = { draw_pile: 12, moon: null, rising: true, hand: [1], hand_sizes: [1, 2] };
  expect(fieldsOf(view(own), reader)).toEqual([
    { label: "Draw pile", drawn: word("12") },
    { label: "Rising", drawn: word("yes") },
  ]);
});

test("numbers and short words are cards, longer ones a list", () => {
  expect(drawnOf("beach", [5, 9], reader)).toEqual(cards("5", "9"));
  expect(drawnOf("suits", ["hearts", "7h"], reader)).toEqual(cards("hearts", "7h"));
  expect(drawnOf("beach", [], reader)).toEqual(cards());
  expect(drawnOf("story", ["a sentence of some length"], reader)).toEqual({
    kind: "list",
    items: [word("a sentence of some length")],
  });
  expect(drawnOf("tricks", [[1, 2], [3], null], reader)).toEqual({
    kind: "list",
    items: [cards("1", "2"), cards("3")],
  });
});

test("a list of objects is a table; what no row has is no column", () => {
  const rows = [
    { seat: 1, card: 4, gone: null },
    { seat: 0, card: null, pile: [2] },
  ];
  expect(drawnOf("shells", rows, reader)).toEqual({
    kind: "table",
    columns: ["Seat", "Card", "Pile"],
    rows: [
      [word("Bert"), word("4"), null],
      [word("Anna"), null, cards("2")],
    ],
  });
});

test("an object is a list of entries", () => {
  expect(drawnOf("harbour", { boats: 3, light_on: false, fog: null }, reader)).toEqual({
    kind: "entries",
    entries: [
      { label: "Boats", drawn: word("3") },
      { label: "Light on", drawn: word("no") },
    ],
  });
});

test("what there is of each player stands with their names", () => {
  const entries = [
    { label: "Anna", drawn: word("3") },
    { label: "Bert", drawn: word("7") },
  ];
  expect(drawnOf("scores", [3, 7], reader)).toEqual({ kind: "entries", entries });
  expect(drawnOf("players", [{ cards: 3 }, { cards: 7 }], reader)).toEqual({
    kind: "table",
    columns: ["", "Cards"],
    rows: [
      [word("Anna"), word("3")],
      [word("Bert"), word("7")],
    ],
  });
  expect(drawnOf("scores", [3, 7, 9], reader)).toEqual(cards("3", "7", "9"));
  expect(drawnOf("beach", [3, 7], reader)).toEqual(cards("3", "7"));
});

test("a number is a player where its name says so, and there is one", () => {
  expect(drawnOf("dealer", 1, reader)).toEqual(word("Bert"));
  expect(drawnOf("dealer", 2, reader)).toEqual(word("2"));
  expect(drawnOf("tide", 1, reader)).toEqual(word("1"));
});

test("a hand may be a list, a text, or nobody's", () => {
  expect(handOf(view({ hand: [4, 11] }), reader)).toEqual(cards("4", "11"));
  expect(handOf(view({ hand: "114J" }), reader)).toEqual(cards("1", "1", "4", "J"));
  expect(handOf(view({ hand: "7h 10s" }), reader)).toEqual(cards("7h", "10s"));
  expect(handOf(view({ hand: null }), reader)).toBeNull();
  expect(handOf(view(), reader)).toBeNull();
});

test("sizes of hands are believed only where they are that", () => {
  expect(sizesOf(view({ hand_sizes: [3, 4] }), 2)).toEqual([3, 4]);
  expect(sizesOf(view({ hand_sizes: [3] }), 2)).toBeUndefined();
  expect(sizesOf(view({ hand_sizes: "many" }), 2)).toBeUndefined();
});

test("colours go up to a round number above the highest card, counts aside", () => {
  expect(rangeOf(view({ hand: [4, 23], shells: [{ cards: [40] }], draw_pile: 99 }))).toBe(60);
  expect(rangeOf(view({ hand: [104] }))).toBe(104);
  expect(rangeOf(view())).toBe(7);
});
