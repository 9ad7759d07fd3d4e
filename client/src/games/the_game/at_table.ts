// What only a table of this game needs.

export { default as Board } from "./Board.svelte";
export { default as Result } from "./Result.svelte";
export { default as Hands } from "./Hands.svelte";
