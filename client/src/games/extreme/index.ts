// Extreme stands on The Game: the same table, with commands on some cards.

import { registered } from "../game";
import { actionWords, endingWords, spokenWords } from "../parts/piles/words";
import Picture from "./Picture.svelte";
import { texts, type ExtremeText } from "./texts";
import type { ExtremeView } from "./view";

export const extreme = registered<ExtremeView, ExtremeText>({
  name: "extreme",
  texts,
  Picture,
  atTable: () => import("./at_table"),
  diagrams: () => import("./diagrams"),
  lasting: ["no-trick", "silence", "draw-one", "one-pile", "one-pile-here"],
  action: actionWords,
  spoken: spokenWords,
  aside: () => "",
  pile: (pile, t) => t.pile(pile),
  ending: endingWords,
  deals: () => import("../the_game/deal"),
});
