// What somebody asked for while the connection was away, in few words: as the button said that they tapped.

import type { Say } from "../../text/index.svelte";
import type { NewRequest } from "../server/connection";
import type { Table } from "../table/table.svelte";
import { botName, calledOf } from "./names";
import { actionText } from "./words";

type Kind = NewRequest["type"];
type Words = { [K in Kind]?: (request: Extract<NewRequest, { type: K }>, table: Table, t: Say) => string };

// All else is nothing that anybody would take back, or is shown elsewhere, as talk is.
const WORDS: Words = {
  play: ({ action }, table, t) => playText(action, table, t),
  undo: (_, __, t) => t("table-undo"),
  "let-stand": (_, __, t) => t("table-let-stand"),
  signal: ({ pile, signal }, { game }, t) => told(game.pile(pile, t), t.find(`signals-${signal}`) ?? "", t),
  concede: (_, __, t) => t("menu-concede-yes"),
  decline: (_, table, t) => declineText(table, t),
  "stand-in": (_, __, t) => t("table-stand-in"),
  return: (_, __, t) => t("vote-back"),
  leave: (_, __, t) => t("menu-leave"),
  again: ({ same }, _, t) => t(same ? "end-same" : "end-again"),
  pace: ({ pace }, _, t) => told(t("menu-pace"), t(`paces-${pace}`), t),
  start: (_, table, t) => t(table.lobby?.mixing ? "mixing-now" : "lobby-start"),
  swap: ({ seat, other }, _, t) =>
    t("lobby-swap", { before: Math.min(seat, other) + 1, number: Math.max(seat, other) + 1 }),
  remove: ({ seat }, table, t) => t("lobby-remove", { name: calledOf(table, seat, t) }),
  "set-seat": ({ seat, bot }, _, t) =>
    told(
      t("house-seat", { number: seat + 1 }),
      bot ? t("bots-level", { name: botName(bot, t) }) : t("lobby-open"),
      t,
    ),
};

export const isTold = ({ type }: NewRequest): boolean => type in WORDS;

export function waitingText(request: NewRequest, table: Table, t: Say): string {
  const words = WORDS[request.type] as ((of: NewRequest, table: Table, t: Say) => string) | undefined;
  return words?.(request, table, t) ?? "";
}

const told = (name: string, what: string, t: Say): string => t("house-told", { name, what });

function playText(action: string, table: Table, t: Say): string {
  if (action === "end") return t("table-end");
  return action.startsWith("begin:") ? t("table-begin") : actionText(table, action, table.seat, t);
}

// What one would rather not follows from what was asked for.
function declineText({ lobby, seat }: Table, t: Say): string {
  if (lobby?.over) return t("end-not-now");
  if (!lobby?.vote) return t("concede-play-on");
  return t(lobby.vote.seat === seat ? "vote-thinking" : "vote-wait");
}
