// How actions and endings read where cards go on piles.

import type { Outcome } from "../../../lib/server/protocol";
import type { Ending } from "../../game";
import { costOf, readPlay, trickOf, type Mark, type PileInfo } from "./pile";
import type { Place } from "./playing.svelte";
import type { Naming, Params, Say } from "../../../text/index.svelte";

// What a pile is called where it is no one player's, or the reader's own.
export const pileName = (pile: string, t: Say): string => t.find(`pile-${pile}`) ?? pile;

// A message of the server speaks of piles by their names.
export const pileNaming: Naming = ({ params }, t) => pilesNamed(params, (pile) => pileName(pile, t));

// The piles among what a message is told, by the names they have here.
export function pilesNamed(params: Params, nameOf: (pile: string) => string | undefined): Params {
  const named = (["pile", "there"] as const).flatMap((key) => {
    const name = typeof params[key] === "string" ? nameOf(params[key]) : undefined;
    return name === undefined ? [] : [[key, name] as const];
  });
  return Object.fromEntries(named);
}

// "37>up1" as "37 → Up 1".
export function actionWords(action: string, t: Say): string {
  const play = readPlay(action);
  return play ? `${play.card} → ${pileName(play.pile, t)}` : action;
}

// "37>up1" as "37↑", where there is little room.
export function shortWords(action: string): string {
  const play = readPlay(action);
  return play ? `${play.card}${play.pile.includes("up") ? "↑" : "↓"}` : action;
}

// What some piles show, as in "↑ 94 · ↓ 12".
export const topsOf = (piles: Pick<PileInfo, "ascending" | "top">[]): string =>
  piles.map((pile) => `${pile.ascending ? "↑" : "↓"}\u00a0${pile.top}`).join("\u00a0·\u00a0");

interface Taking {
  theirs: boolean;
  // Whether the card exactly ten back may go there.
  trick: boolean;
  mark: Mark | null;
}

// What a pile takes, what the command on it wants, and what its rail shows.
export function takesWords(pile: PileInfo, name: string, { theirs, trick, mark }: Taking, t: Say): string {
  const told = { pile: name, top: pile.top };
  if (theirs) return t(pile.ascending ? "help-lower" : "help-higher", told);
  const takes = trick
    ? t(pile.ascending ? "needs-more" : "needs-less", { ...told, trick: trickOf(pile) })
    : t(pile.ascending ? "needs-more-only" : "needs-less-only", told);
  return [takes, mark && t("house-told", { name: mark.name, what: mark.wants }), t("explain-rail", { trick })]
    .filter(Boolean)
    .join(" ");
}

export function spokenWords(action: string, t: Say): string {
  const play = readPlay(action);
  return play ? t("piles-put", { card: play.card, where: pileName(play.pile, t) }) : action;
}

// What rules write in code, by the names of the table: "up1", "37>up1", "end".
export function pileTerm(code: string, t: Say): string | undefined {
  if (code === "end") return t("table-end");
  return readPlay(code) ? actionWords(code, t) : t.find(`pile-${code}`);
}

export function endingWords(outcome: Outcome, t: Say): Ending {
  const left = outcome.scores[0] ?? 0;
  return {
    ...(outcome.won === false
      ? { figure: String(left), figureOf: t("piles-cards-left", { count: left }) }
      : {}),
    heading: outcome.won === null ? null : together(outcome, t),
    reason: t.find(`ending-${outcome.reason}`) ?? "",
    praise: outcome.won === false && outcome.excellent ? t("piles-excellent") : "",
  };
}

const together = (outcome: Outcome, t: Say): string =>
  outcome.won ? t("piles-won") : t("piles-lost", { count: outcome.scores[0] ?? 0 });

// What a card would cost on a pile, in short: "+14", "−10"; nothing where it may not go.
export function costWords(places: Place[], card: number, id: string, legal: boolean): string {
  const place = places.find((each) => each.id === id);
  if (!place || !legal) return "";
  const cost = costOf(place.pile, card);
  return cost > 0 ? `+${cost}` : `−${-cost}`;
}
