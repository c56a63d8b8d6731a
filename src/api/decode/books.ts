import type { Placed } from "./offer-meaning.ts";
import type { Report } from "./report.ts";

/** The prices of one bookmaker on one market; of a history, at one time. */
export interface PlacedBook {
  /** Names the bookmaker and the market, at whatever time. */
  series: string;
  bookmaker: string | null;
  rows: readonly Placed[];
}

/** Puts together the prices that have to make sense together, without those that contradict each other. */
export function booksOf(
  placed: readonly Placed[],
  { kind, report }: { kind: "odds" | "history"; report: Report },
): readonly PlacedBook[] {
  const books = new Map<string, PlacedBook & { rows: Placed[] }>();
  let last: { row: Placed; series: string } | null = null;
  for (const row of placed) {
    const series: string = last !== null && isSameSeries(last.row, row) ? last.series : seriesOf(row);
    last = { row, series };
    const key = kind === "history" ? `${series}\n${row.at}` : series;
    const book = books.get(key);
    if (book === undefined) books.set(key, { series, bookmaker: row.bookmaker, rows: [row] });
    else book.rows.push(row);
  }
  for (const book of books.values()) book.rows = withoutConflicts(book.rows, report);
  return [...books.values()];
}

/** Both sides of a handicap belong together. */
function seriesOf(row: Placed): string {
  const { bookmaker, source, market } = row;
  return `${bookmaker}\n${source}\n${market}\n${pairLine(row)}`;
}

/** Answers go from book to book: most rows have the series of the one before. */
function isSameSeries(one: Placed, other: Placed): boolean {
  return (
    one.bookmaker === other.bookmaker &&
    one.source === other.source &&
    one.market === other.market &&
    pairLine(one) === pairLine(other)
  );
}

/** The line from the home side. */
function pairLine({ market, selection, line }: Placed): number | null {
  return market === "handicap" && selection === "away" && line !== null ? 0 - line : line;
}

/** Two prices for one thing at one time: neither can be believed. The same price twice is said once. */
function withoutConflicts(rows: Placed[], report: Report): Placed[] {
  const bySelection = new Map<string, Placed | null>();
  for (const row of rows) {
    const first = bySelection.get(row.selection);
    if (first === undefined) bySelection.set(row.selection, row);
    else if (first === null || first.offer.notation.value !== row.offer.notation.value) {
      report.skip(row.offer.path, "two prices for the same selection");
      if (first !== null) report.skip(first.offer.path, "two prices for the same selection");
      bySelection.set(row.selection, null);
    }
  }
  return bySelection.size === rows.length ? rows : [...bySelection.values()].filter((row) => row !== null);
}
