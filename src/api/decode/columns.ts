import type { Market } from "../../odds/quote.ts";
import { plainMinus } from "./fields.ts";
import { knownMarket } from "./markets.ts";
import type { PriceFormat } from "./prices.ts";
import { selectionOf } from "./selections.ts";

/** What the name of a column says: `home_odds`, `odds_1`, `over_2_5`, `btts_yes`, `away_line`, `П1`. */
export interface Column {
  selection: string;
  /** The market that the name or the selection tells, or null. */
  market: Market | null;
  line: number | null;
  /** What the numbers in it are. `bare` is a selection alone (`home`), which can hold anything. */
  role: "bare" | "price" | "line" | "probability";
  format: PriceFormat | null;
}

/** Reads the name of a column; null when any word in it is not understood (`home_rating`, `home_limit`). */
export function columnOf(key: string): Column | null {
  const seen = known.get(key);
  if (seen !== undefined) return seen;
  const column = readColumn(key);
  // The keys are the source's to choose: the memory of them is bounded.
  if (known.size >= 4096) known.clear();
  if (key.length <= 64) known.set(key, column);
  return column;
}

/** Whether a key of one letter stands without its counterpart: `A` beside `B` is somebody's name, beside `H` the away side. */
export function isLoneLetter(folded: string, fields: ReadonlyMap<string, unknown>): boolean {
  const partner = partners.get(folded);
  return partner !== undefined && !fields.has(partner);
}

const partners: ReadonlyMap<string, string> = new Map(
  ["ha", "ah", "dh", "ou", "uo", "yn", "ny", "бм", "мб"].map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

const known = new Map<string, Column | null>();

type Role = Pick<Column, "role" | "format">;

const roleWords: ReadonlyMap<string, Role> = new Map([
  ...roles(
    { role: "price", format: null },
    "odds odd price prices coef coeff coefficient koef kef kf rate quote quotation cote коэф коэффициент кф",
  ),
  ...roles({ role: "price", format: "decimal" }, "decimal dec eu european"),
  ...roles({ role: "price", format: "american" }, "american us moneyline"),
  ...roles({ role: "price", format: "fractional" }, "fractional fraction frac uk"),
  ...roles({ role: "price", format: "hongkong" }, "hk hongkong"),
  ...roles({ role: "line", format: null }, "line handicap hcap hdp spread point points param фора"),
  ...roles({ role: "probability", format: null }, "probability prob proba chance implied вероятность"),
  ...roles({ role: "probability", format: "percent" }, "percent pct percentage"),
]);

function roles(role: Role, list: string): [string, Role][] {
  return list.split(" ").map((word) => [word, role]);
}

function readColumn(key: string): Column | null {
  if (key.length > 60) return null;
  const alone = selectionOf(key, null);
  if (alone !== null) return { ...alone, role: "bare", format: null };
  const words = wordsOf(key);
  if (words.length < 2 || words.length > 8) return null;
  const { rest, role } = takeRoles(words);
  if (rest.length === 0) return null;
  const read = selectionIn(rest);
  return read === null ? null : { ...read, ...role };
}

function wordsOf(key: string): string[] {
  return plainMinus(key)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[_\s]+|(?<=\p{L})-(?=\p{L})/u)
    .filter((word) => word !== "");
}

/** Takes the words for price, line and probability off both ends; `handicap_home` leads with its market, so only `line` words at the end count. */
function takeRoles(words: readonly string[]): { rest: string[]; role: Role } {
  const rest = [...words];
  let role: Role = { role: "bare", format: null };
  for (let word = rest.at(-1); rest.length > 1 && word !== undefined; word = rest.at(-1)) {
    const found = word === "win" ? role : roleWords.get(word);
    if (found === undefined) break;
    role = mergeRoles(found, role);
    rest.pop();
  }
  for (let word = rest[0]; rest.length > 1 && word !== undefined; word = rest[0]) {
    const found = word === "p" ? roleWords.get("prob") : roleWords.get(word);
    if (found === undefined || found.role === "line" || word === "moneyline") break;
    role = mergeRoles(found, role);
    rest.shift();
  }
  return { rest, role };
}

function mergeRoles(one: Role, other: Role): Role {
  const strongest = [one, other].find(({ role }) => role === "probability" || role === "line");
  return {
    role: strongest?.role ?? (one.role === "price" || other.role === "price" ? "price" : "bare"),
    format: one.format ?? other.format,
  };
}

/** The selection in the words, behind up to three words that name its market. */
function selectionIn(words: readonly string[]): Pick<Column, "selection" | "market" | "line"> | null {
  for (let length = 0; length <= Math.min(3, words.length - 1); length++) {
    const market = length === 0 ? null : knownMarket(words.slice(0, length).join(" "));
    if (length > 0 && market === null) continue;
    const read = selectionOf(words.slice(length).join(" "), null);
    if (read === null) continue;
    if (market !== null && read.market !== null && read.market !== market.market) continue;
    return { selection: read.selection, market: market?.market ?? read.market, line: read.line ?? market?.line ?? null };
  }
  return null;
}
