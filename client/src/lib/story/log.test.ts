import { expect, test } from "vitest";
import { nix } from "../../games/nix";
import { theGame } from "../../games/the_game";
import { en, played, table } from "../../testing";
import { linesOf, storyOf } from "./log";
import type { TableEvent } from "../server/protocol";

const piles = table(theGame);
const other = (event: object): TableEvent => ({ seq: 9000, at: 0, seat: null, ...event }) as TableEvent;

const told = (events: TableEvent[], at = piles): (string | number | null)[][] =>
  linesOf(at, events, en).map((line) =>
    line.plays.length ? [line.seat, line.plays.join(" "), line.drew] : [line.text],
  );

test("the actions of a turn are one line, until it ends", () => {
  const events = [
    played(0, "3>up1"),
    played(0, "5>up1"),
    played(0, "end", { drew: 2, ends_turn: true }),
    played(0, "9>up1"),
  ];
  expect(told(events)).toEqual([
    [0, "3>up1 5>up1", 2],
    [0, "9>up1", 0],
  ]);
});

test("a card that ends the turn itself ends the line", () => {
  const events = [played(0, "3>up1", { ends_turn: true, drew: 1 }), played(0, "5>up1")];
  expect(told(events)).toEqual([
    [0, "3>up1", 1],
    [0, "5>up1", 0],
  ]);
});

test("another seat begins another line, whatever happened to the turn before", () => {
  expect(told([played(0, "3>up1"), played(1, "5>up1")])).toEqual([
    [0, "3>up1", 0],
    [1, "5>up1", 0],
  ]);
});

test("what was taken back leaves the line, and an empty line is none", () => {
  const back = other({ kind: "undone", seat: 0, action: "5>up1" });
  expect(told([played(0, "3>up1"), played(0, "5>up1"), back])).toEqual([[0, "3>up1", 0]]);
  expect(told([played(0, "5>up1"), back])).toEqual([]);
});

test("taking back what this log never saw is told in words", () => {
  expect(told([other({ kind: "undone", seat: 0, action: "5>up1" })])).toEqual([["You take back 5 on Up 1."]]);
});

test("what happened beside stands below, each with a number of its own", () => {
  const egons = table(nix);
  const closing = { kind: "closing", lap: 2, rows: [], log: [], turned: [] };
  const egon = { kind: "egon", turned: "7", action: "single" };
  const events = [
    played(0, "pair:4-4", { ends_turn: true, asides: [egon, closing] }),
    played(1, "none", { ends_turn: true }),
  ];
  expect(told(events, egons)).toEqual([
    [0, "pair:4-4", 0],
    ["EGON turned up 7: Single"],
    ["Lap 3 is over"],
    [1, "none", 0],
  ]);
  const numbers = linesOf(egons, events, en).map((line) => line.seq);
  expect(new Set(numbers).size).toBe(4);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test("who begins is told, talk is not, and signals only of people", () => {
  const signal = { kind: "signalled", pile: "up1", signal: "good" };
  const events = [
    played(1, "begin:1"),
    other({ kind: "said", seat: 0, name: "Anna", text: "hello" }),
    other({ ...signal, seat: 2 }),
    other({ ...signal, seat: 1 }),
  ];
  expect(told(events)).toEqual([["Bert begins."], ["Bert on Up 1: Go ahead here"]]);
});

test("a new game begins a new line", () => {
  const events = [played(0, "3>up1"), other({ kind: "again", same: false }), played(0, "5>up1")];
  expect(told(events)).toEqual([[0, "3>up1", 0], ["A new game is dealt."], [0, "5>up1", 0]]);
});

test("what was said stays with who said it when seats change places or are left", () => {
  const said = (seq: number, seat: number, name: string): TableEvent =>
    other({ kind: "said", seq, seat, name, text: "hello" });
  const seats = (after: object): [number | null, string][] =>
    storyOf(piles, [said(1, 0, "Ole"), said(2, 1, "Anna"), other(after)], en)
      .filter((line) => line.said)
      .map((line) => [line.seat, line.name]);
  expect(seats({ kind: "swapped", seat: 0, other: 1 })).toEqual([
    [1, "Ole"],
    [0, "Anna"],
  ]);
  expect(seats({ kind: "removed", seat: 1, name: "Anna" })).toEqual([
    [0, "Ole"],
    [null, "Anna"],
  ]);
});

test("a new colour is no new name", () => {
  const renamed = (seq: number, name: string): TableEvent => other({ kind: "renamed", seq, seat: 1, name });
  const told = linesOf(piles, [renamed(1, "Bert"), renamed(2, "Bert"), renamed(3, "Ben")], en);
  expect(told.map((line) => line.text)).toEqual(["Guest is called Bert now.", "Guest is called Ben now."]);
});

test("who came without a name is told by the one they have, wherever they sit by now", () => {
  const events = [
    other({ kind: "seated", seq: 1, seat: 1, name: "" }),
    other({ kind: "renamed", seq: 2, seat: 1, before: "", name: "Anna" }),
    other({ kind: "renamed", seq: 3, seat: 0, before: "Bert", name: "Bert" }),
    other({ kind: "swapped", seq: 4, seat: 0, other: 1 }),
  ];
  expect(told(events)).toEqual([["You sit down."], ["Two seats change places."]]);
});

test("who was called otherwise on my seat before me is not me", () => {
  const events = [
    other({ kind: "renamed", seq: 1, seat: 0, before: "Carl", name: "Carla" }),
    other({ kind: "left", seq: 2, seat: 0, name: "Carla" }),
    other({ kind: "seated", seq: 3, seat: 0, name: "Anna" }),
  ];
  expect(told(events)).toEqual([["Carl is called Carla now."], ["Carla gets up."], ["You sit down."]]);
});

test("what was deleted is not told any more", () => {
  const said = (seq: number, text: string): TableEvent =>
    other({ kind: "said", seq, seat: 0, name: "", text });
  expect(storyOf(piles, [said(1, ""), said(2, "hello")], en).filter((line) => line.said).length).toBe(1);
});

test("a bot that is gone is told by the name it came with", () => {
  const events = [
    other({ kind: "seat-set", seq: 2, seat: 1, bot: "casual", name: "Rufus" }),
    other({ kind: "seat-set", seq: 3, seat: 1, bot: null, name: "" }),
    other({ kind: "seat-set", seq: 4, seat: 1, bot: "club", name: "" }),
  ];
  expect(told(events)).toEqual([
    ["A bot sits down: Rufus."],
    ["A seat is open again."],
    [`A bot sits down: ${en("bots-names-club")}.`],
  ]);
});
