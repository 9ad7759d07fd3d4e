import { expect, test } from "vitest";
import type { ReviewSummary, TurnVerdict } from "../../lib/server/protocol";
import { bandOf, dashOf, instead, linesOf, marked, turnAt, turnNear, underOf } from "./curve";

const turn = (number: number, seat: number, after: number, mark = "best"): TurnVerdict =>
  ({
    number,
    seat,
    first: 3 * (number - 1),
    last: 3 * number,
    before: after + 0.1,
    after,
    chance: { value: after, low: after - 0.02, high: after + 0.02 },
    mark,
  }) as unknown as TurnVerdict;

const turns = [turn(1, 0, 0.5), turn(2, 1, 0.4, "blunder"), turn(3, 0, 0.3, "good"), turn(4, 1, 0.2)];
const lost = (seat: number | null): ReviewSummary =>
  ({ balances: [{ seat, result: 0 }] }) as unknown as ReviewSummary;

test("a team has one line, from its start to the result", () => {
  const [line, ...more] = linesOf(turns, true, lost(null));
  expect(more).toEqual([]);
  expect(line!.points.map(({ x }) => x)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(line!.points.map(({ chance }) => chance)).toEqual([0.6, 0.5, 0.4, 0.3, 0.2, 0]);
  expect(line!.points[1]).toMatchObject({ low: 0.48, high: 0.52 });
});

test("in a duel each has a line of their own turns, and no result before it is known", () => {
  const lines = linesOf(turns, false, null);
  expect(lines.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(lines[1]!.points.map(({ x }) => x)).toEqual([1, 2, 4]);
  expect(linesOf(turns, false, lost(1))[1]!.points.at(-1)).toMatchObject({ x: 5, chance: 0 });
  expect(linesOf([], true, null)).toEqual([{ seat: null, points: [] }]);
});

test("the lines of five players differ without colours", () => {
  expect(new Set([0, 1, 2, 3, 4].map(dashOf)).size).toBe(5);
  expect(dashOf(null)).toBe("none");
});

test("only what gave something away is marked", () => {
  expect(marked(turns).map(({ number }) => number)).toEqual([2]);
});

test.each([
  [0, 1],
  [2, 1],
  [3, 2],
  [11, 4],
  [12, 4],
  [99, 4],
])("after %d actions it is turn %d", (step, number) => {
  expect(turnAt(turns, step)?.number).toBe(number);
  expect(turnAt([], step)).toBeUndefined();
});

test.each([
  [-1, 1],
  [0, 1],
  [0.4, 2],
  [0.62, 3],
  [2, 4],
])("a touch at %d means turn %d", (share, number) => {
  expect(turnNear(turns, share, 4)?.number).toBe(number);
});

test("of turns that are not known yet the last known one is meant", () => {
  expect(turnNear(turns.slice(0, 2), 1, 4)?.number).toBe(2);
});

test("of a better turn that is lit which was not played", () => {
  const actions = ["21>up1", "42>up1", "end"];
  expect(instead({ actions, better: ["21>up1", "79>down2", "end"] })).toEqual(["79>down2"]);
  expect(instead({ actions, better: ["42>up1"] })).toEqual(["42>up1"]); // fewer cards are better
});

test("a band goes along the upper ends and back along the lower ones", () => {
  const points = [
    { x: 0, chance: 0.5, low: 0.5, high: 0.5 },
    { x: 1, chance: 0.4, low: 0.3, high: 0.6 },
  ];
  expect(
    bandOf(
      points,
      (x) => 10 * x,
      (chance) => 100 * chance,
    ),
  ).toBe("0,50 10,60 10,30 0,50");
});

test("what lies below a line reaches down to nothing", () => {
  const points = [
    { x: 0, chance: 0.5, low: 0.5, high: 0.5 },
    { x: 1, chance: 0.4, low: 0.3, high: 0.6 },
  ];
  const drawn = underOf(
    points,
    (x) => 10 * x,
    (chance) => 100 - 100 * chance,
  );
  expect(drawn).toBe("0,100 0,50 10,60 10,100");
  expect(underOf([], Number, Number)).toBe("");
});
