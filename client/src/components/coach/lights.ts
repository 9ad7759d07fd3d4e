// What actions are about on a board, as selectors. A pile on which several cards of a turn go is named once.

import type { GameClient } from "../../games/game";

export function lightsOf(game: Pick<GameClient, "lights">, actions: string[], far: boolean): string[] {
  return actions.reduce<string[]>(
    (found, action) => [...found, ...game.lights(action, far).filter((each) => !found.includes(each))],
    [],
  );
}
