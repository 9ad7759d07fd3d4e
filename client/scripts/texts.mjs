// The English message files as a type: which messages there are, and what each has to be told.

import { messagesOf } from "./fluent.mjs";

const HEADER = `// Made from the English message files by \`make texts\`; do not edit.

export type Value = string | number | boolean | readonly string[];

// By id, what a message is told.
export interface Texts {`;

const byId = new Map(messagesOf("en").map(({ id, value }) => [id, value]));

// The variables of a pattern, also of the messages it speaks of.
function variablesIn(part) {
  if (Array.isArray(part)) return part.flatMap(variablesIn);
  if (part === null || typeof part !== "object") return [];
  if (part.type === "var") return [part.name];
  if (part.type === "mesg") return variablesIn(byId.get(part.name));
  return Object.values(part).flatMap(variablesIn);
}

const lines = [...byId]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([id, value]) => {
    const names = [...new Set(variablesIn(value))].toSorted();
    const params = names.map((name) => `${name}: Value`).join("; ");
    return `  "${id}": [${params ? `{ ${params} }` : ""}];`;
  });

process.stdout.write(`${[HEADER, ...lines].join("\n")}\n}\n`);
