// A card that is dragged. While it moves nothing is drawn anew but the card: its place is written
// straight into its style, once a frame, and only a new pile below it is told. Where the piles are is looked
// up once: to ask the page at every step what lies below the finger takes longer than to move the card.

const FROM = 8; // pixels: less is a tap

interface Place {
  pile: string;
  box: DOMRect;
}

interface Around {
  lift: (card: number) => void;
  drop: (card: number, pile: string) => void;
}

export class Drag {
  card = $state.raw<number | null>(null);
  moved = $state.raw(false);
  // The pile below the finger.
  over = $state.raw<string | null>(null);
  #around: Around;
  #from = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #element: HTMLElement | null = null;
  #frame = 0;
  #piles: Place[] = [];
  #justEnded = false;

  constructor(around: Around) {
    this.#around = around;
  }

  grab(event: PointerEvent, card: number): void {
    if (event.button !== 0) return;
    this.#justEnded = false;
    this.#element = event.currentTarget as HTMLElement;
    this.#element.setPointerCapture(event.pointerId);
    this.#from = { x: event.clientX, y: event.clientY };
    this.card = card;
  }

  move = (event: PointerEvent): void => {
    if (this.card === null) return;
    this.#at = { x: event.clientX, y: event.clientY };
    if (!this.moved && Math.hypot(this.#at.x - this.#from.x, this.#at.y - this.#from.y) < FROM) return;
    if (!this.moved) this.#begin();
    this.#frame ||= requestAnimationFrame(this.#follow);
  };

  release = (event: PointerEvent): void => {
    const { card, moved } = this;
    this.#end();
    if (card === null || !moved) return;
    this.#justEnded = true;
    const pile = pileAt(event.clientX, event.clientY);
    if (pile) this.#around.drop(card, pile);
  };

  cancel = (): void => this.#end();

  // A drag ends with a click as well; that one is not a tap.
  ended(): boolean {
    const ended = this.#justEnded;
    this.#justEnded = false;
    return ended;
  }

  #begin(): void {
    this.moved = true;
    this.#around.lift(this.card!);
  }

  #follow = (): void => {
    this.#frame = 0;
    if (!this.#piles.length) this.#piles = placesOfPiles();
    this.over = this.#piles.find(({ box }) => holds(box, this.#at))?.pile ?? null;
    if (this.#element)
      this.#element.style.translate = `${this.#at.x - this.#from.x}px ${this.#at.y - this.#from.y}px`;
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#piles = [];
    this.#element?.style.removeProperty("translate");
    this.card = null;
    this.moved = false;
    this.over = null;
  }
}

function placesOfPiles(): Place[] {
  const all = [...document.querySelectorAll<HTMLElement>("[data-pile]")];
  return all.map((pile) => ({ pile: pile.dataset.pile!, box: pile.getBoundingClientRect() }));
}

const holds = (box: DOMRect, at: { x: number; y: number }): boolean =>
  at.x >= box.left && at.x < box.right && at.y >= box.top && at.y < box.bottom;

function pileAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y);
  const pile = under.map((element) => element.closest<HTMLElement>("[data-pile]")).find(Boolean);
  return pile?.dataset.pile ?? null;
}
