import { registered } from "../game";
import { litPlaces } from "../parts/piles/pile";
import { actionWords, endingWords, pileName, pileNaming, pileTerm, spokenWords } from "../parts/piles/words";
import Picture from "./Picture.svelte";
import type { TheGameView } from "./view";

export const theGame = registered<TheGameView>({
  name: "the-game",
  words: ["the-game"],
  cover: { title: "the-game-title", line: "the-game-line" },
  keys: "piles-keys",
  rules: [
    "the-game-rules-1",
    "the-game-rules-2",
    "the-game-rules-3",
    "the-game-rules-4",
    "the-game-rules-5",
    "the-game-rules-6",
  ],
  naming: pileNaming,
  Picture,
  atTable: () => import("./at_table"),
  inWords: () => import("./in_words"),
  diagrams: () => import("./diagrams"),
  lasting: [],
  action: actionWords,
  spoken: spokenWords,
  term: pileTerm,
  aside: () => "",
  lights: litPlaces,
  pile: pileName,
  ending: endingWords,
  deals: () => import("./deal"),
});
