// The door to all of this, loaded when somebody asks for it.

import type { Table } from "../table/table.svelte";
import { check, type Finding } from "./check";
import { mixesAt } from "./memory";

export type { Finding } from "./check";

export async function verify(table: Table): Promise<Finding[]> {
  if (!table.view) return [];
  const deals = (await table.game.deals?.()) ?? null;
  const { seat, view, events } = table;
  const bots = (table.lobby?.seats ?? []).flatMap(({ kind }, place) => (kind === "bot" ? [place] : []));
  const daily = !!table.lobby?.daily;
  return check({ seat, bots, view, events, mixes: mixesAt(table.id), deals: deals?.deals ?? null, daily });
}
