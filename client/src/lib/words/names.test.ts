import { expect, test } from "vitest";
import { theGame } from "../../games/the_game";
import { en, table } from "../../testing";
import { nameOfNewBot, turnOf } from "./names";

test("a bot has a name of its own: by its seat, or the next that nobody has", () => {
  expect(nameOfNewBot(1, [])).toBe("Ole");
  expect(nameOfNewBot(1, ["Ole", "Nora"])).toBe("Pia");
  expect(nameOfNewBot(4, ["Selma", "Tilda"])).toBe("Nora");
});

test("my turn is told as mine, also where nobody can act, as in a replay", () => {
  const here = table(theGame);
  expect(turnOf(here, here.me, en)).toBe("Your turn");
  expect(turnOf(here, 1, en)).toBe("Bert’s turn");
});
