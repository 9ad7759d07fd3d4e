// What a table needs that is shown as text.

export { default as Result } from "../../general/Result.svelte";
export { default as Board } from "./TextTable.svelte";
