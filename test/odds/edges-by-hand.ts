import type { Quote } from "../../src/odds/quote.ts";

/** An edge as text, so that two ways to work it out can be compared. */
export type EdgeText = string;

export function edgeText(one: Pick<Quote, "market" | "selection" | "line" | "bookmaker" | "price"> & { edge: number }): EdgeText {
  return [one.market, one.selection, one.line, one.bookmaker, one.price, one.edge.toFixed(9)].join(" ");
}

const sides: Readonly<Record<string, readonly string[]>> = {
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  two_way: ["home", "away"],
  total: ["over", "under"],
  both_score: ["yes", "no"],
};

/** All edges of a board of at least 1 %, worked out with nothing of ours: plain loops, and bisection instead of Newton's steps. */
export function edgesByHand(quotes: readonly Quote[], sharp: string | null): EdgeText[] {
  const found: EdgeText[] = [];
  for (const offers of marketsIn(quotes)) {
    const fair = fairByBook(offers);
    const set = fair.set;
    for (const [book, prices] of offers.books) {
      if (!fair.of.has(book) || fair.alone.has(book) || book === sharp) continue;
      const judges = [...fair.of].filter(([other]) => (sharp === null ? other !== book : other === sharp));
      if (judges.length < (sharp === null ? 2 : 1)) continue;
      const means = set.map((_, nth) => {
        const values = judges.map(([, own]) => own[nth] as number).sort((a, b) => a - b);
        if (values.length >= 3) values.splice(values.length - 1, 1);
        if (values.length >= 2 && judges.length >= 3) values.splice(0, 1);
        return values.reduce((sum, value) => sum + value, 0) / values.length;
      });
      const total = means.reduce((sum, mean) => sum + mean, 0) / offers.winners;
      set.forEach((selection, nth) => {
        const { price, line } = prices.get(selection) as { price: number; line: number | null };
        const edge = (price * (means[nth] as number)) / total - 1;
        if (edge >= 0.01) found.push(edgeText({ market: offers.market, selection, line, bookmaker: book, price, edge }));
      });
    }
  }
  return found.sort();
}

interface Offers {
  market: Quote["market"];
  winners: number;
  books: Map<string, Map<string, { price: number; line: number | null }>>;
}

function marketsIn(quotes: readonly Quote[]): Offers[] {
  const markets = new Map<string, Offers>();
  for (const { market, selection, line, bookmaker, price } of quotes) {
    if (market === "other" || bookmaker === null) continue;
    const home = market === "handicap" && selection === "away" && line !== null ? 0 - line : line;
    const name = `${market} ${home}`;
    const offers = markets.get(name) ?? { market, winners: market === "double_chance" ? 2 : 1, books: new Map() };
    markets.set(name, offers);
    const own = offers.books.get(bookmaker) ?? new Map();
    offers.books.set(bookmaker, own.set(selection, { price, line }));
  }
  return [...markets.values()];
}

function hasAll(prices: ReadonlyMap<string, unknown>, set: readonly string[]): boolean {
  return set.length === prices.size && set.every((selection) => prices.has(selection));
}

/** The fair chances of each book that has the whole market at a margin between -10 and 25 %, and who stands alone. */
function fairByBook({ market, winners, books }: Offers) {
  const twoWay = ["home", "away"];
  const own = (prices: ReadonlyMap<string, unknown>) => sides[market] ?? (prices.has("draw") ? ["home", "draw", "away"] : twoWay);
  const sumOf = (prices: ReadonlyMap<string, { price: number }>) =>
    [...prices.values()].reduce((sum, one) => sum + 1 / one.price, 0);
  const isOdd = (prices: ReadonlyMap<string, { price: number }>) =>
    hasAll(prices, own(prices)) && (sumOf(prices) / winners < 0.9 || sumOf(prices) / winners > 1.25);
  const sane = [...books].filter(([, prices]) => !isOdd(prices));
  const voting = (sane.length > 0 ? sane : [...books]).filter(([, prices]) => prices.has("home") && prices.has("away"));
  const withDraw = voting.filter(([, prices]) => prices.has("draw")).length;
  const set = sides[market] ?? (withDraw * 2 >= voting.length ? ["home", "draw", "away"] : twoWay);
  const of = new Map<string, number[]>();
  for (const [book, prices] of books)
    if (hasAll(prices, set) && !isOdd(prices))
      of.set(
        book,
        powerOf(
          set.map((one) => prices.get(one)?.price ?? 0),
          winners,
        ),
      );
  return { set, of, alone: aloneIn(of, set.length) };
}

function powerOf(prices: readonly number[], winners: number): number[] {
  let [low, high] = [0, 16];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (prices.reduce((sum, price) => sum + (1 / price) ** middle, 0) > winners) low = middle;
    else high = middle;
  }
  return prices.map((price) => (1 / price) ** low);
}

function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half)
    ? ((sorted[half - 1] as number) + (sorted[half] as number)) / 2
    : (sorted[Math.floor(half)] as number);
}

/** Of four books or more: those that are four times as far from the others as these are from each other, and four points at least. */
function aloneIn(fair: ReadonlyMap<string, readonly number[]>, count: number): Set<string> {
  const alone = new Set<string>();
  if (fair.size < 4) return alone;
  for (const [book, own] of fair)
    for (let nth = 0; nth < count; nth++) {
      const others = [...fair].filter(([other]) => other !== book).map(([, values]) => values[nth] as number);
      const middle = middleOf(others);
      const usual = middleOf(others.map((value) => Math.abs(value - middle)));
      if (Math.abs((own[nth] as number) - middle) >= Math.max(4 * usual, 0.04)) alone.add(book);
    }
  return alone.size * 2 > fair.size ? new Set() : alone;
}
