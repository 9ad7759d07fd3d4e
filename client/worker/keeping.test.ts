import { expect, test } from "vitest";
import { keeps, pageFor } from "./keeping";

test("files and rules are kept, and nothing that is about a table or a guest", () => {
  expect(keeps("/assets/index-abc.js")).toBe("file");
  expect(keeps("/icons/192.png")).toBe("file");
  expect(keeps("/api/games")).toBe("rules");
  expect(keeps("/api/games/the-game/rules")).toBe("rules");
  for (const path of [
    "/api/me/tables",
    "/api/tables/ABCDE12345",
    "/api/tables/A/record",
    "/t/ABCDE12345",
    "/healthz",
  ]) {
    expect(keeps(path)).toBe(null);
  }
});

test("one page shows every address", () => {
  expect(pageFor("https://example.org/t/ABCDE12345?x#token")).toBe("https://example.org/");
});
