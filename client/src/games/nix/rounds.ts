// A lap as it goes on: what was played in it, in order, and what everybody was dealt.

import { readCombination } from "./choosing/combinations";
import type { NixView } from "./view";

// What a player did in a round; for EGON, with the cards that were turned up for him.
export interface Done {
  round: number;
  player: number;
  action: string;
  turned: string;
}

// Everything that was played in this lap, in order: from the starter on, EGON last.
export function doneIn(view: NixView): Done[] {
  const people = view.hand_sizes.length;
  const order = Array.from({ length: people }, (_, step) => (view.starter + step) % people);
  const seats = view.egon === null ? order : [...order, view.egon];
  return view.log.flatMap((_, round) => seats.flatMap((player) => done(view, round, player)));
}

function done(view: NixView, round: number, player: number): Done[] {
  const action = view.log[round]?.[player];
  const turned = player === view.egon ? (view.turned[round] ?? "") : "";
  return action ? [{ round, player, action, turned }] : [];
}

// What the others did since I last played, the latest first.
export function sinceTurnOf(seat: number | null, view: NixView): Done[] {
  const all = doneIn(view);
  return all.slice(all.findLastIndex(({ player }) => player === seat) + 1).toReversed();
}

// The cards a player had at the beginning of this lap, as far as we may know: what is left, and what
// was played.
export function dealtTo(seat: number, view: NixView): string {
  const played = view.log.flatMap((round) => readCombination(round[seat] ?? "").cards);
  return [...(view.hand ?? ""), ...played].toSorted().join("");
}
