// Each row drawn as cards: the same letter for the same value, steps for a run.

import type { RowName } from "../view";

export const EXAMPLES: Record<RowName, string[]> = {
  quad: ["7", "7", "7", "7"],
  run4: ["2", "3", "4", "5"],
  triple: ["6", "6", "6"],
  run3: ["1", "2", "3"],
  pair: ["4", "4"],
  run2: ["5", "6"],
  single: ["3"],
  none: [],
};
