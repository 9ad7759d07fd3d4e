// How actions and endings read where cards go on piles.

import type { Outcome } from "../../../lib/protocol";
import type { Ending } from "../../game";
import { readPlay } from "./pile";
import type { NamedPiles } from "./texts";

// "37>up1" as "37 → Up 1".
export function actionWords(action: string, t: NamedPiles): string {
  const play = readPlay(action);
  return play ? `${play.card} → ${t.pile(play.pile)}` : action;
}

export function spokenWords(action: string, t: NamedPiles): string {
  const play = readPlay(action);
  return play ? t.put(play.card, t.pile(play.pile)) : action;
}

export function endingWords(outcome: Outcome, t: NamedPiles): Ending {
  return {
    heading: outcome.won === null ? null : together(outcome, t),
    reason: t.reasons[outcome.reason] ?? "",
    praise: outcome.won === false && outcome.excellent ? t.excellent : "",
  };
}

const together = (outcome: Outcome, t: NamedPiles): string =>
  outcome.won ? t.won : t.lost(outcome.scores[0] ?? 0);
