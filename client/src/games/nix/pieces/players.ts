// Colours of the chips; the initial beside each says the same without colour.

const HUES = [250, 30, 150, 85, 325];

export function chipColour(player: number): string {
  const hue = HUES[player];
  return hue === undefined ? "oklch(0.62 0 0)" : `oklch(0.62 0.15 ${hue})`;
}
