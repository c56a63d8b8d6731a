import { z } from "zod";
import { type Market, markets } from "../../../odds/quote.ts";
import { type PriceFormat, priceFormats } from "../prices.ts";
import { answersFile, each, meanings, split, wordSet } from "./answers.ts";

const phrases = z.array(z.string().regex(/^[^\p{Lu}]+$/u, "must be in small letters"));
const statuses = ["scheduled", "live", "finished", "postponed", "cancelled"] as const;
const saidFormats = ["decimal", "american", "fractional", "hongkong", "probability", "percent"] as const;

export const marketsSchema = z.strictObject({
  markets: meanings(markets.filter((market) => market !== "other")),
  selections: meanings(new RegExp(`^(?:(?:${markets.join("|")}) )?\\S+$`)),
  columns: meanings(new RegExp(`^(?:price|line|probability|bare)(?: (?:${priceFormats.join("|")}))?$`)),
  formats: meanings(saidFormats),
  statuses: meanings(statuses),
  wholeMatch: wordSet,
  columnPhrases: each(
    ["spread", "moneyline", "overunder", "dnb", "dc", "btts", "ah", "runline", "puckline", "goalline"],
    phrases,
  ),
  marketNoise: phrases,
});
const said = answersFile("markets", marketsSchema);

/**
 * `markets`: a name that is not there is kept as the market's own. `wholeMatch`: what the field `period` says when it means no part of
 * the match.
 */
export const { markets: marketNames, formats: formatWords, statuses: statusWords, wholeMatch } = said;

/** Words that say nothing about which market it is, taken off a name that is not known as it stands. */
export const marketNoise = new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.marketNoise.join("|")})(?![\\p{L}\\p{N}])`, "giu");

/** Selections by their words; `#3` and `#0` are positions that only make sense beside their neighbours. */
export const selectionWords = meaningBy(said.selections, (name) => {
  const [selection = "", market = null] = split(name).reverse();
  // The market that such a selection can only belong to.
  return { selection, market: market as Market | null };
});

/** What a word in a column's name says of the numbers in it. */
export const columnRoles = meaningBy(said.columns, (name) => {
  const [role = "bare", format = null] = split(name);
  return { role: role as "bare" | "price" | "line" | "probability", format: format as PriceFormat | null };
});

/** Words that belong together, each with the one that they are. */
export const columnPhrases = Object.entries(said.columnPhrases).flatMap(([word, own]) =>
  own.map((phrase) => [` ${phrase} `, ` ${word} `] as const),
);

function meaningBy<T>(names: ReadonlyMap<string, string>, read: (name: string) => T): ReadonlyMap<string, T> {
  return new Map([...names].map(([word, name]) => [word, read(name)]));
}
