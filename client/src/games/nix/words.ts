// How actions, cards, EGON's turns and laps read.

import { JOKER, readCombination } from "./choosing/combinations";
import type { Say } from "../../text/index.svelte";
import type { NixAside, RowName } from "./view";

// "pair:4-4*" as "Pair 4-4, super chip".
export function combinationWords(action: string, t: Say): string {
  const match = /^([a-z0-9]+)(?::([1-7J-]+))?(\*?)$/.exec(action);
  const row = match && t.find(`nix-rows-${match[1]}`);
  if (!row) return action;
  return [`${row} ${joined(match[2] ?? "")}`.trim(), match[3] && t("nix-super-chip")]
    .filter(Boolean)
    .join(", ");
}

// Cards of one combination stay on one line: none ends at their hyphens.
const joined = (cards: string): string => cards.replaceAll("-", "-\u2060");

// The same for those who listen: "Pair, 4, joker, super chip".
export function spokenWords(action: string, t: Say): string {
  const { row, cards, super: big } = readCombination(action);
  const named = t.find(`nix-rows-${row}`);
  if (!named) return action;
  return [named, ...cards.map((card) => cardName(card, t)), ...(big ? [t("nix-super-chip")] : [])].join(", ");
}

// What rules write in code, by the names of the table: "pair", "pair:4-4".
export function termWords(code: string, t: Say): string | undefined {
  const { row, cards } = readCombination(code);
  if (t.find(`nix-rows-${row}`) === undefined) return undefined;
  return cards.length ? combinationWords(code, t) : t("nix-row-said", { row });
}

// Cards as one looks through them: values upwards, then jokers.
export const inOrder = (cards: string): string[] => [...cards].sort();

// What followed a play without anyone's doing.
export function asideWords(aside: NixAside, t: Say): string {
  if (aside.kind === "closing") return t("nix-closed", { number: aside.lap + 1 });
  const turned = `${t("nix-egon-turned")} ${inOrder(aside.turned).join(" ")}`;
  return t("house-told", { name: turned, what: combinationWords(aside.action, t) });
}

// "Three fours", "A run from 2 to 5", "4 and 6 with a joker".
export function cardsWords(cards: string[], row: RowName, t: Say): string {
  const values = cards.filter((card) => card !== JOKER).map(Number);
  const jokers = cards.length - values.length;
  if (!values.length) return jokers ? t("nix-a-joker") : t("nix-no-card");
  const said = row.startsWith("run")
    ? runWords(values, jokers, t)
    : t("nix-kind", { count: values.length, value: values[0]! });
  return jokers ? t("nix-with-joker", { cards: said }) : said;
}

function runWords(values: number[], jokers: number, t: Say): string {
  if (jokers || values.length < 3) return t.list(values.map(String));
  return t("nix-run", { from: Math.min(...values), to: Math.max(...values) });
}

// One card of a hand, as it is read out.
export const cardName = (value: string, t: Say): string => (value === JOKER ? t("nix-joker") : value);

// With its sign, as in "+9".
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

// What a combination is about on the board: its row, its cards, and the super chip.
export function litCards(action: string): string[] {
  const { row, cards, super: big } = readCombination(action);
  const lit = [`[data-row="${row}"]`, ...cards.map((card) => `[data-card="${card}"]`)];
  return big ? [...lit, '[data-act="super"]'] : lit;
}
