// What is said by way of advice: hints, and guided games.

import type { By, GameClient } from "../../games/game";
import type { Message } from "../../lib/server/protocol";
import type { Table } from "../../lib/table/table.svelte";
import { byOf } from "../../lib/words/words";
import { speech } from "../../text/index.svelte";

export const advised = (table: Table, message: Message): string =>
  said(table.game, message, byOf(table, table.seat, speech.t));

// Where there is no table, whoever reads sits on the first seat.
const READER: By = { seat: 0, me: 0, nameOf: (seat) => speech.t("house-seat", { number: seat + 1 }) };

export function said(game: GameClient, message: Message, by = READER): string {
  const naming = game.advising?.(by) ?? game.naming;
  return speech.message(message, naming ? { naming } : {});
}
