// Cards on their way to a pile. Until a card has landed, its pile still shows the one before.

import { SvelteMap } from "svelte/reactivity";
import { hueOf } from "../hues";
import { calm } from "../motion";

export interface Flight {
  card: number;
  pile: string;
  from: Element | null;
  before: number;
  mine: boolean;
}

const MINE = 180;
const OTHERS = 250;
const MOST_AT_ONCE = 6;

export class Flights {
  #held = new SvelteMap<string, number>();
  #count: Record<string, number> = {};

  shown(pile: string, top: number): number {
    return this.#held.get(pile) ?? top;
  }

  start(flights: Flight[], most: number): void {
    if (calm() || document.hidden) return;
    const last = flights.slice(-MOST_AT_ONCE);
    last.forEach((flight, place) => this.#fly(flight, most, place * OTHERS));
  }

  #fly(flight: Flight, most: number, delay: number): void {
    const goal = document.querySelector(`[data-spot="${flight.pile}"]`);
    if (!goal || !flight.from) return;
    const { pile, card } = flight;
    if (!this.#held.has(pile)) this.#held.set(pile, flight.before);
    this.#count[pile] = (this.#count[pile] ?? 0) + 1;
    const flyer = flyerOf(card, most, goal.getBoundingClientRect());
    const travel = flyer.animate(
      [
        { transform: offset(flight.from, goal), opacity: 0.6 },
        { transform: "none", opacity: 1 },
      ],
      { duration: flight.mine ? MINE : OTHERS, delay, easing: "ease-out", fill: "backwards" },
    );
    const land = (): void => {
      flyer.remove();
      this.#count[pile]! -= 1;
      if (this.#count[pile]) this.#held.set(pile, card);
      else this.#held.delete(pile);
    };
    travel.onfinish = land;
    travel.oncancel = land;
  }
}

function flyerOf(card: number, most: number, goal: DOMRect): HTMLElement {
  const flyer = document.createElement("div");
  flyer.className = "flyer";
  flyer.ariaHidden = "true";
  flyer.textContent = String(card);
  flyer.style.cssText = `--h:${hueOf(card, most)};left:${goal.left}px;top:${goal.top}px;width:${goal.width}px;height:${goal.height}px;font-size:${goal.height * 0.42}px`;
  document.body.append(flyer);
  return flyer;
}

function offset(from: Element, to: Element): string {
  const a = from.getBoundingClientRect();
  const b = to.getBoundingClientRect();
  const x = a.left + a.width / 2 - b.left - b.width / 2;
  const y = a.top + a.height / 2 - b.top - b.height / 2;
  const scale = Math.min(1, Math.max(0.4, a.height / b.height));
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
