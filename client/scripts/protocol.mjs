// One JSON schema in, the TypeScript of the protocol out: `make protocol` pipes the server's through here.

import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const HEADER = "// Made from the server's models by `make protocol`; do not edit.";
// The compiler wants a name for the whole, which is only a bag of definitions; we leave it out again.
const WHOLE = "WholeProtocol";
// Under these every key is a name, be it "title".
const NAMES = new Set(["$defs", "definitions", "properties"]);

function tidied(value) {
  if (Array.isArray(value)) return value.map(tidied);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).map(([key, each]) => [
    key,
    NAMES.has(key) ? byName(each) : tidied(each),
  ]);
  return [untitled, spoken, listed].reduce((schema, mend) => mend(schema), Object.fromEntries(entries));
}

const byName = (schemas) =>
  Object.fromEntries(Object.entries(schemas).map(([key, each]) => [key, tidied(each)]));

// Pydantic titles every field, and each title would become a type of its own.
function untitled({ title, ...schema }) {
  return schema;
}

// What can only have one value is always said, though it has a default: it tells the kinds apart.
function spoken(schema) {
  const fixed = Object.entries(schema.properties ?? {}).filter(([, each]) => "const" in each);
  if (!fixed.length) return schema;
  return { ...schema, required: [...new Set([...(schema.required ?? []), ...fixed.map(([key]) => key)])] };
}

// A tuple is written as it was before 2020, which is what the compiler reads. How long any other
// list may be is the server's to check: types of every length would help nobody.
function listed({ prefixItems, minItems, maxItems, ...schema }) {
  if (!prefixItems) return schema;
  const length = prefixItems.length;
  return { ...schema, items: prefixItems, minItems: length, maxItems: length, additionalItems: false };
}

// The compiler also tells where it found a type, and how long a tuple is, which the type says itself.
function quiet(made) {
  return made
    .replace(new RegExp(`export interface ${WHOLE} \\{\\}\\n`), "")
    .replace(/^ \*\n \* This interface was referenced by .*\n \* via the .*\n/gm, "")
    .replace(/^ \* This interface was referenced by .*\n \* via the .*\n/gm, "")
    .replace(/^ *\* @(min|max)Items \d+\n/gm, "")
    .replace(/^ *\/\*\*\n *\*\/\n/gm, "");
}

async function typescript(schema) {
  const { $defs = {}, definitions = {} } = tidied(schema);
  const whole = { type: "object", $defs: { ...$defs, ...definitions } };
  const made = await compile(whole, WHOLE, {
    additionalProperties: false,
    bannerComment: HEADER,
    unreachableDefinitions: true,
    style: { printWidth: 100 },
  });
  return quiet(made);
}

process.stdout.write(await typescript(JSON.parse(await text(process.stdin))));
