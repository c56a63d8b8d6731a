import { isNothing, numberOf } from "../sources/reading/numbers.ts";
import { priceOfKey } from "./words.ts";

/** All values under one key of entries that stand side by side. */
export interface Column {
  key: string;
  path: string;
  values: readonly unknown[];
  /** Whether every entry has it, with a value. */
  isEverywhere: boolean;
}
export type Entry = Readonly<Record<string, unknown>>;

export function columnsOf(at: string, entries: readonly Entry[]): Column[] {
  const columns = new Map<string, { key: string; path: string; values: unknown[] }>();
  for (const entry of entries)
    for (const [key, value] of Object.entries(entry)) {
      const column = columns.get(key) ?? { key, path: `${at}.${key}`, values: [] };
      column.values.push(value);
      columns.set(key, column);
    }
  const isWhole = ({ length }: readonly unknown[]) => length === entries.length;
  return [...columns.values()].map((column) => ({
    ...column,
    isEverywhere: isWhole(column.values) && !column.values.some(isNothing),
  }));
}

/** Whether a path can name such a key. */
export function isSpellable(key: string): boolean {
  return !/[.[\]{}|']/.test(key);
}

export function isEntry(value: unknown): value is Entry {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** A number, or a fraction. */
export function isPriceText(value: unknown): boolean {
  return numberOf(value) !== null || (typeof value === "string" && /^\s*\d+\s*\/\s*\d+\s*$/.test(value));
}

/** A number that is hardly anything else than a decimal price. */
function looksPriced(value: unknown): boolean {
  const number = numberOf(value);
  return number !== null && number > 1 && number < 500 && !Number.isInteger(number);
}

/** Whether anything in these values, however deep, looks like a price. */
export function holdPrices(values: readonly unknown[], depth = 0): boolean {
  if (depth > 5) return false;
  return values.some((value) =>
    value !== null && typeof value === "object" ? holdPrices(Object.values(value), depth + 1) : looksPriced(value),
  );
}

export function isPriceColumn({ key, values }: Column): boolean {
  return priceOfKey(key) !== null && values.some(isPriceText);
}

/** Numbers or nothing, and not nothing alone. */
export function isNumeric({ values }: Column): boolean {
  return values.some((value) => !isNothing(value)) && values.every((value) => isNothing(value) || isPriceText(value));
}

export function isScalar({ values }: Column): boolean {
  return values.every((value) => value === null || typeof value !== "object");
}

export function textsOf({ values }: Column): string[] {
  return [...new Set(values.filter((value) => typeof value === "string"))];
}

export function sameValues(one: Column, other: Column): boolean {
  return (
    one.values.length === other.values.length &&
    one.values.every((value, index) => numberOf(value) === numberOf(other.values[index]))
  );
}
