import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** Every second of a whole bot's clock costs some thirty statements on a Postgres: hours of it take minutes. */
const longest = process.env["BOTS_ON"] === "postgres" ? 900_000 : 300_000;

/** Hours and days of a market, simulated, and scenes on a second platform: too long to wait for after every change. */
export default defineConfig({
  test: {
    ...base.test,
    testTimeout: longest,
    hookTimeout: longest,
    exclude: ["test/browser/**"],
    tags: [{ name: "long" }],
    env: { FC_TIMES: process.env["FC_TIMES"] ?? "5" },
  },
});
