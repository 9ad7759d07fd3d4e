// The score sheet as lines, one for each player.

export interface Line {
  player: number;
  // Equal sums share a place.
  place: number;
  laps: number[];
  total: number;
}

export function linesOf(
  sheet: number[][],
  totals: number[],
  now: number[] | null,
  bestFirst: boolean,
): Line[] {
  const laps = now ? [...sheet, now] : sheet;
  const sums = totals.map((total, player) => total + (now?.[player] ?? 0));
  const lines = sums.map((total, player) => ({
    player,
    place: sums.filter((other) => other > total).length + 1,
    laps: laps.map((lap) => lap[player] ?? 0),
    total,
  }));
  return bestFirst ? lines.toSorted((a, b) => a.place - b.place) : lines;
}
