// How an action reads where nobody has written down its words.

import { humanised } from "../../../lib/words/humanise";

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
