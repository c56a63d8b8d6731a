import type { ListShape } from "../sources/definition.ts";
import { type Format, isNothing, numberOf, priceOf } from "../sources/reading/numbers.ts";
import type { ListRow } from "../sources/reading/reading.ts";
import type { FieldColumn, ListDrafting } from "./fields.ts";
import { formatOfKey, formatOfValues } from "./format.ts";
import { isHarmless, isNoBook } from "./words.ts";

/** An edge below is hardly one, and above it a slip, or another unit. */
const edges = { least: 0.005, most: 0.5 };

/** How the prices and edges of value bets are written, and questions where that isn't sure. */
export function valuingOf(drafting: ListDrafting): Pick<ListShape, "unit" | "format"> {
  const { columns, fields, ask } = drafting;
  const [price, edge] = ["price", "edge"].map((field) => columns.find(({ path }) => `${path}?` === fields[field]));
  askOfRest(drafting);
  if (!price || !edge) return {};
  const unit = unitOf(edge);
  if (unit === null) ask(edge.path, "the unit of the edge is not known");
  const format = formatOfKey(price.path.split(".").at(-1) ?? "") ?? formatOfValues(price.values);
  const isSure = format === "american" || format === "fraction" || format === drafting.known;
  if (format === null) ask(price.path, `the format of ${price.path} is not sure`);
  else if (!isConfirmed(drafting, { price, edge, format, unit: unit ?? "fraction", isSure }))
    ask(price.path, `nothing tells how ${price.path} is written: decimal, or in another way`);
  return { ...(unit ? { unit } : {}), ...(format ? { format } : {}) };
}

/** Edges of one unit: all of a size that edges have. */
function unitOf({ path, values }: FieldColumn): "percent" | "fraction" | null {
  const numbers = values.filter((value) => !isNothing(value)).map((value) => numberOf(value) ?? Number.NaN);
  const saysPercent = /percent|pct|%/i.test(path) || values.some((value) => typeof value === "string" && value.includes("%"));
  const shares = saysPercent ? numbers.map((number) => number / 100) : numbers;
  const isEdge = Math.max(...shares) >= edges.least && shares.every((share) => share >= 0 && share <= edges.most);
  return isEdge ? (saysPercent ? "percent" : "fraction") : null;
}

interface Written {
  price: FieldColumn;
  edge: FieldColumn;
  format: Format;
  unit: "percent" | "fraction";
  /** Only one format is written so. */
  isSure: boolean;
}

/** Whether price and edge agree with the fair price beside them, where there is one; it must be there where the format could be another. */
function isConfirmed({ words, columns }: ListDrafting, { price, edge, format, unit, isSure }: Written): boolean {
  const fair = words.fair.flatMap(([what, names]) =>
    columns.filter(({ keys }) => keys.length === 1 && names.has(keys[0] ?? "")).map((column) => ({ what, column })),
  );
  return price.values.every((value, row) => {
    if (isNothing(value)) return true;
    const offered = priceOf(value, format);
    const share = (numberOf(edge.values[row]) ?? 0) / (unit === "percent" ? 100 : 1);
    const chances = fair.flatMap(({ what, column }) => chanceOf(what, column.values[row], format) ?? []);
    if (typeof offered !== "number" || (chances.length === 0 && !isSure)) return false;
    return chances.every(
      (chance) => Math.abs(offered * chance - 1 - share) < slackOf(edge, unit) + offered * 1e-4 + 0.005 / offered,
    );
  });
}

/** How far rounding may take an edge from what it says: some write whole percents. */
function slackOf({ values }: FieldColumn, unit: "percent" | "fraction"): number {
  const percents = values.map((value) => (numberOf(value) ?? 0) * (unit === "percent" ? 1 : 100));
  return percents.every((percent) => Math.abs(percent - Math.round(percent)) < 1e-9) ? 0.0055 : 0.0011;
}

function chanceOf(what: string, value: unknown, format: Format): number | null {
  const number = numberOf(value);
  if (what === "price") {
    const price = priceOf(value, format);
    return typeof price === "number" ? 1 / price : null;
  }
  return number === null ? null : what === "percent" || number > 1 ? number / 100 : number;
}

/** What stands beside an offered price and is not read may say that it is of one half, or not on offer. */
function askOfRest({ words, columns, fields, ask }: ListDrafting): void {
  const used = new Set(Object.values(fields).flatMap((said) => (typeof said === "string" ? said : Object.values(said))));
  const beside = new Set(words.fair.flatMap(([, names]) => [...names]));
  for (const { path, keys, values } of columns) {
    const key = path.split(".").at(-1) ?? "";
    const [first = ""] = keys;
    const isOfOther = keys.length > 1 && (words.inside.has(first) || isSomebody.test(first));
    const isKnown = used.has(`${path}?`) || beside.has(first) || words.harmless.has(first) || isHarmless(key);
    if (!isOfOther && !isKnown && !values.every(isNothing))
      ask(path, `what ${path} says is not known: it may change what the prices are`);
  }
}
/** Objects that say more of who plays, where, and who offers. */
const isSomebody = /^(?:home|away|home_?team|away_?team|league|tournament|sport|bookmaker|bookie|sportsbook|book)$/;

/** What is read must be possible. */
export function askOfValueBets({ ask }: ListDrafting, rows: readonly ListRow[]): void {
  for (const { match, home_name, bookmaker, market, selection, line } of rows) {
    if (match === null && home_name === null) ask("row", "of some value bets it is not said which match they are of");
    if (bookmaker === null) ask("row", "of some value bets it is not said which bookmaker they are of");
    else if (isNoBook(String(bookmaker))) ask("row", `"${String(bookmaker)}" is hardly a bookmaker`);
    if (market === "other") ask("row", `what "${String(selection)}" is, is not known`);
    if (market === "handicap" && selection === "away" && line !== 0)
      ask("row", "whether the line of a handicap is the home side's, or the side's own, is not known");
  }
}
