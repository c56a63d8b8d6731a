import type { Market } from "../../odds/quote.ts";
import type { PlacedBook } from "./books.ts";
import type { Placed } from "./offer-meaning.ts";
import { type Book, judgeBook, usualFormat, type Verdict } from "./price-format.ts";
import { decimalIn, type PriceFormat } from "./prices.ts";
import type { Report } from "./report.ts";

/**
 * The price format of each row. A complete market decides for itself. One that is incomplete, or could be read in two ways, follows
 * the other markets of its series, of its bookmaker, or of the whole answer where these agree; otherwise it is skipped.
 */
export function toFormats(
  placed: readonly PlacedBook[],
  { kind, report }: { kind: "odds" | "history"; report: Report },
): Map<Placed, PriceFormat> {
  const draws = placed.some(({ rows }) => rows.some(isDraw));
  const books = placed.map((book) => judged(book, draws));
  const evidence = createEvidence();
  for (const book of books) if (book.verdict.kind === "format") evidence.add(book, book.verdict.format);
  if (kind === "history") judgeSeries(books, evidence);
  const formats = new Map<Placed, PriceFormat>();
  const chosen = new Set<PriceFormat>();
  for (const book of books) {
    const format = formatOf(book, evidence);
    if (format !== null) chosen.add(format);
    for (const row of book.placed.rows) {
      if (format !== null) formats.set(row, format);
      else report.skip(row.offer.path, reasonOf(book.verdict));
    }
  }
  for (const format of chosen) if (format !== "decimal") report.note(`prices read as ${format}`);
  return formats;
}

function formatOf(book: JudgedBook, evidence: Evidence): PriceFormat | null {
  const { verdict } = book;
  if (verdict.kind !== "open") return verdict.kind === "format" ? verdict.format : null;
  const alone = book.book.complete === "unknown" && evidence.isEmpty();
  return alone ? usualFormat(book.book, verdict.formats) : evidence.choose(book, verdict.formats);
}

interface JudgedBook {
  placed: PlacedBook;
  book: Book;
  verdict: Verdict;
}

function reasonOf(verdict: Verdict): string {
  return verdict.kind === "nonsense" ? "the market's prices do not add up in any format" : "the price format cannot be told";
}

function isDraw({ market, selection }: Placed): boolean {
  return market === "winner" && selection === "draw";
}

function judged(placed: PlacedBook, draws: boolean): JudgedBook {
  const book = bookOf(placed.rows, draws);
  return { placed, book, verdict: judgeBook(book) };
}

function bookOf(rows: readonly Placed[], draws: boolean): Book {
  const market = rows[0]?.market ?? "other";
  const stated = rows[0]?.offer.place.format ?? null;
  return {
    notations: rows.map(({ offer }) => offer.notation),
    cover: market === "double_chance" ? 2 : 1,
    complete: completeness(market, rows, draws),
    stated: rows.every(({ offer }) => offer.place.format === stated) ? stated : null,
  };
}

const wanted: Readonly<Record<Exclude<Market, "other" | "winner">, readonly string[]>> = {
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
};

const sides = ["home", "away"];
const sidesAndDraw = ["home", "draw", "away"];

function completeness(market: Market, rows: readonly Placed[], draws: boolean): Book["complete"] {
  // No selection stands twice in a book.
  if (market === "other") return rows.length > 1 ? "unknown" : "no";
  const all = market !== "winner" ? wanted[market] : draws ? sidesAndDraw : sides;
  return all.every((selection) => rows.some((row) => row.selection === selection)) ? "yes" : "no";
}

type Evidence = ReturnType<typeof createEvidence>;

/** What decided books say for those that cannot decide for themselves. */
function createEvidence() {
  const ofSeries = new Map<string, Set<PriceFormat>>();
  const ofBookmaker = new Map<string | null, Set<PriceFormat>>();
  const ofAnswer = new Set<PriceFormat>();

  function note<K>(seen: Map<K, Set<PriceFormat>>, key: K, format: PriceFormat): void {
    const formats = seen.get(key);
    if (formats === undefined) seen.set(key, new Set([format]));
    else formats.add(format);
  }

  return {
    add({ placed: { series, bookmaker } }: JudgedBook, format: PriceFormat): void {
      note(ofSeries, series, format);
      note(ofBookmaker, bookmaker, format);
      ofAnswer.add(format);
    },
    isEmpty: (): boolean => ofAnswer.size === 0,
    has: (series: string): boolean => ofSeries.has(series),
    choose({ placed: { series, bookmaker } }: JudgedBook, among: readonly PriceFormat[]): PriceFormat | null {
      const formats = ofSeries.get(series) ?? ofBookmaker.get(bookmaker) ?? ofAnswer;
      const [only] = formats;
      return formats.size === 1 && only !== undefined && among.includes(only) ? only : null;
    },
  };
}

/** A history whose selections move at different times has no complete moment; then the last price of each stands for one. */
function judgeSeries(books: readonly JudgedBook[], evidence: Evidence): void {
  const series = new Map<string, Placed[]>();
  for (const { placed } of books) {
    if (evidence.has(placed.series)) continue;
    const rows = series.get(placed.series);
    if (rows === undefined) series.set(placed.series, [...placed.rows]);
    else rows.push(...placed.rows);
  }
  const draws = books.some(({ placed }) => placed.rows.some(isDraw));
  for (const [name, rows] of series) {
    const last = new Map([...rows].sort((a, b) => ((a.at ?? "") < (b.at ?? "") ? -1 : 1)).map((row) => [row.selection, row]));
    const book = judged({ series: name, bookmaker: rows[0]?.bookmaker ?? null, rows: [...last.values()] }, draws);
    const { verdict } = book;
    if (verdict.kind === "format" && rows.every(({ offer }) => decimalIn(offer.notation, verdict.format) !== null))
      evidence.add(book, verdict.format);
  }
}
