// Piles belong to somebody here, and who says "their" means another one than who hears it.

import type { By } from "../game";
import { litPlaces, readPlay } from "../parts/piles/pile";
import { pileName, pileNaming, pilesNamed } from "../parts/piles/words";
import type { Naming, Say } from "../../text/index.svelte";

export const THEIRS = "their-";

// Whose pile somebody means, and which of their two.
function ownerOf(pile: string, by: By): { kind: string; owner: number } {
  const other = pile.startsWith(THEIRS);
  const seat = by.seat ?? 0;
  return { kind: other ? pile.slice(THEIRS.length) : pile, owner: other ? 1 - seat : seat };
}

// A pile that somebody named, as seen from this page: "Your up pile", "Ole's up pile".
export function pileOf(pile: string, t: Say, by: By): string {
  const { kind, owner } = ownerOf(pile, by);
  return owner === by.me ? pileName(kind, t) : t("face-to-face-pile-of", { kind, name: by.nameOf(owner) });
}

export function actionWords(action: string, t: Say, by: By): string {
  const play = readPlay(action);
  return play ? `${play.card} → ${pileOf(play.pile, t, by)}` : action;
}

export function spokenWords(action: string, t: Say, by: By): string {
  const play = readPlay(action);
  if (!play) return action;
  const { kind, owner } = ownerOf(play.pile, by);
  const put = { card: play.card, kind };
  return owner === by.me
    ? t("face-to-face-put", put)
    : t("face-to-face-put-of", { ...put, name: by.nameOf(owner) });
}

// A message of the server speaks of the reader's piles; a bot that says why, of its own.
export const naming: Naming = (message, t) => {
  const pile = String(message.params.pile);
  const own = message.code.startsWith("why-") ? t.find(`pile-of-bot-${pile}`) : undefined;
  return own === undefined ? pileNaming(message, t) : { pile: own };
};

// What speaks for a play names the piles of whoever makes it, in the middle of a sentence: "your" only to them.
export const advising =
  (by: By): Naming =>
  ({ params }, t) =>
    pilesNamed(params, (pile) => {
      const { kind, owner } = ownerOf(pile, by);
      if (owner === by.me) return t.find(`pile-of-you-${kind}`);
      return t("face-to-face-pile-of-other", { kind, name: by.nameOf(owner) });
    });

// The same pile as the other side names it.
export const facing = (pile: string): string =>
  pile.startsWith(THEIRS) ? pile.slice(THEIRS.length) : `${THEIRS}${pile}`;

// What the other side plays lies mirrored on a board that is seen from this one.
export function litSides(action: string, far: boolean): string[] {
  const play = far ? readPlay(action) : null;
  return litPlaces(play ? `${play.card}>${facing(play.pile)}` : action);
}
