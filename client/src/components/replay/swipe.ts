// A finger that goes sideways over the table: one step on, or back.

const FAR = 48;

export function swiped(node: HTMLElement, onstep: (by: number) => void): { destroy: () => void } {
  let from: { x: number; y: number } | null = null;

  const down = (event: PointerEvent): void => {
    const on = (which: string): boolean => event.target instanceof Element && !!event.target.closest(which);
    const swipes = event.pointerType === "touch" && !on("input, select");
    from = swipes ? { x: event.clientX, y: event.clientY } : null;
    // Nobody plays here: a finger that would drag a card goes on through the game, too. A tap still picks it.
    if (swipes && on("[data-card]")) event.stopPropagation();
  };
  const up = (event: PointerEvent): void => {
    const [x, y] = from ? [event.clientX - from.x, event.clientY - from.y] : [0, 0];
    from = null;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) onstep(x < 0 ? 1 : -1);
  };
  const gone = (): void => void (from = null);

  node.addEventListener("pointerdown", down, true); // before the cards hear of it
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", gone);
  return {
    destroy() {
      node.removeEventListener("pointerdown", down, true);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", gone);
    },
  };
}
