import { inTurns } from "../in-turns.ts";
import { bestQuote } from "./best.ts";
import { consensusOf } from "./consensus.ts";
import type { PastQuote } from "./history.ts";
import { lineOf, type MarketKey, offeredSelections, unnamedBook } from "./markets.ts";
import { impliedProbability } from "./price.ts";
import type { Quote, Selection } from "./quote.ts";

/** A price whose probability has moved by less than this stayed where it was. */
export const stayed = 0.005;

/** What was thought of a selection from a moment on until the next; nothing is known where `probability` is null. */
export interface WayPoint {
  /** Ms UTC. */
  at: number;
  probability: number | null;
  /** The lowest and the highest probability that a single book gives it. */
  low: number | null;
  high: number | null;
  /** The best price of all books. */
  best: number | null;
}

interface WayQuestion {
  market: MarketKey;
  /** The one book whose prices count; null for the consensus of all. */
  book: string | null;
  until: number;
  /** So many moments at most. */
  steps: number;
}

/** Of so many moments at once, a millisecond or two; then others have their turn. */
const atOnce = 4;

/** How each selection of a market went, at the moments when some price changed; of many that lie together, at the last of them. */
export async function wayOf(
  history: readonly PastQuote[],
  { market, book, until, steps }: WayQuestion,
): Promise<ReadonlyMap<Selection, WayPoint[]>> {
  const own = history.filter((quote) => isAbout(quote, { market, book }) && quote.at <= until);
  const way = new Map<Selection, WayPoint[]>(offeredSelections(own, market).map((selection) => [selection, []]));
  const current = new Map<string, Quote>();
  let seen = 0;
  for await (const at of inTurns(momentsOf(own, { until, steps }), atOnce)) {
    for (let quote = own[seen]; quote && quote.at <= at; quote = own[++seen])
      current.set(JSON.stringify([quote.bookmaker, quote.selection]), quote);
    const points = pointsAt([...current.values()], { market, book });
    for (const [selection, points_] of way) points_.push({ at, ...(points.get(selection) ?? unknown) });
  }
  return new Map([...way].map(([selection, points]) => [selection, fromTheFirst(points)]));
}

type Known = Omit<WayPoint, "at">;

const unknown: Known = { probability: null, low: null, high: null, best: null };

function pointsAt(quotes: readonly Quote[], { market, book }: Pick<WayQuestion, "market" | "book">): Map<Selection, Known> {
  if (book !== null)
    return new Map(
      quotes.map(({ selection, price }) => [selection, { ...unknown, probability: impliedProbability(price), best: price }]),
    );
  const opinions = consensusOf(quotes, market)?.selections ?? [];
  return new Map(
    opinions.map(({ selection, probability, low, high }) => {
      const best = bestQuote(quotes, { ...market, selection })?.price ?? null;
      return [selection, { probability, low, high, best }];
    }),
  );
}

/** When something changed: the last moment of each of so many equal parts of the time. */
function momentsOf(history: readonly PastQuote[], { until, steps }: Pick<WayQuestion, "until" | "steps">): number[] {
  const from = history[0]?.at ?? until;
  const part = (until - from) / steps || 1;
  return [...new Map(history.map(({ at }) => [Math.floor((at - from) / part), at])).values()];
}

function fromTheFirst(points: readonly WayPoint[]): WayPoint[] {
  const first = points.findIndex(({ probability }) => probability !== null);
  return first < 0 ? [] : points.slice(first);
}

function isAbout(quote: Quote, { market, book }: Pick<WayQuestion, "market" | "book">): boolean {
  const isOfMarket = quote.market === market.market && quote.line === lineOf(market, quote.selection);
  return isOfMarket && (book === null || (quote.bookmaker ?? unnamedBook) === book);
}
