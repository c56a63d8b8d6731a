import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Hours and days of a market, simulated, and scenes on a second platform: too long to wait for after every change. */
export default defineConfig({
  test: {
    ...base.test,
    exclude: ["test/browser/**"],
    tags: [{ name: "long" }],
    env: { FC_TIMES: process.env["FC_TIMES"] ?? "5" },
  },
});
