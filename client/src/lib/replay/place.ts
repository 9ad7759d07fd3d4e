// Where somebody stands in a replay, as an address has it: /review/TABLE?game=2&step=12&seat=1

import type { Eyes } from "./steps";

export interface Place {
  game: number | null;
  step: number;
  eyes: Eyes | null;
}

const number = (text: string | null): number | null => (text && /^\d{1,5}$/.test(text) ? Number(text) : null);

export function placeIn(search: string): Place {
  const asked = new URLSearchParams(search);
  const seat = asked.get("seat");
  const eyes = seat === "open" || seat === "spectator" ? seat : number(seat);
  return { game: number(asked.get("game")), step: number(asked.get("step")) ?? 0, eyes };
}

// A game of a table; the last one where its number is not known.
export const gameAddress = (table: string, game?: number | null): string =>
  `/review/${table}${game ? `?game=${game}` : ""}`;

export function addressOf(table: string, { game, step, eyes }: Place): string {
  const asked = new URLSearchParams();
  if (game !== null) asked.set("game", String(game));
  asked.set("step", String(step));
  if (eyes !== null) asked.set("seat", String(eyes));
  return `/review/${table}?${asked}`;
}

// Keys that go step by step, and by how many.
export const ALONG: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
