// What there is to draw in a view of a game we have never heard of.

import { humanised } from "../../lib/words/humanise";
import type { View } from "../../lib/server/protocol";
import type { Drawn, DrawnTable, Entry, InWords, Reader } from "../parts/text/told";

// These have places of their own at every table.
const COMMON = new Set([
  "game",
  "rules",
  "options",
  "viewer",
  "seat",
  "seats",
  "turn",
  "last_turn",
  "legal",
  "fatal",
  "outcome",
  "deal",
]);
// So have these at ours: above the actions, and at the seats.
const ELSEWHERE = new Set(["hand", "hand_sizes"]);
// A list under such a name that is as long as the table tells something of each player.
const OF_EACH_PLAYER = /(^|_)(hands|sizes|scores|points|totals|players|sides)$/;
// A number under such a name is a player.
const A_PLAYER = /^(seat|player|dealer|starter|leader)$/;
const SHORT = 12;

// The game's own fields, in the order of the view.
export function fieldsOf(view: View, reader: Reader): Entry[] {
  const own = Object.entries(view).filter(([key]) => !COMMON.has(key) && !ELSEWHERE.has(key));
  return entriesOf(own, reader);
}

function entriesOf(pairs: [string, unknown][], reader: Reader): Entry[] {
  return pairs.flatMap(([key, value]) => {
    const drawn = drawnOf(key, value, reader);
    return drawn ? [{ label: humanised(key), drawn }] : [];
  });
}

// Nothing for null: what is not there is not drawn.
export function drawnOf(key: string, value: unknown, reader: Reader): Drawn | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return listOf(key, value, reader);
  if (isRecord(value)) return { kind: "entries", entries: entriesOf(Object.entries(value), reader) };
  return { kind: "word", text: wordOf(key, value, reader) };
}

function wordOf(key: string, value: unknown, reader: Reader): string {
  if (typeof value === "boolean") return value ? reader.yes : reader.no;
  return isPlayer(value, reader) && A_PLAYER.test(key) ? reader.nameOf(value) : String(value);
}

function listOf(key: string, list: unknown[], reader: Reader): Drawn {
  if (list.length === reader.players && OF_EACH_PLAYER.test(key)) return ofPlayers(list, reader);
  if (list.every(isCard)) return { kind: "cards", cards: list.map(String) };
  if (list.every(isRecord)) return tableOf(list, reader);
  return { kind: "list", items: list.flatMap((each) => drawnOf("", each, reader) ?? []) };
}

function ofPlayers(list: unknown[], reader: Reader): Drawn {
  if (list.every(isRecord)) return named(tableOf(list, reader), reader);
  const entries = list.flatMap((each, player) => {
    const drawn = drawnOf("", each, reader);
    return drawn ? [{ label: reader.nameOf(player), drawn }] : [];
  });
  return { kind: "entries", entries };
}

// A table with a row for each player: their names come first, below no heading.
const named = (table: DrawnTable, reader: Reader): DrawnTable => ({
  ...table,
  columns: ["", ...table.columns],
  rows: table.rows.map((row, player) => [{ kind: "word", text: reader.nameOf(player) }, ...row]),
});

function tableOf(list: Record<string, unknown>[], reader: Reader): DrawnTable {
  const keys = [...new Set(list.flatMap(Object.keys))].filter((key) =>
    list.some((each) => each[key] !== null && each[key] !== undefined),
  );
  return {
    kind: "table",
    columns: keys.map(humanised),
    rows: list.map((each) => keys.map((key) => drawnOf(key, each[key], reader))),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isCard = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value.length <= SHORT);

const isPlayer = (value: unknown, reader: Reader): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < reader.players;

// My cards. A hand may also be written as one text, as in "11347J" or "7h 8s".
export function handOf(view: View, reader: Reader): Drawn | null {
  const hand = view.hand;
  if (typeof hand !== "string") return drawnOf("hand", hand, reader);
  const cards = /[\s,]/.test(hand.trim()) ? hand.trim().split(/[\s,]+/) : [...hand];
  return { kind: "cards", cards };
}

// How many cards everybody holds, where the view says so.
export function sizesOf(view: View, seats: number): number[] | undefined {
  const sizes = view.hand_sizes;
  const told = Array.isArray(sizes) && sizes.length >= seats && sizes.every(Number.isInteger);
  return told ? (sizes as number[]) : undefined;
}

const RANGES = [7, 13, 20, 60, 100];

// The highest number that the cards may well have: it gives them their colours.
export function rangeOf(view: View): number {
  const own = Object.entries(view).filter(([key]) => !COMMON.has(key));
  const most = Math.max(1, ...own.flatMap(([, value]) => numbersIn(value)));
  return RANGES.find((range) => most <= range) ?? most;
}

function numbersIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap((each) => (isCount(each) ? [each] : numbersIn(each)));
  return isRecord(value) ? Object.values(value).flatMap(numbersIn) : [];
}

const isCount = (value: unknown): value is number => typeof value === "number";

// All of it, as every game tells its table.
export const inWords: InWords = (view, _, reader) => ({
  things: fieldsOf(view, reader),
  hand: handOf(view, reader),
  sizes: sizesOf(view, reader.seats),
  most: rangeOf(view),
});
