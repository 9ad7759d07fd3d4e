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

// A key of a question, `u`, or an action: as the table writes it, or nearly so. What is no action goes to the
// server all the same, which says best what would be one.
export function read(typed: string, legal: string[]): Line {
  const text = typed.trim();
  if (!text) return { kind: "nothing" };
  const action = meant(text, legal);
  if (action) return { kind: "play", action };
  const letter = text.toLowerCase();
  if (KEYS[letter]) return { kind: "ask", question: KEYS[letter] };
  if (letter === "u" || letter === "undo") return { kind: "undo" };
  return { kind: "play", action: letter === "e" ? "end" : text };
}

// "37 up1" is 37>up1, "pair 4 4" is pair:4-4, "Begin" is the only action that begins so.
function meant(text: string, legal: string[]): string | undefined {
  const wanted = squeezed(text);
  return legal.find((action) => action === text) ?? legal.find((action) => squeezed(action) === wanted);
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}*]/gu, "");
