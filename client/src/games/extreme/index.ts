// Extreme stands on The Game: the same table, with commands on some cards.

import { registered } from "../game";
import { litPlaces } from "../parts/piles/pile";
import { actionWords, endingWords, pileName, pileNaming, pileTerm, spokenWords } from "../parts/piles/words";
import { theGame } from "../the_game";
import Picture from "./Picture.svelte";
import type { ExtremeView } from "./view";

export const extreme = registered<ExtremeView>({
  name: "extreme",
  words: ["extreme", ...theGame.words],
  cover: { title: "extreme-title", line: "extreme-line" },
  keys: "piles-keys",
  rules: [
    "the-game-rules-1",
    "the-game-rules-2",
    "the-game-rules-3",
    "the-game-rules-4",
    "extreme-rules-1",
    "extreme-rules-2",
  ],
  naming: pileNaming,
  Picture,
  atTable: () => import("./at_table"),
  inWords: () => import("./in_words"),
  diagrams: () => import("./diagrams"),
  lasting: ["no-trick", "silence", "draw-one", "one-pile", "one-pile-here"],
  action: actionWords,
  spoken: spokenWords,
  term: (code, t) => t.find(`extreme-command-${code}`) ?? pileTerm(code, t),
  aside: () => "",
  lights: litPlaces,
  pile: pileName,
  ending: endingWords,
  deals: () => import("../the_game/deal"),
});
