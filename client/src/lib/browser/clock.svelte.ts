// The time, for what counts down on the page: it ticks every second.

// A plain number, no SvelteDate: what that derives belongs to the component that asked first, and stands still
// once this one has gone.
let time = $state(Date.now());
setInterval(() => (time = Date.now()), 1000);

export const now = (): number => time;
