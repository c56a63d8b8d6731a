import type { Market } from "../../odds/quote.ts";
import { foldKey, plainMinus } from "./fields.ts";
import { splitOffLine } from "./lines.ts";
import { remembered } from "./remembered.ts";
import { UNITS } from "./selections.ts";
import { marketNames, marketNoise, wholeMatch } from "./words/markets.ts";

/** A market of the source: what it is for us, and what the source calls it. */
export interface MarketName {
  market: Market;
  name: string;
  /** The line in the name (`Total 2.5`), or null. */
  line: number | null;
}

/** Reads the name of a market; one that we do not know is `other` under its own name. */
export function marketOf(name: string): MarketName {
  return knownMarket(name) ?? { market: "other", name, line: null };
}

/** Reads the name of a market that we know, or null. `First half: winner` is not the match's winner. */
export const knownMarket = remembered((name): MarketName | null => {
  const market = readMarket(plainMinus(name.trim()));
  return market === null ? null : { ...market, name };
});

/** The selections of a market, in the order in which every bookmaker writes them. */
export const selectionsOfMarket: Readonly<Record<Exclude<Market, "other">, readonly string[]>> = {
  winner: ["home", "draw", "away"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "away"],
  both_score: ["yes", "no"],
};

/** Whether a market can have a selection; a winner's may be known by its position, and a market that we do not know has any. */
export function canHave(market: Market, selection: string): boolean {
  if (selection.startsWith("#")) return market === "winner";
  return market === "other" || selectionsOfMarket[market].includes(selection);
}

/** A market narrowed to a part of the match (`1st half`), which makes it another market; whole-match words change nothing. */
export function withinPeriod(market: MarketName, period: string): MarketName {
  if (wholeMatch.has(foldKey(period))) return market;
  return { market: "other", name: `${market.name} (${period})`, line: market.line };
}

function readMarket(name: string): Omit<MarketName, "name"> | null {
  const whole = lookUp(name);
  if (whole !== null) return { market: whole, line: null };
  const split = splitOffLine(name.replace(UNITS, ""));
  const market = split === null ? null : lookUp(split[0]);
  return split !== null && (market === "total" || market === "handicap") ? { market, line: split[1] } : null;
}

function lookUp(name: string): Market | null {
  return marketNames.get(foldKey(name)) ?? marketNames.get(bare(name)) ?? null;
}

/** The name without brackets, punctuation and words that do not tell markets apart. */
function bare(name: string): string {
  return foldKey(
    name
      .replaceAll("_", " ")
      .replace(marketNoise, " ")
      .replace(/[()[\]:;.,&]+/g, " ")
      .replace(/ - | -$/g, " "),
  );
}
