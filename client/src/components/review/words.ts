// A review in words.

import type { By, GameClient } from "../../games/game";
import type { BalanceInfo, Message, TurnVerdict } from "../../lib/server/protocol";
import { messageIn, type Say } from "../../text/index.svelte";

export const percent = (chance: number, t: Say): string =>
  new Intl.NumberFormat(t.code, { style: "percent" }).format(Math.min(Math.max(chance, 0), 1));

// A change of a chance, in points of a hundred.
export const points = (change: number, t: Say): string =>
  new Intl.NumberFormat(t.code, { signDisplay: "exceptZero", maximumFractionDigits: 0 })
    .format(100 * change)
    .replace("-", "−");

const whole = (chance: number): number => (Math.sign(chance) * Math.round(Math.abs(100 * chance))) / 100;

// The same in whole points, which add up as the exact ones do: luck has what rounding leaves.
export function rounded({
  prior,
  plays,
  result,
}: BalanceInfo): Pick<BalanceInfo, "prior" | "plays" | "luck"> {
  const [start, played] = [whole(prior), whole(plays)];
  return { prior: start, plays: played, luck: result - start - played };
}

// The result as it would have been. Luck brings chances back that plays then give away, too: who gave away more
// than there was at the start had no chance below zero, but that luck to thank.
export const withoutLuck = ({ result, adjusted }: BalanceInfo, t: Say): string =>
  Math.round(100 * adjusted) < 0
    ? t("review-luck-spent", { won: result > 0 })
    : t("review-luck-result", { won: result > 0, chance: percent(adjusted, t) });

export const decimal = (value: number, t: Say): string =>
  new Intl.NumberFormat(t.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

// A chance after a turn, and half of its interval in whole points: not less than it is, for nothing is sure to a hair,
// but what is proved.
export function afterTurn({ after, chance }: Pick<TurnVerdict, "after" | "chance">, t: Say): string {
  const half = Math.ceil(50 * (chance.high - chance.low));
  return half ? `${percent(after, t)} ±${new Intl.NumberFormat(t.code).format(half)}` : percent(after, t);
}

// Of somebody's turn as everybody reads it: nobody is "you".
const byOf = (seat: number, names: string[]): By => ({
  seat,
  me: null,
  nameOf: (player) => names[player] ?? "",
});

export const actionsText = (
  game: GameClient,
  actions: string[],
  seat: number,
  names: string[],
  t: Say,
): string =>
  actions
    .map((action) => (action === "end" ? t("review-ended") : game.action(action, t, byOf(seat, names))))
    .join(", ");

// What a bot says of a turn, each sentence once: two cards may be good for the same reason. What is said of
// another turn, too, tells nothing of the difference.
export function reasonsText(
  game: GameClient,
  reasons: Message[],
  seat: number,
  names: string[],
  t: Say,
  other: Message[] = [],
): string {
  const left = new Set(sentences(game, other, seat, names, t));
  return [...new Set(sentences(game, reasons, seat, names, t))].filter((each) => !left.has(each)).join(" ");
}

function sentences(game: GameClient, reasons: Message[], seat: number, names: string[], t: Say): string[] {
  const naming = game.advising?.(byOf(seat, names)) ?? game.naming;
  return reasons.map((reason) => {
    const seats = Array.isArray(reason.params.seats) ? reason.params.seats.map(Number) : [];
    const params = { ...reason.params, names: seats.map((seat) => names[seat] ?? "EGON") };
    return messageIn(t, { ...reason, params }, naming ? { naming } : {});
  });
}
