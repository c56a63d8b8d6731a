import { isNothing, numberOf, timeOf } from "../sources/reading/numbers.ts";
import { foldKey } from "../sources/reading/standard.ts";
import { sayTheSame } from "./account.ts";
import { type Column, holdPrices, isEntry, isPriceColumn, isScalar, textsOf } from "./columns.ts";
import type { Drafting, Role, Said, Standing } from "./drafting.ts";
import {
  attributeOf,
  aways,
  containers,
  flagValues,
  homes,
  isOtherSide,
  marketOf,
  openWords,
  selectionOfValue,
  selectionWithLine,
  statusOf,
  wholeMatch,
  withdrawn,
} from "./words.ts";

/** What the columns of a place say about the prices there and below. */
export function readNames(drafting: Drafting, standing: Standing, columns: readonly Column[]): Said {
  noteTeams(drafting, columns);
  const said = columns.reduce(
    (known, column) => readName(drafting, { ...standing, said: known }, column, columns),
    standing.said,
  );
  const withLines = said.selection === undefined ? said : noteSelections(drafting, said);
  const market = columns.find(({ path }) => path === said.market);
  if (market && said.marketIs === undefined) noteMarkets(drafting, market.values.map(String));
  return withLines;
}

export function noteMarkets({ markets }: Drafting, names: readonly string[]): void {
  for (const name of new Set(names)) {
    const market = isOtherSide(name) ? "never" : marketOf(name);
    if (market !== null) markets.set(name, market);
  }
}

function noteTeams({ teams }: Drafting, columns: readonly Column[]): void {
  const home = columns.find(({ key }) => homes.has(foldKey(key)));
  const away = columns.find(({ key }) => aways.has(foldKey(key)));
  if (!home || !away || home.values.some((value) => numberOf(value) !== null)) return;
  const [homePath, awayPath] = [nameIn(home), nameIn(away)];
  if (homePath && awayPath) teams.push({ home: homePath, away: awayPath });
}

/** The words of a selection's column; where they carry the line, as in `Over 2.5`, they are it too. */
function noteSelections(drafting: Drafting, said: Said): Said {
  const { values, selections } = drafting;
  const column = said.selection ?? "";
  const texts = (values.get(column) ?? []).filter((value) => !isNothing(value)).map(String);
  for (const text of new Set(texts)) {
    const meant = selectionOfValue(text);
    const withLine = meant ? null : selectionWithLine(text);
    if (meant) selections.set(text, meant.selection);
    if (withLine) selections.set(`${withLine.word}*`, withLine.selection);
  }
  if (!texts.some(hasLine)) return said;
  const other = said.lines.find(({ path }) => !areLinesOf(values.get(path) ?? [], texts));
  if (other !== undefined) drafting.ask(other.path, `${other.path} is another line than ${column} says`);
  return said.lines.length === 0 ? { ...said, lineIn: column } : said;
}

function hasLine(text: string): boolean {
  return selectionOfValue(text) === null && selectionWithLine(text) !== null;
}

/** Whether these are the numbers that the words carry. */
function areLinesOf(lines: readonly unknown[], texts: readonly string[]): boolean {
  const numberIn = (text: string) => Math.abs(Number(/[\d.]+\)?$/.exec(text.replace(",", "."))?.[0].replace(")", "")));
  const said = lines.map(numberOf);
  return (
    said.length === texts.length &&
    texts.every((text, index) => !hasLine(text) || numberIn(text) === Math.abs(said[index] ?? Number.NaN))
  );
}

function readName(drafting: Drafting, standing: Standing, column: Column, columns: readonly Column[]): Said {
  const { said, at } = standing;
  const attribute = attributeOf(column.key);
  if (!isScalar(column)) {
    const name = attribute === "bookmaker" ? nameKey(column.values) : null;
    return name === null ? said : { ...said, book: `${column.path}.${name}` };
  }
  drafting.values.set(column.path, column.values);
  const isName = attribute === "name" || attribute === "weak" || foldKey(column.key) === "id";
  const role = roleOf[containers.get(foldKey(standing.key)) ?? ""];
  const text = isName && textsOf(column).length > 0 ? readText(drafting, standing, column, columns) : null;
  if (text !== null) return text;
  if (attribute === "name" && role !== undefined) return nameOfContainer(drafting, said, { role, column, at });
  return isName ? said : readAttribute(drafting, said, { column, attribute, at });
}
const roleOf: Readonly<Record<string, Role>> = { books: "book", markets: "market", outcomes: "selection" };

/** A column called `name` or `type` is what its values are: selections, or markets. Null where they are neither. */
function readText(drafting: Drafting, { said, at, key }: Standing, column: Column, columns: readonly Column[]): Said | null {
  const texts = textsOf(column);
  const others = columns.filter((one) => one !== column);
  const hasPrice = others.some(isPriceColumn);
  const hasOtherTexts = others.some((one) => !/id$/i.test(one.key) && textsOf(one).some((text) => numberOf(text) === null));
  if (said.selection === undefined && hasPrice && !hasOtherTexts) return { ...said, selection: column.path };
  if (containers.get(foldKey(key)) === "books") return null;

  const isSelection = (text: string) =>
    selectionOfValue(text) !== null || selectionWithLine(text) !== null || isSide(drafting, text);
  if (hasPrice && texts.every(isSelection)) return named(drafting, said, { role: "selection", column, at });
  const markets = texts.filter((text) => marketOf(text) !== null);
  if (said.market !== undefined || markets.length === 0) return null;
  const isMarket = markets.length * 2 > texts.length && !hasPrice;
  const holdsPrices =
    said.marketIs === undefined && said.book !== undefined && others.some(({ values }) => holdPrices(values.filter(isObject)));
  return isMarket || holdsPrices ? named(drafting, said, { role: "market", column, at }) : null;
}

/** `name` in a list of books is the book's. */
function nameOfContainer(drafting: Drafting, said: Said, { role, column, at }: { role: Role; column: Column; at: string }): Said {
  const isNamedDeeper = role === "book" && said.book?.startsWith(`${at}.`) === true && said.book.split(".").length > 2;
  return isNamedDeeper ? said : named(drafting, said, { role, column, at });
}

interface Attributed {
  column: Column;
  attribute: string | null;
  at: string;
}

function readAttribute(drafting: Drafting, said: Said, { column, attribute, at }: Attributed): Said {
  const { path, values } = column;
  switch (attribute) {
    case "bookmaker":
      return named(drafting, said, { role: "book", column, at });
    case "market":
    case "selection":
      return named(drafting, said, { role: attribute, column, at });
    case "line":
      return { ...said, lines: [...said.lines, { path, of: "any" }] };
    case "handicap_line":
      return { ...said, lines: [...said.lines, { path, of: "handicap" }] };
    case "total_line":
      return { ...said, lines: [...said.lines, { path, of: "total" }] };
    case "at":
      return values.some((value) => timeOf(value, "UTC") !== null) ? { ...said, time: path } : said;
    case "off":
      return readFlag(drafting, said, { column, isOff: true });
    case "on":
      return readFlag(drafting, said, { column, isOff: false });
    case "state":
      return readState(drafting, said, column);
    case "period":
      return readPeriod(drafting, said, column);
    default:
      return said;
  }
}

/** Notes what a column names. A name further out, by another word, may be the right one. */
function named(drafting: Drafting, said: Said, { role, column, at }: { role: Role; column: Column; at: string }): Said {
  const known = said[role];
  const isOuter = known !== undefined && !known.startsWith(`${at}.`);
  if (isOuter && !sayTheSame(role, column.values, drafting.values.get(known) ?? []))
    drafting.ask(column.path, `${known} and ${column.path} could both be the ${role}`);
  return { ...said, [role]: better(known, column, at) };
}

function readFlag(drafting: Drafting, said: Said, { column, isOff }: { column: Column; isOff: boolean }): Said {
  const { path, values } = column;
  askOfGaps(drafting, column);
  if (values.some((value) => !flagValues.includes(String(value))))
    drafting.ask(path, `which values of ${path} mean "not on offer" is not known`);
  return { ...said, not: { ...said.not, [path]: isOff ? [true, 1, "1", "true"] : [false, 0, "0", "false"] } };
}

/** The status of a match says whether it goes on; that of a price, whether it is on offer. */
function readState(drafting: Drafting, said: Said, column: Column): Said {
  const { path, values } = column;
  const isOfMatch = said.book === undefined && said.market === undefined;
  const isKnown = (word: string) =>
    openWords.has(foldKey(word)) || withdrawn.includes(foldKey(word)) || (isOfMatch && statusOf(word) !== null);
  askOfGaps(drafting, column);
  if (!values.every((value) => isKnown(String(value))))
    drafting.ask(path, `which values of ${path} mean "not on offer" is not known`);
  if (!path.startsWith("answer.")) return { ...said, not: { ...said.not, [path]: withdrawn } };
  // Around the whole answer it says how the request went.
  if (values.some((value) => withdrawn.includes(foldKey(String(value)))))
    drafting.ask(path, `${path} says that nothing here is on offer`);
  return said;
}

/** Parts of a match are not the match. */
function readPeriod(drafting: Drafting, said: Said, column: Column): Said {
  const { path, values } = column;
  const whole = [...new Set(values.map(String))].filter((value) => wholeMatch.has(foldKey(value)));
  if (whole.length === 0) drafting.ask(path, `which part of the match ${path} means is not known`);
  askOfGaps(drafting, column);
  return { ...said, only: { ...said.only, [path]: whole } };
}

/** What only some entries say of themselves has been lost on the way, or means something where it is missing. */
function askOfGaps(drafting: Drafting, { path, isEverywhere }: Column): void {
  if (!isEverywhere) drafting.ask(path, `${path} is missing in some places: what that means is not known`);
}

/** The better of two names at one place: the title before the key, the word itself before its kind. */
function better(known: string | undefined, { path }: Column, at: string): string {
  const rank = (one: string) => {
    const found = ["name", "title", "nice", "label", "display"].findIndex((end) => one.toLowerCase().includes(end));
    return found < 0 ? Number.POSITIVE_INFINITY : found;
  };
  if (known === undefined || !known.startsWith(`${at}.`) || known === path) return path;
  return rank(path) < rank(known) ? path : known;
}

function isSide({ sideNames, teams, values }: Drafting, text: string): boolean {
  const named = teams.flatMap(({ home, away }) => [...(values.get(home) ?? []), ...(values.get(away) ?? [])]).map(String);
  return [...sideNames, ...named].some((name) => foldKey(name) === foldKey(text));
}

function nameKey(values: readonly unknown[]): string | null {
  const keys = new Set(values.filter(isEntry).flatMap((value) => Object.keys(value)));
  return ["name", "title", "name_en", "label", "key", "slug"].find((key) => keys.has(key)) ?? null;
}

/** Where the name of a side stands: in the column itself, or in the object there. */
function nameIn(column: Column): string | null {
  if (isScalar(column)) return column.path;
  const key = ["name_en", "name", "title", "name_ru"].find((one) =>
    column.values.some((value) => isEntry(value) && typeof value[one] === "string"),
  );
  return key === undefined ? null : `${column.path}.${key}`;
}

function isObject(value: unknown): boolean {
  return value !== null && typeof value === "object";
}
