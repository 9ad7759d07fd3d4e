// The time, for what counts down on the page: it ticks every second.

import { SvelteDate } from "svelte/reactivity";

const date = new SvelteDate();
setInterval(() => date.setTime(Date.now()), 1000);

export const now = (): number => date.getTime();
