// The language of the page, and how a message of the server is said in it.

import { recall, remember } from "../lib/browser/memory";
import type { Message } from "../lib/protocol";
import { de } from "./de";
import { en, type Text } from "./en";
import type { Code, Messages, Texts } from "./languages";

export const languages: Texts<Text> = { en, de };
export const choices = Object.values(languages).map((text) => [text.code, text.language] as const);

const known = (code: string): code is Code => code in languages;

function preferred(): Code {
  const wanted = [recall("language") ?? "", ...navigator.languages];
  return wanted.map((code) => code.slice(0, 2)).find(known) ?? "en";
}

class Speech {
  code = $state<Code>(preferred());
  t = $derived(languages[this.code]);

  choose(code: string): void {
    if (!known(code)) return;
    this.code = code;
    remember("language", code);
  }

  // A game's own words go before those of the house.
  message(message: Message, own: Messages = {}): string {
    const say = own[message.code] ?? this.t.messages[message.code];
    return say?.(message.params) ?? message.text;
  }
}

export const speech = new Speech();
