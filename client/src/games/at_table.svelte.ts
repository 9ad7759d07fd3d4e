// What is shown of a table: drawn, or as text. What one does not look at is not loaded.

import { settings } from "../lib/browser/settings.svelte";
import type { GameClient, TableParts } from "./game";

export const partsOf = (game: GameClient): Promise<TableParts> =>
  settings.view === "text" ? import("./parts/text/at_table") : game.atTable();

// For as long as the component is there: the parts of its game, and others once the view is another. What cannot
// be loaded is not shown: the table stays as it is.
export function followParts(game: () => GameClient | undefined, show: (parts: TableParts) => void): void {
  $effect(() => {
    const wanted = game();
    if (!wanted) return;
    let outdated = false;
    partsOf(wanted).then(
      (found) => outdated || show(found),
      () => undefined,
    );
    return () => (outdated = true);
  });
}
