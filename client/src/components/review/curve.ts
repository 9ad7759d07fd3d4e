// The curve of the chance to win: where its points lie, and which turn is meant by a place on it.

import type { ReviewSummary, TurnVerdict } from "../../lib/server/protocol";

export interface Point {
  // From 0, the start, over the number of each turn to one more: the end.
  x: number;
  chance: number;
  low: number;
  high: number;
}

export interface Line {
  // Whose chance it is; null is a team's.
  seat: number | null;
  points: Point[];
}

const exactly = (x: number, chance: number): Point => ({ x, chance, low: chance, high: chance });

const MARKED = ["blunder", "mistake", "inaccuracy"];

export const isMarked = (turn: TurnVerdict): boolean => MARKED.includes(turn.mark);

export const marked = (turns: TurnVerdict[]): TurnVerdict[] => turns.filter(isMarked);

// One line for a team, else one for each player; to the result as soon as all is known.
export function linesOf(turns: TurnVerdict[], together: boolean, summary: ReviewSummary | null): Line[] {
  const seats = together ? [null] : [...new Set(turns.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return seats.map((seat) => {
    const own = turns.filter((turn) => seat === null || turn.seat === seat);
    const result = summary?.balances.find((balance) => balance.seat === seat)?.result;
    return { seat, points: pointsOf(own, result, turns.length) };
  });
}

function pointsOf(own: TurnVerdict[], result: number | undefined, count: number): Point[] {
  const [first] = own;
  if (!first) return [];
  return [
    exactly(first.number - 1, first.before),
    ...own.map(({ number, after, chance }) => ({
      x: number,
      chance: after,
      low: chance.low,
      high: chance.high,
    })),
    ...(result === undefined ? [] : [exactly(count + 1, result)]),
  ];
}

// What the better turn has that was not played: in a turn of several cards some are often the same.
export function instead({ actions, better }: Pick<TurnVerdict, "actions" | "better">): string[] {
  const other = better.filter((action) => !actions.includes(action));
  return other.length ? other : better;
}

// How a line is dashed, so that those of up to five players are told apart without colours.
const DASHES = ["none", "6 4", "2 4", "12 3 2 3", "1 8"];

export const dashOf = (seat: number | null): string => DASHES[(seat ?? 0) % DASHES.length]!;

// The turn in which so many actions have been played: after the last one it is the last.
export const turnAt = (turns: TurnVerdict[], step: number): TurnVerdict | undefined =>
  turns.find((turn) => step < turn.last) ?? turns.at(-1);

// The turn whose point is nearest to a place between 0 and 1 on the whole curve.
export function turnNear(turns: TurnVerdict[], share: number, count: number): TurnVerdict | undefined {
  const number = Math.round(share * (count + 1));
  return turns.at(Math.min(Math.max(number, 1), turns.length) - 1);
}

// A band of the intervals around a line, as the points of a polygon.
export function bandOf(points: Point[], x: (at: number) => number, y: (chance: number) => number): string {
  const above = points.map((point) => `${x(point.x)},${y(point.high)}`);
  const below = points.toReversed().map((point) => `${x(point.x)},${y(point.low)}`);
  return [...above, ...below].join(" ");
}

// What lies below a line, as the points of a polygon.
export function underOf(points: Point[], x: (at: number) => number, y: (chance: number) => number): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return "";
  const along = points.map((point) => `${x(point.x)},${y(point.chance)}`);
  return [`${x(first.x)},${y(0)}`, ...along, `${x(last.x)},${y(0)}`].join(" ");
}
