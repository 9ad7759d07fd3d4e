import { registered } from "../game";
import { endingWords } from "../parts/piles/words";
import Picture from "./Picture.svelte";
import { texts, type FaceToFaceText } from "./texts";
import type { FaceToFaceView } from "./view";
import { actionWords, spokenWords } from "./words";

export const faceToFace = registered<FaceToFaceView, FaceToFaceText>({
  name: "face-to-face",
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
