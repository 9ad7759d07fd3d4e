// Which puzzles one would like to have: kept in this browser.

import { recall, remember } from "../../lib/browser/memory";
import { nextPuzzle } from "../../lib/server/puzzles";
import { go } from "../../lib/browser/route.svelte";

export const filter = $state({ game: recall("puzzles-game") ?? "", theme: recall("puzzles-theme") ?? "" });

export function choose(game: string, theme: string): void {
  filter.game = game;
  filter.theme = theme;
  remember("puzzles-game", game);
  remember("puzzles-theme", theme);
}

// Open one that fits; whether there is one.
export async function openNext(after = ""): Promise<boolean> {
  const name = await nextPuzzle(filter.game, filter.theme, after);
  if (name) go(`/puzzles/${name}`);
  return !!name;
}
