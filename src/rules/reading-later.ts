import { type Consensus, consensusOf } from "../odds/consensus.ts";
import { marketOf } from "../odds/markets.ts";
import type { Board, Market, Selection } from "../odds/quote.ts";
import { highestOf, quotesFor } from "./readings.ts";
import type { Rule } from "./rule.ts";
import { limitNow } from "./rule-events.ts";

/** What an alert told of, and by whose prices. */
interface ToldOffer {
  market: Market;
  selection: Selection;
  /** From the selection's side. */
  line: number | null;
  books: readonly { name: string }[];
}

/**
 * What a rule looked at for an alert, in 0..1, on a later board: the consensus of the same books, of all for a gap, or 1 / the
 * quoted price. Null where the board does not have it.
 */
export function readingLater(rule: Rule, told: ToldOffer, board: Board): number | null {
  const { market, selection, line } = told;
  if (rule.kind === "target") {
    const now = limitNow({ ...rule, part: { market, selection, line } }, board);
    return now && 1 / now.price;
  }
  const key = marketOf(told);
  if (!("reducer" in rule)) return chanceBy(consensusOf(board.quotes, key), selection);
  if (rule.reducer.by !== "consensus") {
    const highest = highestOf(quotesFor(rule.reducer, board.quotes, { ...key, selection }));
    return highest && 1 / highest.price;
  }
  const books = new Set(told.books.map(({ name }) => name));
  return chanceBy(consensusOf(board.quotes, { ...key, books }), selection);
}

function chanceBy(market: Consensus | null, selection: Selection): number | null {
  return market?.selections.find((one) => one.selection === selection)?.probability ?? null;
}
