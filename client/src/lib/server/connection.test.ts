import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, lastSocket as last, stubBrowser } from "../../testing";
import { Connection, type Health } from "./connection";
import type { Message, Sync } from "./protocol";

const since = (): string | null => new URL(last().url).searchParams.get("since");
const sync = (seq: number, events: number[] = []): object => ({
  type: "sync",
  seq,
  events: events.map((each) => ({ seq: each, kind: "started" })),
});

let heard: {
  reasons: number[];
  hints: number[];
  syncs: Sync[];
  errors: Message[];
  health: Health[];
  waiting: string[];
};
let connection: Connection;
let listeners: Map<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  listeners = stubBrowser();
  heard = { reasons: [], hints: [], syncs: [], errors: [], health: [], waiting: [] };
  connection = new Connection("ABCDE12345", {
    sync: (each) => heard.syncs.push(each),
    why: (each) => heard.reasons.push(each.seat),
    hint: (each) => heard.hints.push(each.seq),
    error: (each) => heard.errors.push(each),
    health: (each) => heard.health.push(each),
    unanswered: (each) => (heard.waiting = each.map(({ id }) => id)),
  });
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("it asks for everything at first, and for what it missed later", () => {
  expect(last().url).toBe("wss://cards.example/api/tables/ABCDE12345/socket?since=0");
  last().open();
  last().say(sync(7));
  last().lose();
  vi.advanceTimersByTime(400);
  expect(since()).toBe("7");
});

test("what has no answer yet is sent again, in order and under the same id", () => {
  last().open();
  connection.send({ type: "play", action: "3>up1" });
  connection.send({ type: "undo" });
  connection.send({ type: "say", text: "hello" });
  const [play, undo, say] = last().sent;
  last().say({ type: "ack", id: play!.id, seq: 1 });
  last().say({ type: "error", id: undo!.id, error: { code: "undo-off", params: {}, text: "" } });
  expect(connection.waiting).toBe(1);
  last().lose();
  vi.advanceTimersByTime(400);
  connection.send({ type: "leave" });
  expect(last().sent).toEqual([]);
  last().open();
  expect(last().sent.map(({ type }) => type)).toEqual(["say", "leave"]);
  expect(last().sent[0]).toEqual(say);
  expect(heard.errors.map((error) => error.code)).toEqual(["undo-off"]);
});

test("why a bot played so is an answer of its own", () => {
  last().open();
  connection.send({ type: "why", seat: 2 });
  expect(connection.waiting).toBe(1);
  last().say({ type: "why", id: last().sent[0]!.id, seat: 2, actions: [] });
  expect(connection.waiting).toBe(0);
  expect(heard.reasons).toEqual([2]);
});

test("an older sync says nothing, and known events are not told twice", () => {
  last().open();
  last().say(sync(3, [1, 2, 3]));
  last().say(sync(2, [2]));
  last().say(sync(5, [2, 3, 4, 5]));
  expect(heard.syncs.map((each) => each.events.map((event) => event.seq))).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test("each try waits twice as long, but not for ever; an open socket counts anew", () => {
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const before = FakeSocket.all.length;
    last().lose();
    let waited = 0;
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(100);
      waited += 100;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([400, 800, 1600, 3200, 6400, 10_000, 10_000, 10_000]);
  last().open();
  last().lose();
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all.length).toBe(10);
});

test("where there is no such table it gives up, and too many sockets make it wait long", () => {
  last().lose(4029);
  vi.advanceTimersByTime(9900);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(100);
  expect(FakeSocket.all.length).toBe(2);
  last().lose(4004);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("whoever was asked to go does not come back", () => {
  last().lose(4003);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a socket that has gone silent is dropped, one that answers is kept", () => {
  last().open();
  vi.advanceTimersByTime(20_000);
  expect(last().sent.map(({ type }) => type)).toEqual(["ping"]);
  last().say({ type: "pong" });
  vi.advanceTimersByTime(40_000);
  expect(heard.health.at(-1)).toBe("online");
  vi.advanceTimersByTime(20_000);
  expect(heard.health).toContain("offline");
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all.length).toBe(2);
});

test("a request that meets nothing but silence shows that the socket is dead", () => {
  last().open();
  connection.send({ type: "undo" });
  const socket = last();
  vi.advanceTimersByTime(5_000);
  socket.say(sync(1)); // slow, but alive
  vi.advanceTimersByTime(2_500);
  expect(heard.health.at(-1)).toBe("online");
  connection.send({ type: "undo" });
  vi.advanceTimersByTime(7_000);
  expect(heard.health.at(-1)).toBe("offline");
  expect(heard.waiting).toHaveLength(2);
});

test("a device without a network does not wait for silence", () => {
  last().open();
  listeners.get("offline")!();
  expect(heard.health.at(-1)).toBe("offline");
});

test("whoever is online again does not wait for the timer", () => {
  last().lose();
  listeners.get("online")!();
  expect(FakeSocket.all.length).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

test("a closed connection stays closed", () => {
  last().open();
  connection.close();
  last().lose();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("what was not sent yet can be withdrawn, and what is on its way cannot", () => {
  connection.send({ type: "undo" });
  expect(heard.waiting).toHaveLength(1);
  connection.withdraw(heard.waiting[0]!);
  expect(heard.waiting).toEqual([]);
  last().open();
  expect(last().sent).toEqual([]);
  connection.send({ type: "undo" });
  connection.withdraw(heard.waiting[0]!);
  expect(heard.waiting).toHaveLength(1);
});
