// A deal as people type it: any word, or the code that a game showed at its end. What was meant as a code
// and is none would deal other cards without a word, so it is told apart from words.

const LIMIT = 120;
const CODE = /^\d[0-9A-Z]{3}[- ][0-9A-Z]{4}[- ][0-9A-Z]{4}$/;
// Codes begin with the version of the shuffle, which is 1: with dashes at the wrong places, or without any.
const GROUPS = /^1(?=.*[A-Z].*[A-Z])[0-9A-Z]{1,5}-[0-9A-Z]{2,6}(-[0-9A-Z]{1,6})?$/;
const JOINED = /^1(?=.*[A-Z].*[A-Z])[0-9A-Z]{11}$/;

export type Typed = "nothing" | "word" | "code" | "broken" | "long";

// Without what the end of a game says before it: "Deal 1ABC-DEFG-HJK0".
export function dealOf(typed: string): string {
  const text = typed.trim();
  const told = /^\p{L}+:?\s+(.*)$/u.exec(text)?.[1] ?? "";
  return kindOf(told) === "code" ? told : text;
}

export function kindOf(typed: string): Typed {
  const text = typed.trim().toUpperCase();
  if (!text) return "nothing";
  if (text.length > LIMIT) return "long";
  if (CODE.test(text)) return "code";
  return GROUPS.test(text) || JOINED.test(text) ? "broken" : "word";
}
