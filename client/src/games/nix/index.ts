import { registered } from "../game";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Result from "./Result.svelte";
import { texts, type NixText } from "./texts";
import type { NixAside, NixView } from "./view";
import { asideWords, combinationWords } from "./words";

export const nix = registered<NixView, NixText>({
  name: "nix",
  texts,
  Board,
  Picture,
  Result,
  lasting: [],
  action: combinationWords,
  spoken: combinationWords,
  aside: (aside, t) => asideWords(aside as NixAside, t),
  pile: (pile) => pile,
  ending: () => ({ heading: null, reason: "", praise: "" }),
  deals: () => import("./deal"),
});
