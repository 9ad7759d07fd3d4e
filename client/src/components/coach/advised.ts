// What is said by way of advice: hints, and guided games.

import type { GameClient } from "../../games/game";
import type { Message } from "../../lib/server/protocol";
import type { Table } from "../../lib/table/table.svelte";
import { speech } from "../../text/index.svelte";

export const advised = (table: Table, message: Message): string => said(table.game, message);

// The same where there is no table.
export function said(game: GameClient, message: Message): string {
  const naming = game.advising ?? game.naming;
  return speech.message(message, naming ? { naming } : {});
}
