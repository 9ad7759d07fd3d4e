// Keys that mean the same at every table.

import { settings } from "../browser/settings.svelte";
import type { Table } from "./table.svelte";

// Keys that write something in a field; whoever switches them off at a table may still use arrows and the like.
const single = (event: KeyboardEvent): boolean => event.key.length === 1 && event.key !== " ";

// Keys belong to the table unless someone is writing, a dialog is open, or they are switched off.
export function writing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!settings.keys && single(event)) return true;
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
