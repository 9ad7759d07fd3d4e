// One game as a browser has heard of it: its shuffle, its deal, its course and its end.

import type { OverEvent, TableEvent } from "../server/protocol";
import type { Mixed } from "./memory";

type Kind<K extends TableEvent["kind"]> = Extract<TableEvent, { kind: K }>;
const isA =
  <K extends TableEvent["kind"]>(kind: K) =>
  (event: TableEvent): event is Kind<K> =>
    event.kind === kind;

const isDeal = (event: TableEvent): event is Kind<"started"> | Kind<"again"> =>
  event.kind === "started" || event.kind === "again";

// What this browser mixed in before the deal, but for shuffles that others ended. Whether the server still tells of
// that shuffle does not matter: it might tell another story by now.
export function ownMix(game: Game, mixes: Mixed[]): Mixed | null {
  const ended = game.shuffles.slice(0, -1).map(({ seq }) => seq);
  const own = mixes.filter(({ seq }) => seq > game.since && seq < game.dealt && !ended.includes(seq));
  return own.at(-1) ?? null;
}

export interface Game {
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

export function lastGame(events: TableEvent[]): Game | null {
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

// Every seal that this browser has heard for a game: before the shuffle, and with the deal.
export function sealsHeard(game: Game, mixes: Mixed[]): string[] {
  const heard = [game.commitment, game.shuffles.at(-1)?.commitment, ownMix(game, mixes)?.commitment];
  return heard.filter((commitment) => commitment !== undefined && commitment !== null);
}
