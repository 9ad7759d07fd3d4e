// What has happened at a table since one's last turn, for those who looked away.

import { playsOf } from "./plays";
import type { TableEvent } from "../server/protocol";

// A turn, or as much of a running one as was played.
export interface DoneTurn {
  // The event with which it began.
  seq: number;
  seat: number;
  plays: string[];
  drew: number;
  ended: boolean;
  // Whether a bot did something in it.
  bot: boolean;
}

function turnsOf(events: TableEvent[]): DoneTurn[] {
  const turns: DoneTurn[] = [];
  for (const { seq, seat, action, drew, ends_turn, by_bot } of playsOf(events)) {
    if (seat === null || action.startsWith("begin:")) continue;
    let turn = turns.at(-1);
    if (!turn || turn.ended || turn.seat !== seat) {
      turn = { seq, seat, plays: [], drew: 0, ended: false, bot: false };
      turns.push(turn);
    }
    if (action !== "end") turn.plays.push(action);
    turn.drew += drew;
    turn.ended = ends_turn;
    turn.bot ||= by_bot;
  }
  return turns;
}

// The turns of the others after my last one, also while my next one runs. Who watches has no turn: it is
// what everybody did last.
export function sinceTurnOf(seat: number | null, events: TableEvent[], seats: number): DoneTurn[] {
  const turns = turnsOf(events);
  if (seat === null) return turns.slice(-seats);
  const last = turns.findLastIndex((turn) => turn.seat === seat && turn.ended);
  return turns.slice(last + 1).filter((turn) => turn.seat !== seat);
}

// Whether a turn is the last one that a bot has played on its seat: of that one it can say why.
export const canSayWhy = (turn: DoneTurn, turns: DoneTurn[]): boolean =>
  turn.bot && turns.findLast(({ seat, bot }) => bot && seat === turn.seat) === turn;

// The seats on which a bot has played in this game.
export const botSeatsOf = (events: TableEvent[]): number[] => {
  const seats = playsOf(events).flatMap(({ seat, by_bot }) => (by_bot && seat !== null ? [seat] : []));
  return [...new Set(seats)].toSorted((one, other) => one - other);
};
