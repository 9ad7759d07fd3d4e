import { registered } from "../game";
import Picture from "./Picture.svelte";
import type { NixAside, NixView } from "./view";
import { asideWords, combinationWords, litCards, spokenWords, termWords } from "./words";

export const nix = registered<NixView>({
  name: "nix",
  words: ["nix"],
  cover: { title: "nix-title", line: "nix-line" },
  keys: "nix-keys",
  rules: [
    "nix-rules-1",
    "nix-rules-2",
    "nix-rules-3",
    "nix-rules-4",
    "nix-rules-5",
    "nix-rules-6",
    "nix-rules-7",
  ],
  Picture,
  atTable: () => import("./at_table"),
  inWords: () => import("./in_words"),
  diagrams: () => import("./diagrams"),
  lasting: [],
  action: combinationWords,
  spoken: spokenWords,
  term: termWords,
  aside: (aside, t) => asideWords(aside as NixAside, t),
  lights: litCards,
  pile: (pile) => pile,
  ending: () => ({ heading: null, reason: "", praise: "" }),
  deals: () => import("./deal"),
});
