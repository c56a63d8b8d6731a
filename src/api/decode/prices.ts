import { plainMinus } from "./fields.ts";

/** The ways to write a price that we can read. `percent` and `probability` are implied probabilities (52.5 and 0.525). */
export const priceFormats = ["decimal", "fractional", "american", "hongkong", "permille", "probability", "percent"] as const;
export type PriceFormat = (typeof priceFormats)[number];

/** A price as written. What it is worth is only known together with a format, and that is never decided by one value. */
export interface Notation {
  /** The number, or the quotient of a fraction. */
  value: number;
  kind: "plain" | "signed" | "fraction" | "evens" | "percent";
}

/** Reads the writing of a price; null when it is not one (`-`, an object, a record such as `22-6-0`). */
export function notationOf(value: unknown): Notation | null {
  if (typeof value === "number")
    return Number.isFinite(value) && value !== 0 ? { value, kind: value < 0 ? "signed" : "plain" } : null;
  if (typeof value !== "string" || value.length > 24) return null;
  if (DECIMAL.test(value)) {
    const number = Number(value.replace(",", "."));
    return number === 0 ? null : { value: number, kind: "plain" };
  }
  const text = plainMinus(value.trim());
  const plain = PLAIN.exec(text);
  if (plain !== null) return plainNotation(text, plain[1] ?? "");
  const fraction = FRACTION.exec(text);
  if (fraction !== null) return fractionNotation(Number(fraction[1]), Number(fraction[2]));
  return /^(?:evens?|evs)$/i.test(text) ? { value: 1, kind: "evens" } : null;
}

/** The formats that such a writing can be in at all. */
export function possibleFormats({ kind }: Notation): readonly PriceFormat[] {
  return formatsOfKind[kind];
}

/** The decimal price (above 1, at most six decimals) of a notation read in a format; null when it makes no price in it. */
export function decimalIn({ value, kind }: Notation, format: PriceFormat): number | null {
  if (!formatsOfKind[kind].includes(format)) return null;
  const decimal = kind === "evens" ? 2 : converters[format](value);
  if (decimal === null) return null;
  const rounded = Math.round(decimal * 1e6) / 1e6;
  return rounded > 1 && rounded <= HIGHEST ? rounded : null;
}

/** Whether two notations are one price, each read in its format: real books round American prices and fractions by half a point of chance. */
export function isSamePrice(one: Notation, first: PriceFormat, other: Notation, second: PriceFormat): boolean {
  const [a, b] = [decimalIn(one, first), decimalIn(other, second)];
  return a !== null && b !== null && Math.abs(1 / a - 1 / b) < 0.006;
}

/** As nearly every price is written. */
const DECIMAL = /^\d{1,9}(?:[.,]\d{1,12})?$/;
const PLAIN = /^([+-]?)\d{1,9}(?:[.,]\d{1,12})?(%?)$/;
const FRACTION = /^(\d{1,5}) ?\/ ?(\d{1,5})$/;
const HIGHEST = 100_000;

const formatsOfKind: Readonly<Record<Notation["kind"], readonly PriceFormat[]>> = {
  plain: ["decimal", "american", "hongkong", "permille", "probability", "percent"],
  signed: ["american"],
  fraction: ["fractional"],
  evens: ["fractional", "american"],
  percent: ["percent"],
};

const converters: Readonly<Record<PriceFormat, (value: number) => number | null>> = {
  decimal: (value) => value,
  fractional: (value) => value + 1,
  american: (value) => {
    if (!Number.isInteger(value) || Math.abs(value) < 100) return null;
    return 1 + (value > 0 ? value / 100 : 100 / -value);
  },
  hongkong: (value) => value + 1,
  permille: (value) => (Number.isInteger(value) ? value / 1000 : null),
  probability: (value) => 1 / value,
  percent: (value) => 100 / value,
};

function plainNotation(text: string, sign: string): Notation | null {
  const percent = text.endsWith("%");
  const value = Number(text.replace("%", "").replace(",", "."));
  if (value === 0 || (percent && sign !== "")) return null;
  return { value, kind: percent ? "percent" : sign === "" ? "plain" : "signed" };
}

function fractionNotation(above: number, below: number): Notation | null {
  return above > 0 && below > 0 ? { value: above / below, kind: "fraction" } : null;
}
