import { expect, test } from "vitest";
import { texts } from "./texts";
import { closingOf, type NixAside } from "./view";
import { asideWords, combinationWords } from "./words";

const closing = (pass: number): NixAside => ({ kind: "closing", pass, rows: [], log: [], turned: [] });
const egon: NixAside = { kind: "egon", turned: "77", action: "pair" };

test.each([
  ["pair:4-4*", "Pair 4-4, super chip", "Paar 4-4, Superchip"],
  ["none", "No card", "Keine Karte"],
  ["unheard-of", "unheard-of", "unheard-of"],
])("%s", (action, english, german) => {
  expect(combinationWords(action, texts.en)).toBe(english);
  expect(combinationWords(action, texts.de)).toBe(german);
});

test("EGON's turn and the end of a pass", () => {
  expect(asideWords(egon, texts.en)).toBe("EGON turned up 7 7: Pair");
  expect(asideWords(closing(3), texts.de)).toBe("Der 4. Durchgang ist vorbei");
});

test("the board to show is that of the last pass that closed", () => {
  expect(closingOf([closing(0), egon, closing(1)])?.pass).toBe(1);
  expect(closingOf([egon])).toBeNull();
});
