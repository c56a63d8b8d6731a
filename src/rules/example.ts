import { consensusOf } from "../odds/consensus.ts";
import { lineOf, type MarketKey, offeredMarkets } from "../odds/markets.ts";
import { fromMicros } from "../odds/price.ts";
import type { Board, Market, Selection } from "../odds/quote.ts";
import { beginningOf } from "./movement.ts";
import { highestOf, quotesFor } from "./readings.ts";
import { type MovementRule, marketOfPart } from "./rule.ts";

/** A way of one selection's price that would just satisfy a rule today. */
export interface Example {
  market: Market;
  selection: Selection;
  /** From the selection's side. */
  line: number | null;
  from: number;
  to: number;
}

/** The likeliest selection that a rule is about and that has room to move by it; null when there is none. */
export function exampleOf(rule: MovementRule, board: Board): Example | null {
  const key = marketMeant(rule, board);
  if (!key) return null;
  const ways = selectionsMeant(rule, board, key).flatMap((selection): Example[] => {
    const from = beginningIn(rule, board, { ...key, selection });
    const to = from === null ? null : moved(rule, from);
    if (from === null || to === null || to <= 1.01) return [];
    return [{ market: key.market, selection, line: lineOf(key, selection), from, to }];
  });
  return ways.toSorted((a, b) => a.from - b.from)[0] ?? null;
}

function marketMeant({ part }: MovementRule, { quotes }: Board): MarketKey | null {
  const offers = offeredMarkets(quotes);
  if (!part) return offers[0] ?? null;
  const { market, line } = marketOfPart(part);
  return offers.find((offer) => offer.market === market && (line === null || offer.line === line)) ?? null;
}

function selectionsMeant({ part }: MovementRule, { quotes }: Board, key: MarketKey): Selection[] {
  const offered = consensusOf(quotes, key)?.selections.map(({ selection }) => selection) ?? [];
  return part?.selection == null ? offered : offered.filter((selection) => selection === part.selection);
}

/** The price that the next way begins at. */
function beginningIn(rule: MovementRule, board: Board, key: MarketKey & { selection: Selection }): number | null {
  const now = priceIn(rule, board, key);
  if (rule.from === null) return now;
  return now !== null && beginningOf(rule, 1 / now) === 1 / now ? now : fromMicros(rule.from);
}

function priceIn({ reducer }: MovementRule, { quotes }: Board, key: MarketKey & { selection: Selection }): number | null {
  if (reducer.by !== "consensus") return highestOf(quotesFor(reducer, quotes, key))?.price ?? null;
  const chance = consensusOf(quotes, key)?.selections.find(({ selection }) => selection === key.selection)?.probability;
  return chance === undefined ? null : 1 / chance;
}

/** Where a price is once it has moved by the threshold, shortened unless the rule is about drifting; null where it cannot. */
function moved({ threshold, direction }: MovementRule, price: number): number | null {
  const sign = direction === "drifts" ? 1 : -1;
  switch (threshold.kind) {
    case "points": {
      const chance = 1 / price - (sign * threshold.points) / 100;
      return chance > 0 ? 1 / chance : null;
    }
    case "percent":
      return price * (1 + (sign * threshold.percent) / 100);
    case "price":
      return price + sign * fromMicros(threshold.micros);
  }
}
