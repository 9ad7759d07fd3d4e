// The answers to questions at a table in text.

import type { View } from "../../../lib/server/protocol";
import { sinceTurnOf, type DoneTurn } from "../../../lib/story/since";
import type { Table } from "../../../lib/table/table.svelte";
import { calledOf, turnOf } from "../../../lib/words/names";
import { bindingWords, spokenText } from "../../../lib/words/words";
import { messageIn, type Say } from "../../../text/index.svelte";
import type { Question } from "./questions";
import { textOf, type Told } from "./told";

export function answerOf(question: Question, table: Table, view: View, told: Told, t: Say): string {
  switch (question) {
    case "cards":
      return told.hand ? textOf(told.hand, t) || t("text-no-cards") : t("table-watching");
    case "table":
      return told.things
        .map(({ label, drawn }) => t("house-told", { name: label, what: textOf(drawn, t) }))
        .join(". ");
    case "binding":
      return binding(table, t);
    case "legal":
      return legal(table, view, t);
    case "last":
      return last(table, t);
    case "next":
      return next(table, view, t);
  }
}

function binding(table: Table, t: Say): string {
  const words = bindingWords(table, (message) => messageIn(t, message, table.game), t);
  return (
    words
      .map(({ text }) => text)
      .filter(Boolean)
      .join(" ") || t("text-unbound")
  );
}

function legal(table: Table, view: View, t: Say): string {
  if (!table.mine) return t("text-not-yours");
  return view.legal.map((action) => saying(table, action, t)).join(t("text-between"));
}

// One of my actions as it is read out.
export function saying(table: Table, action: string, t: Say): string {
  if (action === "end") return t("table-end");
  return action.startsWith("begin:") ? t("table-begin") : spokenText(table, action, table.seat, t);
}

function last(table: Table, t: Say): string {
  const turns = sinceTurnOf(table.seat, table.events, table.lobby?.seats.length ?? 0);
  return turns.map((turn) => turnWords(table, turn, t)).join(". ") || t("text-no-turn");
}

function turnWords(table: Table, { seat, plays, drew, ended }: DoneTurn, t: Say): string {
  const done = plays.map((action) => spokenText(table, action, seat, t));
  const drawn = ended && table.info?.draws ? [t("table-drew", { count: drew })] : [];
  return t("house-told", { name: calledOf(table, seat, t), what: [...done, ...drawn].join(", ") });
}

// Whose turn it is, and who sits behind them.
function next(table: Table, view: View, t: Say): string {
  if (view.seat === null) return view.outcome ? t("text-over") : t("table-agreeing");
  const seats = table.lobby?.seats.length ?? 1;
  const after = Array.from({ length: seats - 1 }, (_, step) => ((view.seat ?? 0) + step + 1) % seats);
  const now = turnOf(table, view.seat, t);
  const names = after.map((seat) => calledOf(table, seat, t)).join(", ");
  return names ? `${now}. ${t("text-then", { names })}` : now;
}
