import { beforeEach, expect, test } from "vitest";
import type { RowName } from "../view";
import { Combining, heldIn } from "./combining.svelte";

const WORTH: Partial<Record<RowName, number>> = { triple: 9, run3: 6, pair: 7, run2: 4, single: 1, none: 3 };
const HAND = "144456J";
const LEGAL = [
  "triple:4-4-4",
  "triple:4-4-4*",
  "triple:4-4-J",
  "run3:4-5-6",
  "run3:5-6-J",
  "pair:4-4",
  "pair:4-4*",
  "pair:1-J",
  "pair:4-J",
  "run2:4-5",
  "run2:5-6",
  "run2:4-J",
  "single:1",
  "single:4",
  "single:J",
];
let played: string[];
let combining: Combining;

const begin = (hand = HAND, legal = LEGAL): Combining =>
  new Combining({
    hand: () => hand,
    legal: () => legal,
    worth: (row) => WORTH[row] ?? 0,
    play: (action) => played.push(action),
  });

beforeEach(() => {
  played = [];
  combining = begin();
});

const tap = (...ids: string[]): void => ids.forEach((id) => combining.tap(id));
const press = (...keys: string[]): boolean[] => keys.map((key) => combining.key(key));

test("cards of one value lie on each other, and each is known", () => {
  expect(heldIn("144J").map(({ id }) => id)).toEqual(["1.0", "4.0", "4.1", "J.0"]);
});

test("cards that are tapped choose their row", () => {
  tap("4.0");
  expect(combining.chosen?.row).toBe("single");
  tap("4.2");
  expect(combining.chosen?.row).toBe("pair");
  tap("4.1");
  expect(combining.chosen?.plain).toBe("triple:4-4-4");
  combining.play();
  expect(played).toEqual(["triple:4-4-4"]);
});

test("a card goes back by another tap, and others when they do not go with a new one", () => {
  tap("4.0", "4.1", "4.0");
  expect(combining.cards).toEqual(["4"]);
  tap("4.2", "5.0");
  expect(combining.cards).toEqual(["4", "5"]);
  expect(combining.isPicked("4.2")).toBe(true);
  tap("1.0");
  expect(combining.cards).toEqual(["1"]);
});

test("what is not yet anything says what is missing, and which rows it can lead to", () => {
  tap("4.0", "6.0");
  expect(combining.chosen).toBeNull();
  expect(combining.missing).toEqual(["5"]);
  expect(combining.leadsTo("run3")).toBe(true);
  expect(combining.leadsTo("pair")).toBe(false);
  expect(combining.held.filter((card) => combining.goes(card)).map(({ id }) => id)).toEqual([
    "4.0",
    "5.0",
    "6.0",
  ]);
  combining.play();
  expect(played).toEqual([]);
});

test("where cards make two things, the better one counts, and a tap on the other row changes it", () => {
  tap("4.0", "J.0");
  expect(combining.chosen?.row).toBe("pair");
  combining.choose("run2");
  expect(combining.chosen?.plain).toBe("run2:4-J");
  tap("5.0");
  combining.choose("pair");
  expect(combining.chosen?.plain).toBe("pair:4-4");
});

test("a row takes what breaks up least, or what the picked cards can become", () => {
  combining.choose("run2");
  expect(combining.chosen?.plain).toBe("run2:5-6");
  combining.clear();
  tap("4.1");
  combining.choose("run2");
  expect(combining.chosen?.plain).toBe("run2:4-5");
  expect(combining.isPicked("4.1")).toBe(true);
  combining.choose("run2");
  expect(combining.cards).toEqual([]);
});

test("other cards for the same row, around", () => {
  combining.choose("triple");
  expect(combining.choices).toHaveLength(2);
  combining.other(1);
  expect(combining.chosen?.plain).toBe("triple:4-4-J");
  combining.other(1);
  expect(combining.chosen?.plain).toBe("triple:4-4-4");
});

test("the super chip goes where it may", () => {
  combining.choose("triple");
  combining.toggleDouble();
  expect(combining.doubled).toBe(true);
  combining.play();
  combining.other(1);
  expect([combining.mayDouble, combining.doubled]).toEqual([false, false]);
  combining.play();
  expect(played).toEqual(["triple:4-4-4*", "triple:4-4-J"]);
});

test("whoever has no card left has chosen already", () => {
  combining = begin("", ["none", "none*"]);
  expect(combining.chosen?.row).toBe("none");
  press("ArrowDown");
  expect(combining.chosen?.row).toBe("none");
});

test("keys: rows, cards, the chip, playing, and nothing", () => {
  press("ArrowDown");
  expect(combining.chosen?.row).toBe("triple");
  press("ArrowUp");
  expect(combining.chosen?.row).toBe("single");
  press("ArrowUp", "ArrowUp", "s", "Enter");
  expect(played).toEqual(["pair:4-4*"]);
  press("ArrowRight");
  expect(combining.chosen?.plain).toBe("pair:1-J");
  press("ArrowLeft", "Escape");
  expect(combining.cards).toEqual([]);
});

test("digits and j pick cards, and put all of a value back after the last", () => {
  expect(press("4", "4", "j", "7", "x")).toEqual([true, true, true, false, false]);
  expect(combining.chosen?.plain).toBe("triple:4-4-J");
  press("j");
  expect(combining.cards).toEqual(["4", "4"]);
  press("4", "4");
  expect(combining.cards).toEqual([]);
});

test("when it is not my turn, keys mean nothing", () => {
  combining = begin(HAND, []);
  expect(press("ArrowDown", "4", "Enter")).toEqual([false, false, false]);
});
