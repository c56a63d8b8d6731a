import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Hours and days of a market, simulated; too long to wait for after every change. */
export default defineConfig({
  test: {
    ...base.test,
    include: ["test/**/*.long.test.ts"],
    exclude: [],
    env: { FC_TIMES: process.env["FC_TIMES"] ?? "5" },
  },
});
