import { parseAst } from "vitest/node";

/** One small change of a source text. */
export interface Mutant {
  /** The part of the text that is replaced. */
  start: number;
  end: number;
  was: string;
  becomes: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Each operator with what stands in its place, one at a time: its boundary and its opposite. */
const operators: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};
/** The same for the words between a column and its value. */
const sqlOperators: Readonly<Record<string, readonly string[]>> = {
  "<": ["<="],
  "<=": ["<"],
  ">": [">="],
  ">=": [">"],
  "=": ["!="],
  "!=": ["="],
  is: ["is not"],
  "is not": ["is"],
  in: ["not in"],
  "not in": ["in"],
};
const twins: Readonly<Record<string, string>> = {
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  some: "every",
  every: "some",
};
const directions: Readonly<Record<string, string>> = { asc: "desc", desc: "asc" };

/**
 * Every change of one operator, boundary, constant, flag or sort order. Types, imports, names of properties, log lines and
 * what an error says stay as they are: what they say is no behaviour.
 */
export function mutantsOf(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const add = (node: Node, ...others: string[]) => {
    for (const becomes of others) mutants.push({ start: node.start, end: node.end, was: text(node), becomes });
  };

  function visit(node: Node): void {
    if (isSilent(node)) return;
    const [left, right] = [node["left"], node["right"]];
    if ((node.type === "BinaryExpression" || node.type === "LogicalExpression") && isNode(left) && isNode(right)) {
      if (!(node["operator"] === "+" && (isText(left) || isText(right))))
        add(node, ...(operators[String(node["operator"])] ?? []).map((other) => `(${text(left)}) ${other} (${text(right)})`));
    } else if (node.type === "AssignmentExpression" && isNode(left) && isNode(right) && !isText(right)) {
      const other = { "+=": "-=", "-=": "+=" }[String(node["operator"])];
      if (other !== undefined) add(node, `${text(left)} ${other} (${text(right)})`);
    } else if (node.type === "UnaryExpression" && node["operator"] === "!" && isNode(node["argument"])) {
      add(node, `(${text(node["argument"])})`);
    } else if (node.type === "Literal") {
      add(node, ...literalsFor(node));
    } else if (node.type === "CallExpression") {
      visitCall(node);
    }
    for (const child of childrenOf(node)) visit(child);
  }

  function visitCall(call: Node): void {
    const { callee } = call;
    const named = calledName(call);
    const twin = named === undefined ? undefined : twins[named];
    // `some` and `every` of anything; the others of Math alone, as SQL has functions of these names too.
    const ofMath = isNode(callee) && isNode(callee["object"]) && text(callee["object"]) === "Math";
    if (twin !== undefined && isNode(callee) && isNode(callee["property"]) && (ofMath || twin === "some" || twin === "every"))
      add(callee["property"], twin);
    const given = argumentsOf(call);
    const word = given.length === 3 ? given[1] : undefined;
    if (word !== undefined) add(word, ...(sqlOperators[textOf(word)] ?? []).map((other) => `"${other}"`));
    const direction = named === "orderBy" ? given[1] : undefined;
    const otherWay = direction === undefined ? undefined : directions[textOf(direction)];
    if (direction !== undefined && otherWay !== undefined) add(direction, `"${otherWay}"`);
  }

  visit(parseAst(source, { lang: "ts" }) as unknown as Node);
  return mutants.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A mutant in one line, as people read it and as `equivalent.ts` names it. */
export function changeOf({ was, becomes }: Mutant): string {
  return `${was} → ${becomes}`.replaceAll(/\s+/g, " ");
}

/** The line that a mutant begins in, without blanks around it. */
export function lineOf(source: string, { start }: Mutant): string {
  const end = source.indexOf("\n", start);
  return source.slice(source.lastIndexOf("\n", start - 1) + 1, end === -1 ? undefined : end).trim();
}

/**
 * The same source with all of its mutants in it: `$mutant(7)` says whether the seventh is the one that lives. What is
 * replaced by a mutant may hold others, so each one's text stands in it as it was.
 */
export function withSwitches(source: string, mutants: readonly (Mutant & { number: number })[]): string {
  const places = new Map<string, { start: number; end: number; mutants: { number: number; becomes: string }[] }>();
  for (const mutant of mutants) {
    const { start, end } = mutant;
    const place = places.get(`${start}:${end}`) ?? { start, end, mutants: [] };
    place.mutants.push(mutant);
    places.set(`${start}:${end}`, place);
  }
  const waiting = [...places.values()].sort((a, b) => a.start - b.start || b.end - a.end);

  function between(from: number, to: number): string {
    let [written, at] = ["", from];
    for (let place = waiting[0]; place !== undefined && place.start < to; place = waiting[0]) {
      waiting.shift();
      written += source.slice(at, place.start);
      const inner = between(place.start, place.end);
      written += switched(source, place, inner);
      at = place.end;
    }
    return written + source.slice(at, to);
  }
  return between(0, source.length);
}

function switched(
  source: string,
  { start, mutants }: { start: number; mutants: readonly { number: number; becomes: string }[] },
  original: string,
): string {
  const before = source.slice(0, start);
  const isProperty = before.endsWith(".");
  const quote = (name: string) => (isProperty ? `"${name}"` : name);
  const choice = mutants.reduceRight(
    (rest, { number, becomes }) => `$mutant(${number}) ? ${quote(becomes)} : ${rest}`,
    quote(original),
  );
  // `list.some` becomes `list[…]`, reached by the dot before it.
  return isProperty ? `valueOf()[${choice}]` : `(${choice})`;
}

function literalsFor(node: Node): string[] {
  const { value } = node;
  if (typeof value === "boolean") return [String(!value)];
  if (typeof value !== "number") return [];
  // A small number may be a boundary or an index; a large one is a measure, of which a test sees the size.
  return [String(value > 10 ? 2 * value : value + 1)];
}

/** What is not mutated at all, with all that is in it. */
function isSilent(node: Node): boolean {
  if (node.type.startsWith("Import") && node.type !== "ImportExpression") return true;
  if (node.type === "NewExpression") return /(?:Error|RegExp)$/.test(nameOf(node["callee"]));
  return node.type === "CallExpression" && isNode(node["callee"]) && /(?:^|\.)log$/i.test(nameOf(node["callee"]["object"]));
}

function childrenOf(node: Node): Node[] {
  // Of what TypeScript adds, only what is wrapped by it runs.
  if (node.type.startsWith("TS")) return isNode(node["expression"]) ? [node["expression"]] : [];
  const skipped = new Set(node["computed"] === true ? [] : ["key", "property"]);
  return Object.entries(node).flatMap(([field, value]) => {
    if (skipped.has(field)) return [];
    return (Array.isArray(value) ? value : [value]).filter(isNode);
  });
}

function calledName({ callee }: Node): string | undefined {
  if (!isNode(callee) || callee.type !== "MemberExpression" || callee["computed"] === true) return undefined;
  return nameOf(callee["property"]);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return `${nameOf(node["object"])}.${nameOf(node["property"])}`;
  return typeof node["name"] === "string" ? node["name"] : "";
}

const argumentsOf = (call: Node): Node[] => (Array.isArray(call["arguments"]) ? call["arguments"].filter(isNode) : []);
const textOf = (node: Node): string => (node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : "");
const isText = (node: Node): boolean =>
  node.type === "TemplateLiteral" || (node.type === "Literal" && typeof node["value"] === "string");

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
