// Results in words, and days as people write them.

import type { Ending, GameInfo } from "../../lib/server/protocol";
import type { Say } from "../../text/index.svelte";

export type Scored = Pick<Ending, "won" | "score">;

// "won", "12 cards left", "lost, 129 points": what one says of a game that is over.
export function resultText({ won, score }: Scored, info: GameInfo | undefined, t: Say): string {
  if (info?.cooperative) return won ? t("daily-won") : scoreText(score, info, t);
  const ended = won ? t("daily-won") : t("daily-lost");
  return `${ended}, ${scoreText(score, info, t)}`;
}

export function scoreText(score: number, info: GameInfo | undefined, t: Say): string {
  if (info?.score === "cards-left") return t("daily-left", { count: score });
  return info?.score === "points" ? t("points", { count: score }) : String(score);
}

export function effortText({ turns, hints }: Pick<Ending, "turns" | "hints">, t: Say): string {
  const told = t("daily-turns", { count: turns });
  return hints ? `${told}, ${t("daily-hints", { count: hints })}` : told;
}

// A day as UTC has it: 2026-11-17.
export function dayText(day: string, language: string, style: "long" | "medium" = "long"): string {
  return new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: "UTC" }).format(new Date(day));
}

export function dayBeside(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export const dateText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);

// With the time of day, where a day may have had several.
export const momentText = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);

// The weeks of a month from Monday on: days, or null where the week belongs to another month.
export function weeksOf(day: string): (string | null)[][] {
  const first = new Date(`${day.slice(0, 7)}-01`);
  const before = (first.getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (const date = new Date(first); date.getUTCMonth() === first.getUTCMonth();) {
    cells.push(date.toISOString().slice(0, 10));
    date.setUTCDate(date.getUTCDate() + 1);
  }
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
