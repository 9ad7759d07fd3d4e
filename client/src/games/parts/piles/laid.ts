// What lies where, and what may go where, worked out from views and events.

import type { PlayedEvent } from "../../../lib/server/protocol";
import { readPlay, type PileInfo, type Play } from "./pile";
import type { Place } from "./playing.svelte";

// All cards that may go anywhere.
export const playableCards = (legal: Map<string, Set<number>>): Set<number> =>
  new Set([...legal.values()].flatMap((cards) => [...cards]));

// The cards on each pile of this page, oldest first.
export function historyOf(
  plays: PlayedEvent[],
  landed: (play: Play, seat: number | null) => string,
): Map<string, number[]> {
  const piles = new Map<string, number[]>();
  for (const event of plays) {
    const play = readPlay(event.action);
    if (!play) continue;
    const id = landed(play, event.seat);
    piles.set(id, [...(piles.get(id) ?? []), play.card]);
  }
  return piles;
}

export const pilesById = (places: Place[]): Map<string, PileInfo> =>
  new Map(places.map(({ id, pile }) => [id, pile]));

// The cards of a hand that were not there before.
export function newCards(hand: number[], before: number[]): number[] {
  const had = new Set(before);
  return hand.filter((card) => !had.has(card));
}
