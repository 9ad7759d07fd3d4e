// Cards on their way: from a hand to a pile, and from the draw pile to my hand. Until a card has
// landed, its pile still shows the one before.

import { mount, tick, unmount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import Card from "../../../components/cards/Card.svelte";
import { calm } from "../motion";

export interface Flight {
  card: number;
  pile: string;
  from: Element | null;
  before: number;
  mine: boolean;
  // Called once it lies there, also if it did not travel.
  landed: () => void;
}

const MINE = 180;
const OTHERS = 260;
const DRAWN = 320;
const MOST_AT_ONCE = 6;
const EASING = "cubic-bezier(0.3, 0.7, 0.3, 1)";

export class Flights {
  #held = new SvelteMap<string, number>();
  #count: Record<string, number> = {};

  shown(pile: string, top: number): number {
    return this.#held.get(pile) ?? top;
  }

  start(flights: Flight[], most: number): void {
    const still = calm() || document.hidden ? flights.length : Math.max(0, flights.length - MOST_AT_ONCE);
    flights.slice(0, still).forEach(({ landed }) => landed());
    flights.slice(still).forEach((flight, place) => this.#fly(flight, most, place * OTHERS));
  }

  #fly(flight: Flight, most: number, delay: number): void {
    const goal = document.querySelector(`[data-spot="${flight.pile}"]`);
    if (!goal || !flight.from) {
      flight.landed();
      return;
    }
    const { pile, card } = flight;
    if (!this.#held.has(pile)) this.#held.set(pile, flight.before);
    this.#count[pile] = (this.#count[pile] ?? 0) + 1;
    const flyer = new Flyer(card, most, goal.getBoundingClientRect());
    const land = (): void => {
      flyer.remove();
      this.#count[pile]! -= 1;
      if (this.#count[pile]) this.#held.set(pile, card);
      else this.#held.delete(pile);
      flight.landed();
    };
    flyer.fly(offset(flight.from, goal), flight.mine ? MINE : OTHERS, delay, land);
  }
}

// Cards that have just come into my hand come from the draw pile, one after the other. Only the drawing
// travels: what one taps is in its place at once, so that no quick finger misses it.
export async function arrive(cards: number[]): Promise<void> {
  if (calm() || document.hidden || !cards.length) return;
  await tick();
  const deck = [...document.querySelectorAll("[data-deck]")].find((each) => each.getClientRects().length);
  if (!deck) return;
  cards.forEach((card, place) => {
    const goal = document.querySelector(`[data-card="${card}"] > .card`);
    goal?.animate(
      [
        { transform: offset(deck, goal), opacity: 0.4 },
        { transform: "none", opacity: 1 },
      ],
      {
        duration: DRAWN,
        delay: place * 70,
        easing: EASING,
        fill: "backwards",
      },
    );
  });
}

// A card in the air, drawn like every other.
class Flyer {
  #element = document.createElement("div");
  #card: Record<string, unknown>;

  constructor(card: number, most: number, goal: DOMRect) {
    this.#element.className = "flyer";
    this.#element.ariaHidden = "true";
    this.#element.style.cssText = `position:fixed;z-index:20;pointer-events:none;left:${goal.left}px;top:${goal.top}px;--u:${goal.width}px;--card-shadow:var(--rim),var(--lifted)`;
    document.body.append(this.#element);
    this.#card = mount(Card, { target: this.#element, props: { value: card, most } });
  }

  fly(from: string, duration: number, delay: number, land: () => void): void {
    const frames = [
      { transform: from, opacity: 0.7 },
      { transform: "none", opacity: 1 },
    ];
    const travel = this.#element.animate(frames, { duration, delay, easing: EASING, fill: "backwards" });
    travel.onfinish = land;
    travel.oncancel = land;
  }

  remove(): void {
    void unmount(this.#card);
    this.#element.remove();
  }
}

function offset(from: Element, to: Element): string {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  const scale = Math.min(1, Math.max(0.4, a.height / b.height));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
