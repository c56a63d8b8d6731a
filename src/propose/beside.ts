import type { ListShape, OddsShape } from "../sources/definition.ts";
import { numberOf, timeOf } from "../sources/reading/numbers.ts";
import { dictionaryFile, foldKey, split } from "../sources/reading/standard.ts";
import { isEntry, isSpellable } from "./columns.ts";

/** What answers say beside their rows. */
const { lists } = dictionaryFile("envelope") as { lists: Record<string, string> };
const words = {
  inside: new Set([...split(lists["data"]), ...split(lists["meta"])]),
  total: new Set(split(lists["total"])),
  refreshed: new Set(split(lists["refreshed"])),
};

/** A list with how many items there are in all, where its answers say so. */
export function withListed(shape: ListShape, answers: readonly unknown[]): ListShape {
  const total = pathBeside(answers, words.total, isCount);
  return total === null ? shape : { ...shape, total: `${total}?` };
}

/** A board with when its prices were refreshed, where its answers say so. */
export function withRefreshed(shape: OddsShape, answers: readonly unknown[]): OddsShape {
  const refreshed = pathBeside(answers, words.refreshed, isTime);
  return refreshed === null ? shape : { ...shape, refreshed: `${refreshed}?` };
}

/** A board with where its answers name their match, where they do: `names` are what each was asked for. */
export function withMatch(shape: OddsShape, answers: readonly unknown[], names: readonly string[]): OddsShape {
  if (shape.match !== undefined || new Set(names).size < 2) return shape;
  const [first, ...rest] = answers.map((answer, index) => pathsTo(answer, "answer", names[index]));
  const match = first?.find((path) => rest.every((paths) => paths.includes(path)));
  return match === undefined ? shape : { ...shape, match };
}

function pathsTo(value: unknown, path: string, wanted: string | undefined): string[] {
  if (value === wanted) return [path];
  if (!isEntry(value) || path.split(".").length > 4) return [];
  return Object.keys(value)
    .filter(isSpellable)
    .flatMap((key) => pathsTo(value[key], `${path}.${key}`, wanted));
}

/** The path of a key around the rows that all answers have with such a value. */
function pathBeside(answers: readonly unknown[], names: ReadonlySet<string>, fits: (value: unknown) => boolean): string | null {
  const [first, ...rest] = answers.map((answer) => pathsIn(answer, "answer", names, fits));
  return first?.find((path) => rest.every((paths) => paths.includes(path))) ?? null;
}

function pathsIn(value: unknown, path: string, names: ReadonlySet<string>, fits: (value: unknown) => boolean): string[] {
  if (!isEntry(value) || path.split(".").length > 4) return [];
  const keys = Object.keys(value).filter(isSpellable);
  const here = keys.filter((key) => names.has(foldKey(key)) && fits(value[key])).map((key) => `${path}.${key}`);
  const inside = keys.filter((key) => words.inside.has(foldKey(key)));
  return [...here, ...inside.flatMap((key) => pathsIn(value[key], `${path}.${key}`, names, fits))];
}

function isCount(value: unknown): boolean {
  const count = numberOf(value);
  return count !== null && Number.isInteger(count) && count >= 0;
}

function isTime(value: unknown): boolean {
  return timeOf(value, "UTC") !== null;
}
