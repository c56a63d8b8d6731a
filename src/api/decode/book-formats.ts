import type { Market } from "../../odds/quote.ts";
import { selectionsOfMarket } from "./markets.ts";
import { type Book, judgeBook, openReason, usualFormat, type Verdict } from "./price-format.ts";
import { decimalIn, type PriceFormat } from "./prices.ts";
import type { Report } from "./report.ts";
import { booksIn, type Series } from "./series.ts";

/**
 * The books of each series with the price format that they are in. A complete market decides for itself. One that is incomplete, or
 * could be read in two ways, follows the other books of its series, of its bookmaker, or of the whole answer where these agree;
 * otherwise it is skipped.
 */
export function formatted(
  all: readonly Series[],
  { kind, report }: { kind: "odds" | "history"; report: Report },
): { rows: Series; format: PriceFormat }[] {
  const draws = all.some((series) => series.some(({ selection }) => selection === "draw"));
  const judges = all.map((series) => booksIn(series, { kind, report }).map((rows) => judged(rows, draws)));
  const evidence = createEvidence();
  for (const [index, books] of judges.entries())
    for (const book of books) if (book.verdict.kind === "format") evidence.add(index, book, book.verdict.format);
  if (kind === "history")
    for (const [index, books] of judges.entries()) if (!evidence.has(index)) judgeLast(index, { books, draws, evidence });
  const chosen = new Set<PriceFormat>();
  const results: { rows: Series; format: PriceFormat }[] = [];
  for (const [index, books] of judges.entries())
    for (const book of books) {
      const format = formatOf(index, book, evidence);
      if (format === null) for (const { offer } of book.rows) report.skip(offer.path, reasonOf(book.verdict));
      else {
        chosen.add(format);
        results.push({ rows: book.rows, format });
      }
    }
  for (const format of chosen) if (format !== "decimal") report.note(`prices read as ${format}`);
  return results;
}

function formatOf(series: number, { rows, book, verdict }: JudgedBook, evidence: Evidence): PriceFormat | null {
  if (verdict.kind !== "open") return verdict.kind === "format" ? verdict.format : null;
  const alone = book.complete === "unknown" && evidence.isEmpty();
  return alone ? usualFormat(book, verdict.formats) : evidence.choose(series, rows, verdict.formats);
}

interface JudgedBook {
  rows: Series;
  book: Book;
  verdict: Verdict;
}

function reasonOf(verdict: Verdict): string {
  return verdict.kind === "open" ? openReason(verdict.formats) : "the market's prices do not add up in any format";
}

function judged(rows: Series, draws: boolean): JudgedBook {
  const book = bookOf(rows, draws);
  return { rows, book, verdict: judgeBook(book) };
}

function bookOf(rows: Series, draws: boolean): Book {
  const market = rows[0]?.market ?? "other";
  const stated = rows[0]?.offer.place.format ?? null;
  return {
    notations: rows.map(({ offer }) => offer.notation),
    cover: market === "double_chance" ? 2 : 1,
    complete: completeness(market, rows, draws),
    stated: rows.every(({ offer }) => offer.place.format === stated) ? stated : null,
  };
}

function completeness(market: Market, rows: Series, draws: boolean): Book["complete"] {
  // No selection stands twice in a book.
  if (market === "other") return rows.length > 1 ? "unknown" : "no";
  const all = selectionsOfMarket[market].filter((selection) => draws || selection !== "draw");
  return all.every((selection) => rows.some((row) => row.selection === selection)) ? "yes" : "no";
}

type Evidence = ReturnType<typeof createEvidence>;

/** What decided books say for those that cannot decide for themselves. */
function createEvidence() {
  const ofSeries = new Map<number, Set<PriceFormat>>();
  const ofBookmaker = new Map<string | null, Set<PriceFormat>>();
  const ofAnswer = new Set<PriceFormat>();

  function note<K>(seen: Map<K, Set<PriceFormat>>, key: K, format: PriceFormat): void {
    const formats = seen.get(key);
    if (formats === undefined) seen.set(key, new Set([format]));
    else formats.add(format);
  }

  return {
    add(series: number, { rows: [first] }: JudgedBook, format: PriceFormat): void {
      note(ofSeries, series, format);
      note(ofBookmaker, first?.bookmaker ?? null, format);
      ofAnswer.add(format);
    },
    isEmpty: (): boolean => ofAnswer.size === 0,
    has: (series: number): boolean => ofSeries.has(series),
    choose(series: number, [first]: Series, among: readonly PriceFormat[]): PriceFormat | null {
      const formats = ofSeries.get(series) ?? ofBookmaker.get(first?.bookmaker ?? null) ?? ofAnswer;
      const [only] = formats;
      return formats.size === 1 && only !== undefined && among.includes(only) ? only : null;
    },
  };
}

/** A history whose selections move at different times has no complete moment; then the last price of each stands for one. */
function judgeLast(
  series: number,
  { books, draws, evidence }: { books: readonly JudgedBook[]; draws: boolean; evidence: Evidence },
): void {
  const rows = books.flatMap((book) => book.rows);
  const ordered = rows.toSorted((a, b) => ((a.at ?? "") < (b.at ?? "") ? -1 : 1));
  const book = judged([...new Map(ordered.map((row) => [row.selection, row])).values()], draws);
  const { verdict } = book;
  if (verdict.kind === "format" && rows.every(({ offer }) => decimalIn(offer.notation, verdict.format) !== null))
    evidence.add(series, book, verdict.format);
}
