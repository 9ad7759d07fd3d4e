// Whether a deal was as the server promised: the secret, what was mixed in, and every card. What this can show and
// what it cannot stands in docs/protocol.md.

import type { DealInfo, OverEvent, TableEvent, View } from "../server/protocol";
import type { GameDeals } from "./deal";
import type { Mixed } from "./memory";
import { hex, sha256 } from "./sha256";

export type FindingCode = "promise" | "mine" | "server" | "once" | "cards";

export interface Finding {
  code: FindingCode;
  // null: this browser cannot tell.
  right: boolean | null;
}

// All that a browser knows about one game that is over.
export interface Story {
  seat: number | null;
  // The seats of bots: for them the server mixes, whatever it says.
  bots: number[];
  view: View;
  events: TableEvent[];
  // What this browser mixed in at this table.
  mixes: Mixed[];
  deals: GameDeals | null;
}

export const commitmentOf = (secret: string): string => hex(sha256(secret));

// What the server mixes in for a bot, or for someone who is away.
export const serverText = (secret: string, seat: number): string =>
  hex(sha256(["reihum mix", secret, String(seat)].join("\0"))).slice(0, 32);

type Kind<K extends TableEvent["kind"]> = Extract<TableEvent, { kind: K }>;
const isA =
  <K extends TableEvent["kind"]>(kind: K) =>
  (event: TableEvent): event is Kind<K> =>
    event.kind === kind;

const isDeal = (event: TableEvent): event is Kind<"started"> | Kind<"again"> =>
  event.kind === "started" || event.kind === "again";

export function check(story: Story): Finding[] {
  const game = lastGame(story.events);
  const { deal } = story.view;
  if (!game || !deal || game.over.secret === null) return [];
  const told: DealInfo = { seed: game.over.secret, mix: game.over.mix };
  const mine = ownMix(game, story.mixes);
  const heard = game.shuffles.length > 0 || !told.mix.length;
  const server = told.mix.length ? [...game.byServer, ...story.bots] : game.byServer;
  const byServer = server.every((seat) => told.mix[seat] === serverText(told.seed, seat));
  return [
    { code: "promise", right: promised(game, told, deal, mine) },
    { code: "mine", right: mixedIn(story.seat, told, mine) },
    { code: "server", right: heard ? byServer : null },
    { code: "once", right: heard ? game.unexplained === 0 : null },
    {
      code: "cards",
      right: story.deals && game.whole ? story.deals.fits(told, story.view, game.events) : null,
    },
  ];
}

// What this browser mixed in before the deal, but for shuffles that others ended. Whether the server still tells of
// that shuffle does not matter: it might tell another story by now.
function ownMix(game: Game, mixes: Mixed[]): Mixed | null {
  const ended = game.shuffles.slice(0, -1).map(({ seq }) => seq);
  const own = mixes.filter(({ seq }) => seq > game.since && seq < game.dealt && !ended.includes(seq));
  return own.at(-1) ?? null;
}

interface Game {
  // The numbers of the last event before the shuffle and of the deal.
  since: number;
  dealt: number;
  shuffles: Kind<"mixing">[];
  // Shuffles that were begun anew though nothing happened to a seat.
  unexplained: number;
  byServer: number[];
  commitment: string | null;
  events: TableEvent[];
  over: OverEvent;
  // Whether none of the events since the deal is missing.
  whole: boolean;
}

function lastGame(events: TableEvent[]): Game | null {
  const over = events.findLast(isA("over"));
  const dealt = events.findLast(isDeal);
  if (!over || !dealt || over.seq < dealt.seq) return null;
  const before = events.filter((event) => event.seq < dealt.seq);
  const since = before.findLast(isA("over"))?.seq ?? 0;
  const shuffling = before.filter((event) => event.seq > since);
  const shuffles = shuffling.filter(isA("mixing"));
  const last = shuffles.at(-1)?.seq ?? 0;
  const course = events.filter((event) => event.seq > dealt.seq && event.seq <= over.seq);
  return {
    since,
    dealt: dealt.seq,
    shuffles,
    unexplained: shuffles.slice(1).filter((shuffle, place) => !explained(shuffling, shuffles[place], shuffle))
      .length,
    byServer: shuffling
      .filter(isA("mixed"))
      .flatMap(({ seq, seat, by_server }) => (by_server && seat !== null && seq > last ? [seat] : [])),
    commitment: dealt.commitment,
    events: course,
    over,
    whole: course.length === over.seq - dealt.seq,
  };
}

// A shuffle ends without a deal only where something has happened to a seat.
const REASONS: TableEvent["kind"][] = ["left", "seat-set", "swapped", "removed"];

function explained(events: TableEvent[], one: TableEvent | undefined, next: TableEvent): boolean {
  const between = events.filter(({ seq }) => seq > (one?.seq ?? 0) && seq < next.seq);
  return between.some(({ kind }) => REASONS.includes(kind));
}

// One commitment from before the deal to the end, and the secret is what it committed to.
function promised(game: Game, told: DealInfo, deal: DealInfo, mine: Mixed | null): boolean | null {
  const heard = [game.commitment, game.shuffles.at(-1)?.commitment, mine?.commitment];
  const known = heard.filter((commitment) => commitment !== undefined && commitment !== null);
  const same = deal.seed === told.seed && deal.mix.join("\0") === told.mix.join("\0");
  if (!known.length) return null;
  return same && known.every((commitment) => commitment === commitmentOf(told.seed));
}

// Whether what this browser mixed in stands in the place of its seat; null where it mixed nothing, though others did.
// Where nobody did, the server alone chose the cards.
function mixedIn(seat: number | null, told: DealInfo, mine: Mixed | null): boolean | null {
  if (seat === null) return null;
  if (mine === null) return told.mix.length ? null : false;
  return told.mix[seat] === mine.text.normalize("NFC").trim();
}
