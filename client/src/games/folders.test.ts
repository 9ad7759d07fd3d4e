import { expect, test } from "vitest";
import { games } from "./registry";

const sources = import.meta.glob<string>("../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = Object.entries(sources).map(([path, text]) => ({
  path: path.startsWith("./") ? `games/${path.slice(2)}` : path.replace("../", ""),
  text,
}));
const folderOf = (name: string): string => name.replaceAll("-", "_");
const folders = games.map((game) => folderOf(game.name));
const ownerOf = (path: string): string | undefined =>
  folders.find((folder) => path.startsWith(`games/${folder}/`));

test("there is something to look at", () => {
  expect(files.filter(({ path }) => ownerOf(path)).length).toBeGreaterThan(20);
  expect(files.map(({ path }) => path)).toContain("pages/Table.svelte");
});

test("nobody but a game itself asks which game it is", () => {
  const asking = files.flatMap(({ path, text }) =>
    games
      .filter(({ name }) => ownerOf(path) !== folderOf(name) && text.includes(`"${name}"`))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(asking).toEqual([]);
});

test("no game imports another's folder, except Extreme, which stands on The Game", () => {
  const foreign = files.flatMap(({ path, text }) => {
    const owner = ownerOf(path);
    const imported = [...text.matchAll(/from "(?:\.\.\/)+([a-z_]+)\//g)].map((match) => match[1]!);
    const others = imported.filter((folder) => folders.includes(folder) && folder !== owner);
    return owner ? others.map((folder) => `${owner} -> ${folder}`) : [];
  });
  expect([...new Set(foreign)]).toEqual(["extreme -> the_game"]);
});
