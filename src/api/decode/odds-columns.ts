import type { Market } from "../../odds/quote.ts";
import { type Column, columnOf, isLoneLetter } from "./columns.ts";
import { type Fields, pickAs } from "./fields.ts";
import { lineOf } from "./lines.ts";
import type { MarketName } from "./markets.ts";
import { handicapLineKeys, totalLineKeys } from "./odds-fields.ts";
import type { Place } from "./offers.ts";
import { notationOf, type PriceFormat } from "./prices.ts";
import { selectionOf } from "./selections.ts";

/** A price found in a column of its selection. */
export interface ColumnPrice {
  key: string;
  value: unknown;
  place: Place;
}

interface Cell extends Column {
  key: string;
  value: unknown;
}

// Written out: copying the column for every cell would be a good part of the whole cost.
function cellOf({ selection, market, line, role, format }: Column, key: string, value: unknown): Cell {
  return { selection, market, line, role, format, key, value };
}

/** The prices of an object that has a column per selection (`home_odds`, `П1`, `over_2_5`, names of teams). */
export function readColumns(fields: Fields, place: Place): ColumnPrice[] {
  const cells = cellsOf(fields, place);
  if (cells.length === 0) return [];
  const best = bestPerSelection(cells);
  const row = rowOf(fields, { cells, best, place });
  return (
    best
      // Probabilities that no bookmaker stands for are a forecast.
      .filter(({ role }) => role !== "probability" || place.bookmaker !== null)
      .filter((cell) => row.market === null || cell.market === null || agrees(row.market, cell.market))
      .map((cell) => ({ key: cell.key, value: cell.value, place: placeOfCell(cell, place, row) }))
  );
}

/** What the columns of one object have in common. */
interface Row {
  market: MarketName | null;
  /** It has columns of totals or handicaps beside those of the winner: a line in it is not the winner's. */
  mixed: boolean;
  /** It has columns named as a handicap's: a side's line is theirs. */
  hasHandicap: boolean;
  /** The lines that stand beside a side's price. */
  sideLines: ReadonlyMap<string, number | null>;
  /** The lines that stand for a whole market (`total_line`). */
  marketLines: ReadonlyMap<Market, number>;
}

function rowOf(fields: Fields, { cells, best, place }: { cells: readonly Cell[]; best: readonly Cell[]; place: Place }): Row {
  const marketLines = new Map<Market, number>();
  for (const [market, keys] of marketLineKeys) {
    const line = pickAs(fields, keys, lineOf);
    if (line !== null) marketLines.set(market, line);
  }
  const hasHandicap = best.some(({ market }) => market === "handicap");
  const mixed = hasHandicap || best.some(({ market }) => market === "total");
  const named = place.market !== null && fields.has(place.market.name) && handicapLineKeys.includes(place.market.name);
  return { market: mixed && named ? null : place.market, mixed, hasHandicap, sideLines: sideLinesOf(cells, best), marketLines };
}

const marketLineKeys: readonly (readonly [Market, readonly string[]])[] = [
  ["total", totalLineKeys],
  ["handicap", handicapLineKeys],
];

/** Lines in columns of their own (`home_line`), or under the bare name of a handicap's side that has its price elsewhere. */
function sideLinesOf(cells: readonly Cell[], best: readonly Cell[]): Map<string, number | null> {
  const priced = new Set(
    best.filter(({ role, market }) => role === "price" && market === "handicap").map((cell) => cell.selection),
  );
  const isLine = ({ role, market, selection }: Cell) =>
    role === "line" || (role === "bare" && market === "handicap" && priced.has(selection));
  return new Map(cells.filter(isLine).map((cell) => [cell.selection, lineOf(cell.value)]));
}

function cellsOf(fields: Fields, { sides }: Place): Cell[] {
  const cells: Cell[] = [];
  for (const [folded, { key, value }] of fields) {
    if ((typeof value !== "number" && typeof value !== "string") || isLoneLetter(folded, fields)) continue;
    const column = columnOf(key) ?? teamColumn(key, sides);
    if (column === null) continue;
    if (column.role === "line" ? lineOf(value) !== null : notationOf(value) !== null) cells.push(cellOf(column, key, value));
  }
  return cells;
}

function teamColumn(key: string, sides: Place["sides"]): Column | null {
  const words = sides === null ? null : selectionOf(key, sides);
  return words === null ? null : { ...words, role: "bare", format: null };
}

const strength: Readonly<Record<Column["role"], number>> = { price: 3, bare: 2, probability: 1, line: 0 };
const formatStrength = (format: PriceFormat | null) => (format === "decimal" ? 2 : format === null ? 1 : 0);

/** A price column hides a bare one of the same selection (then that is a line or a score), and both hide a probability. */
function bestPerSelection(cells: readonly Cell[]): Cell[] {
  const best = new Map<string, Cell>();
  const top = Math.max(...cells.map(({ role }) => strength[role]));
  for (const cell of cells) {
    if (cell.role === "line" || (cell.role === "probability" && top > strength.probability)) continue;
    const key = `${cell.market} ${cell.selection} ${cell.line}`;
    const rival = best.get(key);
    const ahead =
      rival === undefined
        ? 1
        : strength[cell.role] - strength[rival.role] || formatStrength(cell.format) - formatStrength(rival.format);
    if (ahead > 0) best.set(key, cell);
  }
  return [...best.values()];
}

/** `over` beside a market that is not known by meaning (`corners`) is a selection of that market. */
function agrees(market: MarketName, wanted: Market): boolean {
  return market.market === wanted || market.market === "other";
}

function placeOfCell(cell: Cell, place: Place, { market: rowMarket, mixed, hasHandicap, sideLines, marketLines }: Row): Place {
  const takesSideLine = cell.market === null ? !hasHandicap : cell.market === "handicap";
  const ownLine = takesSideLine ? (sideLines.get(cell.selection) ?? null) : null;
  const market = rowMarket ?? marketOfCell(cell, ownLine);
  const line = cell.line ?? ownLine ?? (market === null ? null : (marketLines.get(market.market) ?? null));
  const { bookmaker, at, sides } = place;
  return {
    bookmaker,
    at,
    sides,
    market,
    selection: market?.market === "other" ? cell.key : cell.selection,
    line: line ?? (mixed && market === null ? null : place.line),
    lineOf: cell.line !== null ? "selection" : ownLine !== null ? "outcome" : "market",
    format: cell.format ?? place.format,
  };
}

function marketOfCell({ market, selection }: Cell, ownLine: number | null): MarketName | null {
  const name = market ?? (ownLine !== null && (selection === "home" || selection === "away") ? "handicap" : null);
  return name === null ? null : { market: name, name, line: null };
}
