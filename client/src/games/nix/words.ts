// How actions, EGON's turns and passes read.

import type { NixText } from "./texts";
import type { NixAside } from "./view";

// "pair:4-4*" as "Pair 4-4, super chip".
export function combinationWords(action: string, t: NixText): string {
  const match = /^([a-z0-9]+)(?::([1-7J-]+))?(\*?)$/.exec(action);
  const row = match && t.rows[match[1]!];
  if (!row) return action;
  return [`${row} ${match[2] ?? ""}`.trim(), match[3] && t.superChip].filter(Boolean).join(", ");
}

// What followed a play without anyone's doing.
export function asideWords(aside: NixAside, t: NixText): string {
  if (aside.kind === "closing") return t.closed(aside.pass + 1);
  return `${t.egonTurned} ${[...aside.turned].join(" ")}: ${combinationWords(aside.action, t)}`;
}
