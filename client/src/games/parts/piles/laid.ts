// What lies where, and what may go where, worked out from views and events.

import type { PlayedEvent, TableEvent } from "../../../lib/server/protocol";
import { readPlay, trickOf, type PileInfo, type Play } from "./pile";
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

// A card that has just been played, and what it found.
export interface Landing extends Play {
  action: string;
  seat: number | null;
  // The top that it covers.
  before: number;
  // Whether its pile goes back by ten.
  trick: boolean;
}

// What has just happened on the piles of this page, one card after the other.
export function landingsOf(
  events: TableEvent[],
  piles: Map<string, PileInfo>,
  landed: (play: Play, seat: number | null) => string,
): Landing[] {
  const lying = new Map(piles);
  return events.flatMap((event) => {
    const play = event.kind === "played" ? readPlay(event.action) : null;
    if (event.kind !== "played" || !play) return [];
    const { card } = play;
    const id = landed(play, event.seat);
    const pile = lying.get(id);
    if (pile) lying.set(id, { ...pile, top: card });
    const [before, trick] = [pile?.top ?? card, !!pile && card === trickOf(pile)];
    return [{ card, pile: id, action: event.action, seat: event.seat, before, trick }];
  });
}

export const pilesById = (places: Place[]): Map<string, PileInfo> =>
  new Map(places.map(({ id, pile }) => [id, pile]));

// The cards of a hand that were not there before.
export function newCards(hand: number[], before: number[]): number[] {
  const had = new Set(before);
  return hand.filter((card) => !had.has(card));
}
