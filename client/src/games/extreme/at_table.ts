// What only a table of this game needs.

export { default as Board } from "./Board.svelte";
export { default as Result } from "../the_game/Result.svelte";
export { default as Hands } from "../the_game/Hands.svelte";
export { cardMark } from "./marks";
