import { groupedBy } from "./grouped.ts";
import { nameOfMarket, type Placed } from "./offer-meaning.ts";
import { bookSum, isBookSum } from "./price-format.ts";
import { priceFormats } from "./prices.ts";
import type { Report } from "./report.ts";

/**
 * Turns every handicap's line into that of the selection's own side. A line that holds for the whole market is the home
 * side's, so the away side has its opposite; lines that stand beside each price are compared with those of the other side.
 */
export function ownSideLines(placed: readonly Placed[], report: Report): readonly Placed[] {
  if (!placed.some(({ market }) => market === "handicap")) return placed;
  const open = placed.filter(({ market, lineOf }) => market === "handicap" && lineOf === "outcome");
  const readings = readingsOf(groupedBy(open, nameOfMarket));
  return placed.flatMap((row) => {
    if (row.market !== "handicap" || row.selection === "home" || row.line === 0 || row.lineOf === "selection") return [row];
    const reading = row.lineOf === "market" ? "home" : readings.get(nameOfMarket(row));
    if (reading === "home") return [{ ...row, line: 0 - (row.line ?? 0) }];
    if (reading === "own") return [row];
    report.skip(row.offer.path, "the line beside the away side can be its own or the home side's");
    return [];
  });
}

/** Whose line stands beside an away price: the away side's own, or the home side's; null when it cannot be told. */
type Reading = "own" | "home" | null;

function readingsOf(groups: ReadonlyMap<string, Placed[]>): Map<string, Reading> {
  const readings = new Map([...groups].map(([key, rows]) => [key, readingOf(rows)] as const));
  const clear = new Set([...readings.values()].filter((reading) => reading !== null));
  const [common] = clear;
  // One source writes all its books alike.
  if (clear.size === 1 && common !== undefined)
    for (const [key, reading] of readings) if (reading === null) readings.set(key, common);
  return readings;
}

function readingOf(rows: readonly Placed[]): Reading {
  const home = rows.filter(({ selection }) => selection === "home");
  const away = rows.filter(({ selection }) => selection === "away");
  const own = pairsOf(home, away, (line) => 0 - line);
  const same = pairsOf(home, away, (line) => line);
  if (own.length > 0 && same.length > 0) return byBookSums(own, same);
  if (own.length === 0 && same.length === 0) return null;
  return own.length > 0 ? "own" : "home";
}

type Pair = readonly [Placed, Placed];

function pairsOf(home: readonly Placed[], away: readonly Placed[], partner: (line: number) => number): Pair[] {
  const byLine = new Map(away.map((row) => [row.line, row]));
  return home.flatMap((row) => {
    const other = row.line === 0 || row.line === null ? undefined : byLine.get(partner(row.line));
    return other === undefined ? [] : [[row, other] as const];
  });
}

/** With lines on both sides of zero either pairing is possible; only the right one makes books that add up. */
function byBookSums(own: readonly Pair[], same: readonly Pair[]): Reading {
  const [ownFits, sameFits] = [own.every(addsUp), same.every(addsUp)];
  if (ownFits === sameFits) return null;
  return ownFits ? "own" : "home";
}

function addsUp(pair: Pair): boolean {
  const notations = pair.map(({ offer }) => offer.notation);
  return priceFormats.some((format) => isBookSum(bookSum({ notations, cover: 1 }, format)));
}
