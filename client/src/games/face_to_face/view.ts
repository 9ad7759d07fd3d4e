// What a seat sees of Face to Face: both sides, each with two piles.

import type { View } from "../../lib/server/protocol";
import type { PileInfo } from "../parts/piles/pile";

export interface SideInfo {
  piles: PileInfo[];
  hand_size: number;
  draw: number;
  left: number;
}

export interface FaceToFaceView extends View {
  sides: SideInfo[];
  hand: number[] | null;
  open_hands: number[][] | null;
  gave: boolean;
}
