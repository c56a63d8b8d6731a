import { toMicros } from "./price.ts";
import type { Market, Quote, Selection } from "./quote.ts";

/** What an offer is on. */
interface Offer {
  market: Market;
  /** Null for the whole market. */
  selection: Selection | null;
  /** From the selection's side, else from the home side's. */
  line: number | null;
}

const opposites: Readonly<Record<string, string>> = { home: "away", away: "home", "1X": "X2", X2: "1X" };

/** What an offer is on once the match's sides are exchanged: it stays with its team. */
export function exchangedOffer<Of extends Offer>(offer: Of): Of {
  const { market, selection, line } = offer;
  if (market === "other") return offer;
  const isSide = selection === "home" || selection === "away";
  const isOfHome = market === "handicap" && !isSide && line !== null;
  return { ...offer, selection: opposites[selection ?? ""] ?? selection, line: isOfHome ? 0 - line : line };
}

/** Fewer different prices than these change places by chance. */
const leastPairs = 2;
/** Of so many pairs of prices all may have moved as well. */
const mostMoved = 1 / 3;
/** Prices that have changed places are so far from where they were, in probability, and no further from each other's places. */
const leastApart = 0.08;
const mostAcross = 0.015;

/**
 * Whether a source seems to have exchanged the sides of a match since its last board. Exactly: most books' prices of both sides have
 * changed places to the last digit, which no market does. Nearly: about so, which a market hardly ever does. Once that is so, it stays
 * so while the boards are nearer to each other exchanged.
 */
export function areExchanged(
  before: readonly Quote[],
  after: readonly Quote[],
  { were }: { were: "exactly" | "nearly" | null },
): "exactly" | "nearly" | null {
  const now = twoSided(after);
  const pairs = [...twoSided(before)].flatMap(([key, pair]) => {
    const crossed = now.get(keyOfPair(exchangedOffer(pair.home)));
    if (!crossed || isSamePrice(pair.home, pair.away)) return [];
    return [{ same: now.get(key), before: pair, crossed: { home: crossed.away, away: crossed.home } }];
  });
  // Where all books have the same price, both may be the market's.
  const prices = new Set(pairs.map(({ before }) => `${before.home.price} ${before.away.price}`));
  if (prices.size < leastPairs) return were;
  const moved = pairs.filter(
    ({ before, crossed }) => !isSamePrice(before.home, crossed.home) || !isSamePrice(before.away, crossed.away),
  );
  if (!were && moved.length <= pairs.length * mostMoved) return "exactly";
  const compared = pairs.flatMap(({ before, same, crossed }) =>
    same ? [[apart(before, same), apart(before, crossed)] as const] : [],
  );
  const [straight, across] = [0, 1].map((nth) => compared.reduce((sum, one) => sum + (one[nth] ?? 0), 0) / compared.length);
  if (straight === undefined || across === undefined || compared.length < leastPairs) return were;
  if (were) return across < straight ? were : null;
  return straight >= leastApart && across <= mostAcross ? "nearly" : null;
}

interface Pair {
  home: Quote;
  away: Quote;
}

/** Each book's prices of both sides, by market. */
function twoSided(quotes: readonly Quote[]): Map<string, Pair> {
  const found = new Map<string, Partial<Pair>>();
  for (const quote of quotes) {
    const { selection } = quote;
    if (quote.market === "other" || (selection !== "home" && selection !== "away")) continue;
    const key = keyOfPair(quote);
    found.set(key, { ...found.get(key), [selection]: quote });
  }
  return new Map([...found].flatMap(([key, { home, away }]) => (home && away ? [[key, { home, away }] as const] : [])));
}

/** A handicap's sides have opposite lines. */
function keyOfPair({ bookmaker, market, selection, line }: Quote): string {
  return JSON.stringify([bookmaker, market, line !== null && selection === "away" ? 0 - line : line]);
}

function isSamePrice(one: Quote, other: Quote): boolean {
  return toMicros(one.price) === toMicros(other.price);
}

function apart(one: Pair, other: Pair): number {
  return (Math.abs(1 / one.home.price - 1 / other.home.price) + Math.abs(1 / one.away.price - 1 / other.away.price)) / 2;
}
