// The game for all games that have no board of their own here.

import { humanised } from "../../lib/words/humanise";
import type { View } from "../../lib/server/protocol";
import { registered } from "../game";
import { actionWords } from "../parts/text/actions";
import Picture from "./Picture.svelte";
import { asideWords, endingWords } from "./words";

export const general = registered<View>({
  name: "",
  words: [],
  cover: null,
  keys: "general-keys",
  rules: [],
  Picture,
  atTable: () => import("./at_table"),
  inWords: () => import("./fields"),
  lasting: [],
  action: actionWords,
  spoken: actionWords,
  aside: asideWords,
  lights: (action) => [`[data-action="${CSS.escape(action)}"]`],
  pile: humanised,
  ending: endingWords,
});
