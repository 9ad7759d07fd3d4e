import { expect, test } from "vitest";
import { extreme } from "../../games/extreme";
import { general } from "../../games/general";
import { nix } from "../../games/nix";
import { theGame } from "../../games/the_game";
import { de, en, everySay, lobby, played, table } from "../../testing";
import { messageIn } from "../../text/index.svelte";
import type { GameInfo, TableEvent } from "../server/protocol";
import { nameOf, titleOf } from "./names";
import { doneText, named, scoreText, concededBy, sentence, watching, wonBy } from "./words";

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
  const shy = table(theGame);
  shy.lobby!.seats[1] = { ...shy.lobby!.seats[1]!, name: "" };
  expect(nameOf(shy, 1, en)).toBe("Guest 2");
});

test("a card on a pile, in both languages", () => {
  expect(sentence(piles, played(1, "37>up1"), en)).toBe("Bert: 37 on Up 1");
  expect(sentence(piles, played(1, "37>up1"), de)).toBe("Bert: 37 auf Aufstieg 1");
});

test("the end of a turn, and its beginning", () => {
  expect(doneText(piles, "end", 1, de)).toBe("Bert beendet den Zug.");
  expect(doneText(piles, "end", 0, en)).toBe("You end your turn.");
  expect(doneText(piles, "begin:0", 0, de)).toBe("Du beginnst.");
  expect(doneText(piles, "begin:1", 1, en)).toBe("Bert begins.");
  expect(doneText(piles, "37>up1", 1, en)).toBe("Bert: 37 → Up 1");
  expect(sentence(piles, played(0, "end", { drew: 2 }), en)).toBe("You end your turn and draw 2.");
  expect(sentence(piles, played(1, "end"), en)).toBe("Bert ends the turn.");
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
  expect(sentence(piles, mixed(0, false), en)).toBe("You have shuffled.");
  expect(sentence(piles, mixed(0, true), de)).toBe("Für dich mischt der Server.");
  expect(sentence(piles, mixed(1, false), en)).toBe("Bert has shuffled.");
  expect(sentence(piles, mixed(1, true), en)).toBe("The server shuffles for Bert.");
  expect(sentence(piles, mixed(2, true), de)).toBe("Vereinsspieler 3 hat gemischt.");
});

test("who would like to give up is told, and who would not", () => {
  const of = (kind: "conceding" | "declined"): string =>
    sentence(piles, { kind, seq: 3, at: 0, seat: 1 }, en);
  expect([of("conceding"), of("declined")]).toEqual([
    "Bert would like to give up.",
    "Bert would rather not.",
  ]);
});

test("oneself is always you, and another on one's seat before is not", () => {
  const mine = (event: object, t = en): string =>
    sentence(piles, { seq: 3, at: 0, seat: 0, ...event } as TableEvent, t);
  expect(mine({ kind: "hinted" })).toBe("You asked for a hint.");
  expect(mine({ kind: "renamed", before: "Anna", name: "Anja" }, de)).toBe("Du heißt jetzt Anja.");
  expect(mine({ kind: "signalled", pile: "up1", signal: "good" })).toBe("You on Up 1: Go ahead here");
  expect(mine({ kind: "signalled", pile: "up1", signal: "none" })).toBe("You take back your signal on Up 1.");
  expect(mine({ kind: "said", name: "Anna", text: "hello" })).toBe("You: hello");
  expect(mine({ kind: "left", name: "Carl" })).toBe("Carl gets up.");
  for (const t of everySay)
    for (const kind of ["seated", "stood-in", "timed-out", "returned", "conceding", "declined"])
      expect(mine({ kind, name: "Anna" }, t)).not.toMatch(/Anna|log-/);
});

test("a bot that fails is told of, and why", () => {
  const failed = (why: "slow" | "failed" | "illegal" | "missing"): string =>
    sentence(piles, { kind: "bot-failed", seq: 3, at: 0, seat: 1, why }, en);
  expect(failed("slow")).toBe("Bert did not answer in time: another bot plays.");
  expect(failed("missing")).toBe("The bot Bert is not on this server any more: another one plays.");
  expect(failed("illegal")).not.toBe(failed("failed"));
});

test("what happened beside an action is said after it", () => {
  const event = played(0, "pair:4-4*", {
    asides: [
      { kind: "egon", turned: "11J", action: "triple" },
      { kind: "closing", lap: 0, rows: [], log: [], turned: [] },
    ],
  });
  expect(sentence(egons, event, en)).toBe(
    "You: Pair, 4, 4, super chip. EGON turned up 1 1 J: Triple. Lap 1 is over",
  );
});

test("a sentence with a full stop goes on without a second one", () => {
  const event = played(0, "end", { asides: [{ kind: "wave", seat: 1, washed: [3, 8] }] });
  expect(sentence(table(general), event, en)).toBe("You end your turn. Wave: Bert, washed 3 8");
});

const other = (event: object): TableEvent => ({ seq: 1, at: 0, seat: 1, ...event }) as TableEvent;

test.each([
  [{ kind: "undone", seat: 0, action: "5>down2" }, "You take back 5 on Down 2."],
  [{ kind: "signalled", pile: "up2", signal: "good" }, "Bert on Up 2: Go ahead here"],
  [{ kind: "signalled", pile: "up2", signal: "none" }, "Bert takes back the signal on Up 2."],
  [{ kind: "seated", name: "Carla" }, "Carla sits down."],
  [{ kind: "renamed", name: "" }, "Guest is called Bert now."],
  [{ kind: "said", name: "Dora", text: "hello", seat: null }, "Dora (watching): hello"],
  [{ kind: "again", same: true }, "The same cards are dealt again."],
  [{ kind: "over" }, "The game is over."],
  [{ kind: "moved", name: "Bert" }, "Bert goes on playing on another device."],
  [{ kind: "renamed", name: "Berta", before: "Bert" }, "Bert is called Berta now."],
  [{ kind: "started", commitment: null }, "The cards are dealt as someone asked for them."],
  [{ kind: "something-new" }, ""],
])("%j", (event, said) => {
  expect(sentence(piles, other(event), en)).toBe(said);
});

test("cards of a record, a guide or another game were laid out: nobody asked for them", () => {
  const laid = table(general, { lobby: lobby({ deal: "set" }) });
  expect(sentence(laid, other({ kind: "started", commitment: null }), en)).toBe("The cards are laid out.");
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

test("who watches besides oneself, and by name who has one", () => {
  expect(watching(lobby({ spectators: 2, spectator_names: ["Eva"] }), en, false)).toBe("2 watch: Eva");
  expect(watching(lobby({ spectators: 1 }), en, false)).toBe("1 watches");
  expect(watching(lobby({ spectators: 1 }), en, true)).toBe("");
});

test("whom the host does not want to hear is told, with a seat or without", () => {
  const happened = { seq: 1, at: 0 };
  const muted = { ...happened, kind: "muted", seat: 1, muted: true } as const;
  expect(sentence(piles, muted, en)).toBe("Bert may not talk any more.");
  expect(sentence(piles, { ...muted, muted: false }, de)).toBe("Bert darf wieder reden.");
  expect(sentence(piles, { ...muted, seat: null }, de)).toBe("Wer zuschaut, darf nicht mehr reden.");
  const dismissed = { ...happened, kind: "dismissed", seat: 0, name: "Carl" } as const;
  expect(sentence(piles, dismissed, en)).toBe("Carl was asked to stop watching.");
});

test("who gave up is told as it is, from each seat", () => {
  const name = (seat: number): string => ["Anna", "Bert"][seat] ?? "";
  expect(concededBy(1, 0, name, en)).toBe("Bert gave up.");
  expect(concededBy(1, 1, name, en)).toBe("You gave up.");
  expect(concededBy(null, 0, name, en)).toBe("You gave this one up.");
  expect(concededBy(null, 0, name, de)).toBe("Du hast dieses Spiel aufgegeben.");
  expect(concededBy(null, 0, name, de, 2)).toBe("Ihr habt dieses Spiel aufgegeben.");
  expect(concededBy(null, null, name, en)).toBe("This game was given up.");
});

test("who has won is told otherwise to those who were not there", () => {
  const name = (seat: number): string => ["Anna", "Bert"][seat]!;
  const duel = { won: null, winners: [0] };
  expect([0, 1, null].map((me) => wonBy(duel, me, name, en))).toEqual([
    "You win.",
    "Anna wins.",
    "Anna wins.",
  ]);
  expect(wonBy({ won: null, winners: [0, 1] }, 0, name, en)).toBe("Anna and Bert share the win.");
  expect(wonBy({ won: true, winners: [] }, 0, name, en)).toBe(en("end-won"));
});

test("a reason speaks of players by their names", () => {
  const asked = { code: "why-asked", params: { seats: [1, 0], players: "", pile: "up1" }, text: "" };
  expect(messageIn(en, named(piles, asked, en), theGame)).toBe(
    "Bert and Anna asked to leave Up 1, but nothing else is as good.",
  );
  expect(named(piles, { code: "why-end", params: {}, text: "" }, en).params.names).toEqual([]);
  const pushed = { code: "why-pushes", params: { seats: [3], owner: "" }, text: "" };
  expect(messageIn(de, named(egons, pushed, de), nix)).toBe("Er stößt einen Chip von EGON vom Spielplan.");
});
