import { render } from "svelte/server";
import { expect, test } from "vitest";
import type { RulesNode } from "../../lib/server/protocol";
import Nodes from "./Nodes.svelte";
import Minute from "./Minute.svelte";

const text = (said: string): RulesNode => ({ kind: "text", text: said });
// Svelte marks its blocks by comments.
const drawn = (nodes: RulesNode[], diagrams = {}): string =>
  render(Nodes, { props: { nodes, diagrams } }).body.replaceAll(/<!--.*?-->/g, "");

test("words keep their marks and the spaces between them", () => {
  const strong: RulesNode = { kind: "strong", nodes: [text("at least 2")] };
  const nodes: RulesNode[] = [
    { kind: "paragraph", nodes: [text("Put down "), strong, text(", or "), { kind: "code", text: "end" }] },
    { kind: "list", nodes: [{ kind: "item", nodes: [text("one")] }] },
    { kind: "steps", nodes: [{ kind: "item", nodes: [{ kind: "em", nodes: [text("two")] }] }] },
    { kind: "heading", nodes: [text("Flash")] },
    { kind: "quote", nodes: [text("said")] },
    { kind: "block", text: "a\n b" },
  ];
  expect(drawn(nodes)).toBe(
    "<p>Put down <strong>at least 2</strong>, or <code>end</code></p><ul><li>one</li></ul>" +
      "<ol><li><em>two</em></li></ol><h4>Flash</h4><blockquote>said</blockquote><pre>a\n b</pre>",
  );
});

test("the first row of a table is its head", () => {
  const row = (...cells: string[]): RulesNode => ({
    kind: "row",
    nodes: cells.map((cell) => ({ kind: "cell", nodes: [text(cell)] })),
  });
  const table = drawn([{ kind: "table", nodes: [row("Players", "Cards"), row("1", "8")] }]);
  expect(table.replaceAll(/\s+(?=<)/g, "")).toBe(
    '<table><thead><tr><th scope="col">Players</th><th scope="col">Cards</th></tr></thead>' +
      "<tbody><tr><td>1</td><td>8</td></tr></tbody></table>",
  );
});

test("code is read by the name that the table has for it", () => {
  const props = {
    nodes: [{ kind: "code", text: "up1" }, text(" or "), { kind: "code", text: "mix" }] as RulesNode[],
    diagrams: {},
    called: (code: string) => (code === "up1" ? "Up 1" : undefined),
  };
  const body = render(Nodes, { props }).body.replaceAll(/<!--.*?-->/g, "");
  expect(body).toBe("<b>Up 1</b> or <code>mix</code>");
});

test("what looks like HTML is only text", () => {
  const said = "<img src=x onerror=alert(1)>";
  const body = drawn([text(said), { kind: "code", text: said }, { kind: "block", text: said }]);
  expect(body).not.toContain("<img");
  expect(body.match(/&lt;img/g)).toHaveLength(3);
});

test("a diagram is drawn by its component, and one that nobody draws leaves a gap", () => {
  const diagrams = { minute: (...args: Parameters<typeof Minute>) => Minute(args[0], { rules: ["Draw."] }) };
  expect(drawn([{ kind: "diagram", text: "minute" }], diagrams)).toContain("Draw.");
  expect(drawn([{ kind: "diagram", text: "unheard-of" }], diagrams)).toBe("");
  expect(drawn([{ kind: "diagram", text: "toString" }], diagrams)).toBe("");
});

test("a kind of tomorrow leaves a gap", () => {
  expect(drawn([{ kind: "hologram", text: "!" } as unknown as RulesNode, text("on")])).toBe("on");
});
