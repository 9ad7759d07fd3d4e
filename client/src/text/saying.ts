// The messages of one language, said.

import { FluentBundle, FluentNumber, type FluentResource } from "@fluent/bundle";
import type { Code, Patterns } from "./languages";
import type { Texts } from "./messages";

export type Id = keyof Texts;
// Those that need to be told nothing.
export type PlainId = { [I in Id]: Texts[I] extends [] ? I : never }[Id];
export type Params = Record<string, unknown>;

// Says a message: `t("home-show-all", { count: 9 })`.
export interface Say {
  <I extends Id>(id: I, ...params: Texts[I]): string;
  readonly code: Code;
  // The same for what may be unknown, such as a code of a newer server.
  find(id: string, params?: Params): string | undefined;
  // Names in a row, as one says them: "Anna, Bert and Carla".
  list(names: readonly string[]): string;
}

export function sayIn(code: Code, parts: Patterns[]): Say {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const patterns of parts) bundle.addResource(resourceOf(patterns));
  const find = (id: string, params: Params = {}): string | undefined => {
    const pattern = bundle.getMessage(id)?.value;
    return pattern == null ? undefined : bundle.formatPattern(pattern, toldBy(params, list));
  };
  const list = (names: readonly string[]): string => {
    const [first, last] = [names.slice(0, -1).join(", "), names.at(-1) ?? ""];
    return first ? (find("list-and", { first, last }) ?? "") : last;
  };
  const say = (id: Id, params?: Params): string => find(id, params) ?? id;
  return Object.assign(say, { code, find, list });
}

// As the parser would have made it of a file.
function resourceOf(patterns: Patterns): FluentResource {
  const body = Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} }));
  return { body };
}

// Card games have no number that needs marks between its digits; a mean has a comma where people write one.
const UNMARKED = { useGrouping: false };

// Whole numbers are digits in all our languages. The browser's own formatter would say the same, and takes a
// tenth of the first load to be made.
class Digits extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return Number.isSafeInteger(this.value) ? String(this.value) : super.toString(...scope);
  }
}

// What is true is "yes", and several names stand in a row.
function toldBy(
  params: Params,
  list: (names: readonly string[]) => string,
): Record<string, string | FluentNumber> {
  const told = (value: unknown): string | FluentNumber => {
    if (typeof value === "number") return new Digits(value, UNMARKED);
    if (typeof value === "boolean") return value ? "yes" : "no";
    return Array.isArray(value) ? list(value.map(String)) : String(value);
  };
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, told(value)]));
}
