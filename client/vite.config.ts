import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// During development the API comes from a server that runs beside this one.
const server = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/reihum/server/client",
    emptyOutDir: true,
    target: "es2022",
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});
