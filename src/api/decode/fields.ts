import { limits } from "./limits.ts";
import { remembered } from "./remembered.ts";

/** One own property of an object of the answer, with the key as the source writes it. */
export interface Field {
  readonly key: string;
  readonly value: unknown;
}

/** The own properties of an object by folded key (`home_team`, `homeTeam` and `Home Team` are all `hometeam`). */
export type Fields = ReadonlyMap<string, Field>;

/** The fields of an object; empty for anything else. Upstream objects are never spread or indexed by their own words. */
export function fieldsOf(value: unknown): Fields {
  const fields = new Map<string, Field>();
  if (!isRecord(value)) return fields;
  let left: number = limits.keys;
  for (const key in value) {
    if (!Object.hasOwn(value, key)) continue;
    if (left-- === 0) break;
    const folded = foldKey(key);
    if (!fields.has(folded)) fields.set(folded, { key, value: value[key] });
  }
  return fields;
}

/** The first of the aliases (folded) that says something; null, undefined and blank texts say nothing. */
export function pick(fields: Fields, aliases: readonly string[]): unknown {
  return pickAs(fields, aliases, present) ?? undefined;
}

const present = (value: unknown) => (isBlank(value) ? null : value);

/** As `pick`, but only the first value that the reader can make sense of. */
export function pickAs<T>(fields: Fields, aliases: readonly string[], read: (value: unknown) => T | null): T | null {
  for (const alias of aliases) {
    const field = fields.get(alias);
    if (field === undefined) continue;
    const value = read(field.value);
    if (value !== null) return value;
  }
  return null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** A text of sane length on one line, or null. */
export function textOf(value: unknown): string | null {
  if (typeof value !== "string" || value.length > limits.text) return null;
  const text = ONE_LINE.test(value) ? value : value.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim();
  return text === "" ? null : text;
}

/** Most texts need no cleaning. */
const ONE_LINE = /^[!-~]+(?: [!-~]+)*$/;

/** A text, or a number written as one: for slugs and identifiers. */
export function wordOf(value: unknown): string | null {
  return typeof value === "number" && Number.isFinite(value) ? String(value) : textOf(value);
}

const NUMBER = /^[+-]?\d{1,15}(?:[.,]\d{1,15})?$/;

/** A finite number, also written as a text with a point or a comma; never from anything with more in it. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.length > 40) return null;
  const text = plainMinus(value.trim());
  return NUMBER.test(text) ? Number(text.replace(",", ".")) : null;
}

/** A whole number from 0 up, or null. */
export function countOf(value: unknown): number | null {
  const count = numberOf(value);
  return count !== null && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

/** Typographic minus signs and dashes as `-`. */
export function plainMinus(text: string): string {
  return text.replace(/[\u2212\u2010-\u2015]/g, "-");
}

/** A key without case, spaces, underscores and hyphens. Minus signs before digits stay: `-1.5` is not `1.5`. */
export const foldKey = remembered((key) =>
  key
    .slice(0, limits.text)
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[_\s]+|-(?!\d)|(?<=\p{L})-(?=[12]$)/gu, ""),
);
