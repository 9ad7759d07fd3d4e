// From 0 for the lowest card to 1 for the highest: its place on a rail, its colour and its level.
export const share = (value: number, most: number, least = 1): number => (value - least) / (most - least);
