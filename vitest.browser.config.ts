import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One browser at a time: they are heavy, and a slow machine would see timeouts instead of faults.
    fileParallelism: false,
  },
});
