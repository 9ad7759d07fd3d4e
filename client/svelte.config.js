import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { screens } from "./scripts/screens.mjs";

export default { preprocess: [vitePreprocess(), screens()] };
