import type { Market } from "../../../odds/quote.ts";
import { type ColumnName, columnOf, isLoneLetter } from "../columns.ts";
import { foldKey } from "../fields.ts";
import { allValues, type Column, isBranch } from "./column.ts";
import { holdsPrices, isAmerican, isFlags, isLines, isTimes } from "./evidence.ts";
import type { KnownOdds } from "./kept.ts";
import { keyMeaning } from "./keys.ts";
import { type Refused, rivals } from "./plan.ts";
import type { Spot } from "./spot.ts";

interface Asked {
  spot: Spot;
  used: ReadonlySet<Column>;
  known: KnownOdds;
}

interface AskedOfColumns extends Asked {
  /** Where the object stands, without what it says itself. */
  outer: Spot;
}

/**
 * The columns with the price that an object itself holds, the surest first. Another one stands in where the first says nothing only
 * if its name tells the format: a number beside an empty price is anything. Of two that differ, neither is taken.
 */
export function ownPricesOf(column: Column, { spot, used, known, refuse }: Asked & { refuse: Refuse }): Column[] {
  const pinned = [...column.kids.values()].filter((kid) => known.pinOf(kid)?.role === "price");
  if (pinned.length > 0) return pinned.filter((kid) => known.pinOf(kid)?.of === null);
  const candidates = [...column.kids.values()].flatMap((kid) => {
    const { price, bars, noise } = keyMeaning(kid.key);
    const open = known.pinOf(kid) === null && !used.has(kid);
    const usable = price !== null && bars === null && !noise && open && !isBranch(kid) && holdsPrices(kid) && !isTimes(kid);
    return usable ? [{ kid, price }] : [];
  });
  // A forecast looks just like an implied probability.
  const prices = candidates.some(({ price }) => !price.probability)
    ? candidates.filter(({ price }) => !price.probability)
    : candidates.filter(() => spot.bookmaker);
  prices.sort((one, other) => one.price.rank - other.price.rank);
  const [first, ...others] = prices;
  if (first === undefined || (first.price.vague && !spot.selection && spot.role === "any")) return [];
  const rival = others.find(({ price, kid }) => price.format === null && !price.vague && !holdTheSame(kid, first.kid));
  if (rival !== undefined && first.price.format === null) {
    refuse([first.kid, rival.kid], rivals([first.kid.path, rival.kid.path], "price"));
    return [];
  }
  return [first.kid, ...others.filter(({ price }) => price.format !== null).map(({ kid }) => kid)];
}

/** The same values in the same rows. */
function holdTheSame({ values, order }: Column, other: Column): boolean {
  return order === other.order && values.size === other.values.size && [...values].every((value) => other.values.has(value));
}

type Refuse = (columns: readonly Column[], refused: Omit<Refused, "path">) => void;

/** A column of an object that has one per selection. */
export interface ColumnPrice {
  column: Column;
  /** What it is the price of, in words that `columnOf` reads, where its key does not say it. */
  of: string | null;
  isLine: boolean;
  market: Market | null;
}

interface Cell {
  column: Column;
  name: ColumnName;
  isLine: boolean;
}

/** The prices of an object that has a column per selection (`home_odds`, `П1`, `over_2_5`), and their lines. */
export function columnPricesOf(column: Column, asked: AskedOfColumns): ColumnPrice[] {
  const pinned = [...column.kids.values()].flatMap((kid) => pinnedColumn(kid, asked.known));
  const cells = withLines([...column.kids.values()].flatMap((kid) => cellOf(kid, column, asked)));
  const prices = bestPerSelection(cells.filter(({ isLine }) => !isLine));
  const fitting = prices.filter(
    ({ name }) => name.market === null || asked.spot.market === null || fits(name.market, asked.spot),
  );
  const lines = cells.filter(({ isLine }) => isLine);
  if (fitting.length === 0) return pinned;
  return [
    ...pinned,
    ...[...fitting, ...lines].map(({ column: kid, name, isLine }) => ({
      column: kid,
      of: textOf(name),
      isLine,
      market: name.market,
    })),
  ];
}

/** `over` beside a market that is not known by meaning (`corners`) is a selection of that market. */
function fits(market: Market, { market: named }: Spot): boolean {
  return named?.has(market) === true || named?.has("other") === true || (named?.has("handicap") === true && market === "winner");
}

function pinnedColumn(kid: Column, { pinOf }: KnownOdds): ColumnPrice[] {
  const pin = pinOf(kid);
  if (pin?.role !== "price" || pin.of === null) return [];
  return [{ column: kid, of: pin.of, isLine: false, market: columnOf(pin.of.replace(" / ", " "))?.market ?? null }];
}

function cellOf(kid: Column, { kids }: Column, { spot, outer, used, known }: AskedOfColumns): Cell[] {
  if (used.has(kid) || isBranch(kid) || isFlags(kid) || !holdsPrices(kid) || known.pinOf(kid) !== null) return [];
  const has = (letter: string) => [...kids.keys()].some((key) => foldKey(key) === letter);
  if (isLoneLetter(foldKey(kid.key), has)) return [];
  const { bars, noise } = keyMeaning(kid.key);
  const name = columnOf(kid.key);
  if (name === null || bars !== null || noise) return [];
  // A market alone needs the selection that is around it, and a side around it is no place for another.
  if (name.selection === null ? !spot.selection : outer.selection) return [];
  if (name.role === "probability" && !spot.bookmaker) return [];
  return [{ column: kid, name, isLine: name.role === "line" && !isAmerican(kid) }];
}

/** Of two columns of one side of a line's market, one holds the line; alone, the numbers tell. */
function withLines(cells: readonly Cell[]): Cell[] {
  return cells.flatMap((cell) => {
    const { column, name, isLine } = cell;
    if (isLine) return isLines(column) ? [cell] : [];
    if (name.role !== "bare" || (name.market !== "handicap" && name.market !== "total") || name.line !== null) return [cell];
    const priced = cells.some(
      (other) => other !== cell && sameAs(other.name, name) && (other.name.role === "price" || isAmerican(other.column)),
    );
    const signed =
      allValues(column, (value) => Math.abs(Number(value)) < 100) && [...column.values].some((value) => Number(value) < 0);
    return (priced || signed) && isLines(column) && !isAmerican(column) ? [{ ...cell, isLine: true }] : [cell];
  });
}

function sameAs(one: ColumnName, other: ColumnName): boolean {
  return one.market === other.market && one.selection === other.selection;
}

/** The surest last. */
const roles: readonly ColumnName["role"][] = ["probability", "bare", "line", "price"];
const formats: readonly ColumnName["format"][] = [null, "decimal"];

/** A price column hides a bare one of the same selection (then that is a line or a score), and both hide a probability. */
function bestPerSelection(cells: readonly Cell[]): Cell[] {
  const best = new Map<string, Cell>();
  const others = cells.some(({ name }) => name.role !== "probability");
  for (const cell of cells) {
    const { name } = cell;
    if (name.role === "probability" && others) continue;
    const key = `${name.market} ${name.selection} ${name.line}`;
    const rival = best.get(key)?.name;
    if (rival === undefined || isSurer(name, rival)) best.set(key, cell);
  }
  return [...best.values()];
}

function isSurer(one: ColumnName, other: ColumnName): boolean {
  const byRole = roles.indexOf(one.role) - roles.indexOf(other.role);
  return (byRole || formats.indexOf(one.format) - formats.indexOf(other.format)) > 0;
}

/** The meaning of a column's name, in words that mean the same wherever they stand. */
function textOf({ selection, market, line, lineOf }: ColumnName): string {
  const marketText = lineOf === "market" && line !== null ? `${market} ${line}` : market;
  const selectionText = lineOf === "selection" && line !== null ? `${selection} ${line}` : selection;
  return [marketText, selectionText].filter((text) => text !== null).join(" / ");
}
