import fc from "fast-check";

/** A board as the decoder should return it, and ways to write it down. Shares nothing with the decoder. */
export interface CanonicalQuote {
  bookmaker: string;
  market: string;
  selection: string;
  line: number | null;
  price: number;
}

/** A price in some notation, and the decimal price that exactly this notation stands for. */
export interface Written {
  written: number | string;
  price: number;
}

export type Notation = (decimal: number) => Written;

const sixPlaces = (value: number) => Number(value.toFixed(6));

export const notations: Readonly<Record<string, Notation>> = {
  decimal: (price) => ({ written: price, price }),
  "decimal text": (price) => ({ written: price.toFixed(2), price }),
  "decimal comma": (price) => ({ written: price.toFixed(2).replace(".", ","), price }),
  fractional: (price) => {
    const hundredths = Math.round((price - 1) * 100);
    const divisor = greatestCommonDivisor(hundredths, 100);
    return { written: `${hundredths / divisor}/${100 / divisor}`, price };
  },
  american: (price) => {
    const line = price >= 2 ? Math.round((price - 1) * 100) : -Math.round(100 / (price - 1));
    return { written: line, price: line > 0 ? price : sixPlaces(1 + 100 / -line) };
  },
  "american text": (price) => {
    const line = price >= 2 ? Math.round((price - 1) * 100) : -Math.round(100 / (price - 1));
    return { written: line > 0 ? `+${line}` : `${line}`, price: line > 0 ? price : sixPlaces(1 + 100 / -line) };
  },
  "hong kong": (price) => ({ written: Number((price - 1).toFixed(2)), price }),
  "per mille": (price) => ({ written: Math.round(price * 1000), price }),
  probability: (price) => {
    const written = Number((1 / price).toFixed(5));
    return { written, price: sixPlaces(1 / written) };
  },
  percent: (price) => {
    const written = Number((100 / price).toFixed(3));
    return { written, price: sixPlaces(100 / written) };
  },
};

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

export interface Offer {
  bookmaker: string;
  market: string;
  /** From the home side, as a market has one. */
  line: number | null;
  prices: { selection: string; written: number | string }[];
}

export interface Board {
  /** One entry per bookmaker, market and line. */
  offers: Offer[];
  quotes: CanonicalQuote[];
}

const selections: Readonly<Record<string, readonly string[]>> = {
  winner: ["home", "draw", "away"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
};

/** Boards of one to four bookmakers with margins of 2 to 8 %, each bookmaker offering every market. */
export function boards(notation: Notation): fc.Arbitrary<Board> {
  const books = fc.uniqueArray(fc.constantFrom("Bet Alpha", "Borealis", "Кассиопея", "Delta 7", "A", "B"), {
    minLength: 1,
    maxLength: 4,
  });
  const chance = fc.integer({ min: 15, max: 60 }).map((percent) => percent / 100);
  const drawn = fc.record({
    books,
    twoWay: fc.boolean(),
    first: chance,
    second: fc.integer({ min: 30, max: 70 }).map((percent) => percent / 100),
    even: chance,
    margin: fc.integer({ min: 102, max: 108 }).map((percent) => percent / 100),
    totals: fc.uniqueArray(fc.constantFrom(1.5, 2, 2.25, 2.5, 3.5), { minLength: 1, maxLength: 2 }),
    handicaps: fc.uniqueArray(fc.constantFrom(-1.5, -1, -0.25, 0.5, 1.5), { minLength: 1, maxLength: 2 }),
  });
  return drawn.map((draw) => boardOf(draw, notation));
}

interface Draw {
  books: string[];
  twoWay: boolean;
  first: number;
  second: number;
  even: number;
  margin: number;
  totals: number[];
  handicaps: number[];
}

function boardOf({ books, twoWay, first, second, even, margin, totals, handicaps }: Draw, notation: Notation): Board {
  const rest = 1 - first;
  const threeWay = [first, rest * (1 - second), rest * second];
  const [home = 0, draw = 0, away = 0] = threeWay;
  const pair = [even, 1 - even];
  const markets: [string, number | null, readonly number[]][] = [
    ["winner", null, twoWay ? [first, rest] : threeWay],
    ...(twoWay ? [] : ([["double_chance", null, [home + draw, home + away, draw + away]]] as [string, null, number[]][])),
    ["draw_no_bet", null, pair],
    ["both_score", null, pair],
    ...totals.map((line): [string, number, number[]] => ["total", line, towards(even, 2.25 - line)]),
    ...handicaps.map((line): [string, number, number[]] => ["handicap", line, towards(even, line)]),
  ];
  const board: Board = { offers: [], quotes: [] };
  for (const bookmaker of books) {
    for (const [market, line, chances] of markets) {
      const names = market === "winner" && twoWay ? ["home", "away"] : (selections[market] ?? []);
      const prices = names.map((selection, index) => ({ selection, ...notation(priceFor((chances[index] ?? 0) * margin)) }));
      board.offers.push({ bookmaker, market, line, prices });
      for (const { selection, price } of prices) {
        const own = line !== null && market === "handicap" && selection === "away" ? 0 - line : line;
        board.quotes.push({ bookmaker, market, selection, line: own, price });
      }
    }
  }
  return board;
}

/** A line that is easier by some points is likelier to come in. */
function towards(chance: number, easier: number): number[] {
  const first = Math.min(0.85, Math.max(0.12, chance + easier * 0.15));
  return [first, 1 - first];
}

/** Two decimals, as bookmakers quote. */
function priceFor(probability: number): number {
  return Number(Math.max(1.02, 1 / probability).toFixed(2));
}
