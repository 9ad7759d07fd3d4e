// The language of the page, and how a message of the server is said in it.

import { recall, remember } from "../lib/browser/memory";
import type { Message } from "../lib/server/protocol";
import { isCode, patternsOf, type Code, type Part } from "./languages";
import { sayIn, type Params, type Say } from "./saying";

export { names, type Code } from "./languages";
export type { Id, Params, PlainId, Say } from "./saying";

function preferred(): Code {
  const wanted = [recall("language") ?? "", ...navigator.languages];
  return wanted.map((code) => code.slice(0, 2)).find(isCode) ?? "en";
}

// How a game names what only it knows, such as its piles.
export type Naming = (message: Message, t: Say) => Params;

class Speech {
  t = $state.raw<Say>(sayIn(preferred(), []));
  #parts = new Set<Part>();
  #loading = Promise.resolve();

  get code(): Code {
    return this.t.code;
  }

  // What a page is going to say; with the texts of the first one everything begins.
  need(part: Part): Promise<void> {
    if (!this.#parts.has(part)) this.#load(this.code, part);
    return this.#loading;
  }

  choose(code: string): Promise<void> {
    if (isCode(code)) {
      remember("language", code);
      this.#load(code);
    }
    return this.#loading;
  }

  message(message: Message, game?: { naming?: Naming }): string {
    return messageIn(this.t, message, game);
  }

  // The language stays as it was until all that was said in it can be said in the other one.
  #load(code: Code, more?: Part): void {
    const parts = [...new Set([...this.#parts, ...(more ? [more] : [])])];
    const loaded = Promise.all(parts.map((part) => patternsOf(code, part))).then((patterns) => {
      if (this.#loading !== loaded) return; // something else was wanted meanwhile
      this.#parts = new Set(parts);
      this.t = sayIn(code, patterns);
    });
    this.#loading = loaded;
  }
}

// Something that the server says: by its code, or as it was sent where there are no words for it here.
export function messageIn(t: Say, message: Message, game?: { naming?: Naming }): string {
  const params = { ...counted(message.params), ...game?.naming?.(message, t) };
  const found = t.find(message.code, params);
  return found === undefined ? message.text : contracted(t.code, found);
}

// Names of piles may begin with an article, which Italian joins to the word before it: "sulla tua pila".
const contracted = (code: Code, text: string): string =>
  code === "it" ? text.replace(/\bsu la\b/g, "sulla") : text;

// People count seats from one.
const counted = (params: Params): Params =>
  typeof params.seat === "number" ? { ...params, seat: params.seat + 1 } : params;

export const speech = new Speech();
