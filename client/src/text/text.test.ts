import { beforeAll, expect, test } from "vitest";
import { de, en, fr } from "../testing";
import { messageIn, speech } from "./index.svelte";
import { patternsOf } from "./languages";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(() => speech.need("home"));

const message = { code: "not-in-hand", params: { card: 7 }, text: "as the server says it" };

test("a message is said by its code, else as the server did", () => {
  expect(messageIn(en, message)).toBe("7 is not in your hand.");
  expect(messageIn(de, message)).toBe("Die 7 hast du nicht auf der Hand.");
  expect(messageIn(en, { ...message, code: "unheard-of" })).toBe("as the server says it");
});

test("people count seats from one, and a game names what is its own", () => {
  const taken = { code: "seat-taken", params: { seat: 0 }, text: "" };
  expect(messageIn(en, taken)).toBe("Somebody sits on seat 1 already.");
  expect(messageIn(en, message, { naming: () => ({ card: "The joker" }) })).toBe(
    "The joker is not in your hand.",
  );
});

test("numbers, yes and no, and names in a row", () => {
  expect(en("cards", { count: 1 })).toBe("1 card");
  expect(en("too-long", { limit: 12345 })).toContain("12345");
  expect(de("statistics-mean-left", { mean: 12.5 })).toBe("im Mittel 12,5 Karten übrig");
  expect(fr("statistics-mean-left", { mean: 1.5 })).toBe("1,5 carte restante en moyenne");
  expect(en("nix-my-chip", { big: true })).toBe("your super chip");
  expect(en.list(["Anna"])).toBe("Anna");
  expect(de.list(["Anna", "Bert", "Carla"])).toBe("Anna, Bert und Carla");
});

test("another language is chosen by its code; one we do not speak is not", async () => {
  await speech.choose("de");
  expect(speech.t("home-play")).toBe("Spielen");
  await speech.choose("xx");
  expect(speech.code).toBe("de");
  await speech.choose("en");
  expect(speech.t("home-play")).toBe("Play");
});

// Every module that comes with the first page, by following what it imports at once.
function atFirst(path: string, seen = new Set<string>()): Set<string> {
  const text = sources[path];
  if (text === undefined || seen.has(path)) return seen;
  seen.add(path);
  for (const [, from] of text.matchAll(/^\s*(?:import|export) (?!type)[^;]*?from "(\.[^"]+)";/gm)) {
    const base = new URL(from!, `file:///x/${path.replace("../", "")}`).pathname.replace("/x/", "../");
    for (const end of ["", ".ts", "/index.ts", ".svelte.ts"]) atFirst(base + end, seen);
  }
  return seen;
}

test("the first page has all it says without the texts of tables", async () => {
  const modules = [...atFirst("../main.ts")];
  expect(modules).toContain("../components/home/Setup.svelte");
  const home = await patternsOf("en", "home");
  const said = modules.flatMap((path) =>
    path.startsWith("../games/")
      ? []
      : [...sources[path]!.matchAll(/\bt\("([a-z0-9_-]+)"/g)].map((m) => m[1]!),
  );
  expect(said.length).toBeGreaterThan(50);
  expect([...new Set(said)].filter((id) => !(id in home)).toSorted()).toEqual([]);
});
