import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Picking } from "./picking.svelte";
import { byPile } from "./pile";

class FakeElement {
  constructor(readonly kind: "card" | "button" | "text") {}
  closest(): FakeElement | null {
    return this.kind === "text" ? null : this;
  }
  hasAttribute(): boolean {
    return this.kind === "card";
  }
}

const HAND = [45, 4, 12];
const LEGAL = byPile(["4>up1", "12>up1", "45>up1", "45>down1", "12>down1", "end"]);
let plays: string[];
let picking: Picking;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("Element", FakeElement);
  plays = [];
  picking = new Picking({
    hand: () => HAND,
    places: () => [
      { id: "up1", cost: (card) => card, legal: (card) => !!LEGAL.get("up1")?.has(card) },
      { id: "down1", cost: (card) => 50 - card, legal: (card) => !!LEGAL.get("down1")?.has(card) },
    ],
    play: (card, pile) => plays.push(`${card}>${pile}`),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function press(key: string, target = new FakeElement("text")): boolean {
  return picking.key({ key, target } as unknown as KeyboardEvent);
}

test("which cards may go where", () => {
  expect([...LEGAL.keys()]).toEqual(["up1", "down1"]);
  expect([...LEGAL.get("down1")!]).toEqual([45, 12]);
});

test("arrows walk through the sorted hand, and around", () => {
  const walked = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"].map((key) => {
    press(key);
    return picking.picked;
  });
  expect(walked).toEqual([4, 12, 45, 4]);
  press("ArrowLeft");
  expect(picking.picked).toBe(45);
});

test("a card is aimed at the cheapest pile, and the other arrows choose another", () => {
  press("ArrowLeft");
  expect([picking.picked, picking.aimed]).toEqual([45, "down1"]);
  press("ArrowDown");
  expect(picking.aimed).toBe("up1");
  press("Enter");
  expect(plays).toEqual(["45>up1"]);
});

test("typing a number picks its card, and a longer one goes on", () => {
  press("4");
  expect(picking.picked).toBe(4);
  press("5");
  expect(picking.picked).toBe(45);
  press("4");
  expect(picking.picked).toBe(4);
  vi.advanceTimersByTime(1000);
  press("5");
  expect(picking.picked).toBe(4);
});

test("one digit is enough where only one card begins so", () => {
  press("1");
  expect(picking.picked).toBe(12);
});

test("Enter on another button is that button's own; on a card it plays", () => {
  press("1");
  expect(press("Enter", new FakeElement("button"))).toBe(false);
  expect(plays).toEqual([]);
  expect(press("Enter", new FakeElement("card"))).toBe(true);
  expect(plays).toEqual(["12>up1"]);
});

test("Escape puts the card back, and a card that is gone is not held", () => {
  press("1");
  expect(press("Escape")).toBe(true);
  expect(picking.picked).toBeNull();
  expect(press("Escape")).toBe(false);
  press("1");
  picking.keepWithin([4, 45]);
  expect(picking.picked).toBeNull();
});
