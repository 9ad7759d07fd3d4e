// The language of the page, and how a message of the server is said in it.

import { recall, remember } from "../lib/memory";
import type { Message } from "../lib/types";
import { de } from "./de";
import { en, type Text } from "./en";

const languages: Record<string, Text> = { en, de };
export const choices = Object.entries(languages).map(([code, text]) => [code, text.language]);

function preferred(): string {
  const wanted = [recall("language") ?? "", ...navigator.languages];
  const known = wanted.map((code) => code.slice(0, 2)).find((code) => code in languages);
  return known ?? "en";
}

class Speech {
  code = $state(preferred());
  t = $derived(languages[this.code] ?? en);

  choose(code: string): void {
    this.code = code;
    remember("language", code);
  }

  message(message: Message): string {
    return this.t.messages[message.code]?.(message.params) ?? message.text;
  }
}

export const speech = new Speech();
