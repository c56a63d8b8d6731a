import { readdirSync, readFileSync } from "node:fs";
import { FluentParser, type Message, type Pattern, type Placeable, type SelectExpression, Visitor } from "@fluent/syntax";

/** A message or an attribute as its file has it. */
export interface Entry {
  pattern: Pattern;
  /** Sorted. */
  variables: readonly string[];
  /** What the file says of it above. */
  comment: string;
}

const folder = new URL("../locales/", import.meta.url);

/** Every language that has texts. */
export const allLanguages = readdirSync(folder)
  .filter((file) => file.endsWith(".ftl"))
  .map((file) => file.replace(/\.ftl$/, ""));

/** Every message and attribute of a language by its key. Throws for a file that cannot be read whole. */
export function entriesOf(language: string): Map<string, Entry> {
  const resource = new FluentParser().parse(readFileSync(new URL(`${language}.ftl`, folder), "utf8"));
  const entries = new Map<string, Entry>();
  for (const entry of resource.body) {
    if (entry.type === "Junk") throw new Error(`${language}.ftl has a broken entry: ${entry.content.slice(0, 80)}`);
    if (entry.type !== "Message") continue;
    const { id, value, attributes, comment } = entry as Message;
    const add = (key: string, pattern: Pattern) =>
      entries.set(key, { pattern, variables: variablesOf(pattern), comment: comment?.content ?? "" });
    if (value) add(id.name, value);
    for (const attribute of attributes) add(`${id.name}.${attribute.id.name}`, attribute.value);
  }
  return entries;
}

function variablesOf(pattern: Pattern): string[] {
  const names = new Set<string>();
  const collector = new (class extends Visitor {
    override visitVariableReference({ id }: { id: { name: string } }) {
      names.add(id.name);
    }
  })();
  collector.visit(pattern);
  return [...names].sort();
}

/** A choice among texts: the variable that it goes by, and what it tells apart. */
export interface Choice {
  by: string;
  among: readonly string[];
}

/** Every choice in a text, however deep. */
export function choicesIn(pattern: Pattern): Choice[] {
  const choices: Choice[] = [];
  const collector = new (class extends Visitor {
    override visitSelectExpression(expression: SelectExpression) {
      const { selector, variants } = expression;
      const by = selector.type === "VariableReference" ? (selector as { id: { name: string } }).id.name : selector.type;
      choices.push({ by, among: variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value)) });
      this.genericVisit(expression);
    }
  })();
  collector.visit(pattern);
  return choices;
}

/** The pieces of a text as they are written, of every choice each one. */
export function piecesOf(pattern: Pattern): string[] {
  const pieces: string[] = [];
  const collector = new (class extends Visitor {
    override visitTextElement({ value }: { value: string }) {
      pieces.push(value);
    }
  })();
  collector.visit(pattern);
  return pieces;
}

/** Every way in which a text can read, one for each mix of its choices; a variable is one sign. */
export function readingsOf({ elements }: Pattern): string[] {
  return elements.reduce<string[]>(
    (begun, element) => {
      const ways = element.type === "TextElement" ? [element.value] : waysOf(element.expression);
      return begun.flatMap((start) => ways.map((way) => start + way));
    },
    [""],
  );
}

function waysOf(expression: Placeable["expression"]): string[] {
  if (expression.type === "SelectExpression") return expression.variants.flatMap(({ value }) => readingsOf(value));
  return [expression.type === "StringLiteral" ? expression.value : "…"];
}
