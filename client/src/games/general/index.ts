// The game for all games that have no board of their own here.

import { humanised } from "../../lib/humanise";
import type { View } from "../../lib/protocol";
import { registered } from "../game";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Result from "./Result.svelte";
import { texts, type GeneralText } from "./texts";
import { actionWords, asideWords, endingWords } from "./words";

export const general = registered<View, GeneralText>({
  name: "",
  texts,
  Board,
  Picture,
  Result,
  lasting: [],
  action: actionWords,
  spoken: actionWords,
  aside: asideWords,
  pile: humanised,
  ending: endingWords,
});
