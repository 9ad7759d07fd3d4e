import { expect, test } from "vitest";
import { groups } from "./groups";

test("where a client lies does not decide what goes together", () => {
  const named = (root: string, path: string) =>
    groups(root)
      .filter((group) => group.test(`${root}/${path}`))
      .map((group) => group.name);
  for (const root of ["/client", "/src/client", "/home/anna/src/lib/games/parts/client"]) {
    expect(named(root, "src/main.ts")).toEqual(["house"]);
    expect(named(root, "src/lib/table/table.ts")).toEqual(["house", "board"]);
    expect(named(root, "src/games/parts/tray/Pile.svelte")).toEqual(["house", "piles"]);
    expect(named(root, "node_modules/svelte/src/index.js")).toEqual(["house"]);
    expect(named(root, "worker/worker.ts")).toEqual([]);
    expect(named(root, "index.html")).toEqual([]);
  }
});
