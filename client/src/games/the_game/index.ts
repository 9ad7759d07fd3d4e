import { registered } from "../game";
import { actionWords, endingWords, spokenWords } from "../parts/piles/words";
import Picture from "./Picture.svelte";
import { texts, type TheGameText } from "./texts";
import type { TheGameView } from "./view";

export const theGame = registered<TheGameView, TheGameText>({
  name: "the-game",
  texts,
  Picture,
  atTable: () => import("./at_table"),
  diagrams: () => import("./diagrams"),
  lasting: [],
  action: actionWords,
  spoken: spokenWords,
  aside: () => "",
  pile: (pile, t) => t.pile(pile),
  ending: endingWords,
  deals: () => import("./deal"),
});
