import { asideOf } from "./aside.ts";
import { consensusOf, opinionsOf } from "./consensus.ts";
import { type MarketKey, offeredMarkets, quotesOf } from "./markets.ts";
import { isOwnBook } from "./own-books.ts";
import type { Quote } from "./quote.ts";
import { createMemory } from "./remembered.ts";

/** A price that pays more than is fair. */
export interface PriceEdge extends Pick<Quote, "market" | "selection" | "line" | "price"> {
  bookmaker: string;
  /** Expected value per unit staked: 0.05 is 5 %. */
  edge: number;
}

/** Smaller edges come and go with rounding. */
const leastEdge = 0.01;
/** One other book alone is no fair price. */
const leastOthers = 2;

const memory = createMemory<readonly PriceEdge[]>();

/**
 * The prices of a board that pay at least 1 % more than is fair. What is fair the other books say, each time without the book whose
 * price it is; or the book named `sharp` alone. Only books that quote a whole market, and aren't set aside, have edges.
 */
export function edgesOn(quotes: readonly Quote[], sharp: string | null): readonly PriceEdge[] {
  return memory(quotes, sharp ?? "", () => offeredMarkets(quotes).flatMap((market) => edgesIn(quotes, { market, sharp })));
}

function edgesIn(quotes: readonly Quote[], { market, sharp }: { market: MarketKey; sharp: string | null }): PriceEdge[] {
  const whole = new Set(opinionsOf(quotes, market)?.fair.keys());
  const aside = asideOf(quotes, market);
  return [...whole].flatMap((book) => {
    if (book === "" || aside.has(book)) return [];
    const fair = fairWithout(book, { quotes, market, sharp, whole });
    if (!fair) return [];
    const own = quotesOf(quotes, market).filter(({ bookmaker }) => bookmaker === book);
    return own.flatMap(({ selection, line, price }) => {
      const edge = price * (fair.get(selection) ?? 0) - 1;
      return edge < leastEdge ? [] : [{ market: market.market, selection, line, price, bookmaker: book, edge }];
    });
  });
}

interface Judged {
  quotes: readonly Quote[];
  market: MarketKey;
  sharp: string | null;
  /** The books that quote the whole market. */
  whole: ReadonlySet<string>;
}

/** What a book's prices are compared with: the fair chance of each selection. Null where there is nothing to compare with. */
function fairWithout(book: string, { quotes, market, sharp, whole }: Judged): ReadonlyMap<string, number> | null {
  const isJudge = sharp === null ? (other: string) => other !== book : (other: string) => isOwnBook(other, [sharp]);
  const judges = new Set([...whole].filter(isJudge));
  if (judges.has(book) || judges.size < (sharp === null ? leastOthers : 1)) return null;
  const consensus = consensusOf(quotes, { ...market, books: judges });
  return consensus && new Map(consensus.selections.map(({ selection, probability }) => [selection, probability]));
}
