// What I can play, and how the cards in my fingers lead to it.

import type { RowName } from "../view";

export interface Combination {
  row: RowName;
  // As the server writes them: "1" to "7", and "J" for a joker, which comes last.
  cards: string[];
  // The action with a plain chip, and the one with the super chip.
  plain: string | null;
  super: string | null;
}

export const JOKER = "J";

export function readCombination(action: string): { row: RowName; cards: string[]; super: boolean } {
  const [row, rest = ""] = action.replace("*", "").split(":");
  return {
    row: row as RowName,
    cards: rest ? rest.split("-") : [],
    super: action.endsWith("*"),
  };
}

// The same cards with the plain and with the super chip are one choice and a switch.
export function combinationsOf(legal: string[]): Combination[] {
  const found = new Map<string, Combination>();
  for (const action of legal) {
    const { row, cards, super: big } = readCombination(action);
    const key = `${row}:${cards.join()}`;
    const known = found.get(key) ?? { row, cards, plain: null, super: null };
    found.set(key, { ...known, [big ? "super" : "plain"]: action });
  }
  return [...found.values()];
}

// The rows in which something can be played, in the order of the board.
export const rowsOf = (combinations: Combination[]): RowName[] => [
  ...new Set(combinations.map(({ row }) => row)),
];

// Whether some cards are among others, each as often.
export function among(part: string[], cards: string[]): boolean {
  return part.every((card) => count(part, card) <= count(cards, card));
}

export const same = (some: string[], others: string[]): boolean =>
  some.length === others.length && among(some, others);

const count = (cards: Iterable<string>, card: string): number =>
  [...cards].filter((each) => each === card).length;

// As much of what is picked as can still be played together with one more card. Where one of two has to
// go, those of the new card's value stay, and then what was picked last.
export function goingWith<T>(
  picked: T[],
  next: T,
  valueOf: (pick: T) => string,
  combinations: Combination[],
): T[] {
  const fits = (picks: T[]): boolean => combinations.some(({ cards }) => among(picks.map(valueOf), cards));
  const alike = (picks: T[]): number => count(picks.map(valueOf), valueOf(next));
  const better = (a: T[], b: T[]): boolean => (a.length - b.length || alike(a) - alike(b)) >= 0;
  const parts = partsOf(picked).map((part) => [...part, next]);
  return parts.filter(fits).reduce((best, part) => (better(part, best) ? part : best), [next]);
}

// All parts of a short list, in its order.
function partsOf<T>(list: T[]): T[][] {
  return list.reduce<T[][]>((parts, item) => [...parts, ...parts.map((part) => [...part, item])], [[]]);
}

const JOKER_IS_DEAR = 1000;

// How much of a hand some cards break up: four of a kind are worth more together than apart, a card
// that is alone is missed least, and jokers go with everything.
export function lossOf(hand: string, cards: string[]): number {
  const values = [...new Set(cards)];
  return values.reduce((sum, value) => {
    const [had, gone] = [count(hand, value), count(cards, value)];
    return sum + (value === JOKER ? JOKER_IS_DEAR : had ** 2 - (had - gone) ** 2);
  }, 0);
}

// What can be played in a row, what breaks up least first.
export function inRow(combinations: Combination[], row: RowName, hand: string): Combination[] {
  const there = combinations.filter((each) => each.row === row);
  return there.toSorted((a, b) => lossOf(hand, a.cards) - lossOf(hand, b.cards));
}

// The cards that are still missing to something, as few as possible and rather no joker.
export function missing(picked: string[], combinations: Combination[]): string[] {
  const rests = combinations
    .filter(({ cards }) => among(picked, cards))
    .map(({ cards }) => without(cards, picked));
  const dear = (rest: string[]): number => rest.length * 2 + count(rest, JOKER);
  return rests.toSorted((a, b) => dear(a) - dear(b))[0] ?? [];
}

function without(cards: string[], gone: string[]): string[] {
  return gone.reduce((left, card) => left.toSpliced(left.indexOf(card), 1), cards);
}
