// My legal actions as a list to choose from, and what typing means in it.

import { actionWords, partsOf } from "./actions";

export interface Choice {
  action: string;
  // What stands on its button beside the name of its group; the two together say it all.
  text: string;
}

export interface Group {
  name: string;
  choices: Choice[];
}

// The end of a turn and its beginning have buttons of their own.
export const choicesIn = (legal: string[]): string[] =>
  legal.filter((action) => action !== "end" && !action.startsWith("begin:"));

// Actions whose words the game knows: one after the other, as it says them.
export const spelled = (actions: string[], words: (action: string) => string): Group[] =>
  actions.length ? [{ name: "", choices: actions.map((action) => ({ action, text: words(action) })) }] : [];

// Actions that begin alike stand together, in the order of the server. Where that brings no
// order into them, all are one group without a name.
export function grouped(actions: string[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const action of actions) {
    const { head, rest } = partsOf(action);
    const name = rest ? head : "";
    groups.set(name, [...(groups.get(name) ?? []), { action, text: rest || head }]);
  }
  const helps = groups.size > 1 && groups.size < actions.length;
  if (helps) return [...groups].map(([name, choices]) => ({ name, choices }));
  return actions.length ? [{ name: "", choices: actions.map(whole) }] : [];
}

const whole = (action: string): Choice => ({ action, text: actionWords(action) });

// Whether what was typed is the beginning of an action, or of a part of it.
function begins(action: string, typed: string): boolean {
  const parts = [action, ...action.split(/[^\p{L}\p{N}]+/u)];
  return parts.some((part) => part.toLowerCase().startsWith(typed));
}

// The places of the actions that typing leads to, those first that begin so themselves.
export function matching(actions: string[], typed: string): number[] {
  const places = actions.flatMap((action, place) => (begins(action, typed) ? [place] : []));
  const whole = places.filter((place) => actions[place]!.toLowerCase().startsWith(typed));
  return [...whole, ...places.filter((place) => !whole.includes(place))];
}

const PAUSE = 900;

// Keys typed one after another are one word; the same key again goes on to the next action.
export class Typing {
  #typed = "";
  #at = -Infinity;

  // Whether a word is being typed that this key could continue.
  continues(actions: string[], key: string, now: number): boolean {
    const longer = this.#typed + key.toLowerCase();
    return this.#typed !== "" && now - this.#at <= PAUSE && matching(actions, longer).length > 0;
  }

  // The place to go to, or null where nothing is called so.
  key(actions: string[], key: string, here: number, now: number): number | null {
    const letter = key.toLowerCase();
    const goesOn = this.continues(actions, letter, now);
    this.#typed = goesOn ? this.#typed + letter : letter;
    this.#at = now;
    const places = matching(actions, this.#typed);
    if (goesOn && places.includes(here)) return here;
    return places[(places.indexOf(here) + 1) % places.length] ?? null;
  }
}

// `e` and `u` mean the same as at every table, unless an action is called so or being typed.
export function isFree(actions: string[], key: string): boolean {
  return !actions.some((action) => action.toLowerCase().startsWith(key.toLowerCase()));
}
