import type { MarketKey } from "../../odds/markets.ts";
import type { Market } from "../../odds/quote.ts";

const marketWords = new Map<string, Market>([
  ["winner", "winner"],
  ["исход", "winner"],
  ["total", "total"],
  ["тотал", "total"],
  ["handicap", "handicap"],
  ["фора", "handicap"],
  ["1x2", "winner"],
  ["both_score", "both_score"],
  ["both score", "both_score"],
  ["btts", "both_score"],
  ["обе", "both_score"],
  ["обе забьют", "both_score"],
  ["double_chance", "double_chance"],
  ["double chance", "double_chance"],
  ["двойной шанс", "double_chance"],
  ["draw_no_bet", "draw_no_bet"],
  ["dnb", "draw_no_bet"],
  ["other", "other"],
]);

/** What the name of a market looks like: `winner`, `total`, `total 2.5`, `handicap -1.5`. */
export const marketForm = new RegExp(
  `^(${[...marketWords.keys()].join("|")})(?: ?([+\\-\u2212]?\\d{1,3}(?:[.,]\\d{1,2})?))?$`,
  "iu",
);

/** A market in canonical words, which `marketMeant` reads back. */
export function wordsOfMarket({ market, line }: MarketKey): string {
  return line === null ? market : `${market} ${line}`;
}

/** The market that words name, with its line if they say one; null when they name none. */
export function marketNamed(typed: string): MarketKey | null {
  const [, word = "", digits] = marketForm.exec(typed.trim()) ?? [];
  const market = marketWords.get(word.toLowerCase());
  const line = digits === undefined ? null : Number(digits.replace(",", ".").replace("\u2212", "-")) + 0;
  return market ? { market, line } : null;
}

/** Which of the markets on offer words mean: without a line the first of them; null when it is not on offer. */
export function marketMeant(typed: string, offers: readonly MarketKey[]): MarketKey | null {
  const named = marketNamed(typed);
  return offers.find(({ market, line }) => market === named?.market && (named.line === null || line === named.line)) ?? null;
}
