import { afterEach, expect, test } from "vitest";
import { shapeOf } from "../testing";
import { languages, speech } from "./index.svelte";

afterEach(() => speech.choose("en"));

test("every language says the same things", () => {
  for (const [code, text] of Object.entries(languages)) {
    expect(shapeOf(text)).toEqual(shapeOf(languages.en));
    expect(text.code).toBe(code);
  }
});

test("nothing is left empty", () => {
  const empty = (text: object): string[] =>
    Object.entries(text).flatMap(([key, value]: [string, unknown]) => {
      if (typeof value === "object" && value !== null) return empty(value);
      return value === "" ? [key] : [];
    });
  for (const text of Object.values(languages)) expect(empty(text)).toEqual([]);
});

const message = { code: "not-in-hand", params: { card: 7 }, text: "as the server says it" };

test("a message is said by the game, else by the house, else by the server", () => {
  expect(speech.message(message)).toBe("7 is not in your hand.");
  expect(speech.message(message, { "not-in-hand": () => "own words" })).toBe("own words");
  expect(speech.message({ ...message, code: "unheard-of" })).toBe("as the server says it");
});

test("another language is chosen by its code; one we do not speak is not", () => {
  speech.choose("de");
  expect(speech.message(message)).toBe("Die 7 hast du nicht auf der Hand.");
  speech.choose("xx");
  expect(speech.code).toBe("de");
});
