import { fromMicros, impliedProbability, toMicros } from "./price.ts";

/** The ways people write a price. */
export const priceFormats = ["decimal", "fractional", "american", "hongkong", "percent"] as const;
export type PriceFormat = (typeof priceFormats)[number];

/** Writes a number in the reader's locale, such as `Intl.NumberFormat` made with these options does. */
export type FormatNumber = (value: number, options: Intl.NumberFormatOptions) => string;

export interface Fraction {
  numerator: number;
  denominator: number;
  /** Whether the price is not a rounding of it. */
  isNear: boolean;
}

/**
 * A price in the reader's format. Decimal and Hong Kong show up to three decimals as they are and round longer prices so
 * that the profit keeps two significant digits (never fewer than two decimals). American is rounded to a whole number.
 * Percent is the implied probability to one decimal, to two below 1 % and above 99 %.
 */
export function formatPrice(price: number, format: PriceFormat, formatNumber: FormatNumber): string {
  return formatWithin(price, format, { digits: fractionDigits(price), formatNumber });
}

/** The same for a price that a person set: decimal and Hong Kong show every decimal of it. */
export function formatWhole(price: number, format: PriceFormat, formatNumber: FormatNumber): string {
  return formatWithin(price, format, { digits: mostDigits, formatNumber });
}

function formatWithin(
  price: number,
  format: PriceFormat,
  { digits, formatNumber }: { digits: number; formatNumber: FormatNumber },
): string {
  switch (format) {
    case "decimal":
      return formatRounded(price, digits, formatNumber);
    case "hongkong":
      return formatRounded(fromMicros(toMicros(price) - toMicros(1)), digits, formatNumber);
    case "fractional": {
      const { numerator, denominator, isNear } = fractionOf(price);
      return `${isNear ? "~" : ""}${numerator}/${denominator}`;
    }
    case "american":
      return formatAmerican(price);
    case "percent":
      return formatPercent(impliedProbability(price), formatNumber);
  }
}

/** What 100 staked win (`2.5` is 150), or, below even money, what wins 100, as a negative number (`1.5` is -200); whole. */
export function americanOf(price: number): number {
  const profit = toMicros(price) - toMicros(1);
  return profit >= toMicros(1) ? Math.round((100 * profit) / toMicros(1)) : -Math.round((100 * toMicros(1)) / profit);
}

/**
 * The profit as a fraction: the conventional one that the price is a rounding of (1.67 is 4/6), else the exact one with a
 * small denominator (2.35 is 27/20), else the simplest of these that the price is a rounding of (4.71 is 26/7), else the exact
 * one in hundredths, else the conventional one that lies nearest by ratio.
 */
export function fractionOf(price: number): Fraction {
  const profit = toMicros(price) - toMicros(1);
  const digits = Math.max(2, ownDigits(price));
  const rounds = ({ numerator, denominator }: Ratio) => roundMicros(toMicros(numerator / denominator), digits) === profit;
  const nearest = nearestConventional(profit);
  const small = smallFractions(profit);
  const found = rounds(nearest) ? nearest : (small.slice(0, 20).find(isExact) ?? small.find(rounds));
  return found ? { ...found, isNear: false } : { ...nearest, isNear: true };

  function isExact({ numerator, denominator }: Ratio): boolean {
    return numerator * toMicros(1) === profit * denominator;
  }
}

/** How many decimals a price is kept with. */
const mostDigits = 6;

type Ratio = Omit<Fraction, "isNear">;

/** Prices of two decimals are exact in hundredths. */
const denominators = [...Array.from({ length: 20 }, (_, index) => index + 1), 25, 50, 100];

/** The nearest fraction of each denominator. */
function smallFractions(profit: number): Ratio[] {
  return denominators.map((denominator) => ({ numerator: Math.round((profit * denominator) / toMicros(1)), denominator }));
}

// Plain ASCII signs: what was copied from a message can be typed again.
function formatAmerican(price: number): string {
  const american = americanOf(price);
  return american > 0 ? `+${american}` : `${american}`;
}

function formatPercent(probability: number, formatNumber: FormatNumber): string {
  const digits = probability < 0.01 || probability > 0.99 ? 2 : 1;
  return formatNumber(probability, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function formatRounded(value: number, digits: number, formatNumber: FormatNumber): string {
  const rounded = fromMicros(roundMicros(toMicros(value), digits));
  return formatNumber(rounded, { minimumFractionDigits: 2, maximumFractionDigits: digits, useGrouping: false });
}

function fractionDigits(price: number): number {
  const own = ownDigits(price);
  if (own <= 3) return Math.max(2, own);
  const leadingZeros = -Math.floor(Math.log10(fromMicros(toMicros(price) - toMicros(1)))) - 1;
  return Math.min(mostDigits, Math.max(2, leadingZeros + 2));
}

/** How many decimals the price itself carries. */
function ownDigits(price: number): number {
  const micros = toMicros(price);
  let digits = mostDigits;
  while (digits > 0 && micros % 10 ** (7 - digits) === 0) digits--;
  return digits;
}

/** Rounds to so many decimals, halves up. */
function roundMicros(micros: number, digits: number): number {
  const unit = 10 ** (6 - digits);
  return Math.round(micros / unit) * unit;
}

function nearestConventional(profit: number): Ratio {
  const distance = ({ numerator, denominator }: Ratio) => {
    return Math.abs(Math.log(fromMicros(profit) / (numerator / denominator)));
  };
  return conventional.reduce((best, fraction) => (distance(fraction) < distance(best) ? fraction : best));
}

// The ladder as bookmakers write it, with 4/6, 6/4, 85/40, 95/40 and 100/30 unreduced, and what they print between its steps.
const conventional: readonly Ratio[] = `
  1/1000 1/500 1/250 1/200 1/150 1/100 1/66 1/50 1/40 1/33 1/28 1/25 1/22 1/20 1/18 1/16 1/14 1/12 1/11 1/10 1/9 1/8
  2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 10/13 4/5 5/6 20/23 10/11 20/21 1/1 21/20 11/10 6/5
  5/4 11/8 7/5 6/4 8/5 13/8 7/4 9/5 15/8 2/1 85/40 11/5 9/4 95/40 12/5 5/2 13/5 11/4 14/5 3/1 100/30 7/2 4/1 9/2 5/1 11/2 6/1 13/2
  7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1
  200/1 250/1 300/1 400/1 500/1 750/1 1000/1`
  .trim()
  .split(/\s+/)
  .map((text) => {
    const [numerator, denominator] = text.split("/").map(Number);
    return { numerator: numerator ?? 1, denominator: denominator ?? 1 };
  });
