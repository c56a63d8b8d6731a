import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

const files = readdirSync("test", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".test.ts"));
const opensDatabases = (file: string) =>
  /from "[./]*\/(?:databases|postgres|memory)\.ts"/.test(readFileSync(`test/${file}`, "utf8"));

/** What is said of every database, and of Postgres alone, on a Postgres: the same tests that run on SQLite after every change. */
export default defineConfig({
  test: { ...base.test, include: files.filter(opensDatabases).map((file) => `test/${file}`), testNamePattern: /postgres/i },
});
