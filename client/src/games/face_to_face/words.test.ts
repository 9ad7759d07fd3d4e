import { expect, test } from "vitest";
import { de, en } from "../../testing";
import { actionWords, facing, spokenWords } from "./words";

const by = (seat: number, me: number | null) => ({
  seat,
  me,
  nameOf: (n: number) => ["Anna", "Ole"][n] ?? "",
});

test.each([
  ["12>up", by(0, 0), "12 → your up pile"],
  ["12>their-up", by(0, 0), "12 → Ole’s up pile"],
  ["12>their-down", by(1, 0), "12 → your down pile"],
  ["12>down", by(1, 0), "12 → Ole’s down pile"],
  ["12>their-up", by(0, null), "12 → Ole’s up pile"],
])("%s reads as the reader sees it", (action, who, words) => {
  expect(actionWords(action, en, who)).toBe(words);
});

test("in German too", () => {
  expect(spokenWords("12>their-up", de, by(1, 0))).toBe("12 auf deinen aufsteigenden Stapel");
});

test("what one side calls its own, the other calls theirs", () => {
  expect(facing("up")).toBe("their-up");
  expect(facing("their-down")).toBe("down");
});
