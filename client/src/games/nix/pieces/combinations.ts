// What I can play, sorted by the row of the board it goes to.

import type { ChipInfo, RowInfo, RowName } from "../view";

export interface Combination {
  row: RowName;
  cards: string[];
  plain: string | null;
  super: string | null;
}

// The same cards with the plain and with the super chip are one choice and a switch.
export function byRow(legal: string[]): Map<RowName, Combination[]> {
  const rows = new Map<RowName, Combination[]>();
  for (const action of legal) {
    const read = readCombination(action);
    const there = rows.get(read.row) ?? [];
    rows.set(read.row, there);
    const known = there.find((each) => each.cards.join() === read.cards.join());
    const entry = known ?? { row: read.row, cards: read.cards, plain: null, super: null };
    if (!known) there.push(entry);
    entry[read.super ? "super" : "plain"] = action;
  }
  return rows;
}

export function readCombination(action: string): { row: RowName; cards: string[]; super: boolean } {
  const [row, rest = ""] = action.replace("*", "").split(":");
  return {
    row: row as RowName,
    cards: rest ? rest.split("-") : [],
    super: action.endsWith("*"),
  };
}

// Whose chip the next one in this row would push off the board.
export function fallsOff(row: RowInfo): ChipInfo | null {
  return row.chips.every(Boolean) ? (row.chips.at(-1) ?? null) : null;
}

// The points of everybody's chips as they lie.
export function standing(rows: RowInfo[], players: number): number[] {
  const points = Array.from({ length: players }, () => 0);
  for (const row of rows) {
    row.chips.forEach((chip, field) => {
      if (chip) points[chip.player]! += (row.points[field] ?? 0) * (chip.super ? 2 : 1);
    });
  }
  return points;
}
