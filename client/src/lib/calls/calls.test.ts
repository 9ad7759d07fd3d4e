import { expect, test } from "vitest";
import { lobby, played, view } from "../../testing";
import type { Outcome, Sync, TableEvent, View } from "../server/protocol";
import { becameMine, soundOf } from "./calls";

const ME = 0;
const OTHER = 1;
const turnOf = (seat: number): View => view({ seat, seats: [seat] });
const end = (more: Partial<Outcome> = {}): Outcome => ({
  reason: "stuck",
  won: false,
  winners: [],
  scores: [12],
  excellent: false,
  seat: OTHER,
  ...more,
});

const sync = (after: View | null, events: TableEvent[] = [], more: Partial<Sync> = {}): Sync => ({
  type: "sync",
  seq: 1,
  table: lobby(),
  seat: ME,
  view: after,
  signals: [],
  events,
  ...more,
});

const undone = (seat: number): TableEvent => ({ seq: 9, at: 0, kind: "undone", seat, action: "37>up1" });

test("it becomes my turn once, when the other's ends or the cards are dealt", () => {
  expect(becameMine(sync(turnOf(ME)), turnOf(OTHER))).toBe(true);
  expect(becameMine(sync(turnOf(ME)), null)).toBe(true);
  expect(becameMine(sync(turnOf(ME)), turnOf(ME))).toBe(false);
  expect(becameMine(sync(turnOf(OTHER)), turnOf(ME))).toBe(false);
});

test("nobody is called to a game that is over, by their own hand, or where they only watch", () => {
  const over = view({ seats: [ME], outcome: end() });
  expect(becameMine(sync(over), turnOf(OTHER))).toBe(false);
  expect(becameMine(sync(turnOf(ME), [undone(ME)]), view({ seats: [] }))).toBe(false);
  expect(becameMine(sync(turnOf(ME), [], { seat: null }), turnOf(OTHER))).toBe(false);
});

test("who plays alone is not called", () => {
  const alone = lobby({ seats: lobby().seats.slice(0, 1) });
  expect(becameMine(sync(turnOf(ME), [], { table: alone }), null)).toBe(false);
});

test("a card is heard, whoever plays it; the end of a turn and what lies still are not", () => {
  expect(soundOf(sync(turnOf(OTHER), [played(OTHER, "37>up1")]), turnOf(OTHER))).toBe("card");
  expect(soundOf(sync(turnOf(ME), [played(ME, "37>up1")]), turnOf(ME))).toBe("card");
  expect(soundOf(sync(turnOf(OTHER), [played(ME, "end")]), turnOf(ME))).toBeNull();
  expect(soundOf(sync(turnOf(OTHER), [played(OTHER, "begin:1")]), null)).toBeNull();
  expect(soundOf(sync(turnOf(OTHER)), turnOf(OTHER))).toBeNull();
});

test("my turn is heard before the cards that led to it, and the end before all", () => {
  const plays = [played(OTHER, "37>up1"), played(OTHER, "end")];
  expect(soundOf(sync(turnOf(ME), plays), turnOf(OTHER))).toBe("turn");
  expect(soundOf(sync(view({ outcome: end() }), plays), turnOf(OTHER))).toBe("over");
  expect(soundOf(sync(view({ outcome: end({ won: true }) }), plays), turnOf(OTHER))).toBe("won");
  expect(soundOf(sync(view({ outcome: end({ won: null, winners: [ME] }) })), turnOf(OTHER))).toBe("won");
  expect(soundOf(sync(view({ outcome: end({ won: null, winners: [OTHER] }) })), turnOf(OTHER))).toBe("over");
});

test("an end is heard once", () => {
  const over = view({ outcome: end() });
  expect(soundOf(sync(over), over)).toBeNull();
});
