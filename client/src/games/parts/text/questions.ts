// What one can ask for at a table in text, each with a key; and what a typed line means.

export type Question = "cards" | "table" | "binding" | "legal" | "last" | "next";

export const KEYS: Record<string, Question> = {
  c: "cards",
  p: "table",
  b: "binding",
  l: "legal",
  t: "last",
  n: "next",
};

export const keyOf = (question: Question): string => Object.keys(KEYS).find((key) => KEYS[key] === question)!;

export type Line =
  | { kind: "ask"; question: Question }
  | { kind: "undo" }
  | { kind: "play"; action: string }
  | { kind: "nothing" };

// A key of a question, `u` or what the button says (`back`), or an action: as the table writes it or says it, or
// nearly so. What is no action goes to the server all the same, which says best what would be one.
export function read(typed: string, legal: string[], said: (action: string) => string[], back: string): Line {
  const text = typed.trim();
  if (!text) return { kind: "nothing" };
  const action = meant(text, legal, said);
  if (action) return { kind: "play", action };
  const letter = text.toLowerCase();
  if (KEYS[letter]) return { kind: "ask", question: KEYS[letter] };
  if (["u", "undo", squeezed(back)].includes(squeezed(text))) return { kind: "undo" };
  return { kind: "play", action: letter === "e" ? "end" : (asked(text, legal, said) ?? text) };
}

const CARD = /^\d+/;

// A card that cannot be played, on a pile on which others can: the server says why not, where it knows what is meant.
function asked(text: string, legal: string[], said: (action: string) => string[]): string | undefined {
  const [card] = CARD.exec(text) ?? [];
  if (!card) return undefined;
  const other = (action: string): string => action.replace(CARD, card);
  const fits = (action: string): boolean =>
    [action, ...said(action)].some((each) => squeezed(other(each)) === squeezed(text));
  const like = legal.filter((action) => /^\d+>/.test(action)).find(fits);
  return like && other(like);
}

// "37 up1" is 37>up1, "pair 4 4" is pair:4-4, "37 montee 1" and "37 sur Montée 1" are what French says of 37>up1.
function meant(text: string, legal: string[], said: (action: string) => string[]): string | undefined {
  const wanted = squeezed(text);
  const fits = (action: string): boolean =>
    [action, ...said(action)].some((each) => squeezed(each) === wanted);
  return legal.find((action) => action === text) ?? legal.find(fits);
}

// Letters, digits and stars, without accents.
const squeezed = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}*]/gu, "");
