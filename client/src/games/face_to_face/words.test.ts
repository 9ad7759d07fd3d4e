import { expect, test } from "vitest";
import { de, en, it } from "../../testing";
import { textOf, type Reader } from "../parts/text/told";
import { inWords } from "./in_words";
import type { FaceToFaceView } from "./view";
import { actionWords, facing, litSides, pileOf, spokenWords } from "./words";

const by = (seat: number, me: number | null) => ({
  seat,
  me,
  nameOf: (n: number) => ["Anna", "Ole"][n] ?? "",
});

test.each([
  ["12>up", by(0, 0), "12 → Your up pile"],
  ["12>their-up", by(0, 0), "12 → Ole’s up pile"],
  ["12>their-down", by(1, 0), "12 → Your down pile"],
  ["12>down", by(1, 0), "12 → Ole’s down pile"],
  ["12>their-up", by(0, null), "12 → Ole’s up pile"],
])("%s reads as the reader sees it", (action, who, words) => {
  expect(actionWords(action, en, who)).toBe(words);
});

test("said aloud, each language has its own cases and contractions", () => {
  expect(spokenWords("12>their-up", de, by(1, 0))).toBe("12 auf deinen aufsteigenden Stapel");
  expect(spokenWords("12>up", it, by(0, 0))).toBe("12 sulla tua pila ascendente");
  expect(spokenWords("12>up", it, by(1, 0))).toBe("12 sulla pila ascendente di Ole");
});

test("a pile is named once by where it goes", () => {
  const told = { near: pileOf("up", de, by(0, 0)), far: pileOf("their-up", de, by(0, 0)) };
  expect(de("piles-label", { name: told.near, top: 27 })).toBe("Dein aufsteigender Stapel zeigt 27");
  expect(de("piles-label", { name: told.far, top: 14 })).toBe("Der aufsteigende Stapel von Ole zeigt 14");
});

test("a side is read out under one name", () => {
  const side = { piles: [{ pile: "up", top: 27 }], hand_size: 6, draw: 50, left: 56 };
  const view = { sides: [side, side], hand: null } as unknown as FaceToFaceView;
  const reader = { ...by(0, 0), players: 2, seats: 2, yes: "", no: "", said: () => "" } satisfies Reader & {
    seat: number;
  };
  const { things } = inWords(view, en, reader);
  expect(things.map(({ label, drawn }) => `${label}: ${textOf(drawn, en)}`)).toEqual([
    "You: Your up pile shows 27; Draw pile: 50",
    "Ole: Ole’s up pile shows 27; Draw pile: 50",
  ]);
});

test("what one side calls its own, the other calls theirs", () => {
  expect(facing("up")).toBe("their-up");
  expect(facing("their-down")).toBe("down");
});

test("what the other side plays is lit on its own piles", () => {
  const pile = (action: string, far: boolean): string | undefined => litSides(action, far)[1];
  expect(pile("12>up", false)).toBe('[data-pile="up"]');
  expect(pile("12>up", true)).toBe('[data-pile="their-up"]');
  expect(pile("12>their-down", true)).toBe('[data-pile="down"]');
  expect(litSides("end", true)).toEqual(litSides("end", false));
});
