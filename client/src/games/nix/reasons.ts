// Why a bot plays so, from row, cards and numbers.

import { listed } from "../../text/listing";
import type { Messages, Texts } from "../../text/languages";

type Params = Record<string, unknown>;

// The value of a kind, empty for a joker alone; a joker may stand with it.
const valueOf = (cards: string): string => (cards === "J" ? "" : cards.slice(0, 1));
const joined = (cards: string): boolean => cards !== "J" && cards.includes("J");

function combination(p: Params): string {
  const row = String(p.row);
  const cards = String(p.cards);
  if (row === "none") return "The empty hand";
  if (row.startsWith("run")) return `The run ${[...cards].join("-")}`;
  if (row === "single") return `The single ${valueOf(cards) || "joker"}`;
  return `The ${row} of ${valueOf(cards)}s${joined(cards) ? " with a joker" : ""}`;
}

const COUNTS = ["no more chips are", "one more chip is", "two more chips are", "three more chips are"];
const points = (n: unknown): string => (n === 1 ? "1 point" : `${n} points`);
const puts = (p: Params): string =>
  `${combination(p)} puts ${p.super ? "the super chip" : "a chip"} on ${points(p.points)}`;

function reserve(p: Params): string {
  const count = Number(p.jokers);
  const jokers = count === 1 ? ["a joker"] : count ? [`${count} jokers`] : [];
  const kept = [...jokers, ...(p.super ? ["the super chip"] : [])];
  return kept.length ? `, with ${listed(kept, "and")} in reserve` : "";
}

const en: Messages = {
  "why-last-chip": (p) => `${puts(p)}, and no chip comes after it.`,
  "why-chip": (p) =>
    `${puts(p)}; ${COUNTS[Number(p.count)] ?? "more than three chips are"} likely to push it on, so it should bring about ${p.worth}.`,
  "why-own-chip": () => "It gives up a chip of its own at the end of the row.",
  "why-pushes": (p) => `It pushes a chip of ${listed(p.names, "and")} off the board.`,
  "why-hand": (p) =>
    `The ${p.cards === 1 ? "last card" : `${p.cards} cards left`} should bring about ${p.worth} later${reserve(p)}.`,
  "why-empty-hand": (p) =>
    `No card is left: the rounds to come bring about ${p.worth} with the empty hand${reserve(p)}.`,
};

const KINDS: Record<string, string> = { quad: "Vierling", triple: "Drilling", pair: "Zwilling" };

function kombination(p: Params): string {
  const row = String(p.row);
  const cards = String(p.cards);
  if (row === "none") return "Die leere Hand";
  if (row.startsWith("run")) return `Die Straße ${[...cards].join("-")}`;
  if (row === "single") return valueOf(cards) ? `Die einzelne ${valueOf(cards)}` : "Der einzelne Joker";
  return `Der ${valueOf(cards)}er-${KINDS[row] ?? row}${joined(cards) ? " mit Joker" : ""}`;
}

const ANZAHLEN = [
  "keiner schiebt ihn wohl noch weiter",
  "einer schiebt ihn wohl noch weiter",
  "zwei schieben ihn wohl noch weiter",
  "drei schieben ihn wohl noch weiter",
];
const punkte = (n: unknown): string => (n === 1 ? "1 Punkt" : `${n} Punkte`);
const legt = (p: Params): string =>
  `${kombination(p)} legt ${p.super ? "den Superchip" : "einen Chip"} auf ${punkte(p.points)}`;

function reserveDe(p: Params): string {
  const count = Number(p.jokers);
  const jokers = count === 1 ? ["einem Joker"] : count ? [`${count} Jokern`] : [];
  const kept = [...jokers, ...(p.super ? ["dem Superchip"] : [])];
  return kept.length ? `, mit ${listed(kept, "und")} in Reserve` : "";
}

const de: Messages = {
  "why-last-chip": (p) => `${legt(p)}, und danach kommt kein Chip mehr.`,
  "why-chip": (p) =>
    `${legt(p)}; ${ANZAHLEN[Number(p.count)] ?? "mehr als drei schieben ihn wohl noch weiter"}, er sollte also etwa ${p.worth} bringen.`,
  "why-own-chip": () => "Dafür fällt ein eigener Chip am Ende der Reihe vom Brett.",
  "why-pushes": (p) => `Er stößt einen Chip von ${listed(p.names, "und")} vom Brett.`,
  "why-hand": (p) =>
    `${p.cards === 1 ? "Die letzte Karte sollte" : `Die übrigen ${p.cards} Karten sollten`} später etwa ${p.worth} bringen${reserveDe(p)}.`,
  "why-empty-hand": (p) =>
    `Keine Karte ist übrig: Die nächsten Runden bringen mit leerer Hand etwa ${p.worth}${reserveDe(p)}.`,
};

export const reasons: Texts<Messages> = { en, de };
