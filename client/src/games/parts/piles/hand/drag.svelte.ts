// A card that is dragged. While it moves nothing is drawn anew but the card: its place is written
// straight into its style, once a frame, and only a new pile below it is told.

const FROM = 8; // pixels: less is a tap

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
    const style = this.#element?.style;
    style?.setProperty("--drag-x", `${this.#at.x - this.#from.x}px`);
    style?.setProperty("--drag-y", `${this.#at.y - this.#from.y}px`);
    this.over = pileAt(this.#at.x, this.#at.y);
  };

  #end(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#element?.style.removeProperty("--drag-x");
    this.#element?.style.removeProperty("--drag-y");
    this.card = null;
    this.moved = false;
    this.over = null;
  }
}

function pileAt(x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y);
  const pile = under.map((element) => element.closest<HTMLElement>("[data-pile]")).find(Boolean);
  return pile?.dataset.pile ?? null;
}
