import { registered } from "../game";
import { actionWords, endingWords, spokenWords } from "../parts/piles/words";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Result from "./Result.svelte";
import { texts, type TheGameText } from "./texts";
import type { TheGameView } from "./view";

export const theGame = registered<TheGameView, TheGameText>({
  name: "the-game",
  texts,
  Board,
  Picture,
  Result,
  lasting: [],
  action: actionWords,
  spoken: spokenWords,
  aside: () => "",
  pile: (pile, t) => t.pile(pile),
  ending: endingWords,
  deals: () => import("./deal"),
});
