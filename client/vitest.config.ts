import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config";

// Logic only, without a browser: what a page does is tried in tests/browser.
export default mergeConfig(built, defineConfig({ test: { include: ["src/**/*.test.ts"], isolate: false } }));
