// The shapes of screens that several components ask for, by name: `@container room (--wide)`, `@media (--low)`.
// CSS itself has no names for conditions of containers, so they are put in when a component is read.
const LOW = 560; // pixels: of a telephone held sideways the page has less
// Where piles in one row, with words, hand and actions side by side below them, are larger than beside each other.
const ACROSS = "(min-height: 470px) and (min-width: 860px)";
// A board beside everything else needs more height until it may be larger.
const BESIDE = `(min-height: ${LOW}.1px) and (min-width: 860px)`;

// Two rows of piles across a wide screen need as much as this.
export const HIGH = { height: 640, width: 860 };

export const SCREENS = {
  // How a table stands in its room.
  "--wide": `(min-aspect-ratio: 1) and ${ACROSS}`,
  "--sideways": `(min-aspect-ratio: 1) and (not (${ACROSS}))`,
  "--wide-beside": `(min-aspect-ratio: 1) and ${BESIDE}`,
  "--sideways-beside": `(min-aspect-ratio: 1) and (not (${BESIDE}))`,
  "--sideways-small": "(min-aspect-ratio: 1) and (max-width: 600px)",
  "--narrow": "(max-width: 520px)",
  // Narrow, or held sideways: what is said has little width.
  "--short-line": `(max-width: 520px) or ((min-aspect-ratio: 1) and (not (${ACROSS})))`,
  "--narrowest": "(max-width: 340px)",
  // Piles that are higher than wide.
  "--high": "(max-aspect-ratio: 0.86) and (min-height: 420px)",
  // Piles two by two that have hardly any height.
  "--flat": "(max-aspect-ratio: 2) and (max-height: 290px)",
  // Piles in one row that have little height.
  "--low-row": "(min-aspect-ratio: 2) and (max-height: 420px)",
  // Pages, by the height of the window.
  "--low": `(max-height: ${LOW}px)`,
  "--not-low": `(min-height: ${LOW}.1px)`,
};

const QUERY = /@(?:container|media)[^{};]*\{/g;

/** A style with its names of screens replaced by what they stand for. */
export function named(style) {
  return style.replace(QUERY, (query) => query.replace(/\((--[\w-]+)\)/g, (_, name) => condition(name)));
}

function condition(name) {
  const found = SCREENS[name];
  if (!found) throw new Error(`no screen is called ${name}; there are ${Object.keys(SCREENS).join(", ")}`);
  return found;
}

export function screens() {
  return { name: "screens", style: ({ content }) => ({ code: named(content) }) };
}
