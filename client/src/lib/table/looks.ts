// How people are told apart at a glance: a colour, a shape and letters, different for each of them.

import type { LobbyInfo } from "../server/protocol";

export interface Look {
  // One of COLOURS and SHAPES.
  colour: number;
  glyph: number;
}

export interface PlayerLook extends Look {
  letters: string;
}

export const COLOURS = 8;
// Outlines in a square of 32.
export const SHAPES = [
  "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z",
  "M8 3h16a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z",
  "M13.900 2.300a3 3 0 0 1 4.200 0l11.600 11.600a3 3 0 0 1 0 4.200L18.100 29.700a3 3 0 0 1-4.200 0L2.300 18.100a3 3 0 0 1 0-4.200z",
  "M14.500 2.400a3 3 0 0 1 3 0l9.500 5.500a3 3 0 0 1 1.500 2.600v11a3 3 0 0 1-1.500 2.600l-9.500 5.500a3 3 0 0 1-3 0L5 24.100a3 3 0 0 1-1.500-2.600v-11A3 3 0 0 1 5 7.900z",
  "M16 2.500c4 2 8 2.500 12 2.500v10c0 7-5 12-12 14.500C9 27 4 22 4 15V5c4 0 8-.5 12-2.500z",
  "M3 12C3 6.500 8.800 2 16 2s13 4.500 13 10v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
  "M10.500 3h11L29 10.500v11L21.500 29h-11L3 21.500v-11z",
  "M16 2c3 0 4.500 3 7 3.500S29 8 28.500 11 30 14 30 16s-2 2.500-1.500 5-3 5-5.500 5.500-4 3.500-7 3.500-4.500-3-7-3.500S3 24 3.500 21 2 18 2 16s2-2.500 1.500-5S6.500 6 9 5.500 13 2 16 2z",
] as const;

// The looks of all who play, imaginary players last. Who has chosen one gets it, unless somebody on
// an earlier seat has the same colour or shape.
export function looksOf(lobby: LobbyInfo, names: string[]): PlayerLook[] {
  const wanted = names.map((_, seat) => lobby.seats[seat]?.look ?? null);
  const colours = distinct(
    wanted.map((look) => look?.colour ?? null),
    COLOURS,
  );
  const glyphs = distinct(
    wanted.map((look) => look?.glyph ?? null),
    SHAPES.length,
  );
  const letters = lettersOf(names);
  return names.map((_, seat) => ({
    colour: colours[seat]!,
    glyph: glyphs[seat]!,
    letters: letters[seat]!,
  }));
}

// What was wanted, where nobody before wanted it too; the others get what is left.
function distinct(wanted: (number | null)[], most: number): number[] {
  const taken = new Set<number>();
  const given = wanted.map((number) => {
    if (number === null || taken.has(number)) return null;
    taken.add(number);
    return number;
  });
  return given.map((number) => {
    if (number !== null) return number;
    const free = Array.from({ length: most }, (_, n) => n).find((n) => !taken.has(n)) ?? 0;
    taken.add(free);
    return free;
  });
}

const alone = (all: string[], seat: number): boolean => all.filter((each) => each === all[seat]).length === 1;

// As few letters as tell everybody apart: one, or two, or one and a number.
export function lettersOf(names: string[]): string[] {
  const firsts = names.map((name) => [...name.trim()][0]?.toUpperCase() ?? "?");
  const pairs = names.map((name, seat) => {
    const rest = name.trim().split(/\s+/)[1] ?? "";
    const second = rest ? [...rest][0] : [...name.trim()][1];
    return firsts[seat]! + (second?.toLowerCase() ?? "");
  });
  // Who has a number keeps it: "Guest 2" is G2, wherever they sit.
  const numbered = names.map((name, seat) => firsts[seat]! + (/\d{1,2}$/.exec(name.trim())?.[0] ?? ""));
  const seated = names.map((_, seat) => `${firsts[seat]!}${seat + 1}`);
  const found = names.map(
    (_, seat) => [firsts, pairs, numbered].find((all) => alone(all, seat))?.[seat] ?? seated[seat]!,
  );
  return found.map((letters, seat) => (alone(found, seat) ? letters : seated[seat]!));
}
