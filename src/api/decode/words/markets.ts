import type { Market } from "../../../odds/quote.ts";
import type { PriceFormat } from "../prices.ts";
import { answersFile, meaningOf, setOf } from "./answers.ts";

type Section = Readonly<Record<string, string>>;
const said = answersFile<Record<"markets" | "selections" | "columns" | "formats" | "statuses", Section> & { wholeMatch: string }>(
  "markets",
);

/** The names of markets. A name that is not here is kept as the market's own: `other`. */
export const marketNames = meaningOf(said.markets, (name) => name as Market);
/** What sources call the states of a match, in our words. */
export const statusWords = meaningOf(said.statuses, (status) => status);
/** What sources call their price formats. */
export const formatWords = meaningOf(said.formats, (format) => format as PriceFormat);
/** What the field `period` says when it means the whole match. */
export const wholeMatch = setOf(said.wholeMatch);

/** Words that say nothing about which market it is, taken off a name that is not known as it stands. */
export const marketNoise =
  /\b(?:markets?|odds|prices?|lines?|pre-?match|main|full[ -]?time|ft|regular[ -]?time|match|bets?|90 ?min(?:utes)?)\b|матча?(?!\p{L})|основн\p{L}*/giu;

/** Selections by their words; `#3` and `#0` are positions that only make sense beside their neighbours. */
export const selectionWords = meaningOf(said.selections, (name) => {
  const [selection = "", market = null] = name.split(" ").reverse();
  // The market that such a selection can only belong to.
  return { selection, market: market as Market | null };
});

/** What a word in a column's name says of the numbers in it. */
export const columnRoles = meaningOf(said.columns, (name) => {
  const [role = "bare", format = null] = name.split(" ");
  return { role: role as "bare" | "price" | "line" | "probability", format: format as PriceFormat | null };
});

/** Words that belong together, as one. */
export const columnPhrases: readonly (readonly [RegExp, string])[] = [
  [/ points? spread /, " spread "],
  [/ money line /, " moneyline "],
  [/ over under /, " overunder "],
  [/ draw no bet /, " dnb "],
  [/ double chance /, " dc "],
  [/ both (?:teams )?(?:to )?score /, " btts "],
  [/ asian handicap /, " ah "],
  [/ (run|puck|goal) line /, " $1line "],
  [/ p(?= (?:home|draw|away|1|x|2) )/, " prob"],
];
