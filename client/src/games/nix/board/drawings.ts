// Line drawings: EGON, and each combination as outlines of cards, so that nobody takes them for cards.

import type { RowName } from "../view";

// Two eyes, a mouth, one eyebrow up, no nose. In a square of 32.
export const EGON =
  "M11.500 12v3.500M20.500 12v3.500M10 20.500c3.600 3.200 8.400 3.200 12 0M18.600 7.600l4.200-1";

const CARD = { width: 6.5, height: 9.5, step: 8.5 };

interface Sample {
  count: number;
  run: boolean;
}

export const SAMPLES: Record<RowName, Sample> = {
  quad: { count: 4, run: false },
  run4: { count: 4, run: true },
  triple: { count: 3, run: false },
  run3: { count: 3, run: true },
  pair: { count: 2, run: false },
  run2: { count: 2, run: true },
  single: { count: 1, run: false },
  none: { count: 0, run: false },
};

// Where the cards of a sample stand, in a drawing of 36 by 24: side by side, or each higher than the last.
export function outlines({ count, run }: Sample): { x: number; y: number; width: number; height: number }[] {
  return Array.from({ length: Math.max(count, 1) }, (_, place) => ({
    x: 1.5 + place * CARD.step,
    y: run ? 12.5 - (place + (4 - count) / 2) * 3 : 7,
    width: CARD.width,
    height: CARD.height,
  }));
}
