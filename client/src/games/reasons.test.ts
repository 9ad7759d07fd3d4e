import { expect, test } from "vitest";
import { de, en, it } from "../testing";
import { messageIn } from "../text/index.svelte";
import { faceToFace } from "./face_to_face";
import { theGame } from "./the_game";

const reason = (code: string, params: Record<string, unknown>) => ({ code, params, text: "" });

test("a reason speaks of piles by the names they have here", () => {
  const skips = reason("why-skips", { card: 55, pile: "down1", count: 1 });
  expect(messageIn(en, skips, theGame)).toBe("55 on Down 1 skips one unplayed card.");
  expect(messageIn(de, skips, theGame)).toBe(
    "Die 55 auf Abstieg 1 überspringt eine Karte, die noch nicht liegt.",
  );
});

test("an opponent speaks of its own piles, not of the reader's", () => {
  const params = { card: 55, pile: "down", count: 4 };
  expect(messageIn(en, reason("why-skips", params), faceToFace)).toBe(
    "55 on its down pile skips 4 unplayed cards.",
  );
  expect(messageIn(de, reason("why-trick", params), faceToFace)).toBe(
    "Die 55 geht auf dem eigenen absteigenden Stapel um zehn zurück: Verlorener Platz ist wieder da.",
  );
  expect(messageIn(it, reason("why-skips", params), faceToFace)).toBe(
    "55 sulla sua pila discendente: salta 4 carte ancora da giocare.",
  );
  expect(messageIn(en, reason("needs-more-only", { pile: "up", top: 9 }), faceToFace)).toBe(
    "Your up pile needs more than 9.",
  );
});
