import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { GameInfo, Outcome } from "../../lib/server/protocol";
import { table, view } from "../../testing";
import Board from "./Board.svelte";
import Result from "./Result.svelte";
import { general } from ".";

const bare = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const own = {
  tide: 17,
  beach: [5, 9],
  shells: [{ seat: 1, kind: "whelk" }],
  hand: [4, 23],
  hand_sizes: [2, 3, 4],
  legal: ["4>left", "4>right", "pass", "end"],
  turn: {
    seat: 0,
    played: [],
    owed: 0,
    may_end: true,
    draws: 0,
    binding: [{ code: "tide-rising", params: {}, text: "The tide rises." }],
  },
};

test("a game nobody has heard of: its seats, fields, binding, hand and actions", () => {
  const seen = view(own);
  const { body } = render(Board, { props: { table: table(general, { view: seen }), view: seen } });
  const said = bare(body);
  for (const words of [
    "Bert",
    "3 cards",
    "Tide 17",
    "Beach",
    "Shells",
    "whelk",
    "Your turn",
    "The tide rises.",
  ]) {
    expect(said).toContain(words);
  }
  const actions = [...body.matchAll(/data-action="([^"]*)"/g)].map((match) => match[1]!);
  expect(actions.map((action) => action.replace("&gt;", ">"))).toEqual(["4>left", "4>right", "pass"]);
  expect(body.match(/tabindex="0"[^>]*data-action|data-action="[^"]*"[^>]*tabindex="0"/g)).toHaveLength(1);
  expect(said).toContain("End turn");
});

test("whoever watches has no hand and nothing to do", () => {
  const seen = view({ ...own, hand: null, legal: [], viewer: null });
  const watched = table(general, { view: seen, seat: null, mine: false });
  const { body } = render(Board, { props: { table: watched, view: seen } });
  expect(body).not.toContain("data-action");
  expect(body).not.toContain("Your hand");
});

const outcome = (more: Partial<Outcome>): Outcome => ({
  reason: "tide-out",
  seat: null,
  won: null,
  winners: [1],
  scores: [3, 9, 5],
  excellent: false,
  ...more,
});

function result(ended: Outcome, info: Partial<GameInfo>): string {
  const seen = view({ outcome: ended });
  const over = table(general, { view: seen, info: info as GameInfo });
  return bare(render(Result, { props: { table: over, view: seen } }).body).trim();
}

test("the end: places from the best to the last, whichever way is better", () => {
  const points = { score: "points", low_score_wins: false };
  expect(result(outcome({}), points)).toBe("Bert 9 points Club player 3 5 points You 3 points");
  expect(result(outcome({}), { score: "cards-left", low_score_wins: true })).toBe(
    "You 3 cards Club player 3 5 cards Bert 9 cards",
  );
  expect(result(outcome({ won: true, winners: [], scores: [4] }), points)).toBe("Result: 4 points");
});
