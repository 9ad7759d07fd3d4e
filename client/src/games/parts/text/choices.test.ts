import { expect, test } from "vitest";
import { choicesIn, grouped, isFree, matching, Typing } from "./choices";

const ACTIONS = ["4>left", "4>right", "43>left", "swap:4-43", "swap:43-7", "pass"];

test("ending and beginning a turn have their own buttons", () => {
  expect(choicesIn(["begin:0", "pass", "end"])).toEqual(["pass"]);
});

test("actions that begin alike stand together, in the order they came", () => {
  expect(grouped(ACTIONS).map(({ name, choices }) => [name, ...choices.map(({ text }) => text)])).toEqual([
    ["4", "→ Left", "→ Right"],
    ["43", "→ Left"],
    ["Swap", "4-43", "43-7"],
    ["", "Pass"],
  ]);
});

test("where groups bring no order, all stand together in whole words", () => {
  const texts = (actions: string[]): string[][] =>
    grouped(actions).map(({ name, choices }) => [name, ...choices.map(({ text }) => text)]);
  expect(texts(["take:3", "take:4"])).toEqual([["", "Take 3", "Take 4"]]);
  expect(texts(["3>a", "4>b"])).toEqual([["", "3 → a", "4 → b"]]);
  expect(texts([])).toEqual([]);
});

test("no action is lost in groups", () => {
  const shown = grouped(ACTIONS).flatMap(({ choices }) => choices.map(({ action }) => action));
  expect(shown.toSorted()).toEqual(ACTIONS.toSorted());
});

test("typing finds actions that begin so, then those with a part that does", () => {
  expect(matching(ACTIONS, "43")).toEqual([2, 3, 4]);
  expect(matching(ACTIONS, "r")).toEqual([1]);
  expect(matching(ACTIONS, "x")).toEqual([]);
});

test("keys soon after each other are one word, the same again goes on", () => {
  const typing = new Typing();
  expect(typing.key(ACTIONS, "4", -1, 0)).toBe(0);
  expect(typing.key(ACTIONS, "3", 0, 100)).toBe(2);
  expect(typing.key(ACTIONS, "4", 2, 5000)).toBe(3);
  expect(typing.key(ACTIONS, "s", 3, 9000)).toBe(4);
  expect(typing.key(ACTIONS, "S", 4, 9100)).toBe(3);
  expect(typing.key(ACTIONS, "x", 3, 9900)).toBeNull();
});

test("after a pause a key begins another word", () => {
  const typing = new Typing();
  typing.key(ACTIONS, "4", -1, 0);
  expect(typing.key(ACTIONS, "3", 0, 1000)).toBeNull();
});

test("a word that still fits stays where it is", () => {
  const typing = new Typing();
  expect(typing.key(ACTIONS, "s", -1, 0)).toBe(3);
  expect(typing.continues(ACTIONS, "w", 100)).toBe(true);
  expect(typing.key(ACTIONS, "w", 3, 100)).toBe(3);
  expect(typing.continues(ACTIONS, "z", 200)).toBe(false);
});

test("e and u are free unless an action is called so", () => {
  expect(isFree(ACTIONS, "e")).toBe(true);
  expect(isFree(["eat:3"], "e")).toBe(false);
});
