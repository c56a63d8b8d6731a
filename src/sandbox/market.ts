import { type Book, books } from "./books.ts";
import type { Match } from "./calendar.ts";
import { type Chances, chancesOf, type MarketKey } from "./chances.ts";
import { type Tempo, viewOf } from "./drift.ts";
import { fixedPrice, type Move, moved } from "./moves.ts";

export interface Price {
  selection: string;
  /** Decimal, two places. */
  price: number;
}

export interface BookMarket {
  market: MarketKey;
  line: number | null;
  /** What the served prices add up to, over what a fair market would (0.05 is 5 %). */
  margin: number;
  prices: readonly Price[];
}

/** All prices of one match at one refresh, bookmaker by bookmaker. */
export interface Board {
  match: Match;
  refreshedAt: number;
  books: readonly { book: Book; markets: readonly BookMarket[] }[];
}

interface Moment {
  refreshedAt: number;
  tempo: Tempo;
  moves: readonly Move[];
}

/** The prices of a match as the bookmakers had them at a refresh; only the winner's market where `winnerOnly` says so. */
export function boardOf(match: Match, moment: Moment, winnerOnly = false): Board {
  return {
    match,
    refreshedAt: moment.refreshedAt,
    books: books.map((book) => ({ book, markets: marketsOf(match, book, moment, winnerOnly) })),
  };
}

function marketsOf(match: Match, book: Book, { refreshedAt, tempo, moves }: Moment, winnerOnly: boolean): BookMarket[] {
  const view = viewOf(match, book, refreshedAt, tempo);
  const chances = chancesOf(match, view, refreshedAt).map((market) => (moves.length > 0 ? moved(market, moves, book) : market));
  const [winner] = chances;
  if (!winner) return [];
  if (winnerOnly) return [priced(winner, book, moves)];
  const offered = winner.selections.length === 3 ? [...chances, doubleChance(winner)] : chances;
  return offered.map((market) => priced(market, book, moves));
}

function doubleChance({ chances }: Chances): Chances {
  const [home = 0, draw = 0, away = 0] = chances;
  const selections = ["1X", "12", "X2"];
  return { market: "double_chance", line: null, selections, chances: [home + draw, home + away, draw + away] };
}

function priced(market: Chances, book: Book, moves: readonly Move[]): BookMarket {
  // Side markets are dearer than the winner's.
  const margin = book.margin * (market.market === "winner" || market.market === "double_chance" ? 1 : 1.15);
  const prices = market.selections.map((selection, index) => ({
    selection,
    price: fixedPrice(selection, market, moves, book) ?? rounded(1 / ((market.chances[index] ?? 1) * (1 + margin))),
  }));
  return { market: market.market, line: market.line, margin: marginOf(prices, market.market), prices };
}

/** Downwards, as bookmakers do, so that rounding never costs them. */
function rounded(price: number): number {
  return Math.max(101, Math.floor(price * 100)) / 100;
}

function marginOf(prices: readonly Price[], market: MarketKey): number {
  const booked = prices.reduce((total, { price }) => total + 1 / price, 0);
  return (market === "double_chance" ? booked / 2 : booked) - 1;
}
