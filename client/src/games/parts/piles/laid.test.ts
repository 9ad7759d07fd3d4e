import { expect, test } from "vitest";
import { played } from "../../../testing";
import { historyOf, landingsOf, newCards, playableCards } from "./laid";

test("each pile has its cards, oldest first, under the name of this page", () => {
  const plays = [played(0, "5>up1"), played(0, "end"), played(1, "9>up1"), played(1, "80>down1")];
  const piles = historyOf(plays, (play, seat) => `${seat}-${play.pile}`);
  expect([...piles]).toEqual([
    ["0-up1", [5]],
    ["1-up1", [9]],
    ["1-down1", [80]],
  ]);
});

test("what is new in a hand", () => {
  expect(newCards([3, 5, 9], [5, 7])).toEqual([3, 9]);
});

test("cards that may go anywhere are counted once", () => {
  const legal = new Map([
    ["up1", new Set([3, 5])],
    ["up2", new Set([5])],
  ]);
  expect([...playableCards(legal)]).toEqual([3, 5]);
});

test("a trick is known by what lies there at that moment", () => {
  const pile = { pile: "up1", ascending: true, start: 1, top: 30 };
  const events = [played(0, "35>up1"), played(0, "25>up1"), played(0, "end"), played(1, "20>up1")];
  const landings = landingsOf(events, new Map([["up1", pile]]), (play) => play.pile);
  expect(landings.map(({ card, before, trick }) => [card, before, trick])).toEqual([
    [35, 30, false],
    [25, 35, true],
    [20, 25, false],
  ]);
});
