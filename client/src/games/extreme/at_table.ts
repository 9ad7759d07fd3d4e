// What only a table of this game needs.

export { default as Board } from "./Board.svelte";
export { default as Result } from "../the_game/Result.svelte";
