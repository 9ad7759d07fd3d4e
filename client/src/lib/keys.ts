// Keys that mean the same at every table with piles.

import type { Table } from "./table.svelte";

// Whether the key meant something here.
export function shortcut(table: Table, key: string): boolean {
  if (key === "u" && table.mayUndo) table.send({ type: "undo" });
  else if (key === "e" && table.view?.legal.includes("end")) {
    table.send({ type: "play", action: "end" });
  } else return false;
  return true;
}
