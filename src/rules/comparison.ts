import { type Consensus, consensusOf } from "../odds/consensus.ts";
import { type MarketKey, offeredMarkets } from "../odds/markets.ts";
import type { Board, Market, Quote, Selection } from "../odds/quote.ts";

/** Two boards of one match put side by side once, for any number of rules. */
export interface Comparison {
  baseline: Board;
  board: Board;
  /** The main line of each market that both boards have. */
  markets: readonly ComparedMarket[];
  footing: Footing;
}

/** One market in both boards, over the books that quote it completely in both. */
export interface ComparedMarket {
  from: Consensus;
  to: Consensus;
  /** All quotes of either board. */
  before: readonly Quote[];
  after: readonly Quote[];
}

/**
 * What the baseline is still good for, by its main market: `comparable` while books quote it in both boards; `suspended` while the
 * board offers it to nobody completely, or of another kind, as when it is suspended for a moment; `no_common_book` when the boards
 * share no book that quotes it, so that nothing can be told unless one comes back; `new_market` when only the board has such a
 * market at all.
 */
type Footing = "comparable" | "suspended" | "no_common_book" | "new_market";

// Double chance and draw no bet only repeat what the winner market says.
const compared: readonly Market[] = ["winner", "total", "handicap", "both_score"];

/** Compares like with like: per market its main line of the baseline, over the books that quote it in both boards. */
export function compareBoards(baseline: Board, board: Board): Comparison {
  const markets = new Map<Market, ComparedMarket>();
  for (const key of offeredMarkets(baseline.quotes)) {
    if (!compared.includes(key.market) || markets.has(key.market)) continue;
    const market = compareMarket(key, baseline.quotes, board.quotes);
    if (market) markets.set(key.market, market);
  }
  return { baseline, board, markets: [...markets.values()], footing: footingOf(markets, baseline, board) };
}

/** One market of two boards, of any kind and line; without a line the first one that both boards have. Null when they share none. */
export function comparedMarket({ baseline, board, markets }: Comparison, { market, line }: MarketKey): ComparedMarket | null {
  const main = line === null && markets.find(({ to }) => to.market === market);
  if (main) return main;
  for (const key of offeredMarkets(baseline.quotes)) {
    const isMeant = key.market === market && (line === null || key.line === line);
    const found = isMeant ? compareMarket(key, baseline.quotes, board.quotes) : null;
    if (found) return found;
  }
  return null;
}

export function probabilityOf({ selections }: Consensus, selection: Selection): number | null {
  return selections.find((candidate) => candidate.selection === selection)?.probability ?? null;
}

function compareMarket(key: MarketKey, before: readonly Quote[], after: readonly Quote[]): ComparedMarket | null {
  const then = consensusOf(before, key);
  const now = consensusOf(after, key);
  if (!then || !now || !sameSelections(then, now)) return null;
  const books = new Set(then.books.filter((book) => now.books.includes(book)));
  const from = consensusOf(before, { ...key, books });
  const to = consensusOf(after, { ...key, books });
  return from && to && { from, to, before, after };
}

/** A market that gained or lost its draw has other probabilities without any price having moved. */
function sameSelections(a: Consensus, b: Consensus): boolean {
  return (
    a.selections.length === b.selections.length && b.selections.every(({ selection }) => probabilityOf(a, selection) !== null)
  );
}

function footingOf(markets: ReadonlyMap<Market, ComparedMarket>, baseline: Board, board: Board): Footing {
  const [then] = completeMarkets(baseline);
  const offered = completeMarkets(board);
  const [now] = offered;
  if (!now) return "suspended";
  if (!then || compared.indexOf(now.market) < compared.indexOf(then.market)) return "new_market";
  if (markets.has(then.market)) return "comparable";
  const sameKind = offered.some((one) => one.market === then.market && sameSelections(one, then));
  return sameKind ? "no_common_book" : "suspended";
}

/** What somebody quotes completely, the main market first. */
function completeMarkets({ quotes }: Board): Consensus[] {
  return offeredMarkets(quotes).flatMap((key) => (compared.includes(key.market) ? (consensusOf(quotes, key) ?? []) : []));
}
