import { registered } from "../game";
import { endingWords, pileName, pileTerm } from "../parts/piles/words";
import Picture from "./Picture.svelte";
import type { FaceToFaceView } from "./view";
import { actionWords, advising, litSides, naming, spokenWords } from "./words";

export const faceToFace = registered<FaceToFaceView>({
  name: "face-to-face",
  words: ["face-to-face"],
  cover: { title: "face-to-face-title", line: "face-to-face-line" },
  keys: "piles-keys",
  rules: [
    "face-to-face-rules-1",
    "face-to-face-rules-2",
    "face-to-face-rules-3",
    "face-to-face-rules-4",
    "face-to-face-rules-5",
  ],
  naming: naming,
  advising,
  Picture,
  atTable: () => import("./at_table"),
  inWords: () => import("./in_words"),
  diagrams: () => import("./diagrams"),
  lasting: [],
  action: actionWords,
  spoken: spokenWords,
  term: pileTerm,
  aside: () => "",
  lights: litSides,
  pile: pileName,
  ending: endingWords,
  deals: () => import("./deal"),
});
