// What a card would do on a pile. What is allowed is for the server to say.

import type { PileInfo } from "./types";

export const TRICK = 10;

export interface Play {
  card: number;
  pile: string;
}

export function readPlay(action: string): Play | null {
  const match = /^(\d+)>([a-z0-9-]+)$/.exec(action);
  return match ? { card: Number(match[1]), pile: match[2]! } : null;
}

// The card that would swing the pile back; may lie outside the range.
export function trickOf(pile: PileInfo): number {
  return pile.ascending ? pile.top - TRICK : pile.top + TRICK;
}

// Numbers of the pile that a card uses up; negative where it gives some back.
export function costOf(pile: PileInfo, card: number): number {
  return pile.ascending ? card - pile.top : pile.top - card;
}

export function fits(pile: PileInfo, card: number): boolean {
  return costOf(pile, card) > 0 || card === trickOf(pile);
}

// From 0 for the lowest card to 1 for the highest: the place on a rail, and the hue.
export function share(value: number, most: number): number {
  return (value - 1) / (most - 1);
}

// Warm for low cards, cool for high ones.
export function hueOf(value: number, most: number): number {
  return Math.round(28 + share(value, most) * 242);
}
