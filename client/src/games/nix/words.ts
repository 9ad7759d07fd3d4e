// How actions, cards, EGON's turns and laps read.

import { JOKER } from "./choosing/combinations";
import type { NixText } from "./texts";
import type { NixAside, RowName } from "./view";

// "pair:4-4*" as "Pair 4-4, super chip".
export function combinationWords(action: string, t: NixText): string {
  const match = /^([a-z0-9]+)(?::([1-7J-]+))?(\*?)$/.exec(action);
  const row = match && t.rows[match[1]!];
  if (!row) return action;
  return [`${row} ${match[2] ?? ""}`.trim(), match[3] && t.superChip].filter(Boolean).join(", ");
}

// What followed a play without anyone's doing.
export function asideWords(aside: NixAside, t: NixText): string {
  if (aside.kind === "closing") return t.closed(aside.lap + 1);
  return `${t.egonTurned} ${[...aside.turned].join(" ")}: ${combinationWords(aside.action, t)}`;
}

// "Three fours", "A run from 2 to 5", "4 and 6 with a joker".
export function cardsWords(cards: string[], row: RowName, t: NixText): string {
  const values = cards.filter((card) => card !== JOKER).map(Number);
  const jokers = cards.length - values.length;
  if (!values.length) return jokers ? t.aJoker : t.noCard;
  const said = row.startsWith("run") ? runWords(values, jokers, t) : t.kind(values.length, values[0]!);
  return jokers ? t.withJoker(said) : said;
}

function runWords(values: number[], jokers: number, t: NixText): string {
  if (jokers || values.length < 3) return t.values(values.map(String));
  return t.run(Math.min(...values), Math.max(...values));
}

// One card of a hand, as it is read out.
export const cardName = (value: string, t: NixText): string => (value === JOKER ? t.joker : value);

// With its sign, as in "+9".
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
