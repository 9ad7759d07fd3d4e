// How long something lasts, and how much of it is left, in words.

import type { Say } from "../../text/index.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// What a table is offered: for people who sit there together, and for those who look in now and then.
export const CLOCKS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY];

// Whether a turn may last for days.
export const isLong = (seconds: number): boolean => seconds >= DAY;

// A length that somebody has chosen.
export function durationOf(seconds: number, t: Say): string {
  const units = [
    [DAY, "time-days"],
    [HOUR, "time-hours"],
    [MINUTE, "time-minutes"],
  ] as const;
  const [unit, id] = units.find(([each]) => seconds % each === 0) ?? ([1, "time-seconds"] as const);
  return t(id, { count: seconds / unit });
}

// What is left of a time, as exactly as it matters.
export function leftText(seconds: number, t: Say): string {
  if (seconds >= 2 * DAY) return t("time-days", { count: Math.floor(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t("time-hours", { count: Math.floor(seconds / HOUR) });
  if (seconds >= 10 * MINUTE) return t("time-minutes", { count: Math.floor(seconds / MINUTE) });
  if (seconds < 100) return t("time-short", { count: seconds });
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

// From when on one should be told: the last quarter of a turn, but not much more than is needed to act.
export const soonBefore = (clock: number): number =>
  isLong(clock) ? HOUR : Math.min(20, Math.ceil(clock / 3));
