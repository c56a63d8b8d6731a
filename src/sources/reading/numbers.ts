/** How a service writes its prices. The definition says which; nobody finds it out row by row. */
export const formats = ["decimal", "american", "fraction", "hongkong", "milli", "probability", "percent"] as const;
export type Format = (typeof formats)[number];

/** A decimal price above this is a slip of whoever wrote it. */
const highest = 10_000;

/** What stands where there is nothing, in any service. */
export function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === "string" && value.length < 5 && /^\s*(?:|-+|—|n\/a|off)\s*$/i.test(value);
}

/** A number as answers write it: `1.95`, `"1,95"`, `"+150"`, `"−110"`. Null for anything else. */
export function numberOf(value: unknown): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string") return null;
  const text = value.trim().replace("−", "-").replace(/%$/, "");
  return /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(text) ? Number(text.replace(",", ".")) : null;
}

/** The decimal price, six places. "none" where nothing is on offer (1.00, an empty book); null where the value is of another format. */
export function priceOf(value: unknown, format: Format): number | "none" | null {
  if (format === "fraction") return fromFraction(value);
  const number = format === "american" && /^ev(?:en|ens)?$/i.test(String(value).trim()) ? 100 : numberOf(value);
  const decimal = number === null ? null : toDecimal[format](number);
  if (decimal === null) return null;
  if (decimal <= 1) return "none";
  return decimal > highest ? null : sixPlaces(decimal);
}

const toDecimal: Record<Exclude<Format, "fraction">, (number: number) => number | null> = {
  decimal: (n) => (n < 0 || (n > 0 && n < 1) ? null : n),
  american: (n) => (Math.abs(n) < 100 ? null : n > 0 ? 1 + n / 100 : 1 + 100 / -n),
  hongkong: (n) => (n <= 0 ? null : 1 + n),
  milli: (n) => (n < 0 || (n > 0 && n < 1000) ? null : n / 1000),
  probability: (n) => (n < 0 || n > 1 ? null : n === 0 || n === 1 ? 1 : 1 / n),
  percent: (n) => (n < 0 || n > 100 ? null : n === 0 || n === 100 ? 1 : 100 / n),
};

function fromFraction(value: unknown): number | null {
  if (typeof value !== "string") return null;
  if (/^(?:evs?|evens)$/i.test(value.trim())) return 2;
  const [, top, bottom] = /^\s*(\d+)\s*\/\s*(\d+)\s*$/.exec(value) ?? [];
  return Number(top) > 0 && Number(bottom) > 0 ? sixPlaces(1 + Number(top) / Number(bottom)) : null;
}

/** As many places as `Quote.price` keeps. */
function sixPlaces(price: number): number {
  return Math.round(price * 1e6) / 1e6;
}

/**
 * Milliseconds UTC; null for what is no time. Ten digits are seconds and thirteen milliseconds, which no two dates of this age share.
 * A time without a zone is in UTC where the definition says so, and else none.
 */
export function timeOf(value: unknown, zone: "UTC" | null): number | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  if (/^\d{10}(?:\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000);
  if (/^\d{13}$/.test(text)) return Number(text);
  const pattern = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?\s*(Z|[+-]\d\d(?::?\d\d)?)?$/;
  const [, day, time, offset] = pattern.exec(text) ?? [];
  if (!day || (!offset && zone === null)) return null;
  const at = Date.parse(`${day}T${time ?? "00:00"}${zoneText(offset)}`.replace(/(\.\d{3})\d+/, "$1"));
  return Number.isNaN(at) ? null : at;
}

/** A day without a time: `2026-11-23`; null for all else. */
export function dayOf(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : text;
}

function zoneText(offset: string | undefined): string {
  if (!offset || offset === "Z") return "Z";
  return offset.length === 3 ? `${offset}:00` : offset;
}
