import type { About, Ask } from "./definition.ts";

/** How an ask of a definition is asked, without how its answer is read. */
export type Request = Omit<NonNullable<About["asks"][Ask]>, "shape">;

/** What a question is about, `{sport}`, `{match}`, `{ids}` …, and what the host has chosen, `{markets}`, `{books}` …. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** Where a question is asked, below the base: nothing is encoded yet. */
export interface Place {
  path: readonly string[];
  query: Readonly<Record<string, string>>;
}

const placeholder = /^\{(\w+)\}$/;

/** A parameter without a value is left out; a part of the path without one is a mistake. Throws for what would leave its place. */
export function placeOf(request: Request, values: Values): Place {
  const path = request.path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => part.replace(/\{(\w+)\}/g, (_, name: string) => textOf(values[name]) ?? missing(name)));
  if (path.some((part) => part === "." || part === "..")) throw new Error("a path that leaves its place");
  const query = Object.entries(request.params ?? {}).flatMap(([name, said]) => {
    const text =
      typeof said === "string" ? said.replace(placeholder, (_, from: string) => textOf(values[from]) ?? "") : String(said);
    return text === "" ? [] : [[name, text] as const];
  });
  return { path, query: Object.fromEntries(query) };
}

/** What a question costs in the service's own unit. */
export function costOf({ cost }: Request, values: Values): number {
  if (typeof cost === "number") return cost;
  const times = Object.entries(cost.times).map(([name, atOnce]) => {
    const count = [values[name] ?? []].flat().length;
    return Math.max(1, Math.ceil(count / atOnce));
  });
  return times.reduce((units, factor) => units * factor, cost.units);
}

interface Chosen {
  /** By the definition's names: what the host has chosen, else what the definition says. */
  settings: Readonly<Record<string, readonly string[]>>;
  /** `2026-11-26` …, for asks that go by day. */
  days: readonly string[];
}

/**
 * The fewest questions that bring everything the host has chosen: one for each `{sport}` of `sports`, each `{day}` and so on. What
 * the host has chosen as a list, `{markets}`, stays together.
 */
export function questionsOf(request: Request, { settings, days }: Chosen): Values[] {
  return namesIn(request).reduce<Values[]>(
    (questions, name) => {
      const each = name === "day" ? days : eachOf(name, request, settings);
      if (each === null) return questions.map((values) => ({ ...values, ...(settings[name] && { [name]: settings[name] }) }));
      return each.flatMap((one) => questions.map((values) => ({ ...values, [name]: one })));
    },
    [{}],
  );
}

/** What a placeholder stands for one after the other; null where it stands for a whole list, or for nothing that is chosen. */
function eachOf(name: string, { covers }: Request, settings: Chosen["settings"]): readonly string[] | null {
  const several = settings[`${name}s`];
  if (several) return several;
  return covers === name ? (settings[name] ?? null) : null;
}

/** The placeholders of a request. */
export function namesIn({ path, params = {} }: Request): string[] {
  const inParams = Object.values(params).flatMap((said) => placeholder.exec(String(said))?.[1] ?? []);
  return [...new Set([...[...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []), ...inParams])];
}

/** What a question can be about. A status is nobody's to choose, so that its parameter is left out. */
const about = ["day", "match", "ids", "sport", "league", "series", "fighter", "status"];

/** The placeholders that may stand in a request: those, and what a host chooses, as a list or one by one. */
export function placeholdersOf(settings: Chosen["settings"]): string[] {
  return [...new Set([...about, ...Object.keys(settings).flatMap((name) => [name, name.replace(/s$/, "")])])];
}

/** An answer that came, as far as it tells whether there is more. */
interface Page {
  /** From 1. */
  number: number;
  json: unknown;
  /** How many entries it had before any was left out. */
  entries: number;
}

/** What the next page is asked with; null after the last one. */
export function nextPage({ paging }: Request, { number, json, entries }: Page): Record<string, string> | null {
  if (!paging) return null;
  if (paging.by === "page") return entries === 0 ? null : { [paging.param]: String(paging.first + number) };
  if (paging.by === "offset") return entries < paging.size ? null : { [paging.param]: String(number * paging.size) };
  const next = at(json, paging.next);
  return typeof next === "string" && next !== "" ? { [paging.param]: next } : null;
}

/** How many entries the outermost level of an answer has. */
export function entriesIn(each: Readonly<Record<string, string | readonly string[]>>, json: unknown): number {
  const [outermost = []] = Object.values(each);
  const lists = [outermost].flat().map((path) => (path.endsWith("[]") ? at(json, path.slice(0, -2)) : undefined));
  return lists.find(Array.isArray)?.length ?? 1;
}

/** What a failure means by the definition: the first row that fits. */
export function meaningOf(
  { errors }: Pick<About, "errors">,
  { status, json }: { status: number; json: unknown },
): About["errors"][number]["means"] | null {
  const fits = (only: About["errors"][number]["only"] = {}) =>
    Object.entries(only).every(([path, wanted]) => [wanted].flat().includes(at(json, path) as never));
  return errors.find((one) => one.status === status && fits(one.only))?.means ?? null;
}

/** What stands at `answer.some.where`. */
function at(json: unknown, path: string): unknown {
  const keys = path.replace(/\?$/, "").split(".").slice(1);
  return keys.reduce<unknown>((place, key) => (Object.hasOwn(Object(place), key) ? Object(place)[key] : undefined), json);
}

function textOf(value: Values[string] | undefined): string | null {
  if (value === undefined) return null;
  const text = typeof value === "string" ? value : value.join(",");
  return text === "" ? null : text;
}

function missing(name: string): never {
  throw new Error(`a question without ${name}`);
}
