import { registered } from "../game";
import Picture from "./Picture.svelte";
import { texts, type NixText } from "./texts";
import type { NixAside, NixView } from "./view";
import { asideWords, combinationWords } from "./words";

export const nix = registered<NixView, NixText>({
  name: "nix",
  texts,
  Picture,
  atTable: () => import("./at_table"),
  diagrams: () => import("./diagrams"),
  lasting: [],
  action: combinationWords,
  spoken: combinationWords,
  aside: (aside, t) => asideWords(aside as NixAside, t),
  pile: (pile) => pile,
  ending: () => ({ heading: null, reason: "", praise: "" }),
  deals: () => import("./deal"),
});
