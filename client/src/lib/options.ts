// The options of a game in words.

import type { GameText } from "../games/game";
import type { Text } from "../text/en";
import type { OptionText } from "../text/languages";
import { humanised } from "./humanise";
import type { GameInfo } from "./protocol";

export const optionText = (own: GameText, name: string, t: Text): OptionText =>
  own.options[name] ?? t.options.known[name] ?? { label: humanised(name) };

export function optionValue(own: GameText, name: string, value: unknown, t: Text): string {
  if (typeof value === "boolean") return value ? t.options.yes : t.options.no;
  if (typeof value !== "number" && typeof value !== "string") return t.rules.ownNumbers;
  if (name === "first" && typeof value === "number") return t.options.seat(value + 1);
  return optionText(own, name, t).values?.[String(value)] ?? String(value);
}

// What is not as usual, as "label: value". How many play is seen at the table, and people agree who begins.
export function changedOptions(
  info: GameInfo | null,
  options: Record<string, unknown>,
  own: GameText,
  t: Text,
): string[] {
  const usual = (name: string): unknown[] =>
    name === "first" ? ["agree", info?.options[name]?.default] : [info?.options[name]?.default];
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return Object.entries(options)
    .filter(([name]) => name !== "players" && info?.options[name])
    .filter(([name, value]) => !usual(name).some((each) => same(each, value)))
    .map(([name, value]) => `${optionText(own, name, t).label}: ${optionValue(own, name, value, t)}`);
}
