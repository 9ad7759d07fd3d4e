// Whether a person asked for less movement.
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
