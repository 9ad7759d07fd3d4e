import { expect, test } from "vitest";
import { playsOf } from "./plays";
import type { TableEvent } from "../server/protocol";

const event = (kind: string, action = ""): TableEvent => ({ kind, action }) as unknown as TableEvent;
const actions = (...events: TableEvent[]): string[] => playsOf(events).map((play) => play.action);

test("what was taken back is gone", () => {
  expect(
    actions(event("started"), event("played", "3>up1"), event("played", "9>up1"), event("undone")),
  ).toEqual(["3>up1"]);
});

test("only the last game counts", () => {
  expect(actions(event("played", "3>up1"), event("again"), event("said"), event("played", "5>up2"))).toEqual([
    "5>up2",
  ]);
});
