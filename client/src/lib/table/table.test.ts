import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { general } from "../../games/general";
import { lastSocket, lobby, played, stubBrowser, view } from "../../testing";
import type { MixingInfo, TableEvent } from "../server/protocol";
import { Table } from "./table.svelte";

let table: Table;
let seq: number;

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  const getItem = (key: string) => kept.get(key) ?? null;
  vi.stubGlobal("localStorage", { getItem, setItem: (key: string, value: string) => kept.set(key, value) });
  stubBrowser();
  seq = 0;
  table = new Table("ABCDE12345", general, null);
  lastSocket().open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// How things are after one more event.
function tell(mixing: MixingInfo | null, seat: number | null = 1): void {
  const told = lobby({ started: false, mixes: true, mixing });
  lastSocket().say({ type: "sync", seq: ++seq, events: [], table: told, view: null, seat, signals: [] });
}

const mixes = (): unknown[] =>
  lastSocket()
    .sent.filter(({ type }) => type === "mix")
    .map(({ text }) => text);

test("who taps twice plays once, and may play the same again once it is answered", () => {
  const plays = (): unknown[] => lastSocket().sent.filter(({ type }) => type === "play");
  const play = (action: string): void => table.send({ type: "play", action });
  ["37>up1", "37>up1", "38>up1"].forEach(play);
  expect(plays()).toMatchObject([{ action: "37>up1" }, { action: "38>up1" }]);
  lastSocket().say({ type: "ack", id: (plays()[0] as { id: string }).id, seq: 1 });
  play("37>up1");
  expect(plays()).toHaveLength(3);
});

test("what was done while the connection is away waits, once, and what was said goes back to be changed", () => {
  lastSocket().lose();
  const stand = { type: "let-stand" } as const;
  for (const request of [stand, stand, { type: "leave" } as const]) table.send(request);
  table.say("none of mine fit");
  expect(table.waiting.map(({ request }) => request.type)).toEqual(["let-stand", "leave"]);
  expect(table.unsaid.map(({ text }) => text)).toEqual(["none of mine fit"]);
  table.unsay(table.unsaid[0]!);
  table.withdraw(table.waiting[1]!.id);
  expect([table.draft, table.unsaid]).toEqual(["none of mine fit", []]);
  vi.advanceTimersByTime(1000);
  lastSocket().open();
  expect(lastSocket().sent.map(({ type }) => type)).toEqual(["let-stand"]);
  expect(table.waiting).toEqual([]);
});

test("words that are refused come back as they were, whatever was said since", () => {
  const refuse = (text: string): void => {
    const { id } = lastSocket().sent.find((each) => each.text === text)!;
    const error = { code: "talk-numbers", params: { word: "42" }, text: "" };
    lastSocket().say({ type: "error", id, error });
  };
  table.say("I have 42");
  table.say("sorry");
  refuse("I have 42");
  expect([table.draft, table.refusedTalk?.error.code]).toEqual(["I have 42", "talk-numbers"]);
  table.draft = "something new";
  table.say("or 43");
  refuse("or 43");
  expect([table.draft, table.refusedTalk?.text]).toEqual(["something new", "or 43"]);
});

test("what a turn still owes is told before the first card and after it", () => {
  const binding = [{ code: "owe-more", params: { count: 1 }, text: "" }];
  const turn = { ...view().turn, played: ["4>up1"], owed: 1, binding };
  lastSocket().say({
    type: "sync",
    seq: 1,
    events: [],
    table: lobby(),
    view: view({ turn }),
    seat: 0,
    signals: [],
  });
  expect(table.owed).toBe(1);
});

test("times at a table are told by the server's clock, however wrong our own is", () => {
  vi.setSystemTime(new Date(2090, 0));
  const told = lobby({ now: 1000 });
  lastSocket().say({ type: "sync", seq: 1, events: [], table: told, view: null, seat: 0, signals: [] });
  expect(table.time).toBe(1000);
});

test("the browser mixes by itself, once for each deal", () => {
  tell(null);
  expect(mixes()).toEqual([]);
  tell({ seq: 2, mixed: [] });
  tell({ seq: 2, mixed: [0] });
  tell({ seq: 2, mixed: [0, 1] });
  expect(mixes()).toHaveLength(1);
  tell(null);
  tell({ seq: 6, mixed: [0] });
  expect(mixes()).toHaveLength(2);
  expect(new Set(mixes()).size).toBe(2);
});

test("a person's words go before the browser's randomness", () => {
  table.words = "abracadabra";
  tell({ seq: 1, mixed: [] });
  expect(mixes()[0]).toMatch(/^abracadabra [0-9a-f]{32}$/);
});

test("who watches, or has mixed on another device, mixes nothing", () => {
  tell({ seq: 1, mixed: [1] });
  tell({ seq: 1, mixed: [] }, null);
  expect(mixes()).toEqual([]);
});

test("what was not acknowledged is sent again as it was, after a cut", () => {
  tell({ seq: 1, mixed: [] });
  const [first] = mixes();
  lastSocket().lose();
  vi.advanceTimersByTime(1000);
  lastSocket().open();
  tell({ seq: 1, mixed: [] });
  expect(mixes()).toEqual([first]);
});

test("a mix that comes too late is no news, any other refusal is", () => {
  const refuse = (code: string): void => {
    lastSocket().say({ type: "error", id: null, error: { code, params: {}, text: code } });
  };
  refuse("already-mixed");
  refuse("not-mixing");
  expect(table.problem).toBeNull();
  refuse("still-mixing");
  expect(table.problem?.code).toBe("still-mixing");
});

test("whoever is asked to leave a seat knows it; nobody else does", () => {
  const told = lobby({ started: false });
  const removed = (of: number): void => {
    const events = [{ seq: ++seq, seat: of, kind: "removed", name: "" }];
    lastSocket().say({ type: "sync", seq, events, table: told, view: null, seat: null, signals: [] });
  };
  tell(null, 1);
  removed(2);
  expect(table.removed).toBe(false);
  tell(null, 1);
  removed(1);
  expect(table.removed).toBe(true);
});

test("so does who is asked before they have heard that they sit", () => {
  table.taken = 1;
  const events = [
    { seq: ++seq, seat: 1, kind: "sat", name: "Bert" },
    { seq: ++seq, seat: 1, kind: "removed", name: "Bert" },
  ];
  const told = lobby({ started: false });
  lastSocket().say({ type: "sync", seq, events, table: told, view: null, seat: null, signals: [] });
  expect(table.removed).toBe(true);
});

test("what a bot says is kept by its seat, and asked for anew each time", () => {
  const message = { code: "why-later", params: {}, text: "Later." };
  table.askWhy(1);
  table.askWhy(2);
  const [first, second] = lastSocket().sent.slice(-2);
  lastSocket().say({ type: "why", id: first!.id, seat: 1, actions: [{ action: "end", reasons: [message] }] });
  lastSocket().say({ type: "error", id: second!.id, error: message });
  expect(table.reasons).toEqual({
    1: { actions: [{ action: "end", reasons: [message] }] },
    2: { problem: message },
  });
  expect(table.problem).toBe(null);
  table.askWhy(1);
  expect(table.reasons[1]).toBe(undefined);
});

// My turn, after some more events.
function mine(...events: TableEvent[]): void {
  const told = { type: "sync", seq: ++seq, events: events.map((each) => ({ ...each, seq })) };
  lastSocket().say({ ...told, table: lobby(), view: view(), seat: 0, signals: [] });
}

function hinted(): void {
  mine();
  table.askHint();
  const { id } = lastSocket().sent.find(({ type }) => type === "hint")!;
  const actions = ["4>up", "5>up", "end"].map((action) => ({ action, reasons: [] }));
  lastSocket().say({ type: "hint", id, seq, actions, reasons: [] });
}

test("who follows a hint sees the rest of it, and whoever does something else none", () => {
  hinted();
  expect(table.lit).toBe("4>up");
  mine();
  expect(table.lit).toBe("4>up");
  mine(played(0, "4>up"));
  expect(table.lit).toBe("5>up");
  mine(played(0, "9>up"));
  expect(table.hint).toBeNull();
});

test("before the first hint it is explained what that is, and afterwards no more", () => {
  const asked = () => lastSocket().sent.filter(({ type }) => type === "hint");
  mine();
  table.wantHint();
  expect([table.explaining, asked()]).toEqual([true, []]);
  table.askHint(); // "Show me"
  expect([table.explaining, asked().length]).toEqual([false, 1]);
  mine(played(0, "4>up"));
  table.wantHint();
  expect([table.explaining, asked().length]).toEqual([false, 2]);
});

test("a hint that comes after the position has changed is not shown", () => {
  mine();
  table.askHint();
  expect(table.hint?.waiting).toBe(true);
  table.askHint();
  expect(lastSocket().sent.filter(({ type }) => type === "hint")).toHaveLength(1);
  mine(played(0, "9>up"));
  lastSocket().say({ type: "hint", id: "x", seq, actions: [{ action: "4>up", reasons: [] }], reasons: [] });
  expect(table.lit).toBeNull();
});
