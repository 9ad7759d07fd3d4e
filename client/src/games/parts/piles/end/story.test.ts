import { expect, test } from "vitest";
import type { PlayedEvent } from "../../../../lib/server/protocol";
import { laidBy, storyOf, turnsIn } from "./story";

const piles = [
  { pile: "up1", ascending: true, start: 1 },
  { pile: "down1", ascending: false, start: 100 },
];

test("the dearest step, tricks and the order of cards", () => {
  const story = storyOf(["5>up1", "end", "34>up1", "24>up1", "90>down1"], piles);
  expect(story.cards).toEqual([5, 34, 24, 90]);
  expect(story.tricks).toBe(1);
  expect(story.dearest).toEqual({ from: 5, to: 34, cost: 29 });
});

test("where cards lay before, the first card on a pile has no price", () => {
  const story = storyOf(["72>up1", "84>up1", "74>up1", "60>down1"], piles, false);
  expect(story.dearest).toEqual({ from: 72, to: 84, cost: 12 });
  expect(story.tricks).toBe(1);
  expect(storyOf(["72>up1"], piles, false).dearest).toBeNull();
});

test("a game without a card has no dearest step", () => {
  expect(storyOf(["begin:0"], piles)).toEqual({ cards: [], tricks: 0, dearest: null });
});

const played = (seat: number, action: string, ends_turn = false): PlayedEvent => ({
  ...{ kind: "played", seq: 0, at: 0, drew: 0, by_bot: false, asides: [] },
  ...{ seat, action, ends_turn },
});

test("turns, and who laid how many; the last turn of a won game is not ended", () => {
  const plays = [played(1, "begin:1"), played(1, "5>up1"), played(1, "end", true)];
  expect(turnsIn(plays)).toBe(1);
  plays.push(played(0, "7>up1"), played(0, "8>up1"));
  expect(turnsIn(plays)).toBe(2);
  expect([...laidBy(plays)]).toEqual([
    [0, 2],
    [1, 1],
  ]);
  expect(turnsIn([])).toBe(0);
});
