// The card in my fingers, and the pile it is aimed at, by tap, drag or keyboard.

export interface Place {
  id: string;
  // Smaller is better: the pile a picked card is aimed at first.
  cost: (card: number) => number;
  legal: (card: number) => boolean;
}

interface Around {
  hand: () => number[];
  places: () => Place[];
  play: (card: number, pile: string) => void;
}

const TYPING = 900;

export class Picking {
  picked = $state.raw<number | null>(null);
  aimed = $state.raw<string | null>(null);
  #around: Around;
  #typed = "";
  #typedAt = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  pick(card: number | null): void {
    this.picked = card;
    this.aimed = null;
  }

  // A card that has left the hand is no longer in my fingers.
  keepWithin(hand: number[]): void {
    if (this.picked !== null && !hand.includes(this.picked)) this.pick(null);
  }

  // Whether the key meant something here.
  key(event: KeyboardEvent): boolean {
    if (event.key === "ArrowLeft") return this.#step(-1);
    if (event.key === "ArrowRight") return this.#step(1);
    if (event.key === "ArrowUp") return this.#aim(-1);
    if (event.key === "ArrowDown") return this.#aim(1);
    if (event.key === "Escape") return this.#unpick();
    if (event.key === "Enter") return this.#play(event.target);
    if (/^\d$/.test(event.key)) return this.#type(event.key);
    return false;
  }

  #step(by: number): boolean {
    const hand = [...this.#around.hand()].sort((a, b) => a - b);
    if (!hand.length) return false;
    const here = this.picked === null ? (by > 0 ? -1 : 0) : hand.indexOf(this.picked);
    this.#take(hand[(here + by + hand.length) % hand.length]!);
    return true;
  }

  #take(card: number): void {
    this.pick(card);
    const open = this.#open(card);
    this.aimed =
      open.reduce<Place | null>(
        (best, place) => (best && best.cost(card) <= place.cost(card) ? best : place),
        null,
      )?.id ?? null;
    document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus({ preventScroll: true });
  }

  #open(card: number): Place[] {
    return this.#around.places().filter((place) => place.legal(card));
  }

  #aim(by: number): boolean {
    if (this.picked === null) return false;
    const open = this.#open(this.picked);
    if (!open.length) return true;
    const here = open.findIndex((place) => place.id === this.aimed);
    const next = here < 0 ? 0 : (here + by + open.length) % open.length;
    this.aimed = open[next]!.id;
    return true;
  }

  #unpick(): boolean {
    if (this.picked === null) return false;
    this.pick(null);
    return true;
  }

  // Enter on a pile or on any other button is that button's own.
  #play(target: EventTarget | null): boolean {
    const button = target instanceof Element ? target.closest("button, a, input") : null;
    if (button && !button.hasAttribute("data-card")) return false;
    if (this.picked === null || this.aimed === null) return false;
    this.#typed = "";
    this.#around.play(this.picked, this.aimed);
    return true;
  }

  // A digit goes on with the number being typed, or, where no card is called so, begins another.
  #type(digit: string): boolean {
    const now = Date.now();
    const hand = this.#around.hand();
    const longer = this.#typed + digit;
    const goesOn = now - this.#typedAt <= TYPING && hand.some((card) => String(card).startsWith(longer));
    this.#typed = goesOn ? longer : digit;
    this.#typedAt = now;
    const exact = hand.find((card) => String(card) === this.#typed);
    const begun = hand.filter((card) => String(card).startsWith(this.#typed));
    const card = exact ?? (begun.length === 1 ? begun[0] : undefined);
    if (card !== undefined) this.#take(card);
    return true;
  }
}
