import { expect, test } from "vitest";
import type { TableEvent } from "../../../lib/server/protocol";
import { played } from "../../../testing";
import { isShown, lastClosed, secondsLeft, type Looking } from "./closing";
import type { ClosingAside } from "../view";

const closing = (lap: number): ClosingAside => ({ kind: "closing", lap, rows: [], log: [], turned: [] });
const egon = { kind: "egon", turned: "77", action: "pair" };
const again = { seq: 99, seat: 0, at: 0, kind: "again", same: false } as unknown as TableEvent;

test("the last lap that was closed in this game", () => {
  const first = played(0, "single:1", { asides: [egon, closing(0)] });
  const second = played(0, "single:1", { asides: [closing(1)] });
  const events = [first, played(1, "pair:4-4"), second, played(1, "none", { asides: [egon] })];
  expect(lastClosed(events)).toEqual({ seq: second.seq, board: closing(1) });
  expect(lastClosed([...events, again])).toBeNull();
  expect(lastClosed([played(1, "pair:4-4")])).toBeNull();
});

const closed = { seq: 20, board: closing(0) };
const at = (more: Partial<Looking>): Looking => ({
  seat: 0,
  begun: 5,
  looked: 0,
  pause: null,
  now: 100,
  ...more,
});
const pause = { until: 107.2, seen: [1] };

test.each<[string, boolean, Partial<Looking>, boolean]>([
  ["while the table waits for me", true, { pause }, true],
  ["also for who watches", true, { pause, seat: null }, true],
  ["not once I have looked", true, { pause, seat: 1 }, false],
  ["not once the time has come", true, { pause, now: 108 }, false],
  ["not once I went on", true, { pause, looked: 20 }, false],
  ["where no table waits, when it happened just now", false, {}, true],
  ["where no table waits, until I go on", false, { looked: 20 }, false],
  ["not from before this page", false, { begun: 20 }, false],
  ["from before this page, where nobody has played since", true, { begun: 20 }, true],
])("a closed lap is shown: %s", (_, isLatest, more, shown) => {
  expect(isShown(closed, isLatest, at(more))).toBe(shown);
});

test("how long the table waits", () => {
  expect(secondsLeft(pause, 100)).toBe(8);
  expect(secondsLeft(pause, 120)).toBe(0);
  expect(secondsLeft(null, 0)).toBe(0);
});
