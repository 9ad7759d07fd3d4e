// The order in which tables are listed, and their dates as people say them.

import type { MyTable } from "../../lib/server/protocol";
import type { Say } from "../../text/index.svelte";

// Tables that go on or have not begun; first those that wait for me, then the newest.
export const open = (tables: MyTable[]): MyTable[] =>
  tables.filter((table) => !table.over).sort((one, other) => rank(other) - rank(one) || other.at - one.at);

export const over = (tables: MyTable[]): MyTable[] =>
  tables.filter((table) => table.over).sort((one, other) => other.at - one.at);

const rank = (table: MyTable): number => Number(table.acting.includes(table.seat));

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// "just now", "5 minutes ago", "yesterday", and the date once it is long ago.
export function dateOf(at: number, t: Say, now = Date.now() / 1000): string {
  const ago = now - at;
  const language = t.code;
  if (ago < MINUTE) return t("home-just-now");
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (ago < HOUR) return words.format(-Math.floor(ago / MINUTE), "minute");
  if (ago < DAY) return words.format(-Math.floor(ago / HOUR), "hour");
  if (ago < 7 * DAY) return words.format(-Math.floor(ago / DAY), "day");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at * 1000);
}
