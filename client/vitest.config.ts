import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config";

// Logic only, without a browser: what a page does is tried in tests/browser.
export default mergeConfig(
  built,
  defineConfig({
    test: {
      include: ["{scripts,src,worker}/**/*.test.ts"],
      isolate: false,
      testTimeout: 60_000, // a busy machine is no fault
    },
  }),
);
