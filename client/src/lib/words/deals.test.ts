import { expect, test } from "vitest";
import { dealOf, kindOf } from "./deals";

test.each([
  ["", "nothing"],
  ["  ", "nothing"],
  ["monday", "word"],
  ["7", "word"],
  ["2026-11-17", "word"],
  ["1999-12-24", "word"],
  ["123456789012", "word"],
  ["1 nice evening", "word"],
  ["1ABC-DEFG-HJK0", "code"],
  ["1abc defg hjko", "code"],
  ["1ABC-DEFG-HJK", "broken"],
  ["1ABC-DEFG", "broken"],
  ["1ABC-DEFGH-JK0", "broken"],
  ["1ABCDEFGHJK0", "broken"],
  ["x".repeat(121), "long"],
])("%j is a %s", (typed, kind) => {
  expect(kindOf(typed)).toBe(kind);
});

test("the line at the end of a game may be copied as a whole", () => {
  expect(dealOf(" Deal 1ABC-DEFG-HJK0 ")).toBe("1ABC-DEFG-HJK0");
  expect(dealOf("Kartenverteilung 1ABC-DEFG-HJK0")).toBe("1ABC-DEFG-HJK0");
  expect(dealOf("Deal me in")).toBe("Deal me in");
});
