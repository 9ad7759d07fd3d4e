// Keys that mean the same at every table.

import type { Table } from "./table.svelte";

// Keys belong to the table unless someone is writing or a dialog is open.
export function writing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return target instanceof Element && !!target.closest("input, textarea, select, dialog");
}

// Whether the key meant something here.
export function shortcut(table: Table, key: string): boolean {
  if (key === "u" && table.mayUndo) table.send({ type: "undo" });
  else if (key === "e" && table.view?.legal.includes("end")) {
    table.send({ type: "play", action: "end" });
  } else return false;
  return true;
}
