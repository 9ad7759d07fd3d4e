// Tells the worker which files it keeps: all that the build has made for pages.

import type { Plugin } from "vite";

export const WORKER = "worker";

export function workerFiles(): Plugin {
  return {
    name: "worker-files",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[`${WORKER}.js`];
        if (worker?.type !== "chunk") throw new Error("The worker was not built.");
        const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const list = JSON.stringify(files.sort().map((name) => `/${name}`));
        // The name of what a page begins with has the names of all the rest in its hash.
        const version = files.find((name) => bundle[name]?.type === "chunk" && bundle[name].isEntry);
        if (!version) throw new Error("There is no page to keep.");
        worker.code = worker.code
          .replace(/\[\s*["'`]__FILES__["'`]\s*\]/, list)
          .replace("__VERSION__", version);
        if (!worker.code.includes(list)) throw new Error("The worker has no place for its files.");
      },
    },
  };
}
