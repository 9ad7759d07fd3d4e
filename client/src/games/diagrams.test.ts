import { render } from "svelte/server";
import { describe, expect, test } from "vitest";
import { games } from "./registry";

const pages = import.meta.glob<string>("../../../src/reihum/games/*/rules.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const pageOf = (name: string): string =>
  pages[`../../../src/reihum/games/${name.replaceAll("-", "_")}/rules.md`] ?? "";
const named = (page: string): string[] =>
  [...page.matchAll(/<!-- diagram: (.*?) -->/g)].map((match) => match[1]!);

describe.each(games)("$name", ({ name, diagrams }) => {
  test("draws what its rules page names, and nothing else", async () => {
    const drawn = Object.keys((await diagrams?.())?.diagrams ?? {});
    expect(pageOf(name)).toContain("# ");
    expect(named(pageOf(name)).toSorted()).toEqual(drawn.toSorted());
  });

  test("draws with what lies on its table", async () => {
    const { diagrams: drawn } = (await diagrams?.())!;
    for (const Diagram of Object.values(drawn)) {
      const { body } = render(Diagram);
      expect(body).toContain("<figure");
      expect(body).toMatch(/data-pile|data-row/);
    }
  });
});
