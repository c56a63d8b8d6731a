import { formatted } from "./book-formats.ts";
import { ownSideLines } from "./handicaps.ts";
import { nameOfMarket, type Placed, placeOffers } from "./offer-meaning.ts";
import { columnsOf } from "./plan/column.ts";
import { withoutContradictions } from "./plan/conflicts.ts";
import type { KnownOdds, Reader } from "./plan/kept.ts";
import { planOdds } from "./plan/planner.ts";
import { readByPlan } from "./plan/reading.ts";
import type { OddsKind } from "./plan/roles.ts";
import { stepsOf } from "./plan/steps.ts";
import { zippedRows } from "./plan/zipped.ts";
import { decimalIn } from "./prices.ts";
import { rememberedOf } from "./remembered.ts";
import type { Report } from "./report.ts";
import type { QuoteRow } from "./rows.ts";
import { filtered, isOfOneTime, type Series, seriesOf } from "./series.ts";

/** Reads the odds of a match, or their history, from an answer of any nesting and price format. */
export const oddsReader: Reader<OddsKind> = {
  plan(payload, known) {
    const { root, tooLarge } = columnsOf(payload, zippedRows);
    if (tooLarge) known.report.note("the answer is larger or deeper than is read");
    return planOdds(root, known);
  },

  rows(payload, plan, known) {
    const steps = compiled(plan);
    const { offers, isNew } = readByPlan(payload, steps, known);
    const meant = seriesOf(ownSideLines(placeOffers(offers, known.report), known.report));
    const { series, contradicted } = withoutContradictions(meant, { payload, steps, ...known });
    return { rows: quotesOf(series, known), holds: !isNew && !contradicted };
  },
};

const compiled = rememberedOf(stepsOf);

function quotesOf(all: readonly Series[], known: KnownOdds): QuoteRow[] {
  const { kind, report } = known;
  const series = withoutDoubles(kind === "history" ? timed(all, report) : newest(all, report));
  const quotes: QuoteRow[] = [];
  for (const { rows, format } of formatted(series, known))
    for (const { offer, bookmaker, market, selection, line, at } of rows) {
      const price = decimalIn(offer.notation, format);
      if (price !== null) quotes.push({ bookmaker, market, selection, line, price, at });
    }
  return quotes;
}

/** A point of a history is one by its time. */
function timed(all: readonly Series[], report: Report): readonly Series[] {
  return filtered(all, (row) => {
    if (row.at === null) report.skip(row.offer.path, "no time");
    return row.at !== null;
  });
}

/** Of a price that the answer gives at several times, the odds of now are the last. */
function newest(all: readonly Series[], report: Report): readonly Series[] {
  return all.map((series) => {
    if (isOfOneTime(series)) return series;
    const latest = new Map<string, string>();
    for (const { selection, at } of series) if ((at ?? "") > (latest.get(selection) ?? "")) latest.set(selection, at ?? "");
    const left = series.filter(({ selection, at }) => (at ?? "") === (latest.get(selection) ?? ""));
    if (left.length < series.length) report.note("older prices of the same selection were left out");
    return left;
  });
}

/** Says the same market in two ways: the one that comes first is the market, the other is kept by its own name. */
function withoutDoubles(all: readonly Series[]): readonly Series[] {
  if (!hasDoubles(all)) return all;
  const placed = all.flat();
  const target = ({ bookmaker, market, selection, line }: Placed) => `${bookmaker}\n${market}\n${selection}\n${line}`;
  const threeWay = new Set(
    placed.filter(({ selection, market }) => market === "winner" && selection === "draw").map(nameOfMarket),
  );
  const ordered = placed.toSorted((a, b) => Number(threeWay.has(nameOfMarket(b))) - Number(threeWay.has(nameOfMarket(a))));
  const sources = new Map<string, string>();
  for (const row of ordered) if (!sources.has(target(row))) sources.set(target(row), row.source);
  const doubled = new Set(placed.filter((row) => sources.get(target(row)) !== row.source).map(nameOfMarket));
  return seriesOf(placed.map((row) => (row.market !== "other" && doubled.has(nameOfMarket(row)) ? keptByName(row) : row)));
}

/** Most answers name each market once. */
function hasDoubles(all: readonly Series[]): boolean {
  const sources = new Map<string, string>();
  return all.some(([row]) => {
    if (row === undefined || row.market === "other") return false;
    const key = `${row.bookmaker}\n${row.market}`;
    const first = sources.get(key);
    if (first === undefined) sources.set(key, row.source);
    return first !== undefined && first !== row.source;
  });
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
