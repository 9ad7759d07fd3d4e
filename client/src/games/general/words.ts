// How happenings read in a game whose words nobody has written down.

import { humanised } from "../../lib/words/humanise";
import type { Aside, Outcome } from "../../lib/server/protocol";
import type { Ending } from "../game";
import type { Say } from "../../text/index.svelte";

// A game may bring its own sentence; else we read out what it tells.
export function asideWords(aside: Aside, _: Say, nameOf: (seat: number) => string): string {
  if (typeof aside.text === "string") return aside.text;
  const told = Object.entries(aside)
    .filter(([key, value]) => key !== "kind" && speakable(value))
    .map(([key, value]) =>
      key === "seat" ? nameOf(Number(value)) : `${humanised(key).toLowerCase()} ${spoken(value)}`,
    );
  return [humanised(aside.kind), told.join(", ")].filter(Boolean).join(": ");
}

const plain = (value: unknown): boolean => typeof value === "number" || typeof value === "string";
const speakable = (value: unknown): boolean =>
  plain(value) || (Array.isArray(value) && value.length > 0 && value.every(plain));
const spoken = (value: unknown): string => (Array.isArray(value) ? value.join(" ") : String(value));

export function endingWords(outcome: Outcome, t: Say): Ending {
  return {
    heading: null,
    reason: outcome.reason ? `${humanised(outcome.reason)}.` : "",
    praise: outcome.excellent ? t("general-excellent") : "",
  };
}
