// The games as the server tells of them, by name.

import { gameNamed } from "../../games/registry";
import { catalogue } from "../../lib/server/api";
import type { GameInfo } from "../../lib/server/protocol";
import { titleOf } from "../../lib/words/names";
import type { Say } from "../../text/index.svelte";

export class Games {
  all = $state.raw<GameInfo[]>([]);

  constructor() {
    catalogue().then(
      (found) => (this.all = found.games),
      () => undefined, // the page says itself that nobody answers
    );
  }

  info(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  title(name: string, t: Say): string {
    return titleOf(gameNamed(name), this.info(name)?.title ?? name, t);
  }
}
