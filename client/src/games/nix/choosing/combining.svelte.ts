// A combination as a person builds it: cards are picked one by one, or a row picks them. What makes
// something is chosen, and can be played with either chip.

import {
  JOKER,
  among,
  combinationsOf,
  goingWith,
  inRow,
  missing,
  rowsOf,
  same,
  type Combination,
} from "./combinations";
import type { RowName } from "../view";

// One card of a hand. Of those with the same value, place 0 lies below all others.
export interface Held {
  id: string;
  value: string;
  place: number;
}

interface Around {
  hand: () => string;
  legal: () => string[];
  // What a plain chip in a row would bring now.
  worth: (row: RowName) => number;
  play: (action: string) => void;
}

// The cards of a hand, those of one value together, jokers last.
export function heldIn(hand: string): Held[] {
  return [...hand].map((value, at) => {
    const place = at - hand.indexOf(value);
    return { id: `${value}.${place}`, value, place };
  });
}

export class Combining {
  #around: Around;
  #picked = $state.raw<string[]>([]);
  #wanted = $state.raw<RowName | null>(null);
  #double = $state(false);

  constructor(around: Around) {
    this.#around = around;
  }

  held = $derived.by(() => heldIn(this.#around.hand()));
  all = $derived.by(() => combinationsOf(this.#around.legal()));
  // The rows in which something can be played, in the order of the board.
  rows = $derived.by(() => rowsOf(this.all));
  cards = $derived.by(() => this.#picked.map((id) => this.#valueOf(id)));

  // What the picked cards make. Where they make two things, the row that was tapped counts, else what
  // brings more.
  chosen = $derived.by((): Combination | null => {
    const made = this.all.filter(({ cards }) => same(cards, this.cards));
    const wanted = made.find(({ row }) => row === this.#wanted);
    const worth = ({ row }: Combination): number => this.#around.worth(row);
    return wanted ?? made.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
  });

  // Everything that goes into the chosen row.
  choices = $derived.by(() => (this.chosen ? inRow(this.all, this.chosen.row, this.#around.hand()) : []));
  missing = $derived.by(() => (this.chosen ? [] : missing(this.cards, this.all)));
  mayDouble = $derived.by(() => !!this.chosen?.super);
  // Whether the super chip goes with it.
  doubled = $derived.by(() => !!this.chosen?.super && (this.#double || this.chosen.plain === null));

  isPicked(id: string): boolean {
    return this.#picked.includes(id);
  }

  // Whether a card can go with what is picked.
  goes(card: Held): boolean {
    const more = this.isPicked(card.id) ? this.cards : [...this.cards, card.value];
    return this.all.some(({ cards }) => among(more, cards));
  }

  // Whether what is picked can become something in this row.
  leadsTo(row: RowName): boolean {
    return this.all.some((each) => each.row === row && among(this.cards, each.cards));
  }

  // Pick a card up, or put it back. What does not go with a new one goes back by itself.
  tap(id: string): void {
    if (this.isPicked(id)) this.#picked = this.#picked.filter((each) => each !== id);
    else this.#picked = goingWith(this.#picked, id, (pick) => this.#valueOf(pick), this.all);
    this.#wanted = null;
  }

  // The row of the board: the best that the picked cards can become there, or else the best there is.
  choose(row: RowName): void {
    const there = inRow(this.all, row, this.#around.hand());
    const best = there.find(({ cards }) => among(this.cards, cards)) ?? there[0];
    if (this.chosen?.row === row) this.clear();
    else if (best) this.#take(best);
  }

  // Other cards for the same row.
  other(by: 1 | -1): void {
    const here = this.choices.findIndex(({ cards }) => same(cards, this.cards));
    if (here >= 0) this.#take(stepped(this.choices, here, by));
  }

  toggleDouble(): void {
    this.#double = !this.#double;
  }

  clear(): void {
    this.#picked = [];
    this.#wanted = null;
    this.#double = false;
  }

  play(): void {
    const action = this.doubled ? this.chosen?.super : this.chosen?.plain;
    if (action) this.#around.play(action);
  }

  // Whether a key meant something: arrows choose row and cards, digits and j pick cards.
  key(key: string): boolean {
    if (!this.all.length) return false;
    const here = this.chosen ? this.rows.indexOf(this.chosen.row) : -1;
    if (key === "ArrowDown") this.#goTo(stepped(this.rows, here, 1));
    else if (key === "ArrowUp") this.#goTo(stepped(this.rows, Math.max(here, 0), -1));
    else if (key === "ArrowRight" || key === "ArrowLeft") this.other(key === "ArrowRight" ? 1 : -1);
    else if (key === "s") this.toggleDouble();
    else if (key === "Escape") this.clear();
    else if (key === "Enter") this.play();
    else return this.#typed(key === "j" ? JOKER : key);
    return true;
  }

  // The next card of a value; after the last one, all go back.
  #typed(value: string): boolean {
    const group = this.held.filter((card) => card.value === value);
    const next = group.findLast(({ id }) => !this.isPicked(id));
    if (next) this.tap(next.id);
    else this.#picked = this.#picked.filter((id) => this.#valueOf(id) !== value);
    return group.length > 0;
  }

  #goTo(row: RowName): void {
    this.#picked = [];
    this.#take(inRow(this.all, row, this.#around.hand())[0]!);
  }

  // Pick just these cards: those that are picked already, else those that lie on top.
  #take({ row, cards }: Combination): void {
    this.#wanted = row;
    const order = this.held
      .toReversed()
      .toSorted((a, b) => Number(this.isPicked(b.id)) - Number(this.isPicked(a.id)));
    this.#picked = cards.map((card, at) => {
      const place = cards.slice(0, at).filter((each) => each === card).length;
      return order.filter(({ value }) => value === card)[place]!.id;
    });
  }

  #valueOf(id: string): string {
    return this.held.find((card) => card.id === id)?.value ?? "";
  }
}

const stepped = <T>(list: T[], here: number, by: number): T => list[(here + by + list.length) % list.length]!;
