// Chips have no names of their own. To let one slide we must know which one it was before.

import type { ChipInfo, RowInfo } from "../view";

export interface Placed extends ChipInfo {
  id: number;
  field: number;
}

const FIELDS = 3;

export class ChipTracker {
  #next = 0;
  #rows = new Map<string, Placed[]>();

  update(rows: RowInfo[]): Map<string, Placed[]> {
    for (const row of rows) this.#rows.set(row.row, this.#moved(this.#rows.get(row.row) ?? [], row));
    return new Map(this.#rows);
  }

  #moved(before: Placed[], row: RowInfo): Placed[] {
    const steps = pushes(before, row);
    const fields: (number | undefined)[] = [];
    for (const chip of before) if (steps < FIELDS) fields[chip.field + steps] = chip.id;
    return row.chips.flatMap((chip, field) =>
      chip ? [{ ...chip, field, id: fields[field] ?? this.#next++ }] : [],
    );
  }
}

// How far the chips of a row were pushed since.
function pushes(before: Placed[], row: RowInfo): number {
  for (let steps = 0; steps < FIELDS; steps++) {
    const stayed = before.every((chip) => {
      const now = row.chips[chip.field + steps];
      return chip.field + steps >= FIELDS || (now?.player === chip.player && now.super === chip.super);
    });
    const kept = before.filter((chip) => chip.field + steps < FIELDS).length;
    if (stayed && row.chips.filter(Boolean).length === kept + steps) return steps;
  }
  return FIELDS;
}
