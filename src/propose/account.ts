import { isNothing, numberOf } from "../sources/reading/numbers.ts";
import { foldKey } from "../sources/reading/standard.ts";
import type { Column } from "./columns.ts";
import type { Drafting, Role, Standing } from "./drafting.ts";
import { attributeOf, attributes, isHarmless, isOtherPrice, marketOf, priceOfKey, selectionOfValue } from "./words.ts";

/**
 * Asks of every column that is neither read nor known to change nothing. What a reading leaves out may say that a price is of one
 * half, of one player, or not on offer.
 */
export function askOfRest(drafting: Drafting, here: Standing, columns: readonly Column[]): void {
  const used = usedBy(drafting, here);
  const unknown = columns.filter((column) => !isKnown(drafting, here, { column, columns, used }));
  const paths = unknown.map(({ path }) => path);
  if (paths.length === 1) drafting.ask(paths[0] ?? "", `what ${paths[0]} says is not known: it may change what the prices are`);
  if (paths.length > 1)
    drafting.ask(paths[0] ?? "", `what ${paths.slice(0, 6).join(", ")} say is not known: they may change what the prices are`);
}

/** The paths that the readings of this place name; where it has no prices, what it says of those further in. */
function usedBy({ found, teams }: Drafting, { said, at }: Standing): ReadonlySet<string> {
  const readings = found.filter((one) => one.at === at).map(({ reading }) => reading);
  const { book, market, selection, time, lines, only, not } = said;
  const texts = textsIn(readings.length > 0 ? readings : [book, market, selection, time, only, not, lines]);
  const paths = texts.map((text) => text.replace(/^-|[|?].*$/g, ""));
  return new Set([...paths, ...teams.flatMap(({ home, away }) => [home, away])]);
}

/** All texts and keys in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return [...keys, ...Object.values(value).flatMap(textsIn)];
}

interface Asked {
  column: Column;
  columns: readonly Column[];
  used: ReadonlySet<string>;
}

function isKnown(drafting: Drafting, { said, at, levels }: Standing, { column, columns, used }: Asked): boolean {
  const { path, key, values } = column;
  if (used.has(path)) return true;
  if (isLikePrice(drafting, at, column)) return false;
  if (isHarmless(key) || values.every(isNothing)) return true;
  if (values.some((value) => value !== null && typeof value === "object")) return false;
  if (attributeOf(key) === "state" && levels.length === 0) return true;
  if (attributeOf(key) === "format") return drafting.formats.push(...values.map(String)) > 0;
  const priced = drafting.found.some((one) => one.at === at);
  if (priced && priceOfKey(key) === "probability") return true;
  if (priceOfKey(key) !== null) return drafting.found.some((one) => one.at === at && one.others.includes(path));
  const isOutside = said.book === undefined && said.market === undefined && !priced;
  if (isOutside && (levels.length === 0 || attributes.get(foldKey(key)) === "name")) return isOfEnvelope(column);
  return repeatsName(said, { column, columns, used });
}

/** Whether it says the same as a name that is read. */
function repeatsName(said: Standing["said"], { column, columns, used }: Asked): boolean {
  return (["book", "market", "selection"] as const).some((role) => {
    const read = columns.find((one) => one.path === said[role] && used.has(one.path));
    return read !== undefined && sayTheSame(role, column.values, read.values);
  });
}

/** Whether a column's numbers are all near a price beside them: it may be the price, and what was read as such an older one. */
function isLikePrice({ found }: Drafting, at: string, { key, values }: Column): boolean {
  if (priceOfKey(key) !== null || isOtherPrice(key)) return false;
  const numbers = values.flatMap((value) => numberOf(value) ?? []).map(Math.abs);
  if (numbers.length === 0 || numbers.length < values.length) return false;
  const isNear = (price: number, at: number) => {
    const number = numbers[at % numbers.length] ?? 0;
    return number > price / 2 && number < price * 2;
  };
  return found.some((one) => {
    // Prices in columns of their own stand there column by column.
    const prices = one.at === at ? one.prices.map((price) => Math.abs(numberOf(price) ?? 0)) : [];
    const columns = Array.from({ length: prices.length / numbers.length }, (_, index) => index * numbers.length);
    return columns.some((start) => prices.slice(start, start + numbers.length).every(isNear));
  });
}

/** Names of a match, and what stands around the whole answer. */
function isOfEnvelope({ key, values }: Column): boolean {
  const word = foldKey(key);
  return (
    (attributes.get(word) === "name" && word !== "description") ||
    (word === "total" && values.every((value) => numberOf(value) !== null))
  );
}

/** Whether two columns name the same: a key and a title. Books have names of their own, so that each must belong to one alone. */
export function sayTheSame(role: Role, some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  const pairs = some.map((value, index) => [String(value), String(others[index])] as const);
  if (role === "book") {
    const count = new Set(pairs.map((pair) => pair.join("\n"))).size;
    return [0, 1].every((side) => new Set(pairs.map((pair) => pair[side as 0 | 1])).size === count);
  }
  const meaningOf = role === "market" ? marketOf : (text: string) => selectionOfValue(text)?.selection ?? null;
  return pairs.every(
    ([one, other]) => foldKey(one) === foldKey(other) || (meaningOf(one) !== null && meaningOf(one) === meaningOf(other)),
  );
}
