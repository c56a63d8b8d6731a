import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One browser at a time: they are heavy, and a slow machine would see timeouts instead of faults.
    fileParallelism: false,
  },
});
