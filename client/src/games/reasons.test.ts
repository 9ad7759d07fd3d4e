import { describe, expect, test } from "vitest";
import type { Messages } from "../text/languages";
import { texts as duel } from "./face_to_face/texts";
import { texts } from "./nix/texts";
import { games } from "./registry";

// What the server's games can say, as it stands in their folders.
const sources = import.meta.glob<string>("../../../src/reihum/games/*/sentences.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

// Every reason of a bot in a folder: its code.
const reasonsIn = (folder: string): string[] => {
  const path = `../../../src/reihum/games/${folder}/sentences.py`;
  return [...(sources[path] ?? "").matchAll(/"(why-[a-z-]+)":/g)].map((match) => match[1]!);
};

const PARAMS = {
  ...{ card: 37, pile: "up1", count: 2, chance: 60, other: 40, names: ["Anna", "Bert"] },
  ...{ row: "pair", cards: "3J", super: true, points: 5, worth: 4, jokers: 2 },
};

const folders = Object.keys(sources).map((path) => path.split("/").at(-2)!);
const saidBy = (messages: Messages): string[] =>
  Object.keys(messages).filter((code) => code.startsWith("why-"));

test("there are reasons to look for", () => {
  expect(folders.length).toBeGreaterThan(3);
  for (const folder of folders) expect(reasonsIn(folder).length, folder).toBeGreaterThan(2);
});

describe.each(games)("$name", (game) => {
  test.each(Object.entries(game.texts))("%s has every reason of its bots", (_, text) => {
    const said = saidBy(text.messages);
    expect(said.length).toBeGreaterThan(5);
    expect(said).toEqual(expect.arrayContaining(reasonsIn(game.name.replaceAll("-", "_"))));
    // What several games say, a game says all of it or nothing.
    for (const folder of folders) {
      const codes = reasonsIn(folder);
      expect([0, codes.length]).toContain(codes.filter((code) => said.includes(code)).length);
    }
    for (const code of said) {
      expect(text.messages[code]!(PARAMS), code).toMatch(/^(?!.*undefined)[A-Z0-9].*\.$/);
    }
  });
});

test.each(["en", "de"] as const)("in %s, all reasons of all games are said, and no others", (code) => {
  const said = new Set(games.flatMap((game) => saidBy(game.texts[code].messages)));
  expect([...said].toSorted()).toEqual(folders.flatMap(reasonsIn).toSorted());
});

const played = { row: "pair", cards: "33", super: false, points: 14, count: 2, worth: 9 };

test.each([
  [
    "why-chip",
    played,
    "The pair of 3s puts a chip on 14 points; two more chips are likely to push it on, so it should bring about 9.",
  ],
  [
    "why-last-chip",
    { ...played, row: "single", cards: "J", points: 1 },
    "The single joker puts a chip on 1 point, and no chip comes after it.",
  ],
  [
    "why-last-chip",
    { ...played, row: "run3", cards: "34J", super: true },
    "The run 3-4-J puts the super chip on 14 points, and no chip comes after it.",
  ],
  [
    "why-last-chip",
    { ...played, row: "none", cards: "" },
    "The empty hand puts a chip on 14 points, and no chip comes after it.",
  ],
  [
    "why-chip",
    { ...played, count: 5 },
    "The pair of 3s puts a chip on 14 points; more than three chips are likely to push it on, so it should bring about 9.",
  ],
  [
    "why-hand",
    { cards: 1, worth: 3, jokers: 1, super: true },
    "The last card should bring about 3 later, with a joker and the super chip in reserve.",
  ],
  [
    "why-hand",
    { cards: 4, worth: 3, jokers: 0, super: false },
    "The 4 cards left should bring about 3 later.",
  ],
])("%s in words, %j", (code, params, said) => {
  expect(texts.en.messages[code]!(params)).toBe(said);
});

test.each([
  [
    "why-chip",
    { ...played, cards: "3J" },
    "Der 3er-Zwilling mit Joker legt einen Chip auf 14 Punkte; zwei schieben ihn wohl noch weiter, er sollte also etwa 9 bringen.",
  ],
  [
    "why-last-chip",
    { ...played, row: "single", cards: "5", points: 1 },
    "Die einzelne 5 legt einen Chip auf 1 Punkt, und danach kommt kein Chip mehr.",
  ],
  [
    "why-hand",
    { cards: 3, worth: 2, jokers: 2, super: true },
    "Die übrigen 3 Karten sollten später etwa 2 bringen, mit 2 Jokern und dem Superchip in Reserve.",
  ],
])("%s auf Deutsch, %j", (code, params, said) => {
  expect(texts.de.messages[code]!(params)).toBe(said);
});

test("an opponent speaks of its own piles, not of the reader's", () => {
  const params = { card: 55, pile: "down", count: 4 };
  expect(duel.en.messages["why-skips"]!(params)).toBe("55 on its down pile skips 4 unplayed cards.");
  expect(duel.de.messages["why-trick"]!(params)).toBe(
    "Die 55 geht auf dem eigenen Stapel nach unten um zehn zurück: Verlorener Platz ist wieder da.",
  );
});
