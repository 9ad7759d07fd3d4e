// The game for all games that have no board of their own here.

import { humanised } from "../../lib/humanise";
import type { View } from "../../lib/protocol";
import { registered } from "../game";
import Picture from "./Picture.svelte";
import { texts, type GeneralText } from "./texts";
import { actionWords, asideWords, endingWords } from "./words";

export const general = registered<View, GeneralText>({
  name: "",
  texts,
  Picture,
  atTable: () => import("./at_table"),
  lasting: [],
  action: actionWords,
  spoken: actionWords,
  aside: asideWords,
  pile: humanised,
  ending: endingWords,
});
