import { expect, test } from "vitest";
import { played } from "../../testing";
import type { TableEvent } from "../server/protocol";
import { botSeatsOf, canSayWhy, sinceTurnOf } from "./since";

const ME = 0;
const FIVE = 5;
const turn = (seat: number, ...cards: number[]): TableEvent[] => [
  ...cards.map((card) => played(seat, `${card}>up1`)),
  played(seat, "end", { drew: cards.length, ends_turn: true }),
];
const told = (seat: number | null, events: TableEvent[], seats = FIVE): [number, string[]][] =>
  sinceTurnOf(seat, events, seats).map(({ seat: by, plays }) => [by, plays]);
const event = (kind: "started" | "again"): TableEvent => ({
  seq: 1,
  at: 0,
  seat: null,
  kind,
  same: false,
  commitment: null,
});

test("with five players it is all four others, each with their cards", () => {
  const events = [...turn(ME, 2, 3), ...turn(1, 5), ...turn(2, 7, 8, 9), ...turn(3, 11), ...turn(4, 12, 13)];
  expect(told(ME, events)).toEqual([
    [1, ["5>up1"]],
    [2, ["7>up1", "8>up1", "9>up1"]],
    [3, ["11>up1"]],
    [4, ["12>up1", "13>up1"]],
  ]);
  expect(sinceTurnOf(ME, events, FIVE)[1]?.drew).toBe(3);
});

test("it stays while I play, and begins anew when my turn has ended", () => {
  const events = [...turn(ME, 2), ...turn(1, 5), played(ME, "20>up1")];
  expect(told(ME, events)).toEqual([[1, ["5>up1"]]]);
  expect(told(ME, [...events, ...turn(ME, 21)])).toEqual([]);
});

test("before my first turn it is all that was played, and what is taken back is not told", () => {
  const undone = { seq: 99, at: 0, kind: "undone", seat: 1, action: "50>up1" } as TableEvent;
  const events = [event("started"), played(1, "begin:1"), played(1, "50>up1"), undone, ...turn(1, 5)];
  expect(told(ME, events)).toEqual([[1, ["5>up1"]]]);
});

test("another game begins with nothing", () => {
  expect(told(ME, [...turn(1, 5), event("again")])).toEqual([]);
});

test("who watches sees what everybody did last", () => {
  const events = [...turn(0, 2), ...turn(1, 5), ...turn(2, 7), ...turn(0, 20)];
  expect(told(null, events, 3)).toEqual([
    [1, ["5>up1"]],
    [2, ["7>up1"]],
    [0, ["20>up1"]],
  ]);
});

test("of its last turn a bot can say why, and a person of none", () => {
  const bot = { by_bot: true };
  const events = [
    ...[played(2, "5>up1", bot), played(2, "end", { ...bot, ends_turn: true })],
    ...turn(1, 7),
    played(2, "9>up1", bot),
  ];
  const turns = sinceTurnOf(null, events, FIVE);
  expect(turns.map((each) => canSayWhy(each, turns))).toEqual([false, false, true]);
  expect(botSeatsOf(events)).toEqual([2]);
  expect(botSeatsOf([...events, event("again"), played(0, "3>up1", bot)])).toEqual([0]);
});
