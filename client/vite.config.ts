import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { chunkName, texts } from "./scripts/fluent.mjs";
import { groups } from "./scripts/groups";
import { WORKER, workerFiles } from "./worker/plugin";

declare global {
  interface ImportMeta {
    readonly dirname: string; // Node has it, and vite does not tell
  }
}

// During development the API comes from a server that runs beside this one.
const server = "http://localhost:8000";

// What runs as soon as it has come. Chromium compiles all of such a file while it reads it, beside the page, which
// else stops at each function to have it compiled: that was a third of the time until one can act.
const AT_ONCE = ["house", "board", "piles", "Table"];
const COMPILE = "//# allFunctionsCalledOnLoad\n";

function compiledAtOnce(): Plugin {
  return {
    name: "compiled-at-once",
    generateBundle: {
      order: "post", // it has to be the first line
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && AT_ONCE.includes(file.name)) file.code = COMPILE + file.code;
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), compiledAtOnce(), workerFiles()],
  build: {
    outDir: "../src/reihum/server/client",
    emptyOutDir: true,
    manifest: "files.json", // the server reads there what the page of a table will ask for
    target: "es2022",
    rolldownOptions: {
      input: { index: "index.html", [WORKER]: "worker/worker.ts" },
      output: {
        codeSplitting: {
          groups: groups(import.meta.dirname),
        },
        chunkFileNames: chunkName,
        // The worker has one address for ever: browsers look there for a new one.
        entryFileNames: ({ name }) => (name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});
