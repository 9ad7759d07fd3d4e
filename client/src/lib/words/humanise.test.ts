import { expect, test } from "vitest";
import { humanised } from "./humanise";

test.each([
  ["draw_pile", "Draw pile"],
  ["all-down", "All down"],
  ["handSize", "Hand size"],
  ["tide", "Tide"],
  ["_odd_", "Odd"],
  ["", ""],
])("%s reads %j", (name, label) => {
  expect(humanised(name)).toBe(label);
});
