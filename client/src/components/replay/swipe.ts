// A finger that goes sideways over the table: one step on, or back.

const FAR = 48;

export function swiped(node: HTMLElement, onstep: (by: number) => void): { destroy: () => void } {
  let from: { x: number; y: number } | null = null;

  const down = (event: PointerEvent): void => {
    const own = event.target instanceof Element && event.target.closest("[data-card], input, select");
    from = event.pointerType === "touch" && !own ? { x: event.clientX, y: event.clientY } : null;
  };
  const up = (event: PointerEvent): void => {
    const [x, y] = from ? [event.clientX - from.x, event.clientY - from.y] : [0, 0];
    from = null;
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) onstep(x < 0 ? 1 : -1);
  };
  const gone = (): void => void (from = null);

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", gone);
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", gone);
    },
  };
}
