import { expect, test } from "vitest";
import { lobby, view } from "../../testing";
import type { Replay, ReplayStep } from "../server/protocol";
import { addressOf, placeIn } from "./place";
import { Steps } from "./steps";

const step = (seq: number, more: Partial<ReplayStep> = {}): ReplayStep => ({
  seq,
  seat: 0,
  action: "x",
  ends_turn: false,
  signals: [],
  common: {},
  own: [{}, {}, {}],
  open: {},
  ...more,
});

const told: Replay = {
  table: lobby({ over: true, again: { same: true, ready: [0], since: 1 } }),
  game: 2,
  games: 3,
  seat: 1,
  record: "",
  events: [2, 3, 5, 9].map((seq) => ({ seq, kind: "said", seat: 0, at: 0, text: `${seq}`, name: "" })),
  steps: [
    step(2, {
      common: { ...view(), pile: 1 },
      own: [{ hand: null }, { hand: [4, 5] }, { hand: [6] }],
      open: { open_hands: [[4, 5], [6]] },
    }),
    step(4, { common: { pile: 4 }, own: [{}, { hand: [5] }, {}], open: { open_hands: [[5], [6]] } }),
    step(6, { ends_turn: true }),
    step(7),
    step(9, { common: { open_hands: [[], []] } }),
  ],
};

test("a view is what has changed since the one before, for whoever looks", () => {
  const steps = new Steps(told);
  expect(steps.view(0, 0)).toMatchObject({ pile: 1, hand: [4, 5] });
  expect(steps.view(1, 0)).toMatchObject({ pile: 4, hand: [5] });
  expect(steps.view(2, 1)).toMatchObject({ pile: 4, hand: [6] });
  expect(steps.view(1, "spectator")).toMatchObject({ pile: 4, hand: null });
  expect(steps.view(1, "spectator")).not.toHaveProperty("open_hands");
  expect(steps.view(1, "open")).toMatchObject({ hand: null, open_hands: [[5], [6]] });
});

test("one goes by steps and by turns, and never beyond the game", () => {
  const steps = new Steps(told);
  expect(steps.turns).toEqual([0, 2, 4]);
  expect([steps.turnAfter(0), steps.turnAfter(2), steps.turnAfter(4)]).toEqual([2, 4, 4]);
  expect([steps.turnBefore(4), steps.turnBefore(1), steps.turnBefore(0)]).toEqual([2, 0, 0]);
  expect([-3, 2, 99, NaN].map((each) => steps.within(each))).toEqual([0, 2, 4, 0]);
});

test("what was said is there from its time on, and nothing is asked for any more", () => {
  const steps = new Steps(told);
  expect(steps.events(1).map(({ seq }) => seq)).toEqual([2, 3]);
  expect(steps.events(4)).toHaveLength(4);
  const table = steps.lobby(steps.view(0, 0));
  expect(table).toMatchObject({ over: false, again: null, round: 2, hints: false });
  expect(steps.isSeat(2)).toBe(true);
  expect(steps.isSeat(3)).toBe(false);
});

test("an address names the game, the step and the eyes", () => {
  const place = { game: 2, step: 12, eyes: 1 };
  expect(addressOf("ABCDE12345", place)).toBe("/review/ABCDE12345?game=2&step=12&seat=1");
  expect(placeIn("?game=2&step=12&seat=1")).toEqual(place);
  expect(placeIn("?seat=open")).toEqual({ game: null, step: 0, eyes: "open" });
  expect(placeIn("?step=-1&seat=<b>&game=x")).toEqual({ game: null, step: 0, eyes: null });
});
