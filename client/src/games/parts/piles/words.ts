// How actions and endings read where cards go on piles.

import type { Outcome } from "../../../lib/protocol";
import type { Ending } from "../../game";
import { costOf, readPlay, type PileInfo } from "./pile";
import type { Place } from "./playing.svelte";
import type { NamedPiles } from "./texts";

// "37>up1" as "37 → Up 1".
export function actionWords(action: string, t: NamedPiles): string {
  const play = readPlay(action);
  return play ? `${play.card} → ${t.pile(play.pile)}` : action;
}

// "37>up1" as "37↑", where there is little room.
export function shortWords(action: string): string {
  const play = readPlay(action);
  return play ? `${play.card}${play.pile.includes("up") ? "↑" : "↓"}` : action;
}

// What some piles show, as in "↑ 94 · ↓ 12".
export const topsOf = (piles: Pick<PileInfo, "ascending" | "top">[]): string =>
  piles.map((pile) => `${pile.ascending ? "↑" : "↓"}\u00a0${pile.top}`).join("\u00a0· ");

export function spokenWords(action: string, t: NamedPiles): string {
  const play = readPlay(action);
  return play ? t.put(play.card, t.pile(play.pile)) : action;
}

export function endingWords(outcome: Outcome, t: NamedPiles): Ending {
  const left = outcome.scores[0] ?? 0;
  return {
    ...(outcome.won === false ? { figure: String(left), figureOf: t.cardsLeft(left) } : {}),
    heading: outcome.won === null ? null : together(outcome, t),
    reason: t.reasons[outcome.reason] ?? "",
    praise: outcome.won === false && outcome.excellent ? t.excellent : "",
  };
}

const together = (outcome: Outcome, t: NamedPiles): string =>
  outcome.won ? t.won : t.lost(outcome.scores[0] ?? 0);

// What a card would cost on a pile, in short: "+14", "−10"; nothing where it may not go.
export function costWords(places: Place[], card: number, id: string, legal: boolean): string {
  const place = places.find((each) => each.id === id);
  if (!place || !legal) return "";
  const cost = costOf(place.pile, card);
  return cost > 0 ? `+${cost}` : `−${-cost}`;
}
