import { expect, test } from "vitest";
import { lettersOf, looksOf, type Look } from "./looks";
import type { LobbyInfo } from "../server/protocol";

const lobby = (...looks: (Look | null)[]): LobbyInfo =>
  ({ seats: looks.map((look) => ({ look })) }) as unknown as LobbyInfo;

test.each([
  [
    ["Anna", "Ole"],
    ["A", "O"],
  ],
  [
    ["Anna", "Axel", "Ole"],
    ["An", "Ax", "O"],
  ],
  [
    ["Anna", "Anna"],
    ["A1", "A2"],
  ],
  [
    ["Anna Berg", "Anna Czerny"],
    ["Ab", "Ac"],
  ],
  [
    ["", "Ole"],
    ["?", "O"],
  ],
  [
    ["Nora", "Nora", "Nils"],
    ["N1", "N2", "Ni"],
  ],
])("%j are told apart as %j", (names, letters) => {
  expect(lettersOf(names)).toEqual(letters);
});

test("who has a number keeps it, and nobody else gets it", () => {
  expect(lettersOf(["Guest 2", "Guest 1", "Ole"])).toEqual(["G2", "G1", "O"]);
  const letters = lettersOf(["Maximiliane 2", "Maximilian", "Max"]);
  expect(new Set(letters).size).toBe(3);
});

test("who chose a look has it, and the others get something else", () => {
  const looks = looksOf(lobby({ colour: 3, glyph: 2 }, null, { colour: 3, glyph: 0 }), ["Ann", "Bob", "Cy"]);
  expect(looks[0]).toMatchObject({ colour: 3, glyph: 2 });
  expect(looks[2]!.glyph).toBe(0);
  expect(new Set(looks.map((look) => look.colour)).size).toBe(3);
  expect(new Set(looks.map((look) => look.glyph)).size).toBe(3);
});

test("imaginary players have looks too", () => {
  const looks = looksOf(lobby(null, null), ["Ann", "Bob", "EGON"]);
  expect(looks).toHaveLength(3);
  expect(new Set(looks.map((look) => look.letters)).size).toBe(3);
});
