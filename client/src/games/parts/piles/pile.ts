// What a card would do on a pile. What is allowed is for the server to say.

import type { PlayerLook } from "../../../lib/table/looks";
import type { SignalInfo } from "../../../lib/server/protocol";

export type SignalName = SignalInfo["signal"];

// A pile as a view tells it.
export interface PileInfo {
  pile: string;
  ascending: boolean;
  start: number;
  top: number;
}

// What somebody says about a pile.
export interface PileSignal {
  seat: number;
  who: string;
  me: boolean;
  look: PlayerLook;
  signal: SignalName;
}

// A sign that a card carries, what it is called, and what it wants.
export interface Mark {
  drawing: string;
  name: string;
  wants: string;
}

export const TRICK = 10;

export interface Play {
  card: number;
  pile: string;
}

export function readPlay(action: string): Play | null {
  const match = /^(\d+)>([a-z0-9-]+)$/.exec(action);
  return match ? { card: Number(match[1]), pile: match[2]! } : null;
}

// Which cards may go on which piles, from the list of legal actions.
export function byPile(legal: string[]): Map<string, Set<number>> {
  const piles = new Map<string, Set<number>>();
  for (const play of legal.map(readPlay)) {
    if (!play) continue;
    if (!piles.has(play.pile)) piles.set(play.pile, new Set());
    piles.get(play.pile)!.add(play.card);
  }
  return piles;
}

// The card that would swing the pile back; may lie outside the range.
export function trickOf(pile: PileInfo): number {
  return pile.ascending ? pile.top - TRICK : pile.top + TRICK;
}

// Numbers of the pile that a card uses up; negative where it gives some back.
export function costOf(pile: PileInfo, card: number): number {
  return pile.ascending ? card - pile.top : pile.top - card;
}

// A card that costs more is dear: nothing to be led to.
export const isDear = (cost: number, most: number): boolean => cost > most / 5;

export function fits(pile: PileInfo, card: number, tricks = true): boolean {
  return costOf(pile, card) > 0 || (tricks && card === trickOf(pile));
}

// Whether a card of the other side would help there.
export const helpsOn = (pile: PileInfo, card: number): boolean => costOf(pile, card) < 0;

// What a card on a pile is about on the board; other actions have buttons of their own.
export function litPlaces(action: string): string[] {
  const play = readPlay(action);
  return play
    ? [`[data-card="${play.card}"]`, `[data-pile="${play.pile}"]`]
    : [`[data-act="${action.split(":")[0]}"]`];
}
