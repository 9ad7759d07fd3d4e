// The message files of the house, which Python and this client share, read when the client is built: a browser
// gets what the parser of Fluent made of them, and of one language only.

import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "../../src/reihum/languages");
// What only programs, terminals and servers say.
const ELSEWHERE = [
  "arena",
  "cli",
  "figures",
  "notation",
  "reports",
  "running",
  "server",
  "terminal",
  "troubles",
  "verify",
];
// What the first page needs: these files, and of each game what stands on its box and what can be chosen.
const FIRST = ["errors", "home", "house", "refusals", "rules", "settings"];
const CHOSEN = /-(title|line)$|-option-/;
const IN_A_GAME = /[\\/]games[\\/]/;
// What is read after a game, or between games.
const STUDY = ["daily", "my_games", "puzzles", "replay", "review", "statistics"];

const MODULE = /^\0virtual:texts\/([a-z]+)\/(home|table|study)$/;

function partOf(path, file, id) {
  if (FIRST.includes(file) || (IN_A_GAME.test(path) && CHOSEN.test(id))) return "home";
  return STUDY.includes(file) ? "study" : "table";
}

function filesOf(language) {
  return readdirSync(join(FOLDER, language), { recursive: true })
    .filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(basename(name, ".ftl")))
    .sort()
    .map((name) => ({ path: join(FOLDER, language, name), file: basename(name, ".ftl") }));
}

// Every message of a language: its id, its pattern, and the part it is loaded with.
export function messagesOf(language) {
  return filesOf(language).flatMap(({ path, file }) =>
    new FluentResource(readFileSync(path, "utf8")).body.map(({ id, value }) => ({
      id,
      value,
      part: partOf(path, file, id),
    })),
  );
}

// `virtual:texts/LANGUAGE/PART` is a module with the patterns of that part, by id.
export function texts() {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith("virtual:texts/") ? `\0${id}` : undefined),
    load(id) {
      const [, language, part] = MODULE.exec(id) ?? [];
      if (!part) return undefined;
      for (const { path } of filesOf(language)) this.addWatchFile(path);
      const messages = messagesOf(language).filter((message) => message.part === part);
      const patterns = JSON.stringify(Object.fromEntries(messages.map(({ id, value }) => [id, value])));
      return `export default JSON.parse(${JSON.stringify(patterns)});`;
    },
  };
}

// The name of a chunk; texts are found by theirs, so that a server can send them ahead.
export function chunkName({ facadeModuleId }) {
  const [, language, part] = MODULE.exec(facadeModuleId ?? "") ?? [];
  return part ? `assets/texts-${language}-${part}-[hash].js` : "assets/[name]-[hash].js";
}
