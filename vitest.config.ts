import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/browser/**", "test/**/*.long.test.ts"],
    // Too long to wait for after every change: npm run test:long runs them.
    tags: [{ name: "long", skip: true }],
    globalSetup: "test/global-setup.ts",
    setupFiles: "test/setup.ts",
    // All cores: much of a test is waiting for a database or a server.
    maxWorkers: "100%",
    // Our modules keep no state of their own, so files may share them; loading them anew for each took longer than most tests.
    isolate: false,
    // What was made of a file is kept under node_modules by its contents: half of the time that loading takes, from the second run on.
    experimental: { fsModuleCache: true },
    // A machine that CI shares may stand still for seconds between two statements; what fails twice is a fault.
    retry: process.env["CI"] ? 1 : 0,
    // A guard against what never ends, no measure of speed: a loaded machine takes three times as long.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
