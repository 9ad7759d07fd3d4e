// From 0 for the lowest card to 1 for the highest: the place on a rail, and the hue.
export function share(value: number, most: number): number {
  return (value - 1) / (most - 1);
}

// Warm for low cards, cool for high ones.
export function hueOf(value: number, most: number): number {
  return Math.round(28 + share(value, most) * 242);
}
