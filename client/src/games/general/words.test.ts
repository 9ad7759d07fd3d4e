import { expect, test } from "vitest";
import { en } from "../../testing";
import { actionWords } from "../parts/text/actions";
import { asideWords, endingWords } from "./words";

test.each([
  ["pass", "Pass"],
  ["take_pile", "Take pile"],
  ["take:3-4", "Take 3-4"],
  ["37>left", "37 → Left"],
  ["37>up1", "37 → Up1"],
  ["play:J>left", "Play J → Left"],
  ["J", "J"],
  ["7h", "7h"],
])("%s reads %j", (action, words) => {
  expect(actionWords(action)).toBe(words);
});

const nameOf = (seat: number): string => ["Anna", "Bert"][seat]!;

test("what happened beside: the game's own sentence, or what it tells", () => {
  expect(asideWords({ kind: "wave", text: "A wave came." }, en, nameOf)).toBe("A wave came.");
  expect(asideWords({ kind: "big_wave", seat: 1, washed_up: [3, 8], deep: {} }, en, nameOf)).toBe(
    "Big wave: Bert, washed up 3 8",
  );
  expect(asideWords({ kind: "wave" }, en, nameOf)).toBe("Wave");
});

test("the end: why, and whether it was excellent", () => {
  const outcome = { reason: "tide-out", won: true, winners: [], scores: [3], excellent: true, seat: null };
  expect(endingWords(outcome, en)).toEqual({
    heading: null,
    reason: "Tide out.",
    praise: "That is excellent.",
  });
});
