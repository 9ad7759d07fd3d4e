import { expect, test } from "vitest";
import { named, SCREENS } from "../../scripts/screens.mjs";

test("names of screens become conditions where styles ask for them, and nowhere else", () => {
  const style = "@container room (--narrow) and (min-height: 9px) { a { width: var(--narrow) } }";
  expect(named(style)).toBe(
    `@container room ${SCREENS["--narrow"]} and (min-height: 9px) { a { width: var(--narrow) } }`,
  );
});

test("a screen that nobody knows is refused by its name", () => {
  expect(() => named("@media (--huge) { a { color: red } }")).toThrow("--huge");
});

test("a shape that has a name is asked for by its name", () => {
  const styles: Record<string, string> = import.meta.glob("../**/*.svelte", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const shapes = Object.entries(SCREENS).filter(([name]) => !name.startsWith("--low"));
  const spelled = Object.entries(styles).flatMap(([path, style]) =>
    shapes
      .filter(([, shape]) =>
        new RegExp(`@container room [^{]*${shape.replace(/[().]/g, "\\$&")}`).test(style),
      )
      .map(([name]) => `${path}: ${name}`),
  );
  expect(spelled).toEqual([]);
});
