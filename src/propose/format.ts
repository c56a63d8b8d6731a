import { type Format, isNothing, numberOf } from "../sources/reading/numbers.ts";
import type { PriceRow } from "../sources/reading/reading.ts";
import { priceOfKey } from "./words.ts";

/** The format that a column's key says, or the answer itself: `american`. */
export function formatOfKey(word: string): Format | null {
  const said = priceOfKey(word);
  if (said === "fractional") return "fraction";
  return said === "decimal" || said === "american" || said === "hongkong" ? said : null;
}

/** The one format that all of these prices can be of; null where there is none, or more than one. */
export function formatOfValues(prices: readonly unknown[]): Format | null {
  const written = prices.filter((price) => !isNothing(price));
  if (written.length === 0 || new Set(written.map((price) => typeof price)).size > 1) return null;
  if (written.every((price) => typeof price === "string" && price.includes("/"))) return "fraction";
  const numbers = written.map(numberOf).filter((number) => number !== null);
  if (numbers.length < written.length || written.some((price) => String(price).includes("%"))) return null;
  const hasSign =
    numbers.some((number) => number < 0) || written.some((price) => typeof price === "string" && price.startsWith("+"));
  if (hasSign) return numbers.every((number) => Math.abs(number) >= 100) ? "american" : null;
  if (numbers.some((number) => number > 0 && number < 1)) return null;
  return numbers.some((number) => number < 100 && !Number.isInteger(number)) ? "decimal" : null;
}

/** What all selections of a market pay back, less a margin. */
const plausible = { least: 0.98, most: 1.25 };
const selectionsOf: Readonly<Record<string, readonly string[]>> = {
  winner: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
  draw_no_bet: ["home", "away"],
  double_chance: ["1X", "12", "X2"],
};

/** Adds up every market of each answer that is complete. Says what speaks against these prices, or null. */
export function doubtOf(
  answers: readonly (readonly PriceRow[])[],
  { isHistory, isSure }: { isHistory: boolean; isSure: boolean },
): string | null {
  const markets = answers.flatMap((rows) => marketsIn(rows, isHistory));
  const complete = markets.filter(isComplete);
  const odd = complete.find(({ market, prices }) => !isPlausible(market, [...prices.values()]));
  if (odd) return `the prices of ${odd.book}, ${odd.market}, are not what such a market pays`;
  if (isSure) return null;
  if (isHistory) return complete.length > 0 ? null : "no market is complete, so nothing tells how its prices are written";
  const checked = new Set(complete.map(({ book }) => book));
  const unchecked = markets.find(({ book }) => !checked.has(book));
  return unchecked ? `no market of ${unchecked.book} is complete, so nothing tells how its prices are written` : null;
}

interface Market {
  book: string;
  market: string;
  hasDraw: boolean;
  prices: Map<string, number>;
}

function marketsIn(rows: readonly PriceRow[], isHistory: boolean): Market[] {
  const markets = new Map<string, Market>();
  for (const { match, bookmaker, market, selection, line, price, at, hasDraw } of rows) {
    if (market === "other" || selection === null) continue;
    const homeLine = market === "handicap" && selection === "away" ? 0 - (line ?? 0) : line;
    const key = [match, bookmaker, market, homeLine, isHistory ? at : ""].join("\n");
    const known = markets.get(key) ?? { book: bookmaker ?? "", market, hasDraw: hasDraw ?? false, prices: new Map() };
    markets.set(key, known);
    known.prices.set(selection, price);
  }
  return [...markets.values()];
}

function isComplete({ market, hasDraw, prices }: Market): boolean {
  return (selectionsOf[market] ?? []).every((name) => prices.has(name)) && (!hasDraw || prices.has("draw"));
}

function isPlausible(market: string, prices: readonly number[]): boolean {
  const sum = prices.reduce((total, price) => total + 1 / price, 0) / (market === "double_chance" ? 2 : 1);
  return sum > plausible.least && sum < plausible.most;
}
