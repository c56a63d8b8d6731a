import { fromMicros } from "../odds/price.ts";
import type { BetTerms } from "./calmer.ts";
import type { Part, Reducer, Rule } from "./rule.ts";
import { formatBetTerms, parseBetTerms, parseRule } from "./rule-text.ts";

/** Names of books and selections that anything may be called. */
const longestName = 100;
const mostBooks = 30;
const mostHours = 30 * 24;

/** Reads the canonical words of a rule that somebody else wrote; null where they are none, or ask for what nobody could type. */
export function soundRule(text: string): Rule | null {
  const rule = parseRule(text);
  return rule && isSound(rule) ? rule : null;
}

/** The same for what a watch on value bets asks for. */
export function soundBetTerms(text: string): BetTerms | null {
  const terms = parseBetTerms(text);
  if (formatBetTerms(terms) !== text) return null;
  const { edge, leastPrice, mostPrice, withinHours, sport, book } = terms.filter;
  const inRange = (value: number | null, least: number, most: number) => value === null || (value >= least && value <= most);
  const isFine =
    inRange(edge, 0, 10) &&
    inRange(leastPrice, 1, 10_000) &&
    inRange(mostPrice, 1, 10_000) &&
    (leastPrice ?? 0) <= (mostPrice ?? Number.POSITIVE_INFINITY) &&
    inRange(withinHours, 0.01, mostHours) &&
    [sport, book].every((name) => name === null || isName(name)) &&
    Number.isInteger(terms.improvement) &&
    inRange(terms.improvement, 1, 1_000_000);
  return isFine ? terms : null;
}

function isSound(rule: Rule): boolean {
  if (rule.part && !isSoundPart(rule.part)) return false;
  switch (rule.kind) {
    case "posted":
      return rule.book === null || isName(rule.book);
    case "gap":
      return isGapPart(rule.part);
    case "target":
      return rule.part.selection !== null && isPrice(rule.price) && isCount(rule.agreeing) && isSoundReducer(rule.reducer);
    case "movement":
      return (
        isSoundReducer(rule.reducer) &&
        isCount(rule.agreeing) &&
        (rule.from === null || (isPrice(rule.from) && rule.part?.selection != null)) &&
        (rule.prices === null ||
          (isPrice(rule.prices.least) && isPrice(rule.prices.most) && rule.prices.least < rule.prices.most)) &&
        (rule.withinHours === null || (rule.withinHours > 0 && rule.withinHours <= mostHours))
      );
  }
}

/** A model knows chances of the winner's market alone. */
export function isGapPart(part: Part | null): boolean {
  return (
    part === null || (part.market === "winner" && part.line === null && ["home", "draw", "away", null].includes(part.selection))
  );
}

function isSoundPart({ selection, line }: Part): boolean {
  return (selection === null || isName(selection)) && (line === null || (Number.isFinite(line) && Math.abs(line) <= 1_000));
}

function isSoundReducer(reducer: Reducer): boolean {
  if (reducer.by === "own") return reducer.books.length <= mostBooks && reducer.books.every(isName);
  return reducer.by !== "book" || isName(reducer.book);
}

function isName(name: string): boolean {
  return name.length > 0 && name.length <= longestName && !/[\p{Cc}\p{Cs}]/u.test(name);
}

function isPrice(micros: number): boolean {
  const price = fromMicros(micros);
  return price > 1 && price <= 10_000;
}

function isCount(books: number): boolean {
  return Number.isInteger(books) && books >= 0 && books <= 50;
}
