/**
 * Paths: where a value stands in an answer.
 *
 *   outcome.price                          a key of a level that `each` has named
 *   answer.data[]   book.markets{}         in `each`: every entry of a list, every value of an object
 *   @book                                  the key (or the index, from 0) under which the level was found
 *   teams[0]   totals.points[@i]           an index, or the value of another path, as the key
 *   answer.markets[id=pick.marketId].name  the entry of a list whose `id` has that value
 *   market.outcomes|json[@i]               a filter on the way
 *   'winner'                               the word itself
 *   -odd.hdp   outcome.point?              the number with its sign turned; a value that may be missing
 */
import { filterNamed } from "./filters.ts";
import { numberOf } from "./numbers.ts";

/** Where a reading stands: the value and the key of every level, from the outside in. */
export interface Place {
  values: unknown[];
  keys: (string | number)[];
}
export type Get = (place: Place) => unknown;
export interface Path {
  text: string;
  optional: boolean;
  get: Get;
}
/** A path of `each`: calls `visit` for each entry that it leads to. False when the list or object itself isn't there. */
export type Walk = (place: Place, visit: Visit) => boolean;
type Visit = (value: unknown, key: string | number) => void;

export class BadPath extends Error {}

type Step =
  | { kind: "key"; key: string }
  | { kind: "at"; of: Get }
  | { kind: "find"; field: string; of: Get }
  | { kind: "filter"; apply: (value: unknown) => unknown }
  | { kind: "entries"; of: "list" | "object" };

export function compilePath(text: string, levels: readonly string[]): Path {
  const optional = text.endsWith("?");
  const bare = (optional ? text.slice(0, -1) : text).trim();
  const isNegated = bare.startsWith("-");
  const { start, steps } = parse(isNegated ? bare.slice(1) : bare, levels);
  if (steps.some(({ kind }) => kind === "entries")) throw new BadPath(`${text}: [] and {} belong into "each"`);
  const plain = follow(start, steps);
  return { text, optional, get: isNegated ? (place) => negative(plain(place)) : plain };
}

/** One path for several: the value of the first that leads to something. */
export function compileFirst(said: string | readonly string[], levels: readonly string[]): Path {
  const paths = [said].flat().map((text) => compilePath(text, levels));
  const [only] = paths;
  if (only && paths.length === 1) return only;
  return {
    text: paths.map(({ text }) => text).join(" or "),
    optional: paths.every(({ optional }) => optional),
    get(place) {
      for (const path of paths) {
        const value = path.get(place);
        if (value !== undefined && value !== null && value !== "") return value;
      }
      return undefined;
    },
  };
}

export function compileWalk(text: string, levels: readonly string[]): Walk {
  const { start, steps } = parse(text.trim(), levels);
  const stages = stagesOf(steps);
  return (place, visit) => walkStage(stages, { index: 0, value: start(place), key: place.keys.at(-1) ?? 0 }, { place, visit });
}

/** Own keys only: `__proto__` and `constructor` lead nowhere. */
export function own(value: unknown, key: string): unknown {
  if (value === null || typeof value !== "object") return undefined;
  return Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
}

/** Steps up to a list or an object whose entries are visited; the last stage may have none. */
interface Stage {
  steps: readonly Step[];
  entries: "list" | "object" | null;
}

function stagesOf(steps: readonly Step[]): Stage[] {
  const end = steps.findIndex(({ kind }) => kind === "entries");
  if (end < 0) return [{ steps, entries: null }];
  const { of } = steps[end] as { of: "list" | "object" };
  return [{ steps: steps.slice(0, end), entries: of }, ...stagesOf(steps.slice(end + 1))];
}

interface Standing {
  index: number;
  value: unknown;
  key: string | number;
}

function walkStage(stages: readonly Stage[], { index, value, key }: Standing, walking: { place: Place; visit: Visit }): boolean {
  const { steps, entries } = stages[index] as Stage;
  let found = value;
  for (const step of steps) found = take(found, step, walking.place);
  if (entries === null) return visitOne(found, key, walking.visit);
  if (found === null || typeof found !== "object" || Array.isArray(found) !== (entries === "list")) return false;

  const isLast = index === stages.length - 2 && stages[index + 1]?.steps.length === 0;
  let isThere = isLast || isEmpty(found);
  const enter = (entry: unknown, entryKey: string | number): void => {
    isThere = walkStage(stages, { index: index + 1, value: entry, key: entryKey }, walking) || isThere;
  };
  if (Array.isArray(found)) for (let at = 0; at < found.length; at++) enter(found[at], at);
  else for (const own of Object.keys(found)) enter((found as Record<string, unknown>)[own], own);
  return isThere;
}

function visitOne(value: unknown, key: string | number, visit: Visit): boolean {
  if (value === undefined || value === null) return false;
  visit(value, key);
  return true;
}

function parse(text: string, levels: readonly string[]): { start: Get; steps: Step[] } {
  if (/^'[^']*'$/.test(text)) return { start: () => text.slice(1, -1), steps: [] };
  const [, mark = "", name = ""] = /^(@?)([A-Za-z][\w-]*)/.exec(text) ?? [];
  const level = levels.indexOf(name);
  if (level < 0) throw new BadPath(`${text}: there is no level "${name}" (there are ${levels.join(", ")})`);
  const start: Get = mark === "@" ? (place) => place.keys[level] : (place) => place.values[level];
  const steps: Step[] = [];
  let rest = text.slice(mark.length + name.length);
  while (rest !== "") {
    const { step, length } = stepAt(rest, text, levels);
    steps.push(step);
    rest = rest.slice(length);
  }
  return { start, steps };
}

function stepAt(rest: string, text: string, levels: readonly string[]): { step: Step; length: number } {
  const entries = /^(?:\[\]|\{\})/.exec(rest)?.[0];
  if (entries) return { step: { kind: "entries", of: entries === "[]" ? "list" : "object" }, length: entries.length };
  const [keyText, key] = /^\.([^.[\]{}|]+)/.exec(rest) ?? [];
  if (keyText && key) return { step: { kind: "key", key: key.trim() }, length: keyText.length };
  const [filterText, filter, argument] = /^\|\s*(\w+)(?:\s+'([^']*)')?\s*/.exec(rest) ?? [];
  if (filterText && filter)
    return { step: { kind: "filter", apply: filterFor(filter, argument, text) }, length: filterText.length };
  const inside = insideBrackets(rest);
  if (inside === null) throw new BadPath(`${text}: not understood from "${rest}" on`);
  return { step: bracket(inside, levels), length: inside.length + 2 };
}

function filterFor(name: string, argument: string | undefined, text: string): (value: unknown) => unknown {
  const filter = filterNamed(name, argument);
  if (!filter) throw new BadPath(`${text}: there is no filter "${name}"${argument === undefined ? "" : ` with '${argument}'`}`);
  return filter;
}

function bracket(inside: string, levels: readonly string[]): Step {
  if (/^\d+$/.test(inside)) return { kind: "key", key: inside };
  if (/^'[^']*'$/.test(inside)) return { kind: "key", key: inside.slice(1, -1) };
  const [, field, of] = /^([\w.-]+)=(.+)$/.exec(inside) ?? [];
  if (field && of) return { kind: "find", field, of: compilePath(of, levels).get };
  return { kind: "at", of: compilePath(inside, levels).get };
}

function insideBrackets(text: string): string | null {
  if (text[0] !== "[") return null;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    depth += text[index] === "[" ? 1 : text[index] === "]" ? -1 : 0;
    if (depth === 0) return text.slice(1, index);
  }
  return null;
}

function follow(start: Get, steps: readonly Step[]): Get {
  const [only] = steps;
  // Most paths are one key of a level.
  if (only?.kind === "key" && steps.length === 1) return (place) => own(start(place), only.key);
  return (place) => {
    let value = start(place);
    for (const step of steps) value = take(value, step, place);
    return value;
  };
}

function take(value: unknown, step: Step, place: Place): unknown {
  if (step.kind === "key") return own(value, step.key);
  if (step.kind === "filter") return step.apply(value);
  if (step.kind === "at") return own(value, String(step.of(place)));
  if (step.kind === "find") return indexOf(value, step.field).get(String(step.of(place)));
  return undefined;
}

const indices = new WeakMap<object, Map<string, Map<string, unknown>>>();

/** The entries of a list by one of their fields, made once for each list. */
function indexOf(list: unknown, field: string): ReadonlyMap<string, unknown> {
  if (list === null || typeof list !== "object") return new Map();
  const known = indices.get(list) ?? new Map<string, Map<string, unknown>>();
  indices.set(list, known);
  const found = known.get(field);
  if (found) return found;
  const index = new Map<string, unknown>();
  for (const entry of Object.values(list)) {
    const value = field.split(".").reduce(own, entry as unknown);
    // The first one wins, as a reader would take it.
    if (value !== undefined && !index.has(String(value))) index.set(String(value), entry);
  }
  known.set(field, index);
  return index;
}

function isEmpty(value: object): boolean {
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}

function negative(value: unknown): unknown {
  const number = numberOf(value);
  return number === null ? value : 0 - number;
}
