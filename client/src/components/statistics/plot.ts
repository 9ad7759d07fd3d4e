// The room of a picture, in its own units.
export const WIDTH = 420;
export const HEIGHT = 150;

// What an edge of a picture stands for.
export interface Edge {
  value: number;
  text: string;
}
