import { type MarketKey, soundnessOf } from "./markets.ts";
import { type Outlier, outliersOf } from "./outliers.ts";
import type { Quote } from "./quote.ts";
import { remembered } from "./remembered.ts";

/** Why a book's prices of a market are shown and no more: it stands alone, or its margin is none that somebody would bet at. */
export type Aside = ({ kind: "alone" } & Outlier) | { kind: "unsound"; margin: number };

/** The books whose prices of a market are set aside: they are never the best, make no edge and no alert of their own. */
export const asideOf: (quotes: readonly Quote[], market: MarketKey) => ReadonlyMap<string, Aside> = remembered(
  (quotes, market) => {
    const aside = new Map<string, Aside>();
    for (const [book, margin] of soundnessOf(quotes, market).unsound) aside.set(book, { kind: "unsound", margin });
    for (const [book, outlier] of outliersOf(quotes, market)) aside.set(book, { kind: "alone", ...outlier });
    return aside;
  },
);
