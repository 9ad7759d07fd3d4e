// What is said about puzzles in several places.

import type { Message } from "../../lib/server/protocol";
import type { Table } from "../../lib/table/table.svelte";
import { actionText, named } from "../../lib/words/words";
import type { Code } from "../../text/languages";
import type { Say } from "../../text/index.svelte";
import { advised } from "../coach/advised";

export const themeName = (theme: string, t: Say): string => t.find(`puzzles-themes-${theme}`) ?? theme;

// Of a hundred games.
export const inHundred = (share: number): number => Math.round(100 * share);

// A turn in short, as the log has it.
export const turnText = (table: Table, actions: string[], t: Say): string =>
  actions.map((action) => actionText(table, action, table.seat, t)).join(", ");

// What speaks for a turn, in the words of hints; each thing once.
export function reasonsText(
  table: Table,
  told: { actions: { reasons: Message[] }[]; reasons: Message[] },
  t: Say,
): string[] {
  const all = [...told.actions.flatMap(({ reasons }) => reasons), ...told.reasons];
  return [...new Set(all.map((reason) => advised(table, named(table, reason, t))))].filter(Boolean);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// "in 40 minutes", "tomorrow", "in 3 days".
export function inTime(at: number, language: Code, now = Date.now() / 1000): string {
  const left = Math.max(0, at - now);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (left < HOUR) return words.format(Math.ceil(left / MINUTE), "minute");
  if (left < DAY) return words.format(Math.round(left / HOUR), "hour");
  return words.format(Math.round(left / DAY), "day");
}
