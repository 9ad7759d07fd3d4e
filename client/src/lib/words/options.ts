// The options of a game in words.

import type { GameClient } from "../../games/game";
import type { Say } from "../../text/index.svelte";
import { humanised } from "./humanise";
import type { GameInfo } from "../server/protocol";

// A game's own words go before those of all games.
function found(game: GameClient, option: string, t: Say): string | undefined {
  const ids = [...game.words.map((own) => `${own}-option-${option}`), `option-${option}`];
  return ids.map((id) => t.find(id)).find((said) => said !== undefined);
}

export const optionLabel = (game: GameClient, name: string, t: Say): string =>
  found(game, name, t) ?? humanised(name);

// What it is about, for those who ask.
export const optionHelp = (game: GameClient, name: string, t: Say): string | undefined =>
  found(game, `${name}-help`, t);

export function optionValue(game: GameClient, name: string, value: unknown, t: Say): string {
  if (typeof value === "boolean") return value ? t("options-yes") : t("options-no");
  if (typeof value !== "number" && typeof value !== "string") return t("rules-own-numbers");
  if (name === "first" && typeof value === "number") return t("options-seat", { number: value + 1 });
  return found(game, `${name}-${value}`, t) ?? String(value);
}

// What is not as usual, as "label: value". How many play is seen at the table, and people agree who begins.
export function changedOptions(
  info: GameInfo | null,
  options: Record<string, unknown>,
  game: GameClient,
  t: Say,
): string[] {
  const usual = (name: string): unknown[] =>
    name === "first" ? ["agree", info?.options[name]?.default] : [info?.options[name]?.default];
  const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return Object.entries(options)
    .filter(([name]) => name !== "players" && info?.options[name])
    .filter(([name, value]) => !usual(name).some((each) => same(each, value)))
    .map(([name, value]) =>
      t("house-told", { name: optionLabel(game, name, t), what: optionValue(game, name, value, t) }),
    );
}
