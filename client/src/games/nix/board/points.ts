// What chips on the board are worth, and what one more would change.

import type { ChipInfo, RowInfo } from "../view";

// The points of everybody's chips as they lie.
export function standing(rows: RowInfo[], players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    rows.reduce((sum, row) => sum + inRow(row, player), 0),
  );
}

function inRow(row: RowInfo, player: number): number {
  const points = row.chips.map((chip, field) => {
    if (chip?.player !== player) return 0;
    return (row.points[field] ?? 0) * (chip.super ? 2 : 1);
  });
  return points.reduce((sum, each) => sum + each, 0);
}

// A row once another chip is pushed in from the left.
const pushed = (row: RowInfo, chip: ChipInfo): RowInfo => ({
  ...row,
  chips: [chip, ...row.chips.slice(0, -1)],
});

// What a player would gain with a chip in this row. Own chips there may move to better fields, to
// worse ones, or off the board.
export const gainOf = (row: RowInfo, chip: ChipInfo): number =>
  inRow(pushed(row, chip), chip.player) - inRow(row, chip.player);

// Whose chip the next one in this row would push off the board.
export function fallsOff(row: RowInfo): ChipInfo | null {
  return row.chips.every(Boolean) ? (row.chips.at(-1) ?? null) : null;
}
