// Piles belong to somebody here, and who says "their" means another one than who hears it.

import type { By } from "../game";
import { readPlay } from "../parts/piles/pile";
import type { FaceToFaceText } from "./texts";

export const THEIRS = "their-";

// A pile that somebody named, as seen from this page: "your up pile", "Ole's up pile".
export function pileOf(pile: string, t: FaceToFaceText, by: By): string {
  const other = pile.startsWith(THEIRS);
  const kind = other ? pile.slice(THEIRS.length) : pile;
  const owner = other ? 1 - (by.seat ?? 0) : (by.seat ?? 0);
  return owner === by.me ? t.yourPile(kind) : t.pileOf(kind, by.nameOf(owner));
}

export function actionWords(action: string, t: FaceToFaceText, by: By): string {
  const play = readPlay(action);
  return play ? `${play.card} → ${pileOf(play.pile, t, by)}` : action;
}

export function spokenWords(action: string, t: FaceToFaceText, by: By): string {
  const play = readPlay(action);
  return play ? t.put(play.card, pileOf(play.pile, t, by)) : action;
}

// The same pile as the other side names it.
export const facing = (pile: string): string =>
  pile.startsWith(THEIRS) ? pile.slice(THEIRS.length) : `${THEIRS}${pile}`;
