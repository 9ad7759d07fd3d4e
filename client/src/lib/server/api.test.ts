import { afterEach, beforeEach, expect, test, vi } from "vitest";

let asked: string[];
let answers: (() => void)[];
let stored: Record<string, string>;

beforeEach(() => {
  [asked, answers, stored] = [[], [], {}];
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return new Promise((done) => answers.push(() => done(new Response("{}"))));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a newcomer asks one thing first, and the rest once they are a guest", async () => {
  const { catalogue, myTables } = await import("./api");
  const all = [catalogue(), myTables()];
  await vi.waitFor(() => expect(asked).toEqual(["/api/games"]));
  answers[0]!();
  await vi.waitFor(() => expect(asked).toEqual(["/api/games", "/api/me/tables"]));
  answers[1]!();
  await Promise.all(all);
});

test("who has been here before asks everything at once", async () => {
  stored["reihum.met"] = "yes";
  const { catalogue, myTables } = await import("./api");
  void catalogue();
  void myTables();
  await vi.waitFor(() => expect(asked).toEqual(["/api/games", "/api/me/tables"]));
});

test("who wants to be forgotten is forgotten here, too, once the server has done it", async () => {
  const kept = new Map([
    ["reihum.met", "yes"],
    ["reihum.name", "Anna"],
    ["other", "stays"],
  ]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
  const ownKeys = (): string[] => [...kept.keys()];
  const getOwnPropertyDescriptor = (): PropertyDescriptor => ({ enumerable: true, configurable: true });
  vi.stubGlobal("localStorage", new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }));
  const { forgetMe } = await import("./api");
  const done = forgetMe();
  await vi.waitFor(() => expect(asked).toEqual(["/api/me/forget"]));
  expect(kept.size).toBe(3);
  answers[0]!();
  await done;
  expect([...kept.keys()]).toEqual(["other"]);
});
