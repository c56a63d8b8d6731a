import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allLanguages, entriesOf } from "./locale-files.ts";

const root = new URL("..", import.meta.url).pathname;

const reference = entriesOf("en");
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|js|html)$/.test(file))
  .map((file) => readFileSync(join(root, "src", file), "utf8"))
  .join("\n");

describe.each(allLanguages.filter((language) => language !== "en"))("the texts in %s", (language) => {
  const entries = entriesOf(language);

  it("have every key of the reference and no other", () => {
    expect([...entries.keys()].sort()).toEqual([...reference.keys()].sort());
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
    const unused = [...reference.keys()].filter((key) => {
      const [id = ""] = key.split(".");
      return !sources.includes(`"${id}"`) && !families.some((beginning) => id.startsWith(beginning));
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
