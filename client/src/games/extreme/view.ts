// What a seat sees of Extreme: The Game, and the commands on its cards.

import type { PileInfo } from "../parts/piles/pile";
import type { TheGameView } from "../the_game/view";

export type Command = "stop" | "skull" | "three" | "silence" | "no-trick" | "one-pile" | "draw-one";

export interface ExtremeView extends TheGameView {
  piles: (PileInfo & { command: Command | null })[];
  layout: Record<Command, number[]>;
  open_commands: Command[];
}
