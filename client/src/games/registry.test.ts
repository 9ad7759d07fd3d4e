import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { everySay } from "../testing";
import { general } from "./general";
import { gameNamed, games } from "./registry";

test("a game is found by its name, and any other name gets the general one", () => {
  for (const game of games) expect(gameNamed(game.name)).toBe(game);
  expect(gameNamed("unheard-of")).toBe(general);
  expect(gameNamed("")).toBe(general);
});

test("every folder of a game is registered, under the name it has everywhere", () => {
  const folders = Object.keys(import.meta.glob("./*/index.ts"))
    .map((path) => path.split("/")[1]!)
    .filter((folder) => folder !== "general");
  expect(games.map((game) => game.name.replaceAll("-", "_")).toSorted()).toEqual(folders.toSorted());
});

describe.each([...games, general])("$name", (game) => {
  test("has a board, a picture and a result", async () => {
    const { Board, Result } = await game.atTable();
    expect(Board).toBeTypeOf("function");
    expect(Result).toBeTypeOf("function");
    expect(render(game.Picture).body).toContain("<svg");
  });

  test("says what it does not know as it is", () => {
    const by = { seat: 0, me: 0, nameOf: () => "Anna" };
    for (const t of everySay) {
      expect(game.action("?!", t, by)).toBe("?!");
      expect(game.spoken("?!", t, by)).toBe("?!");
      expect(game.pile("?!", t)).toBe("?!");
      expect(
        game.ending({ reason: "", won: null, winners: [0], scores: [], excellent: false, seat: null }, t),
      ).toEqual({
        heading: null,
        reason: "",
        praise: "",
      });
    }
  });
});

test("every game with a board of its own has something on its box", () => {
  for (const game of games) expect(game.cover).not.toBeNull();
});
