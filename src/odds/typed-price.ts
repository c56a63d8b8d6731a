import type { PriceFormat } from "./formats.ts";
import { comparePrices, fromMicros, toMicros } from "./price.ts";

/** No bookmaker posts a higher price; beyond it somebody meant something else. */
export const highestPrice = 10_000;

/**
 * A price as somebody typed it: `1.90` or `1,90`, `11/8`, `+150` or `-200`, `52.6%`, `evens`. A plain number is decimal, but
 * for readers whose own format is Hong Kong. Prices that six decimals cannot hold are rounded to them. Null for anything
 * else, and for prices that are not above 1 and at most `highestPrice`.
 */
export function priceFromText(text: string, own: PriceFormat = "decimal"): number | null {
  // We write "~" before a fraction that is only near.
  const typed = text.trim().toLowerCase().replace(/^[~≈]/, "").replace(/[−–]/g, "-").replaceAll(",", ".");
  const price = readers.reduce<number | null>((found, read) => found ?? read(typed, own), null);
  if (price === null || !Number.isFinite(price)) return null;
  const rounded = fromMicros(toMicros(price));
  return comparePrices(rounded, 1) > 0 && comparePrices(rounded, highestPrice) <= 0 ? rounded : null;
}

/**
 * The prices in one line of text, as they were typed. They are apart by spaces, `;`, `|` or a comma that is no decimal
 * comma; a sign may stand off (`11 / 8`, `52 %`).
 */
export function splitPrices(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?\/ ?/g, "/")
    .replaceAll(" %", "%")
    .split(/[\s;|]+|,(?=\s|$)/)
    .flatMap((part) => (/[./%+]/.test(part) || part.indexOf(",") !== part.lastIndexOf(",") ? part.split(",") : [part]))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

type Reader = (typed: string, own: PriceFormat) => number | null;

const readers: readonly Reader[] = [fromWord, fromFraction, fromAmerican, fromPercent, fromNumber];

function fromWord(typed: string): number | null {
  return /^(evens?|evs)$/.test(typed) ? 2 : null;
}

function fromFraction(typed: string): number | null {
  const [, numerator, denominator] = /^(\d{1,5})\/(\d{1,5})$/.exec(typed) ?? [];
  // In whole millionths: 11/10 is exactly 2.1.
  return numerator === undefined
    ? null
    : fromMicros(toMicros(1) + Math.round((Number(numerator) * toMicros(1)) / Number(denominator)));
}

function fromAmerican(typed: string): number | null {
  const [, sign, digits] = /^([+-])(\d{3,7})$/.exec(typed) ?? [];
  if (digits === undefined) return null;
  const profit = sign === "+" ? (Number(digits) * toMicros(1)) / 100 : (100 * toMicros(1)) / Number(digits);
  return fromMicros(toMicros(1) + Math.round(profit));
}

function fromPercent(typed: string): number | null {
  const [, share] = /^(\d{1,2}(?:\.\d{1,6})?)%$/.exec(typed) ?? [];
  return share === undefined ? null : 100 / Number(share);
}

function fromNumber(typed: string, own: PriceFormat): number | null {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(typed)) return null;
  return own === "hongkong" ? fromMicros(toMicros(1) + toMicros(Number(typed))) : Number(typed);
}
