import { expect, test, vi } from "vitest";
import { ApiError } from "../../lib/server/api";
import type { Listener } from "../../lib/server/connection";
import type { PuzzleTable, PuzzleTurn, Sync } from "../../lib/server/protocol";
import { lobby, played, view } from "../../testing";
import { PuzzleLine } from "./line";

function heard(): Listener & { syncs: Sync[]; problems: string[] } {
  const syncs: Sync[] = [];
  const problems: string[] = [];
  return {
    syncs,
    problems,
    sync: (sync) => syncs.push(sync),
    error: (error) => problems.push(error.code),
    health: () => undefined,
    why: () => undefined,
    hint: () => undefined,
    unanswered: () => undefined,
  };
}

// A server that lets everything happen but "99".
const ask = vi.fn((turn: PuzzleTurn): Promise<PuzzleTable> => {
  const { actions } = turn;
  if (actions.includes("99"))
    return Promise.reject(new ApiError({ code: "not-legal", params: {}, text: "No." }));
  const events = actions.map((action, place) => ({ ...played(0, action), seq: place + 2 }));
  const sync = {
    type: "sync",
    seq: actions.length + 1,
    events,
    table: lobby(),
    view: view(),
    seat: 0,
    signals: [],
  };
  return Promise.resolve({ name: "p", sync } as unknown as PuzzleTable);
});

test("a turn is sent as a whole, and told as news", async () => {
  const listener = heard();
  const told = vi.fn();
  const line = new PuzzleLine(listener, ask, told);
  line.send({ type: "play", action: "10" });
  line.send({ type: "play", action: "99" });
  line.send({ type: "play", action: "20" });
  line.send({ type: "undo" });
  line.send({ type: "signal", pile: "up1", signal: "good" });
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(4));
  expect(ask.mock.calls.map(([turn]) => turn.actions)).toEqual([
    [],
    ["10"],
    ["10", "99"],
    ["10", "20"],
    ["10"],
  ]);
  expect(listener.problems).toEqual(["not-legal"]);
  expect(listener.syncs.map(({ events }) => events.map((event) => event.kind))).toEqual([
    [],
    ["played"],
    ["played"],
    ["undone"],
  ]);
  expect(line.turn.actions).toEqual(["10"]);
});

test("a closed one tells nothing", async () => {
  const listener = heard();
  const line = new PuzzleLine(listener, ask, () => undefined);
  line.close();
  await Promise.resolve();
  expect(listener.syncs).toEqual([]);
});
