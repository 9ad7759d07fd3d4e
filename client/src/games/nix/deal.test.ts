import { expect, test } from "vitest";
import { blocks } from "../../lib/fair/deal";
import { keyOf, LOTS, Stream } from "../../lib/fair/shuffle";
import type { TableEvent } from "../../lib/server/protocol";
import { view } from "../../testing";
import { deals } from "./deal";

const DEAL = { seed: "GEZDGNBVGY3TQOJQGEZDGNBVGY", mix: ["salt", "pepper"] };
const CARDS = ["1", "2", "3", "4", "5", "6", "7", "J"].flatMap((card) => Array<string>(10).fill(card));
const LAPS = [0, 1, 2, 3];
const ROUNDS = 5;

const handsOf = (lap: number): string[][] =>
  blocks(new Stream(keyOf(DEAL.seed, ...DEAL.mix), lap).shuffled(CARDS), 12, 2);

// Everybody plays the first cards of each hand, one by one; the last card of a lap clears the board.
const whole: TableEvent[] = LAPS.flatMap((lap) =>
  Array.from({ length: 2 * ROUNDS }, (_, place) => {
    const asides = place === 2 * ROUNDS - 1 ? [{ kind: "closing" }] : [];
    const action = `single:${handsOf(lap)[place % 2]![place >> 1]!}`;
    return { kind: "played", seat: place % 2, action, asides } as unknown as TableEvent;
  }),
);

const end = (open_hands: string[]) =>
  view({ options: { players: 2 }, ...{ deck: Array<number>(8).fill(10), open_hands } });

test("a whole game is followed to what is left after its last lap", () => {
  const left = handsOf(3).map((hand) => hand.slice(ROUNDS).join(""));
  expect(deals.fits(DEAL, end(left), whole)).toBe(true);
  expect(deals.fits(DEAL, end(["", ""]), whole)).toBe(false);
  const missing = CARDS.find((card) => !handsOf(2)[0]!.includes(card)) ?? "8";
  const swapped = whole.map((each, place) =>
    place === 20 ? ({ ...each, action: `single:${missing}` } as TableEvent) : each,
  );
  expect(deals.fits(DEAL, end(left), swapped)).toBe(false);
});

const plays = (seat: number, ...kinds: string[]): TableEvent =>
  ({ kind: "played", seat, asides: kinds.map((kind) => ({ kind })) }) as unknown as TableEvent;

// Who may begin the second lap of three players, with these points in the first.
function secondStarters(points: number[]): number[] {
  const sheet = [points, [0, 0, 0], [0, 0, 0], [0, 0, 0]];
  const seen = view({ options: { players: 3, first: 0 }, ...{ sheet } });
  return [0, 1, 2].filter((seat) => deals.lots(DEAL, seen, [plays(0, "closing"), plays(seat)]));
}

test("who leads begins the next lap, and of several whom the lot names first", () => {
  const stream = new Stream(keyOf(DEAL.seed, ...DEAL.mix), LOTS);
  const [, second] = LAPS.map(() => stream.shuffled([0, 1, 2]));
  expect(secondStarters([9, 8, 8])).toEqual([0]);
  expect(secondStarters([7, 8, 9])).toEqual([2]);
  expect(secondStarters([5, 5, 5])).toEqual([second![0]]);
  expect(secondStarters([0, 6, 6])).toEqual([second!.find((seat) => seat !== 0)]);
});
