// What is shown of a table: drawn, or as text. What one does not look at is not loaded.

import { settings } from "../lib/browser/settings.svelte";
import type { GameClient, TableParts } from "./game";

export const partsOf = (game: GameClient): Promise<TableParts> =>
  settings.view === "text" ? import("./parts/text/at_table") : game.atTable();
