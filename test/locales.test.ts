import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Attribute, FluentParser, type Message, type Pattern, Transformer, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

const root = new URL("..", import.meta.url).pathname;

/** Every message and attribute of a language, with the variables it uses. */
function entriesOf(language: string): Map<string, string[]> {
  const resource = new FluentParser().parse(readFileSync(join(root, "locales", `${language}.ftl`), "utf8"));
  const entries = new Map<string, string[]>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${language}.ftl has a broken entry: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    if (message.value) entries.set(message.id.name, variablesOf(message.value));
    for (const attribute of message.attributes as Attribute[])
      entries.set(`${message.id.name}.${attribute.id.name}`, variablesOf(attribute.value));
  }
  return entries;
}

function variablesOf(pattern: Pattern): string[] {
  const names = new Set<string>();
  const collector = new (class extends Transformer {
    override visitVariableReference(reference: VariableReference) {
      names.add(reference.id.name);
      return reference;
    }
  })();
  collector.visit(pattern.clone());
  return [...names].sort();
}

const languages = readdirSync(join(root, "locales"))
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => file.replace(/\.ftl$/, ""));
const reference = entriesOf("en");
const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(ts|js|html)$/.test(file))
  .map((file) => readFileSync(join(root, "src", file), "utf8"))
  .join("\n");

describe.each(languages.filter((language) => language !== "en"))("the texts in %s", (language) => {
  const entries = entriesOf(language);

  it("have every key of the reference and no other", () => {
    expect([...entries.keys()].sort()).toEqual([...reference.keys()].sort());
  });

  it("use the same variables as the reference", () => {
    const differing = [...reference].filter(([key, variables]) => entries.get(key)?.join() !== variables.join());
    expect(differing.map(([key, variables]) => `${key}: ${variables.join()} but ${entries.get(key)?.join()}`)).toEqual([]);
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
