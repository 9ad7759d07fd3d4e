// How wide a hand is, in cards: those of one value cover each other, and values stand side by side.

// How much of a covered card is seen, and what lies between two values.
export const COVERED = 0.37;
export const GAP = 0.12;

const widthOf = (count: number): number => 1 + (count - 1) * COVERED;

// How often each value is in a hand, in order.
export const countsOf = (hand: string): number[] =>
  [...new Set(hand)].map((value) => [...hand].filter((card) => card === value).length);

// The width of the widest line, if the values of a hand are laid in some lines as evenly as possible.
export function spanOf(hand: string, lines: number): number {
  return evenly(countsOf(hand).map(widthOf), lines);
}

function evenly(widths: number[], lines: number): number {
  const whole = widths.reduce((sum, width) => sum + width + GAP, 0) - GAP;
  if (lines === 1 || widths.length < 2) return Math.max(whole, 1);
  const cuts = widths.map((_, at) =>
    Math.max(evenly(widths.slice(0, at + 1), 1), evenly(widths.slice(at + 1), lines - 1)),
  );
  return Math.min(...cuts);
}
