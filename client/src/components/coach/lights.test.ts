import { expect, test } from "vitest";
import { nix } from "../../games/nix";
import { theGame } from "../../games/the_game";
import { lightsOf } from "./lights";

test("all cards of a turn are lit, and each of its piles once", () => {
  const turn = lightsOf(theGame, ["25>up2", "26>up2", "90>down1"], false);
  const cards = turn.filter((each) => each.includes("data-card"));
  expect(cards.map((each) => /\d+/.exec(each)?.[0])).toEqual(["25", "26", "90"]);
  expect(turn.length - cards.length).toBe(2);
});

test("of equal cards in one action each is lit", () => {
  const pair = lightsOf(nix, ["pair:5-5"], false);
  expect(pair.filter((each) => each.includes("data-card"))).toHaveLength(2);
});
