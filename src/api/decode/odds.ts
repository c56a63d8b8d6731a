import { toFormats } from "./book-formats.ts";
import { booksOf } from "./books.ts";
import { ownSideLines } from "./handicaps.ts";
import { type Placed, placeOffers } from "./offer-meaning.ts";
import { withoutContradictions } from "./plan/conflicts.ts";
import { compiledSteps, freshPlan, type PlanOptions, pricesBy } from "./plan/kept.ts";
import type { Plan, PlanLine } from "./plan/plan.ts";
import { decimalIn } from "./prices.ts";
import { laterReport, type Report } from "./report.ts";
import type { QuoteRow } from "./rows.ts";

/** Reads the odds of a match, or their history, from an answer of any nesting and price format, and says by which plan. */
export function readQuotes(payload: unknown, options: PlanOptions): { rows: QuoteRow[]; plan: readonly PlanLine[] } {
  const kept = options.plans?.of(options.kind) ?? null;
  const later = laterReport(options.report);
  const known = kept === null ? null : placedBy(kept, payload, { ...options, report: later.report });
  if (kept !== null && known !== null && !known.isNew && !known.contradicted) {
    later.tell();
    return { rows: quotesOf(known.placed, options), plan: kept.lines };
  }
  const plan = freshPlan(payload, options);
  const { placed } = placedBy(plan, payload, options);
  const rows = quotesOf(placed, options);
  if (rows.length > 0) options.plans?.keep(options.kind, plan);
  return { rows, plan: plan.lines };
}

interface PlacedRows {
  placed: readonly Placed[];
  isNew: boolean;
  contradicted: boolean;
}

function placedBy(plan: Plan, payload: unknown, options: PlanOptions): PlacedRows {
  const { kind, report } = options;
  const { offers, isNew } = pricesBy(plan, payload, options);
  const meant = ownSideLines(placeOffers(offers, report), report);
  const { rows, contradicted } = withoutContradictions(meant, { payload, steps: compiledSteps(plan), kind, report });
  return { placed: rows, isNew, contradicted };
}

function quotesOf(placed: readonly Placed[], options: PlanOptions): QuoteRow[] {
  const { kind, report } = options;
  const rows = kind === "history" ? timed(placed, report) : newest(placed, report);
  const distinct = withoutDoubles(rows);
  const formats = toFormats(booksOf(distinct, options), { kind, report });
  const quotes: QuoteRow[] = [];
  for (const row of distinct) {
    const format = formats.get(row);
    const price = format === undefined ? null : decimalIn(row.offer.notation, format);
    if (price !== null) quotes.push(rowOf(row, price));
  }
  return quotes;
}

function rowOf({ bookmaker, market, selection, line, at }: Placed, price: number): QuoteRow {
  return { bookmaker, market, selection, line, price, at };
}

/** A point of a history is one by its time. */
function timed(placed: readonly Placed[], report: Report): Placed[] {
  return placed.filter((row) => {
    if (row.at === null) report.skip(row.offer.path, "no time");
    return row.at !== null;
  });
}

/** Of a price that the answer gives at several times, the odds of now are the last. */
function newest(placed: readonly Placed[], report: Report): readonly Placed[] {
  if (placed.every(({ at }) => at === placed[0]?.at)) return placed;
  const latest = new Map<string, string>();
  for (const row of placed) {
    const key = sourceKey(row);
    const at = row.at ?? "";
    if (at > (latest.get(key) ?? "")) latest.set(key, at);
  }
  const rows = placed.filter((row) => (row.at ?? "") === (latest.get(sourceKey(row)) ?? ""));
  if (rows.length < placed.length) report.note("older prices of the same selection were left out");
  return rows;
}

/** Says the same market in two ways: the one that comes first is the market, the other is kept by its own name. */
function withoutDoubles(placed: readonly Placed[]): readonly Placed[] {
  if (!hasDoubles(placed)) return placed;
  const sources = new Map<string, string>();
  const threeWay = new Set(
    placed
      .filter(({ selection, market }) => market === "winner" && selection === "draw")
      .map(({ bookmaker, source }) => `${bookmaker}\n${source}`),
  );
  const ordered = [...placed].sort(
    (a, b) => Number(threeWay.has(`${b.bookmaker}\n${b.source}`)) - Number(threeWay.has(`${a.bookmaker}\n${a.source}`)),
  );
  for (const row of ordered) if (!sources.has(targetKey(row))) sources.set(targetKey(row), row.source);
  const doubled = new Set(
    placed.filter((row) => sources.get(targetKey(row)) !== row.source).map(({ bookmaker, source }) => `${bookmaker}\n${source}`),
  );
  return placed.map((row) => (row.market !== "other" && doubled.has(`${row.bookmaker}\n${row.source}`) ? keptByName(row) : row));
}

/** Most answers name each market once. */
function hasDoubles(placed: readonly Placed[]): boolean {
  const books = new Map<string | null, Map<string, string>>();
  for (const { bookmaker, market, source } of placed) {
    if (market === "other") continue;
    let sources = books.get(bookmaker);
    if (sources === undefined) {
      sources = new Map();
      books.set(bookmaker, sources);
    }
    const first = sources.get(market);
    if (first === undefined) sources.set(market, source);
    else if (first !== source) return true;
  }
  return false;
}

function keptByName(row: Placed): Placed {
  const name = row.offer.place.market?.name ?? row.source;
  return {
    ...row,
    market: "other",
    selection: `${name}: ${row.selection}${row.line === null ? "" : ` ${row.line}`}`,
    line: null,
  };
}

function targetKey({ bookmaker, market, selection, line }: Placed): string {
  return `${bookmaker}\n${market}\n${selection}\n${line}`;
}

function sourceKey(row: Placed): string {
  return `${targetKey(row)}\n${row.source}`;
}
