import { devigPower } from "./devig.ts";
import { winnersOf } from "./margin.ts";
import { completeQuotes, type MarketKey, soundnessOf } from "./markets.ts";
import type { Quote, Selection } from "./quote.ts";
import { remembered } from "./remembered.ts";

/** What the books together think of one market. */
export interface Consensus extends MarketKey {
  /** The books it is made of: the sound ones that quote the complete set; sorted. */
  books: string[];
  /** In the order to show them. The probabilities sum to 1 (to 2 for double chance). */
  selections: ConsensusSelection[];
}

interface ConsensusSelection {
  selection: Selection;
  probability: number;
  /** The lowest and the highest probability that a single book gives it. */
  low: number;
  high: number;
  /** How many books have a say. */
  books: number;
}

export interface ConsensusQuestion extends MarketKey {
  /** Only these books have a say; all when left out. */
  books?: ReadonlySet<string>;
}

/** What each book by itself thinks of a market. */
export interface Opinions {
  /** The selections that exclude each other and leave nothing out, in the order to show them. */
  set: readonly Selection[];
  /** The de-vigged probabilities of the set, by book; books that do not quote all of it, or have no say, are missing. */
  fair: ReadonlyMap<string, readonly number[]>;
}

/** The opinions of all sound books that quote a market completely; null when it is not known what complete means. */
export const opinionsOf: (quotes: readonly Quote[], key: MarketKey) => Opinions | null = remembered((quotes, key) => {
  const { set, sound } = soundnessOf(quotes, key);
  if (!set) return null;
  const fair = new Map<string, readonly number[]>();
  for (const [book, its] of sound) {
    const prices = completeQuotes(its, set)?.map((quote) => quote.price);
    if (prices) fair.set(book, devigPower(prices, winnersOf(key.market)));
  }
  return { set, fair };
});

/**
 * The de-vigged probabilities of one market over all sound books that quote it completely; null when none does. From three
 * books on each selection's highest and lowest are set aside before the mean is taken: one stale or mistaken book cannot
 * move it, as with a median, yet it moves as soon as two books do, where a median waits for half of them.
 */
export function consensusOf(quotes: readonly Quote[], { market, line, books: wanted }: ConsensusQuestion): Consensus | null {
  const opinions = opinionsOf(quotes, { market, line });
  const fair = [...(opinions?.fair ?? [])].filter(([book]) => !wanted || wanted.has(book));
  if (!opinions || fair.length === 0) return null;
  const selections = opinions.set.map((selection, index) => {
    const sorted = fair.map(([, row]) => row[index] ?? 0).sort((a, b) => a - b);
    return { selection, probability: trimmedMean(sorted), low: sorted[0] ?? 0, high: sorted.at(-1) ?? 0, books: fair.length };
  });
  const books = fair.map(([book]) => book).sort();
  return { market, line, books, selections: renormalised(selections, winnersOf(market)) };
}

function trimmedMean(sorted: readonly number[]): number {
  const kept = sorted.length < 3 ? sorted : sorted.slice(1, -1);
  return kept.reduce((total, value) => total + value, 0) / kept.length;
}

function renormalised(selections: readonly ConsensusSelection[], total: number): ConsensusSelection[] {
  const factor = total / selections.reduce((sum, { probability }) => sum + probability, 0);
  return selections.map((selection) => ({ ...selection, probability: selection.probability * factor }));
}
