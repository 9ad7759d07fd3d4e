import { expect, test } from "vitest";
import { extreme } from "../games/extreme";
import { general } from "../games/general";
import { nix } from "../games/nix";
import { theGame } from "../games/the_game";
import { lobby, played, table } from "../testing";
import { de } from "../text/de";
import { en } from "../text/en";
import type { GameInfo, TableEvent } from "./protocol";
import { nameOf, scoreText, sentence, titleOf, watching } from "./words";

const piles = table(theGame);
const egons = table(nix, { lobby: lobby({ imaginary: ["EGON"] }) });

test("people, bots without a name, players beyond the seats, and nobody", () => {
  expect([0, 2, 3, null].map((seat) => nameOf(egons, seat, en))).toEqual([
    "Anna",
    "Club player 3",
    "EGON",
    "Guest",
  ]);
  expect(nameOf(piles, 3, en)).toBe("Seat 4");
});

test("a card on a pile, in both languages", () => {
  expect(sentence(piles, played(1, "37>up1"), en)).toBe("Bert: 37 on Up 1");
  expect(sentence(piles, played(1, "37>up1"), de)).toBe("Bert: 37 auf Auf 1");
});

test("the end of a turn, and its beginning", () => {
  expect(sentence(piles, played(0, "end", { drew: 2 }), en)).toBe("Anna ends the turn and draws 2.");
  expect(sentence(piles, played(0, "end"), en)).toBe("Anna ends the turn.");
  expect(sentence(piles, played(1, "begin:1"), en)).toBe("Bert begins.");
});

test("who has shuffled, and for whom the server did", () => {
  const mixed = (seat: number, by_server: boolean): TableEvent => ({
    kind: "mixed",
    seq: 3,
    at: 0,
    seat,
    by_server,
  });
  expect(sentence(piles, mixed(0, false), en)).toBe("Anna has shuffled.");
  expect(sentence(piles, mixed(1, true), en)).toBe("The server shuffles for Bert.");
  expect(sentence(piles, mixed(2, true), de)).toBe("Vereinsspieler 3 hat gemischt.");
});

test("what happened beside an action is said after it", () => {
  const event = played(0, "pair:4-4*", {
    asides: [
      { kind: "egon", turned: "11J", action: "triple" },
      { kind: "closing", pass: 0, rows: [], log: [], turned: [] },
    ],
  });
  expect(sentence(egons, event, en)).toBe(
    "Anna: Pair 4-4, super chip. EGON turned up 1 1 J: Three of a kind. Pass 1 is over",
  );
});

test("a sentence with a full stop goes on without a second one", () => {
  const event = played(0, "end", { asides: [{ kind: "wave", seat: 1, washed: [3, 8] }] });
  expect(sentence(table(general), event, en)).toBe("Anna ends the turn. Wave: Bert, washed 3 8");
});

const other = (event: object): TableEvent => ({ seq: 1, at: 0, seat: 0, ...event }) as TableEvent;

test.each([
  [{ kind: "undone", action: "5>down2" }, "Anna takes back 5 → Down 2."],
  [{ kind: "signalled", pile: "up2", signal: "good" }, "Anna on Up 2: Go ahead here"],
  [{ kind: "signalled", pile: "up2", signal: "none" }, "Anna takes back the signal on Up 2."],
  [{ kind: "seated", name: "Carla" }, "Carla sits down."],
  [{ kind: "renamed", name: "" }, "Now called Anna."],
  [{ kind: "said", name: "Dora", text: "hello", seat: null }, "Dora: hello"],
  [{ kind: "again", same: true }, "The same cards are dealt again."],
  [{ kind: "over" }, "The game is over."],
  [{ kind: "something-new" }, ""],
])("%j", (event, said) => {
  expect(sentence(piles, other(event), en)).toBe(said);
});

test("a title is ours where we have one, else the server's", () => {
  expect(titleOf(extreme, "The Game: Extreme", en)).toBe("Extreme");
  expect(titleOf(general, "High Tide", de)).toBe("High Tide");
});

test.each([
  ["points", "1 point"],
  ["cards-left", "1 card"],
  ["lives", "1"],
])("a score of %s", (score, said) => {
  expect(scoreText(table(general, { info: { score } as GameInfo }), 1, en)).toBe(said);
});

test("who watches, and by name who has one", () => {
  expect(watching(lobby({ spectators: 2, spectator_names: ["Eva"] }), en)).toBe("2 watch: Eva");
  expect(watching(lobby({ spectators: 1 }), en)).toBe("1 watches");
});
