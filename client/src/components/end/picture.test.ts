import { afterEach, expect, test, vi } from "vitest";
import { pictureOf } from "./picture";

afterEach(() => vi.unstubAllGlobals());

// Which strokes a pen makes.
async function drawn(good: boolean): Promise<{ full: number; empty: number }> {
  const strokes = { full: 0, empty: 0 };
  const pen = {
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    fillRect: () => (strokes.full += 1),
    strokeRect: () => (strokes.empty += 1),
    measureText: () => ({ width: 100 }),
    fillText: () => undefined,
  };
  const canvas = { getContext: () => pen, toBlob: (done: (blob: null) => void) => done(null) };
  vi.stubGlobal("document", { createElement: () => canvas, fonts: { ready: Promise.resolve() } });
  await pictureOf({ title: "The Game", players: "2 players", result: "", good, deal: "p1", mix: "" });
  return strokes;
}

test("what was lost looks otherwise than what was won", async () => {
  const [won, lost] = [await drawn(true), await drawn(false)];
  expect(won.empty).toBe(0);
  expect(lost.empty).toBeGreaterThan(9);
  expect(lost.full + lost.empty).toBe(won.full);
});
