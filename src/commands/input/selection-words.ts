import type { Match } from "../../api/model.ts";
import { longestName, wordsOf } from "../../matches/words.ts";
import { type MarketKey, offeredMarkets, selectionsOf, wordsOfMarket } from "../../odds/markets.ts";
import type { Market, Quote } from "../../odds/quote.ts";
import { marketOfPart, type Part } from "../../rules/rule.ts";
import { anyWord, longestOf, meaningsOf } from "../../typed-words.ts";
import type { Following } from "./name-and-more.ts";

/** A selection that somebody named. */
export interface NamedSelection {
  market: Market;
  selection: string;
  /** From the selection's side; null where the market has none. */
  line: number | null;
}

const sides = meaningsOf("sides");
const doubles = meaningsOf("doubles");
const halves = meaningsOf("totals");
const answers = meaningsOf("answers");
const givers = new Map([...sides, ...meaningsOf("handicaps")]);
const markets = meaningsOf("markets");

const totalForm = new RegExp(`^(${anyWord("totals")}) ?(\\d{1,3}(?:[.,]\\d{1,2})?)?$`, "iu");
const giver = `${anyWord("sides")}|${anyWord("handicaps")}`;
const handicapForm = new RegExp(`^(${giver}) ?\\(?([+\\-\u2212]\\d{1,3}(?:[.,]\\d{1,2})?)\\)?$`, "iu");
/** Markets whose sides are those of the winner: their names stand before. */
const namedForm = new RegExp(`^(${anyWord("markets", "draw_no_bet", "two_way", "three_way")}) (${anyWord("sides")})$`, "iu");
const plainForm = new RegExp(`^(?:${[anyWord("sides"), anyWord("doubles"), anyWord("answers")].join("|")})$`, "iu");

/** What the name of a market looks like: `winner`, `total`, `total 2.5`, `handicap -1.5`. */
export const marketForm = new RegExp(`^(${anyWord("markets")})(?: ?([+\\-\u2212]?\\d{1,3}(?:[.,]\\d{1,2})?))?$`, "iu");

/** What the name of a selection looks like: `1`, `P1`, `draw`, `over 2.5`, `home -1.5`, `X2`, `yes`, `dnb home`. */
export const selectionForm = new RegExp(
  [plainForm, totalForm, handicapForm, namedForm].map(({ source }) => source).join("|"),
  "iu",
);

/** A market's words may have a line or a side behind them. */
const counts = Array.from({ length: longestOf("markets") + 1 }, (_, index) => index + 1);

/** A selection or a market, behind a match. */
export const selectionFollowing: Following = {
  beginsAt: (words, at) => counts.some((count) => isPart(words.slice(at, at + count))),
  isWhole: isPart,
};

function isPart(words: readonly string[]): boolean {
  const typed = words.join(" ");
  return selectionForm.test(typed) || marketForm.test(typed);
}

/** The market that words name, with its line if they say one; null when they name none. */
export function marketNamed(typed: string): MarketKey | null {
  const [, word = "", digits] = marketForm.exec(typed.trim()) ?? [];
  const market = markets.get(word.toLowerCase());
  const line = digits === undefined ? null : numberOf(digits);
  return market ? { market, line } : null;
}

/** Which of the markets on offer words mean: without a line the first of them; null when it is not on offer. */
export function marketMeant(typed: string, offers: readonly MarketKey[]): MarketKey | null {
  const named = marketNamed(typed);
  return offers.find(({ market, line }) => market === named?.market && (named.line === null || line === named.line)) ?? null;
}

/** The selection in canonical words, which `selectionMeant` reads back; null for a market that we do not know by meaning. */
export function wordsOfSelection({ market, selection, line }: NamedSelection): string | null {
  switch (market) {
    case "winner":
    case "double_chance":
    case "both_score":
      return selection;
    case "draw_no_bet":
      return `dnb ${selection}`;
    case "two_way":
    case "three_way":
      return `${market} ${selection}`;
    case "total":
      return `${selection} ${line ?? ""}`.trimEnd();
    case "handicap":
      return line === null ? null : `${selection} ${line < 0 ? "" : "+"}${line}`;
    case "other":
      return null;
  }
}

/** A part of a match in canonical words; null for a selection that we do not know by meaning. */
export function wordsOfPart(part: Part): string | null {
  const { selection } = part;
  return selection === null ? wordsOfMarket(marketOfPart(part)) : wordsOfSelection({ ...part, selection });
}

/** The selection that words mean by their form alone; a total without a line has none. Null when they have no such form. */
export function partInWords(typed: string): NamedSelection | null {
  const words = typed.trim().toLowerCase();
  const total = totalForm.exec(words);
  if (total && total[2] === undefined) return { market: "total", selection: halves.get(total[1] ?? "") ?? "over", line: null };
  return byForm(words, []);
}

/**
 * The selection that words mean: by form, by a team's name, or by the source's own word for it. A total without a line is
 * the one that is most quoted. Null when it is none of these.
 */
export function selectionMeant(
  typed: string,
  { match, quotes }: { match: Match; quotes: readonly Quote[] },
): NamedSelection | null {
  const words = typed.trim().toLowerCase();
  return byForm(words, quotes) ?? byTeam(words, match) ?? byOwnWord(words, quotes);
}

function byForm(words: string, quotes: readonly Quote[]): NamedSelection | null {
  const side = sides.get(words);
  if (side !== undefined) return { market: "winner", selection: side, line: null };
  const double = doubles.get(words);
  if (double !== undefined) return { market: "double_chance", selection: double, line: null };
  const answer = answers.get(words);
  if (answer !== undefined) return { market: "both_score", selection: answer, line: null };
  const named = namedMeant(words);
  if (named) return named;
  const handicap = handicapForm.exec(words);
  if (handicap) return { market: "handicap", selection: givers.get(handicap[1] ?? "") ?? "home", line: numberOf(handicap[2]) };
  const total = totalForm.exec(words);
  const line = total?.[2] === undefined ? mainTotal(quotes) : numberOf(total[2]);
  return total && line !== null ? { market: "total", selection: halves.get(total[1] ?? "") ?? "over", line } : null;
}

/** `dnb home`, `two way 2`; null where that market has no such side. */
function namedMeant(words: string): NamedSelection | null {
  const [, name = "", side = ""] = namedForm.exec(words) ?? [];
  const market = markets.get(name);
  const selection = sides.get(side);
  const isThere = market !== undefined && selection !== undefined && selectionsOf(market).includes(selection);
  return isThere ? { market, selection, line: null } : null;
}

function byTeam(typed: string, { home, away }: Match): NamedSelection | null {
  const words = typed.length > longestName ? [] : wordsOf(typed);
  if (words.length === 0) return null;
  const fits = (names: Readonly<Record<string, string>>): boolean => {
    const known = Object.values(names).flatMap(wordsOf);
    return words.every((word) => known.some((one) => one.startsWith(word)));
  };
  const [isHome, isAway] = [fits(home.names), fits(away.names)];
  return isHome === isAway ? null : { market: "winner", selection: isHome ? "home" : "away", line: null };
}

function byOwnWord(words: string, quotes: readonly Quote[]): NamedSelection | null {
  const own = quotes.find(({ market, selection }) => market === "other" && selection.toLowerCase() === words);
  return own ? { market: own.market, selection: own.selection, line: own.line } : null;
}

function mainTotal(quotes: readonly Quote[]): number | null {
  return offeredMarkets(quotes).find(({ market }) => market === "total")?.line ?? null;
}

function numberOf(digits: string | undefined): number {
  const value = Number((digits ?? "").replace(",", ".").replace("\u2212", "-"));
  // Never -0, which would be a line of its own.
  return value + 0;
}
