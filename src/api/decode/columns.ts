import type { Market } from "../../odds/quote.ts";
import { plainMinus } from "./fields.ts";
import { canHave, knownMarket } from "./markets.ts";
import type { PriceFormat } from "./prices.ts";
import { remembered } from "./remembered.ts";
import { selectionOf } from "./selections.ts";
import { columnPhrases, columnRoles } from "./words/markets.ts";

/** What the name of a column says: `home_odds`, `odds_1`, `over_2_5`, `btts_yes`, `away_line`, `П1`, `HomePointSpreadPayout`. */
export interface ColumnName {
  /** Null where the name tells the market alone (`spread_odds`), so that something around it has to tell the selection. */
  selection: string | null;
  /** The market that the name or the selection tells, or null. */
  market: Market | null;
  /** The market has words of its own, beside those of the selection. */
  named: boolean;
  line: number | null;
  /** Whether the line is in the words of the selection (`over_2.5`), or in those of the market (`ah-0.5_1`). */
  lineOf: "selection" | "market";
  /** What the numbers in it are. `bare` is a selection alone (`home`), which can hold anything. */
  role: "bare" | "price" | "line" | "probability";
  format: PriceFormat | null;
}

/** Reads the name of a column; null when any word in it is not understood (`home_rating`, `home_limit`). */
export const columnOf = remembered(readColumn);

/** The words that a key is put together from, in lower case. */
export function tokensOf(key: string): string[] {
  return plainMinus(key.slice(0, 80))
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .toLowerCase()
    .split(/[_\s]+|(?<=\p{L})-(?=\p{L})/u)
    .filter((word) => word !== "");
}

type Role = Pick<ColumnName, "role" | "format">;

function readColumn(key: string): ColumnName | null {
  if (key.length > 60) return null;
  const alone = selectionOf(key, null);
  if (alone !== null) return { ...alone, named: false, lineOf: "selection", role: "bare", format: null };
  const words = joined(tokensOf(key));
  if (words.length > 8) return null;
  const { rest, role } = withoutRoles(words);
  if (rest.length === 0) return null;
  const read = selectionIn(rest) ?? selectionIn(words);
  if (read !== null) return { ...read, ...(selectionIn(rest) === null ? bare : role) };
  const market = role.role === "bare" ? null : knownMarket(rest.join(" "));
  return market === null
    ? null
    : { selection: null, market: market.market, named: true, line: market.line, lineOf: "market", ...role };
}

const bare: Role = { role: "bare", format: null };

/** `point spread` is one word. */
function joined(words: readonly string[]): string[] {
  return columnPhrases
    .reduce((text, [phrase, word]) => text.replace(phrase, word), ` ${words.join(" ")} `)
    .replace(PROBABILITY, " prob")
    .trim()
    .split(" ");
}

/** `p_home`: the letter alone says nothing elsewhere. */
const PROBABILITY = / p(?= (?:home|draw|away|1|x|2) )/;

/** Takes out the words for price, line and probability. */
function withoutRoles(words: readonly string[]): { rest: string[]; role: Role } {
  const found = words.map((word) => columnRoles.get(word)).filter((role) => role !== undefined);
  const rest = words.filter((word) => !columnRoles.has(word));
  const strongest = (["probability", "price", "line"] as const).find((wanted) => found.some(({ role }) => role === wanted));
  const format = found.find((role) => role.format !== null)?.format ?? null;
  return { rest, role: { role: strongest ?? "bare", format } };
}

type Read = Pick<ColumnName, "selection" | "market" | "named" | "line" | "lineOf">;

/** The selection in the words, with the words that name its market before or behind it. */
function selectionIn(words: readonly string[]): Read | null {
  for (let cut = 0; cut < words.length; cut++) {
    const [first, second] = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const read = pairOf(first, second) ?? (cut === 0 ? null : pairOf(second, first));
    if (read !== null) return read;
  }
  return null;
}

function pairOf(marketWords: string, selectionWords: string): Read | null {
  const market = marketWords === "" ? null : knownMarket(marketWords);
  if (marketWords !== "" && market === null) return null;
  const read = selectionOf(selectionWords, null);
  if (read === null) return null;
  if (market !== null && read.market !== null && read.market !== market.market) return null;
  if (market !== null && !canHave(market.market, read.selection)) return null;
  const line = read.line ?? market?.line ?? null;
  return {
    selection: read.selection,
    market: market?.market ?? read.market,
    named: market !== null,
    line,
    lineOf: read.line === null ? "market" : "selection",
  };
}

/** Whether a key of one letter stands without its counterpart: `A` beside `B` is somebody's name, beside `H` the away side. */
export function isLoneLetter(folded: string, has: (folded: string) => boolean): boolean {
  const partner = partners.get(folded);
  return partner !== undefined && !has(partner);
}

const partners: ReadonlyMap<string, string> = new Map(
  ["ha", "ah", "dh", "ou", "uo", "yn", "ny", "бм", "мб"].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
