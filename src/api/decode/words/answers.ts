import { readFileSync } from "node:fs";
import { z } from "zod";
import { projectFile } from "../../../project-file.ts";
import { foldKey } from "../fields.ts";

/** Words in one text, the surest first, as `foldKey` makes them. */
export const words = z.string().transform((text, context): readonly string[] => {
  const all = split(text);
  for (const word of all)
    if (foldKey(word) !== word || /^\$\w/.test(word))
      context.addIssue(`“${word}” is no word as keys are folded to: ${foldKey(word)}`);
  return all;
});

export const wordSet = words.transform((all): ReadonlySet<string> => new Set(all));

export function split(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

/** A value of each of these names, and of no others. */
export function each<Name extends string, Value>(
  names: readonly Name[],
  value: z.ZodType<Value>,
): z.ZodType<Readonly<Record<Name, Value>>> {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, value]))) as unknown as z.ZodType<Record<Name, Value>>;
}

/** What every word means, by what the words of these meanings are. No word means two things. */
export function meanings<Meaning extends string>(known: readonly Meaning[] | RegExp): z.ZodType<ReadonlyMap<string, Meaning>> {
  const said = known instanceof RegExp ? z.record(z.string().regex(known), words) : each(known, words);
  return said.transform((all, context) => {
    const found = new Map<string, Meaning>();
    for (const [meaning, own] of Object.entries(all) as [Meaning, readonly string[]][])
      for (const word of own) {
        if (found.has(word)) context.addIssue(`“${word}” means both ${found.get(word)} and ${meaning}`);
        found.set(word, meaning);
      }
    return found;
  });
}

/** Code of its own for a schema is worth making where it reads more than once. */
const once = { jitless: true };

/** What services call things: a file of `locales/answers`. Throws with all that is wrong in it. */
export function answersFile<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  folder = projectFile("locales/answers/"),
): z.output<Schema> {
  const file = `${name}.json`;
  const { data, error } = schema.safeParse(jsonOf(new URL(file, folder)), once);
  if (error === undefined) return data;
  const problems = error.issues.map(({ path, message }) => `${[file, ...path].join(" ")}: ${message}`);
  throw new Error(["locales/answers has problems:", ...problems].join("\n  - "));
}

function jsonOf(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return `${error}`;
  }
}
