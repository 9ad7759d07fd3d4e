import { expect, test } from "vitest";
import type { Table } from "../../../../lib/table/table.svelte";
import { mySignal, say } from "./shown";

test("what is said a second time is taken back, of this pile and by me alone", () => {
  const sent: unknown[] = [];
  const signals = [
    { seat: 1, pile: "up1", signal: "good" },
    { seat: 0, pile: "up2", signal: "good" },
    { seat: 0, pile: "up1", signal: "leave" },
  ];
  const table = { seat: 0, signals, send: (wish: unknown) => sent.push(wish) } as unknown as Table;
  expect(mySignal(table, "up1")).toBe("leave");
  for (const choice of ["leave", "leave-strong", "good"] as const) say(table, "up1", choice);
  expect(sent).toEqual([
    { type: "signal", pile: "up1", signal: "none" },
    { type: "signal", pile: "up1", signal: "leave-strong" },
    { type: "signal", pile: "up1", signal: "good" },
  ]);
});
