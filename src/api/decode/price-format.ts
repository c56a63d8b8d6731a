import { decimalIn, type Notation, type PriceFormat, possibleFormats, priceFormats } from "./prices.ts";

/** The prices of one bookmaker on one market at one time. */
export interface Book {
  notations: readonly Notation[];
  /** How many times the outcomes of the market are covered: 2 for double chance, else 1. */
  cover: number;
  /** Whether every selection of the market is there; `unknown` for markets that we do not know. */
  complete: "yes" | "no" | "unknown";
  /** The format that the source itself names, or null. */
  stated: PriceFormat | null;
}

export type Verdict =
  | { kind: "format"; format: PriceFormat }
  /** Several formats make sense, or there is too little to tell; evidence from elsewhere may choose among `formats`. */
  | { kind: "open"; formats: readonly PriceFormat[] }
  | { kind: "nonsense" };

/**
 * Decides in which format the prices of a book are written. A complete market decides by itself: the implied
 * probabilities add up to about 1, plus the bookmaker's margin, in the right format only.
 */
export function judgeBook(book: Book): Verdict {
  const readings = readingsOf(book);
  if (readings.length === 0) return { kind: "nonsense" };
  if (book.complete !== "yes") return evident(book, readings);
  const fits = readings.filter(({ sum }) => isBookSum(sum));
  const [only, ...others] = fits;
  if (only === undefined) return { kind: "nonsense" };
  return others.length === 0 ? { kind: "format", format: only.format } : chooseByMargin(fits);
}

/** Why a price of which only that much is known is none. */
export function openReason(formats: readonly PriceFormat[]): string {
  return `the price format cannot be told: ${formats.join(" or ")}`;
}

/**
 * What the sum says about a market that we do not know. Several of its selections may win together, so this counts only where
 * nothing else in the answer tells the format.
 */
export function usualFormat(book: Book, among: readonly PriceFormat[]): PriceFormat | null {
  const usual = among.filter((format) => {
    const sum = bookSum(book, format);
    return sum >= LOWEST_SUM && sum <= USUAL_SUM;
  });
  const [only, ...others] = usual;
  return only !== undefined && others.length === 0 ? only : null;
}

/** The sum of implied probabilities over the cover of the market: 1.05 is a margin of 5 %. NaN where one is no price in this format. */
export function bookSum({ notations, cover }: Pick<Book, "notations" | "cover">, format: PriceFormat): number {
  let sum = 0;
  for (const notation of notations) {
    const decimal = decimalIn(notation, format);
    if (decimal === null) return Number.NaN;
    sum += 1 / decimal;
  }
  return sum / cover;
}

/** Whether a sum of implied probabilities can be that of a real book. */
export function isBookSum(sum: number): boolean {
  return sum >= LOWEST_SUM && sum <= HIGHEST_SUM;
}

/** The best prices over several books, or rounded probabilities, fall a little below 1. */
const LOWEST_SUM = 0.97;
const HIGHEST_SUM = 1.35;
/** Nearly every real book stays under the first; hardly any gets over the second. */
const USUAL_SUM = 1.12;
const STRANGE_SUM = 1.25;

/** A format in which all of the prices are prices. */
interface Reading {
  format: PriceFormat;
  sum: number;
}

function readingsOf(book: Book): Reading[] {
  const readings: Reading[] = [];
  for (const format of book.stated === null ? priceFormats : [book.stated]) {
    const sum = bookSum(book, format);
    if (!Number.isNaN(sum)) readings.push({ format, sum });
  }
  return readings;
}

/** A fraction or a signed number says by its writing what it is; a plain number never does. */
function evident({ notations, stated }: Book, readings: readonly Reading[]): Verdict {
  const [only] = readings;
  const clear = stated !== null || notations.some((notation) => possibleFormats(notation).length === 1);
  return only !== undefined && clear
    ? { kind: "format", format: only.format }
    : { kind: "open", formats: readings.map(({ format }) => format) };
}

/**
 * Two-way probabilities of 0.53 each also look like Hong Kong prices with a margin of 31 %. Only where one reading is usual
 * and all others are strange is that a decision.
 */
function chooseByMargin(sums: readonly Reading[]): Verdict {
  const usual = sums.filter(({ sum }) => sum <= USUAL_SUM);
  const between = sums.filter(({ sum }) => sum > USUAL_SUM && sum <= STRANGE_SUM);
  const [only, ...others] = usual;
  if (only !== undefined && others.length === 0 && between.length === 0) return { kind: "format", format: only.format };
  return { kind: "open", formats: sums.map(({ format }) => format) };
}
