import type { Prices } from "../sources/definition.ts";
import { isNothing, priceOf } from "../sources/reading/numbers.ts";
import { foldKey } from "../sources/reading/standard.ts";
import { type Column, isNumeric, sameValues } from "./columns.ts";
import type { Drafting, Line, Said, Standing } from "./drafting.ts";
import { formatOfKey } from "./format.ts";
import { containers, priceOfKey, priceWords, type SelectionMeant, scoreWords, selectionOfKey, vague } from "./words.ts";

type OneOrMore = readonly [Column, ...Column[]];
type SelectionColumn = Column & SelectionMeant & { saysPrice: boolean };

/** Drafts the readings of the prices that stand in these columns. */
export function readPrices(drafting: Drafting, whole: Standing, columns: readonly Column[]): void {
  const standing = { ...whole, said: { ...whole.said, lines: nearLines(whole) } };
  const { said } = standing;
  // A history's prices bear their times. What stands without one is of today, or of the beginning.
  if (drafting.isHistory && said.time === undefined) return;
  const numeric = columns.filter(isNumeric);
  const bySelection = numeric.flatMap((column): SelectionColumn[] => {
    const meant = selectionOfKey(column.key);
    return meant ? [{ ...column, ...meant }] : [];
  });
  const isOfSelection = ({ path }: Column) => bySelection.some((column) => column.path === path);
  const isPrice = (key: string) => !["probability", null].includes(priceOfKey(key));
  const single = numeric.filter((column) => isPrice(column.key) && column.path !== said.selection && !isOfSelection(column));
  const [first, ...others] = single;
  if (said.selection !== undefined && first) readSingle(drafting, standing, [first, ...others]);
  else if (bySelection.length > 1) readBySelection(drafting, standing, bySelection);
}

/** A line stands beside the price or one level above. A `total` further out counts something else. */
function nearLines({ said, levels }: Standing): readonly Line[] {
  const near = new Set(levels.length === 0 ? ["answer"] : levels.slice(-2).map(({ name }) => name));
  return said.lines.filter(({ path }) => near.has(/^@?([\w-]+)/.exec(path)?.[1] ?? ""));
}

/** What all prices of a place have in common. */
function commonOf({ said }: Standing): Partial<Prices> {
  return {
    ...(Object.keys(said.only).length > 0 ? { only: conditionOf(said.only) } : {}),
    ...(Object.keys(said.not).length > 0 ? { not: conditionOf(said.not) } : {}),
    ...(said.book === undefined ? {} : { book: said.book }),
    ...(said.time === undefined ? {} : { at: `${said.time}?` }),
  };
}

function conditionOf(said: Said["only"] | Said["not"]): NonNullable<Prices["only"]> {
  return Object.fromEntries(Object.entries(said).map(([path, values]) => [path, [...values]]));
}

/** One column of prices, beside one that says what they are of. */
function readSingle(drafting: Drafting, standing: Standing, columns: OneOrMore): void {
  const { said, at, levels } = standing;
  const chosen = chooseColumn(drafting, columns);
  if (said.market === undefined) {
    drafting.ask(at, `${at}: of which market the prices are is not said`);
    return;
  }
  const line = theLine(drafting, said.lines, at);
  const reading = { ...commonOf(standing), market: said.market, selection: said.selection, price: `${chosen.path}?` } as Prices;
  const readings =
    said.lineIn === undefined
      ? [line === undefined ? reading : { ...reading, line: `${line}?` }]
      : withLineInText(drafting, said, reading);
  const format = formatOfKey(chosen.key);
  // Where they say something else, that is asked already.
  const others = columns.filter((column) => column !== chosen).map(({ path }) => path);
  for (const one of readings) drafting.found.push({ levels, at, reading: one, prices: chosen.values, format, others });
}

/** The one line of these prices. Undefined where there is none, and where nobody can tell which it is. */
function theLine(drafting: Drafting, lines: readonly Line[], at: string): string | undefined {
  const paths = [...new Set(lines.map(({ path }) => path))];
  if (paths.length > 1) drafting.ask(at, `${paths.join(" and ")} could both be the line`);
  return paths[0];
}

/** `Over 2.5` has a line in it; what hasn't is read apart. */
function withLineInText({ selections }: Drafting, { selection = "", lineIn }: Said, reading: Prices): Prices[] {
  const words = [...selections.keys()].filter((word) => word.endsWith("*"));
  return [
    { ...reading, line: `${lineIn}|number?`, only: { ...reading.only, [selection]: words } },
    { ...reading, not: { ...reading.not, [selection]: words } },
  ];
}

/** The price among columns that could all be it: the decimal one, or the plain one. With a question where nobody can tell. */
function chooseColumn(drafting: Drafting, columns: OneOrMore): Column {
  const decimals = columns.filter(({ key }) => priceOfKey(key) === "decimal");
  const plain = columns.filter(({ key }) => priceOfKey(key) === "plain" && !vague.has(foldKey(key)));
  const [chosen = columns[0]] = columns.length === 1 ? columns : [...decimals, ...plain];
  const paths = columns.map(({ path }) => path);
  const isSure = columns.length === 1 || decimals.length + plain.length > 0;
  if (!isSure || !columns.every((column) => saysTheSame(column, chosen)))
    drafting.ask(paths[0] ?? "", `${paths.join(" and ")} could both be the price`);
  else if (vague.has(foldKey(chosen.key)))
    drafting.ask(chosen.path, `whether ${chosen.path} is the price on offer now is not sure`);
  return chosen;
}

/** The same price, in another format that the key names. */
function saysTheSame(column: Column, chosen: Column): boolean {
  const format = formatOfKey(column.key) ?? "decimal";
  const isNear = (one: unknown, other: unknown) => {
    const [first, second] = [priceOf(one, format), priceOf(other, "decimal")];
    return typeof first === "number" && typeof second === "number" && Math.abs(first - second) <= second * 0.02;
  };
  if (column === chosen || sameValues(column, chosen)) return true;
  const isAligned = column.values.length === chosen.values.length;
  return isAligned && column.values.every((value, index) => isNear(value, chosen.values[index]) || isNothing(value));
}

/** A column of prices for each selection. */
function readBySelection(drafting: Drafting, standing: Standing, columns: readonly SelectionColumn[]): void {
  const { said, at, key } = standing;
  const word = foldKey(key);
  const isBookHere = said.book?.startsWith(`${at}.`) === true;
  const isNamed = said.marketIs !== undefined || said.market !== undefined || said.book !== undefined;
  const isPriced = isNamed || containers.has(word) || priceWords.has(word);
  if (columns.every(({ saysPrice }) => saysPrice) || (isPriced && (isBookHere || !scoreWords.has(word)))) {
    for (const [market, group] of groupsByMarket(said, columns)) readGroup(drafting, standing, market, group);
  } else drafting.ask(at, `whether ${at} holds prices, or a result, is not known`);
}

/** Columns by the market that they are of; `said` is the one that a column of its own names. */
function groupsByMarket({ market, marketIs }: Said, columns: readonly SelectionColumn[]): ReadonlyMap<string, SelectionColumn[]> {
  const groups = new Map<string, SelectionColumn[]>();
  for (const column of columns) {
    const isSide = ["home", "draw", "away"].includes(column.selection);
    const own = marketIs ?? column.market ?? (isSide && market === undefined ? "winner" : "said");
    groups.set(own, [...(groups.get(own) ?? []), column]);
  }
  return groups;
}

function readGroup(drafting: Drafting, standing: Standing, market: string, group: readonly SelectionColumn[]): void {
  const { said, at, levels } = standing;
  const names = group.map(({ selection }) => selection);
  const isUnnamed = said.market === undefined && said.marketIs === undefined;
  const marketPath =
    market === "said" || (said.marketIs === undefined && said.market !== undefined) ? said.market : `'${market}'`;
  const line = theLine(drafting, linesFor(said, market, names), at);
  const question = unclearGroup({ market, marketPath, names, at, hasLine: line !== undefined, isUnnamed });
  if (question !== null || marketPath === undefined) {
    drafting.ask(at, question ?? at);
    return;
  }
  const lines = line === undefined ? [] : names.map((name) => [name, `${name === "away" ? "-" : ""}${line}?`] as const);
  const reading = {
    ...commonOf(standing),
    market: marketPath,
    price: { ...Object.fromEntries(group.map(({ selection, path }) => [selection, `${path}?`])), ...drawBeside(group) },
    ...(lines.length > 0 ? { line: Object.fromEntries(lines) } : {}),
  } as Prices;
  drafting.found.push({ levels, at, reading, prices: group.flatMap(({ values }) => values), format: null, others: [] });
}

/** A match without a draw says nothing of the column that others have theirs in: `home_odds` has a `draw_odds`. */
function drawBeside(group: readonly SelectionColumn[]): { draw?: string } {
  const home = group.find(({ selection }) => selection === "home");
  const hasBoth = home !== undefined && group.some(({ selection }) => selection === "away");
  if (!hasBoth || group.some(({ selection }) => selection === "draw")) return {};
  const key = home.key.replace(/home/i, (word) => (word === "home" ? "draw" : word === "HOME" ? "DRAW" : "Draw"));
  return key === home.key ? {} : { draw: `${home.path.slice(0, -home.key.length)}${key}?` };
}

/** The lines that a market may have. */
function linesFor({ lines }: Said, market: string, names: readonly string[]): readonly Line[] {
  const isTotal = names.includes("over") || names.includes("under");
  return lines.filter(({ of }) => of === "any" || (isTotal ? of === "total" : of === "handicap" && market !== "winner"));
}

interface Group {
  market: string;
  marketPath: string | undefined;
  names: readonly string[];
  at: string;
  hasLine: boolean;
  isUnnamed: boolean;
}

/** What has to be asked before a group of columns can be read. */
function unclearGroup({ market, marketPath, names, at, hasLine, isUnnamed }: Group): string | null {
  if (names.length === 1) return `${at}: prices for ${names[0]} alone`;
  if (new Set(names).size < names.length) return `${at}: two columns for ${names.join(", ")}`;
  if (market === "winner" && hasLine && isUnnamed) return `${at}: a line beside prices whose market is not named`;
  if (market === "total" && !hasLine) return `${at}: no line for the total`;
  return marketPath === undefined ? `${at}: of which market ${names.join(", ")} are is not said` : null;
}
