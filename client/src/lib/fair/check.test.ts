// An honest server, and one that cheats in every way we know.
import { beforeAll, expect, test } from "vitest";
import { games } from "../../games/registry";
import { view } from "../../testing";
import type { TableEvent } from "../server/protocol";
import { check, commitmentOf, serverText, type Finding, type Story } from "./check";
import type { GameDeals } from "./deal";

const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY";
const OTHER = "MFRGGZDFMZTWQ2LKNNWG23TPOA";
const MINE = "abracadabra 0123456789abcdef";
const OUTCOME = { reason: "stuck", won: false, winners: [], scores: [90], excellent: false, seat: 0 };
const game = games[0]!; // with piles
let deals: GameDeals;

beforeAll(async () => ({ deals } = await game.deals!()));

interface Lie {
  secret?: string;
  mix?: string[];
  // What is told before the deal, and at the deal.
  promise?: string;
  repeated?: string;
  // The cards come of another secret.
  dealtOf?: string;
  heard?: string | null;
  byServer?: number[];
  before?: TableEvent[];
  // The number of the shuffle as it is told now.
  seq?: number;
  // A card that was never dealt.
  swapped?: boolean;
  // Something else is taken back than was played.
  undone?: string;
  // What lies open at the end.
  open?: number[][] | null;
  // Who begins, and how that was to be found.
  first?: number | string;
  // There was no secret, it says at the end.
  withheld?: boolean;
}

function event(seq: number, kind: TableEvent["kind"], seat: number | null, more: object = {}): TableEvent {
  return { seq, kind, seat, at: 0, ...more } as unknown as TableEvent;
}

function played(seq: number, action: string, drew = 0): TableEvent {
  return event(seq, "played", 0, { action, drew, by_bot: false, ends_turn: drew > 0, asides: [] });
}

// A short game: seat 0 plays two cards, takes one back, plays it again and draws.
function story(lie: Lie = {}): Story {
  const secret = lie.secret ?? SECRET;
  const mix = lie.mix ?? [MINE, serverText(secret, 1)];
  const options = { players: 2, first: lie.first ?? 0 };
  const { hands, piles } = deals.dealt({ seed: lie.dealtOf ?? secret, mix }, view({ options }));
  const [one, two] = hands[0]!;
  const third = lie.swapped ? piles[0]![5]! : two!;
  const promise = lie.promise ?? commitmentOf(SECRET);
  const events = [
    ...(lie.before ?? []),
    event(lie.seq ?? 11, "mixing", 0, { commitment: promise }),
    ...(lie.byServer ?? [1]).map((seat, place) => event(12 + place, "mixed", seat, { by_server: true })),
    event(20, "started", 0, { commitment: lie.repeated ?? promise }),
    played(21, `${one}>up1`),
    played(22, `${two}>up2`),
    event(23, "undone", 0, { action: lie.undone ?? `${two}>up2` }),
    played(24, `${third}>down1`),
    played(25, "end", 2),
    event(26, "over", null, { outcome: OUTCOME, secret: lie.withheld ? null : secret, mix }),
  ];
  const left = [hands[0]!.slice(2).concat(piles[0]!.slice(0, 2)), hands[1]!].map((hand) => hand.map(Number));
  const seen = view({
    options,
    outcome: OUTCOME,
    deal: { seed: secret, mix },
    ...{ open_hands: lie.open === undefined ? left : lie.open },
  });
  const heard = lie.heard === undefined ? commitmentOf(SECRET) : lie.heard;
  const mixes = [{ table: "ABCDE12345", seq: 11, commitment: heard, text: MINE }];
  return { seat: 0, bots: [1], view: seen, events, mixes, deals, daily: false };
}

const wrong = (findings: Finding[]): string[] =>
  findings.filter(({ right }) => !right).map(({ code }) => code);

test("an honest deal is right in everything", () => {
  expect(check(story())).toEqual(
    ["promise", "mine", "server", "once", "cards", "lots"].map((code) => ({ code, right: true })),
  );
});

test.each<[string, Lie, string[]]>([
  ["another secret", { secret: OTHER }, ["promise"]],
  ["another secret and another promise", { secret: OTHER, promise: commitmentOf(OTHER) }, ["promise"]],
  [
    "another story once the page is loaded anew",
    { secret: OTHER, promise: commitmentOf(OTHER), mix: ["x", serverText(OTHER, 1)], seq: 10 },
    ["promise", "mine"],
  ],
  ["another promise at the deal", { repeated: commitmentOf(OTHER) }, ["promise"]],
  ["another deal", { dealtOf: OTHER }, ["cards"]],
  ["another card on the way", { swapped: true }, ["cards"]],
  ["a card taken back that was never played", { undone: "98>up2" }, ["cards"]],
  ["hands that are never laid open", { open: null }, ["cards"]],
  ["a hand that is never laid open", { open: [[]] }, ["cards"]],
  ["another one who begins", { first: 1 }, ["lots"]],
  ["a secret that is withheld", { withheld: true }, ["promise"]],
  ["another text in my place", { mix: ["chance", serverText(SECRET, 1)] }, ["mine"]],
  ["players in another order", { mix: [serverText(SECRET, 1), MINE] }, ["mine", "server"]],
  ["nobody's text", { mix: [] }, ["mine", "server"]],
  [
    "the server's text for me",
    { mix: [0, 1].map((seat) => serverText(SECRET, seat)), byServer: [0, 1] },
    ["mine"],
  ],
  ["a chosen text for a bot", { mix: [MINE, "what suits me"] }, ["server"]],
  ["a bot that is said to have mixed itself", { mix: [MINE, "what suits me"], byServer: [] }, ["server"]],
  [
    "shuffled until it suits",
    { before: [event(5, "mixing", 0, { commitment: commitmentOf(OTHER) })] },
    ["once"],
  ],
])("%s is found out", (_, lie, codes) => {
  expect(wrong(check(story(lie)))).toEqual(codes);
});

test("who got up is a reason to shuffle anew", () => {
  const before = [
    event(5, "mixing", 0, { commitment: commitmentOf(OTHER) }),
    event(6, "left", 1, { name: "Bert" }),
  ];
  expect(wrong(check(story({ before })))).toEqual([]);
});

test("a shuffle to which nobody was asked is the server's own", () => {
  const told = story({ mix: [], byServer: [] });
  const events = told.events.filter(({ kind }) => kind !== "mixing");
  expect(wrong(check({ ...told, events, mixes: [] }))).toEqual(["mine"]);
});

test("who watched, or came too late, cannot tell everything, and is told so", () => {
  const watched = { ...story(), seat: null, mixes: [] };
  expect(check(watched).find(({ code }) => code === "mine")).toEqual({ code: "mine", right: null });
  const late = { ...story(), events: story().events.filter(({ seq }) => seq !== 22) };
  expect(check(late).find(({ code }) => code === "cards")).toEqual({ code: "cards", right: null });
  const unknown = { ...story(), deals: null };
  expect(check(unknown).find(({ code }) => code === "cards")!.right).toBeNull();
});

test("a deal that was never sealed proves nothing", () => {
  const told = story({ withheld: true, mix: [], heard: null });
  const events = told.events
    .filter(({ kind }) => kind !== "mixing" && kind !== "mixed")
    .map((each) => (each.kind === "started" ? { ...each, commitment: null } : each));
  const found = check({ ...told, events, mixes: [] });
  expect(found.filter(({ right }) => right === null).map(({ code }) => code)).toEqual(["promise"]);
  expect(found.find(({ code }) => code === "mine")!.right).toBe(false);
});

test("of a game that this browser has not heard of nothing can be said", () => {
  expect(check({ ...story(), events: story().events.slice(-1) })).toEqual([]);
});

test("into the deal of a day nobody mixes anything", () => {
  const told = story({ mix: [], byServer: [] });
  const events = told.events.filter(({ kind }) => kind !== "mixing");
  const found = check({ ...told, events, mixes: [], daily: true });
  expect(found).toEqual(["promise", "cards", "lots"].map((code) => ({ code, right: true })));
});
