// What goes into the shuffle, and how it is written down.

import { randomHex } from "../browser/random";

// How long a person's words may be: with the randomness behind them they stay below the server's limit.
export const WORDS_LIMIT = 80;
const RANDOM_BYTES = 16;
// What a line of text cannot hold, such as the joiners inside some emoji.
const UNPRINTABLE = /[\p{C}\p{Z}]+/gu;

// A person's words, if there are any, and always the browser's own randomness.
export function mixText(words: string): string {
  const line = [...words.replace(UNPRINTABLE, " ").trim()].slice(0, WORDS_LIMIT).join("");
  return `${line.trim()} ${randomHex(RANDOM_BYTES)}`.trim();
}

// A mix as records write it: salt/black%20pepper
export const mixCode = (mix: string[]): string => mix.map(encodeURIComponent).join("/");

export const readMix = (code: string): string[] => code.trim().split("/").map(decoded);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that stands for itself
  }
}
