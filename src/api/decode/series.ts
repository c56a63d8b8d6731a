import { groupedBy } from "./grouped.ts";
import type { Placed } from "./offer-meaning.ts";
import type { Report } from "./report.ts";

/** The prices of one bookmaker on one market and line, at whatever times: what has to make sense together. Never without a row. */
export type Series = readonly Placed[];

/** Puts together the prices of each bookmaker's markets, in the order of the answer. Both sides of a handicap belong together. */
export function seriesOf(placed: readonly Placed[]): Series[] {
  const all = new Map<string, Placed[]>();
  let [last, series]: [Placed | null, Placed[]] = [null, []];
  for (const row of placed) {
    // Answers go from book to book: most rows have the series of the one before.
    if (last === null || !isSameSeries(last, row)) {
      const key = `${row.bookmaker}\n${row.source}\n${row.market}\n${pairLine(row)}`;
      series = all.get(key) ?? [];
      if (series.length === 0) all.set(key, series);
    }
    series.push(row);
    last = row;
  }
  return [...all.values()];
}

/** The rows of a series that pass; a series without any is gone. */
export function filtered(all: readonly Series[], passes: (row: Placed) => boolean): Series[] {
  return all.map((series) => series.filter(passes)).filter(({ length }) => length > 0);
}

/** The prices of a series that stand at the same time, without those that contradict each other: neither can be believed. */
export function booksIn(series: Series, { kind, report }: { kind: "odds" | "history"; report: Report }): Series[] {
  const books = kind === "odds" || isOfOneTime(series) ? [series] : [...groupedBy(series, ({ at }) => at).values()];
  return books.map((rows) => withoutConflicts(rows, report)).filter(({ length }) => length > 0);
}

export function isOfOneTime(series: Series): boolean {
  for (const { at } of series) if (at !== series[0]?.at) return false;
  return true;
}

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

/** The same price twice is said once. */
function withoutConflicts(rows: Series, report: Report): Series {
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
