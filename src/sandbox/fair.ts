import type { Book } from "./books.ts";
import { keyOf, uniform } from "./hash.ts";
import type { Board, BookMarket } from "./market.ts";

/**
 * A price above its fair worth. The fair probability is worked out from the board alone: each bookmaker's implied
 * probabilities divided by their sum (so that the margin goes in proportion), then the plain average over the bookmakers.
 */
export interface ValueBet {
  board: Board;
  book: Book;
  market: BookMarket["market"];
  line: number | null;
  selection: string;
  price: number;
  fair: number;
  /** price × fair − 1 */
  edge: number;
}

/** What the model makes of a match: near the fair probabilities of the winner's market, never equal. Adds up to 1. */
export interface Prediction {
  board: Board;
  /** As many as the market has selections; four decimals. */
  chances: readonly { selection: string; chance: number }[];
}

const leastEdge = 0.02;

const known = new WeakMap<Board, readonly ValueBet[]>();

/** Value bets of a board in complete markets (double chance, which only repeats the winner's, is left out). */
export function valueBetsOf(board: Board): readonly ValueBet[] {
  const bets = known.get(board) ?? findValueBets(board);
  known.set(board, bets);
  return bets;
}

function findValueBets(board: Board): readonly ValueBet[] {
  const fair = fairOf(board);
  return board.books.flatMap(({ book, markets }) =>
    markets.flatMap((market) => {
      if (market.market === "double_chance") return [];
      const probabilities = fair.get(labelOf(market)) ?? [];
      return market.prices.flatMap(({ selection, price }, index) => {
        const chance = probabilities[index] ?? 0;
        const edge = price * chance - 1;
        return edge >= leastEdge
          ? [{ board, book, market: market.market, line: market.line, selection, price, fair: chance, edge }]
          : [];
      });
    }),
  );
}

/** The model's prediction: the fair probabilities seen through an opinion that each match keeps for life. */
export function predictionOf(board: Board): Prediction {
  const fair = fairOf(board).get("winner") ?? [];
  const key = keyOf(board.match.key, "model");
  // The opinions differ in sign around the first, or they would cancel out when everything is brought back to 1.
  const opinions = fair.map(
    (_, index) => (index % 2 === 0 ? 1 : -1) * (0.02 + 0.07 * uniform(key, index)) * (uniform(key, 9) < 0.5 ? -1 : 1),
  );
  const weights = fair.map((chance, index) => chance * Math.exp(opinions[index] ?? 0));
  const all = weights.reduce((total, weight) => total + weight, 0);
  const selections = board.books[0]?.markets[0]?.prices ?? [];
  const chances = selections.map(({ selection }, index) => ({
    selection,
    chance: Math.round(((weights[index] ?? 0) / all) * 10_000),
  }));
  return { board, chances: completed(chances) };
}

/** Ten-thousandths that add up to a whole: the favourite takes what rounding left. */
function completed(chances: readonly { selection: string; chance: number }[]): Prediction["chances"] {
  const missing = 10_000 - chances.reduce((total, { chance }) => total + chance, 0);
  const most = Math.max(...chances.map(({ chance }) => chance));
  const favourite = chances.findIndex(({ chance }) => chance === most);
  return chances.map(({ selection, chance }, index) => ({
    selection,
    chance: (index === favourite ? chance + missing : chance) / 10_000,
  }));
}

function fairOf(board: Board): Map<string, number[]> {
  const fair = new Map<string, number[]>();
  for (const { markets } of board.books) {
    for (const market of markets) {
      if (market.market === "double_chance") continue;
      const sums = fair.get(labelOf(market)) ?? market.prices.map(() => 0);
      for (const [index, { price }] of market.prices.entries()) {
        sums[index] = (sums[index] ?? 0) + 1 / price / (1 + market.margin) / board.books.length;
      }
      fair.set(labelOf(market), sums);
    }
  }
  return fair;
}

function labelOf({ market, line }: BookMarket): string {
  return line === null ? market : `${market} ${line}`;
}
