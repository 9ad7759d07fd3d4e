// How actions and happenings read in a game whose words nobody has written down.

import { humanised } from "../../lib/humanise";
import type { Aside, Outcome } from "../../lib/protocol";
import type { Ending } from "../game";
import type { GeneralText } from "./texts";

// What an action begins with: a word before a colon, or a card before an arrow.
export interface Parts {
  head: string;
  rest: string;
}

const ACTION = /^([^:>]+)([:>])(.+)$/;

// "take:3-4" is "Take" and "3-4"; "37>left" is "37" and "→ Left"; "pass" is only "Pass".
export function partsOf(action: string): Parts {
  const match = ACTION.exec(action);
  if (!match) return { head: word(action), rest: "" };
  const [, head, sign, rest] = match;
  const steps = rest!.split(">").map(word).join(" → ");
  return { head: word(head!), rest: sign === ">" ? `→ ${steps}` : steps };
}

// Names of things are words; cards such as "7", "J" or "3-4" stay as they are.
const word = (text: string): string => (/^[a-z][a-z_-]+\d*$/.test(text) ? humanised(text) : text);

export function actionWords(action: string): string {
  const { head, rest } = partsOf(action);
  return rest ? `${head} ${rest}` : head;
}

// A game may bring its own sentence; else we read out what it tells.
export function asideWords(aside: Aside, _: GeneralText, nameOf: (seat: number) => string): string {
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

export function endingWords(outcome: Outcome, t: GeneralText): Ending {
  return {
    heading: null,
    reason: outcome.reason ? `${humanised(outcome.reason)}.` : "",
    praise: outcome.excellent ? t.excellent : "",
  };
}
