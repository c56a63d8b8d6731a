import { dictionaryFile, foldKey, meanings, split, standardWords, tokensOf } from "../sources/reading/standard.ts";

/** What services call things, as `locales/answers` has it: the proposer knows no other words. */
const odds = dictionaryFile("odds") as Record<string, Record<string, string>>;
const markets = dictionaryFile("markets") as Record<string, Record<string, string>> & { wholeMatch: string };
const items = dictionaryFile("items") as ItemsFile;
const envelope = dictionaryFile("envelope") as { lists: Record<string, string> };

interface ItemsFile {
  macros: Record<string, string>;
  shared: Record<string, Record<string, string>>;
  kinds: Record<string, ListFile>;
  lists: Record<string, string>;
}

interface ListFile {
  with?: string;
  fields: Record<string, string>;
  inside: string;
  lists: string;
  fair?: Record<string, string>;
  harmless?: string;
}

const set = (text: string | undefined): ReadonlySet<string> => new Set(split(text));

/** The part that a column plays, by its key: `bookmaker`, `market`, `selection`, `line`, `at`, `on`, `off`, `state`, `name` … */
export const attributes = meanings(odds["attributes"]);
export const priceWords = meanings(odds["prices"]);
/** What lists and objects hold, by their key: `books`, `markets`, `outcomes`, or `any`. */
export const containers = meanings(odds["containers"]);
const noise = set(odds["lists"]?.["noise"]);
/** Lists that may mean a score as well as the winner's prices. */
export const scoreWords = set(odds["lists"]?.["scores"]);
/** What prices were before. */
export const past = set(odds["lists"]?.["past"]);
/** Words that prices have, and other numbers as well. */
export const vague = set(odds["lists"]?.["vaguePrice"]);
export const matchWords = set(odds["lists"]?.["matchObject"]);
export const openWords = set(odds["lists"]?.["open"]);
export const flagValues = split(odds["lists"]?.["flags"]);
export const withdrawn = split(odds["lists"]?.["withdrawn"]);
export const envelopeWords = new Set([...split(envelope.lists["data"]), ...split(odds["lists"]?.["envelopeToken"])]);
export const wholeMatch = set(markets.wholeMatch);
export const homes = set(items.macros["homes"]);
export const aways = set(items.macros["aways"]);

const barredKeys = new Set(meanings(odds["barredKeys"]).keys());
const barredTokens = new Set([...meanings(odds["barredTokens"]).keys(), "delta", "change"]);
const formatTokens = meanings(odds["formatTokens"]);
const priceTokens = new Set([...split(odds["lists"]?.["priceToken"]), ...split(odds["lists"]?.["priceFiller"]), "od"]);
const entities = meanings(odds["entities"]);
const entityEnds = new Set([0, 1, 2].flatMap((rank) => split(odds["entityRanks"]?.[rank])));
const selectionWords = meanings(markets["selections"]);

const whose = set(odds["lists"]?.["whose"]);
const about = set(odds["lists"]?.["about"]);
const idWords = set(odds["lists"]?.["ids"]);
const idEnds = new Set(["id", "ids", "uid", "uuid", "slug", "key", "url", "link", "logo", "image"]);

/** Whether a column of this key changes nothing of the prices beside it: ids, times, limits, what other prices are. */
export function isHarmless(key: string): boolean {
  const [word, tokens] = [foldKey(key), tokensOf(key)];
  const attribute = attributeOf(key);
  if (isId(tokens) || attribute === "at" || attribute === "created" || about.has(word) || matchWords.has(word)) return true;
  return (
    attribute === null && (noise.has(word) || isBarred(key)) && !tokens.some((token) => whose.has(token)) && !whose.has(word)
  );
}

function isId(tokens: readonly string[]): boolean {
  return idEnds.has(tokens.at(-1) ?? "") && tokens.slice(0, -1).every((token) => idWords.has(token)) && tokens.join() !== "key";
}

/** Names like `Average` and `Best odds` are no bookmakers, and neither are prices. */
export function isNoBook(name: string): boolean {
  if (/^\d+[.,]\d+$/.test(name)) return true;
  const tokens = tokensOf(name).filter((token) => !/^(?:odds|prices?|market|line)$/.test(token));
  return tokens.every((token) => barredTokens.has(token));
}

/** Numbers of other times, of several books, or of the other side of a bet. */
export function isOtherPrice(key: string): boolean {
  return barredKeys.has(foldKey(key)) || tokensOf(key).some((token) => barredTokens.has(token));
}

function isBarred(key: string): boolean {
  return isOtherPrice(key) || tokensOf(key).some((token) => noise.has(token));
}

/** Whether a key leads to none of our markets, as `both_score` does in spite of its score. */
export function isOther(key: string): boolean {
  return noise.has(foldKey(key)) || (isBarred(key) && marketOf(key) === null);
}

/** What a key says of the price in it: its format, or `plain`. Null for any other key. */
export function priceOfKey(key: string): string | null {
  if (isBarred(key)) return null;
  const whole = priceWords.get(foldKey(key));
  if (whole !== undefined) return whole;
  const tokens = tokensOf(key);
  const format = tokens.map((token) => formatTokens.get(token)).find((said) => said !== undefined);
  return tokens.every((token) => priceTokens.has(token) || formatTokens.has(token)) ? (format ?? "plain") : null;
}

/** What a whole key is the name of: `market_name`, `bookmakerTitle`. */
export function entityOfKey(key: string): string | null {
  const tokens = tokensOf(key);
  const known = tokens.filter((token) => entities.has(token));
  const isWhole =
    tokens.length > 1 && known.length === 1 && tokens.every((token) => entities.has(token) || entityEnds.has(token));
  return isWhole ? (entities.get(known[0] ?? "") ?? null) : null;
}

/** The part that a column plays. */
export function attributeOf(key: string): string | null {
  return attributes.get(foldKey(key)) ?? entityOfKey(key);
}

export interface SelectionMeant {
  selection: string;
  /** The market that such a selection can only belong to. */
  market: string | null;
}

export function selectionOfValue(text: string): SelectionMeant | null {
  return selectionMeant(selectionWords.get(foldKey(text.trim())));
}

/** `Over 2.5`, `ТБ 2`: the word without its number. */
export function selectionWithLine(text: string): { word: string; selection: string } | null {
  const [, word] = /^(.*?\S)\s*\(?[+-]?\d+(?:[.,]\d+)?\)?$/.exec(text.trim()) ?? [];
  const meant = word === undefined ? null : selectionOfValue(word);
  return word === undefined || meant === null || meant.selection === "12" ? null : { word, selection: meant.selection };
}

/** Whose price a column holds: `home_odds`, `odd_1`, `currentHomeWinOdds`, `П1`. */
export function selectionOfKey(key: string): (SelectionMeant & { saysPrice: boolean }) | null {
  const whole = selectionMeant(selectionWords.get(foldKey(key)));
  if (whole) return { ...whole, saysPrice: false };
  const tokens = key
    .replace(/([a-zа-я])([A-ZА-Я])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/);
  const isPriceWord = (token: string) => /^(?:odds?|od|prices?|coef|koef|kf)$/.test(token);
  const rest = tokens.filter((token) => !isPriceWord(token) && !/^(?:decimal|current|value|win|close)$/.test(token));
  if (rest.length === tokens.length || rest.length === 0) return null;
  const meant = selectionMeant(selectionWords.get(foldKey(rest.join(""))));
  return meant && { ...meant, saysPrice: tokens.some(isPriceWord) };
}

/** Positions (`#3`) say nothing without their neighbours. */
function selectionMeant(said: string | undefined): SelectionMeant | null {
  const [selection, market = null] = split(said).reverse();
  return selection === undefined || selection.startsWith("#") ? null : { selection, market };
}

/** Our market by the service's name of it. A part of the match is another market. */
export function marketOf(name: string): string | null {
  const market = standardWords().markets(name);
  return market === undefined || market === "never" ? null : market;
}

/** Names like `h2h_lay` say that nobody can bet at their prices. */
export function isOtherSide(name: string): boolean {
  return standardWords().markets(name) === "never";
}

export function statusOf(word: string): string | null {
  return standardWords().statuses(word) ?? null;
}

/** How a field of a list is called, the surest spelling first. */
export interface FieldWords {
  reads: string;
  sure: readonly Spelling[];
  /** Words that say other things as well. */
  vague: readonly Spelling[];
}
/** A word with what may stand behind it: `home`, `homename`. */
interface Spelling {
  word: string;
  text: string;
}

/** What is known of a kind of list: its fields, and which keys on the way to them say nothing. Null for kinds that are not drafted. */
export function wordsOfList(kind: string): ListWords | null {
  const said = items.kinds[kind];
  if (!said) return null;
  const fields = Object.entries({ ...items.shared[said.with ?? ""], ...said.fields });
  const wrappers = split(items.lists["wrappers"]);
  return {
    fields: new Map(fields.map(([field, text]) => [field, fieldWordsFrom(text)])),
    inside: new Set([...split(written(said.inside)), ...split(items.lists["fillers"])]),
    wrappers: new Set(wrappers),
    lists: new Set([...wrappers, ...split(written(said.lists))]),
    fair: Object.entries(said.fair ?? {}).map(([what, text]) => [what, set(text)] as const),
    harmless: set(said.harmless),
  };
}

export interface ListWords {
  fields: ReadonlyMap<string, FieldWords>;
  inside: ReadonlySet<string>;
  wrappers: ReadonlySet<string>;
  lists: ReadonlySet<string>;
  /** What value bets say of the fair price: a `price`, a `chance`, or a `percent`. */
  fair: readonly (readonly [what: string, words: ReadonlySet<string>])[];
  harmless: ReadonlySet<string>;
}

/** `READS word word | vague word + end end | vague end`; `-` is nothing. */
function fieldWordsFrom(said: string): FieldWords {
  const [reads = "", ...rest] = split(written(said));
  const [words = "", ends = "-"] = rest.join(" ").split("+");
  const [sureWords = "", vagueWords = ""] = words.split("|");
  const [sureEnds = "", vagueEnds = ""] = ends.split("|");
  const bare = (part: string) => part.replace(/^-$/, "");
  const spelled = (all: string, behind: string) =>
    split(all).flatMap((word) => split(behind).map((end) => ({ word, text: bare(word) + bare(end) })));
  return {
    reads,
    sure: spelled(sureWords, sureEnds),
    vague: [...spelled(sureWords, vagueEnds), ...spelled(vagueWords, `${sureEnds} ${vagueEnds}`)],
  };
}

function written(text: string): string {
  return text.replace(/\$(\w+)/g, (whole, name: string) => items.macros[name] ?? whole);
}
