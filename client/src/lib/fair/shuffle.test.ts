import { expect, test } from "vitest";
import vectorsText from "../../../../tests/data/deals.json?raw";
import { gameNamed } from "../../games/registry";
import { view } from "../../testing";
import type { TableEvent, View } from "../server/protocol";
import { hex, sha256 } from "./sha256";
import { Stream } from "./shuffle";

interface Vector {
  game: string;
  seed: string | number;
  mix?: string[];
  options: Record<string, unknown>;
  deal: {
    hands: (number[] | string)[];
    draw?: number[] | number[][];
    rest?: string;
    // Who begins: a seat, or nobody yet; and what else is drawn by lot.
    seat?: number | null;
    starter?: number;
    layout?: number[][];
    lots?: number[][];
  };
}

// JSON numbers are not exact beyond 2 ** 53: such seeds become text first.
const vectors = JSON.parse(vectorsText.replace(/"seed": (-?\d+)/g, '"seed": "$1"')) as Vector[];

test("SHA-256 is the browser's, also over several blocks", async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 500]) {
    const text = "ä🂡x".repeat(length).slice(0, length);
    const theirs = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
    expect(hex(sha256(text))).toBe(hex(new Uint8Array(theirs)));
  }
});

test("the keystream of the zero key is that of RFC 8439", () => {
  const stream = new Stream(new Uint8Array(32), 0);
  const bytes = Array.from({ length: 64 }, () => stream.half()).flatMap((half) => [half & 255, half >> 8]);
  expect(hex(Uint8Array.from(bytes))).toBe(
    "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7" +
      "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586" +
      "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed" +
      "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
  );
});

const cards = (hand: number[] | string): string =>
  typeof hand === "string" ? hand : hand.map(String).join(" ");

test("every fixed deal is dealt here as everywhere", async () => {
  let checked = 0;
  for (const vector of vectors.filter(({ options }) => options.deck === undefined)) {
    const deals = (await gameNamed(vector.game).deals!()).deals;
    const options = { ...vector.options, players: vector.deal.hands.length };
    const seen = view({ options, ...{ deck: Array<number>(8).fill(10) } });
    const dealt = deals.dealt({ seed: String(vector.seed), mix: vector.mix ?? [] }, seen);
    const sorted = (hand: string[]): string[] =>
      [...hand].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
    const separator = vector.deal.rest === undefined ? " " : "";
    expect(dealt.hands.map((hand) => sorted(hand).join(separator))).toEqual(vector.deal.hands.map(cards));
    const tops = [vector.deal.rest ?? vector.deal.draw!].flat().length
      ? [vector.deal.rest ?? vector.deal.draw!]
      : [];
    const piles = tops.flatMap((top) =>
      Array.isArray(top) && Array.isArray(top[0]) ? (top as number[][]) : [top],
    );
    piles.forEach((top, seat) => {
      const expected = cards(top as number[] | string);
      expect((dealt.piles[seat] ?? []).join(separator).slice(0, expected.length)).toBe(expected);
    });
    checked++;
  }
  expect(checked).toBeGreaterThan(50);
});

const COMMANDS = ["stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"];
const CLOSING = [{ kind: "closing" }];
const plays = (seat: number, asides: object[] = []): TableEvent =>
  ({ kind: "played", seat, asides }) as unknown as TableEvent;

// What a view tells of a fixed deal, with what is usual where nothing was chosen.
function seen({ options, deal }: Vector): View {
  const layout = Object.fromEntries(COMMANDS.map((command, place) => [command, deal.layout?.[place]]));
  const usual = { first: "lot", commands: true, players: deal.hands.length };
  const sheet = [1, 2, 3, 4].map(() => deal.hands.map(() => 0));
  return view({ options: { ...usual, ...options }, ...{ layout, sheet } });
}

test("what is drawn by lot is the same here as everywhere, and nothing else is", async () => {
  for (const vector of vectors.filter(({ options }) => options.deck === undefined)) {
    const { deals } = await gameNamed(vector.game).deals!();
    const told = { seed: String(vector.seed), mix: vector.mix ?? [] };
    const { starter, seat, lots = [], layout, hands } = vector.deal;
    const first = starter ?? seat;
    const laps = [first ?? 0, ...lots.map(([one]) => one!)].map((each) => plays(each, CLOSING));
    expect(deals.lots(told, seen(vector), laps)).toBe(true);
    if (first === null || hands.length === 1) continue;
    expect(deals.lots(told, seen(vector), [plays((first! + 1) % hands.length)])).toBe(false);
    if (lots.length)
      expect(deals.lots(told, seen(vector), [laps[0]!, plays((lots[0]![0]! + 1) % hands.length)])).toBe(
        false,
      );
    if (layout) expect(deals.lots({ ...told, seed: "another" }, { ...seen(vector) }, [])).toBe(false);
  }
});
