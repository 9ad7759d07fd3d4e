// What a seat sees of The Game. Extreme adds its commands.

import type { View } from "../../lib/server/protocol";
import type { PileInfo } from "../parts/piles/pile";

export interface TheGameView extends View {
  piles: PileInfo[];
  hand: number[] | null;
  hand_sizes: number[];
  open_hands: number[][] | null;
  draw: number;
  left: number;
}
