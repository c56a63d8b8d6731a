import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allLanguages, entriesOf } from "./locale-files.ts";

const root = new URL("..", import.meta.url).pathname;

const reference = entriesOf("en");
/** Who adds a text need not know ten languages: only a release (`npm run test:release`) fails for one that lacks. */
const isRelease = process.env["RELEASE"] === "1";
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|js|html)$/.test(file))
  .map((file) => readFileSync(join(root, "src", file), "utf8"))
  .join("\n");

describe.each(allLanguages.filter((language) => language !== "en"))("the texts in %s", (language) => {
  const entries = entriesOf(language);

  it("have no key that the reference has not", () => {
    expect([...entries.keys()].filter((key) => !reference.has(key))).toEqual([]);
  });

  it("have every key of the reference, once they are released", ({ skip }) => {
    const missing = [...reference.keys()].filter((key) => !entries.has(key));
    const advice = `locales/${language}.ftl lacks ${missing.length} texts, which are shown in English: ${missing.join(", ")}`;
    if (missing.length === 0 || isRelease) return expect(missing, advice).toEqual([]);
    console.warn(advice);
    skip("whoever knows the language adds them before a release");
  });

  it("use the same variables as the reference", () => {
    const used = (of: ReturnType<typeof entriesOf>, key: string) => `${key}: ${of.get(key)?.variables.join()}`;
    const keys = [...entries.keys()].filter((key) => reference.has(key));
    expect(keys.map((key) => used(entries, key))).toEqual(keys.map((key) => used(reference, key)));
  });
});

describe("the reference texts", () => {
  /** Keys that are put together from a word of the data; each beginning is written out in the code. */
  const families = [...sources.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map(([, beginning]) => beginning as string);

  it("are all used", () => {
    const quoted = new Set([...sources.matchAll(/(?<=")[a-z][\w-]*(?=")/g)].map(([word]) => word));
    const unused = [...reference.keys()].filter((key) => {
      const [id = ""] = key.split(".");
      return !quoted.has(id) && !families.some((beginning) => id.startsWith(beginning));
    });
    expect(unused).toEqual([]);
  });

  it("are all there: no key that the code asks for is missing", () => {
    const asked = [
      ...sources.matchAll(/\.(?:say|spans|localized)\(\s*(?:[\w!=<> ]+ \? )?"([a-z][a-z-]+)"(?: : "([a-z][a-z-]+)")?/g),
    ].flatMap(([, a, b]) => [a, b]);
    const keys = asked.filter((key) => key !== undefined);
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !reference.has(key))).toEqual([]);
  });
});
