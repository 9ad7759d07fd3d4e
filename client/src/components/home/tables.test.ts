import { expect, test } from "vitest";
import { everySay } from "../../testing";
import type { MyTable } from "../../lib/server/protocol";
import { dateOf, open, over } from "./tables";

const table = (id: string, at: number, acting: number[] = [], done = false): MyTable =>
  ({ id, at, acting, seat: 0, over: done }) as unknown as MyTable;

test("tables that wait for me come first, then the newest", () => {
  const tables = [table("old", 1), table("new", 9), table("mine", 2, [0]), table("theirs", 5, [1])];
  expect(open(tables).map(({ id }) => id)).toEqual(["mine", "new", "theirs", "old"]);
});

test("what is over is listed apart", () => {
  const tables = [table("a", 1, [], true), table("b", 2), table("c", 3, [], true)];
  expect(open(tables).map(({ id }) => id)).toEqual(["b"]);
  expect(over(tables).map(({ id }) => id)).toEqual(["c", "a"]);
});

const NOW = 1_700_000_000;
test.each([
  [NOW - 5, "en", "just now"],
  [NOW - 5, "fr", "à l’instant"],
  [NOW - 5 * 60, "en", "5 minutes ago"],
  [NOW - 3 * 3600, "de", "vor 3 Stunden"],
  [NOW - 25 * 3600, "en", "yesterday"],
  [NOW - 40 * 86400, "en", "Oct 5, 2023"],
  [NOW + 60, "en", "just now"],
] as const)("%d in %s is %s", (at, language, words) => {
  const t = everySay.find(({ code }) => code === language)!;
  expect(dateOf(at, t, NOW)).toBe(words);
});
