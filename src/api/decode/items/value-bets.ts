import { numberOf, plainMinus, textOf, wordOf } from "../fields.ts";
import { lineOf } from "../lines.ts";
import { marketOf } from "../markets.ts";
import { placeOffers } from "../offer-meaning.ts";
import { nowhere } from "../offers.ts";
import { keyMeaning } from "../plan/keys.ts";
import { type Notation, notationOf } from "../prices.ts";
import type { Report } from "../report.ts";
import type { ValueBetRow } from "../rows.ts";
import { type Claim, decideEdges, type EdgeUnit } from "./edges.ts";
import type { RowValues } from "./reading.ts";
import { matchOf } from "./rows.ts";

/** Reads value bets. An edge whose unit cannot be proven is skipped: 5.2 could be 520 %, 5.2 % or points of probability. */
export function valueBetRows(
  rows: readonly RowValues[],
  { unit, report }: { unit: EdgeUnit | null; report: Report },
): ValueBetRow[] {
  const bets = rows.flatMap((row) => {
    const bet = betIn(row, unit, report);
    if (typeof bet !== "string") return [bet];
    report.skip(row.path, bet);
    return [];
  });
  const decisions = decideEdges(bets.map(({ claim }) => claim));
  if (decisions.some((decision) => decision.ok && decision.bySize))
    report.note("the unit of the edges was told by their size alone");
  return bets.flatMap(({ row, path }, index) => {
    const decision = decisions[index];
    if (decision?.ok) return [{ ...row, price: decision.price, edge: decision.edge }];
    report.skip(path, decision?.reason ?? "no edge");
    return [];
  });
}

interface Bet {
  row: Omit<ValueBetRow, "price" | "edge">;
  claim: Claim;
  path: string;
}

function betIn(row: RowValues, unit: EdgeUnit | null, report: Report): Bet | string {
  const claim = claimIn(row, unit);
  if (claim === null) return "no price";
  const name = row.get("market", wordOf);
  const market = name === null ? null : marketOf(name);
  const place = {
    ...nowhere,
    sides: row.sides(),
    bookmaker: row.get("bookmaker", wordOf),
    market,
    selection: row.get("selection", wordOf),
    line: row.get("line", lineOf) ?? market?.line ?? null,
    lineOf: "selection" as const,
  };
  const [placed] = placeOffers([{ place, notation: claim.price, position: null, path: row.path, pattern: "" }], report);
  if (placed === undefined) return "the selection is not understood";
  const { bookmaker, selection, line } = placed;
  return { row: { ...matchOf(row), market: placed.market, selection, line, bookmaker }, claim, path: row.path };
}

function claimIn(row: RowValues, saidUnit: EdgeUnit | null): Claim | null {
  const price = row.found("price", notationOf);
  if (price === null) return null;
  const edge = row.found("edge", edgeOf);
  const isPercent = edge !== null && (edge.value.isPercent || /(?:percent|percentage|pct)$/i.test(edge.key));
  return {
    price: price.value,
    format: keyMeaning(price.key).price?.format ?? null,
    edge: edge?.value.number ?? null,
    unit: saidUnit ?? (isPercent ? "percent" : null),
    unitIsSaid: saidUnit !== null,
    decimals: edge?.value.decimals ?? 0,
    fair: row.get("fair_price", notationOf),
    probability: row.get("probability", notationOf) ?? row.get("probability_percent", percentOf),
  };
}

function percentOf(value: unknown): Notation | null {
  const notation = notationOf(value);
  return notation?.kind === "plain" ? { ...notation, kind: "percent" } : notation;
}

function edgeOf(value: unknown): { number: number; isPercent: boolean; decimals: number } | null {
  const text = typeof value === "string" ? plainMinus(textOf(value) ?? "") : null;
  const number = numberOf(text === null ? value : text.replace(/ ?%$/, ""));
  if (number === null) return null;
  const decimals = /[.,](\d+)/.exec(text ?? String(number))?.[1]?.length ?? 0;
  return { number, isPercent: text?.endsWith("%") === true, decimals };
}
