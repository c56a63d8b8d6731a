import type { Market } from "../../odds/quote.ts";
import { tokensOf } from "./standard.ts";
import { type FoldedSides, type Lookup, remembered, sideNamed } from "./words.ts";

/** Markets as definitions name them: which of two a winner is, its book's draw tells. */
type NamedMarket = Exclude<Market, "other" | "two_way" | "three_way">;
export type ReadMarket = NamedMarket | "other";

/** The selections of the markets that we know by meaning. */
export const selectionsOf: Readonly<Record<NamedMarket, readonly string[]>> = {
  winner: ["home", "draw", "away"],
  double_chance: ["1X", "12", "X2"],
  draw_no_bet: ["home", "away"],
  total: ["over", "under"],
  handicap: ["home", "draw", "away"],
  both_score: ["yes", "no"],
};

/** Our own names mean themselves, in every definition. */
export const ownMarkets = Object.fromEntries(Object.keys(selectionsOf).map((market) => [market, market]));
const ownSelections = new Map(
  Object.values(selectionsOf).flatMap((all) => all.map((name) => [name.toLowerCase(), name] as const)),
);

function isNamed(word: string): word is NamedMarket {
  return Object.hasOwn(selectionsOf, word);
}

export function hasLine(market: Market): market is "total" | "handicap" {
  return market === "total" || market === "handicap";
}

/** The market that a service's name means; `never` for prices that nobody can bet at, `other` for a name that nobody knows. */
export function marketMeant(name: string, known: Lookup): ReadMarket | "never" {
  const meaning = known(name);
  if (meaning !== undefined) return isNamed(meaning) ? meaning : meaning === "never" ? "never" : "other";
  return isLay(name) ? "never" : "other";
}

/** `h2h_lay` and `layHome`: what an exchange takes from others is no price to back. */
export const isLay = remembered((name: string) => tokensOf(name).some((token) => token === "lay" || token === "lays"));

/** A selection of a known market with its line, or why it means nothing. */
export type Meaning = { selection: string; line: number | null } | { why: string };

interface Said {
  selection: string | null;
  /** The line as a number, and as it stands. */
  line: number | null;
  lineText: unknown;
  known: Lookup;
  sides: FoldedSides;
}

export function meaningOf(market: NamedMarket, { selection: name, line, lineText, known, sides }: Said): Meaning {
  if (name === null) return { why: "no selection" };
  const selection = known(name) ?? ownSelections.get(name.trim().toLowerCase()) ?? sideNamed(name, sides);
  if (!selection || !selectionsOf[market].includes(selection))
    return { why: `what "${name.slice(0, 40)}" is, the definition does not say` };
  if (!hasLine(market)) return lineText === null ? { selection, line: null } : { why: "a line, and the market has none" };
  if (line === null) return { why: "no line" };
  return isLine(line) ? { selection, line: 0 + line } : { why: `no market has the line ${line}` };
}

/** Lines are whole, halves or quarters; anything else is another number. */
function isLine(line: number): boolean {
  return Number.isInteger(line * 4);
}
