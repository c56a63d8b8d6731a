import type { Match } from "../../api/model.ts";
import { fromMicros } from "../../odds/price.ts";
import type { Compared } from "../../rules/gap.ts";
import type { GapRule, MovementRule, Part, Reducer, Rule, TargetRule } from "../../rules/rule.ts";
import { closingAt, type Threshold } from "../../rules/threshold.ts";
import { marketName, selectionName } from "./markets.ts";
import { numbersOf } from "./numbers.ts";
import type { Text } from "./text.ts";

/** A threshold in words: "3 points of probability". */
export function thresholdInWords(text: Text, threshold: Threshold): string {
  switch (threshold.kind) {
    case "points":
      return text.say("rule-points", { points: threshold.points, amount: text.number(threshold.points) });
    case "percent":
      return text.say("rule-percent", { amount: text.share(threshold.percent / 100) });
    case "price":
      return text.say("rule-price", { amount: priceStep(text, threshold.micros) });
  }
}

/** The same as short as a button wants it: "3 pp". */
export function thresholdInShort(text: Text, threshold: Threshold): string {
  switch (threshold.kind) {
    case "points":
      return text.say("rule-short-points", { amount: text.number(threshold.points) });
    case "percent":
      return text.share(threshold.percent / 100);
    case "price":
      return priceStep(text, threshold.micros);
  }
}

/** A whole rule in one line: "5% of the price · Northgate · shortens · best price". Without a match its sides have no names. */
export function ruleInWords(text: Text, rule: Rule, match: Match | null): string {
  return [...headOf(text, rule, match), ...conditionsOf(text, rule)].join(" · ");
}

/** The size of a gap with its sign: "+7.1 pp". As the rounded chances beside it show it. */
export function gapInShort(text: Text, { model, market }: Pick<Compared, "model" | "market">): string {
  const points = (Math.round(model * 1000) - Math.round(market * 1000)) / 1000;
  return text.say("rule-short-points", { amount: text.points(points) });
}

/** The size at which an open gap counts as closed. */
export function closingInShort(text: Text, { threshold }: Pick<GapRule, "threshold">): string {
  return thresholdInShort(text, closingAt(threshold));
}

/** A market or a selection, with the market's name where the selection alone does not tell. */
export function partName(text: Text, part: Part, match: Match | null): string {
  const { market, selection, line } = part;
  if (selection === null) return marketName(text, { market, line });
  const name = nameOfSelection(text, { market, selection, line }, match);
  if (market === "winner") return name;
  return text.say("alert-selection", { market: marketName(text, { market, line: null }), selection: name });
}

function nameOfSelection(
  text: Text,
  one: { market: Part["market"]; selection: string; line: number | null },
  match: Match | null,
) {
  if (match) return selectionName(text, match, one);
  const key = `rule-${one.selection}`;
  const selection = text.has(key) ? text.say(key) : one.selection;
  return one.line === null ? selection : text.say("selection-line", { selection, line: text.number(one.line, true) });
}

/** Points are the only size without a word of its own. */
function sizeInRule(text: Text, threshold: Threshold): string {
  return threshold.kind === "points" ? thresholdInShort(text, threshold) : thresholdInWords(text, threshold);
}

function headOf(text: Text, rule: Rule, match: Match | null): string[] {
  const part = rule.part ? [partName(text, rule.part, match)] : [];
  switch (rule.kind) {
    case "movement":
      return [sizeInRule(text, rule.threshold), ...part];
    case "target":
      return [...part, text.say(`rule-${rule.side.replace("_", "-")}`, { price: text.limit(fromMicros(rule.price)) })];
    case "gap":
      return [...part, text.say("rule-gap", { points: thresholdInShort(text, rule.threshold) })];
    default:
      return [text.say(`rule-${rule.kind}`), ...part];
  }
}

function conditionsOf(text: Text, rule: Rule): string[] {
  if (rule.kind === "target") return targetConditions(text, rule);
  return Object.entries(conditionWords).flatMap(([field, words]) => {
    const value = (rule as Fields)[field as keyof Fields];
    return value === undefined || value === null ? [] : (words as (text: Text, value: unknown) => string[])(text, value);
  });
}

/** What rules can say beside what they are told by, whatever their kind. */
type Fields = Partial<Omit<MovementRule, "kind"> & Pick<TargetRule, "again"> & { book: string | null }>;

/** In the order shown; what goes without saying says nothing. */
const conditionWords: { [Field in keyof Fields]: (text: Text, value: NonNullable<Fields[Field]>) => string[] } = {
  direction: (text, direction) => (direction === "both" ? [] : [text.say(`rule-${direction}`)]),
  reducer: (text, reducer) => (reducer.by === "consensus" ? [] : reducerWords(text, reducer)),
  book: (text, book) => reducerWords(text, { by: "book", book }),
  agreeing: (text, books) => (books > 0 ? [text.say("rule-agreeing", { books })] : []),
  from: (text, price) => [text.say("rule-from", { price: text.limit(fromMicros(price)) })],
  since(text, since) {
    if (since === "told") return [];
    return [since === "open" ? text.say("rule-since-open") : text.say("rule-since-hours", { hours: since })];
  },
  prices(text, { least, most }) {
    const price = (micros: number) => text.limit(fromMicros(micros));
    return [text.say("rule-prices", { least: price(least), most: price(most) })];
  },
  withinHours: (text, hours) => [text.say("rule-within", { hours })],
  phase: (text, phase) => [text.say(`rule-${phase}`)],
  fast: (text, fast) => (fast ? [text.say("rule-fast")] : []),
  again: (text, again) => (again ? [text.say("rule-again")] : []),
};

function targetConditions(text: Text, { reducer, agreeing, again }: TargetRule): string[] {
  const books = agreeing > 0 ? [text.say("rule-offering", { books: agreeing, whose: reducer.by })] : reducerWords(text, reducer);
  return [...books, ...(again ? [text.say("rule-again")] : [])];
}

function reducerWords(text: Text, reducer: Reducer): string[] {
  return [text.say(`rule-${reducer.by}`, { book: reducer.by === "book" ? reducer.book : "" })];
}

/** A difference of decimal prices, in whatever format prices themselves are written: it is no price. */
function priceStep({ language }: Text, micros: number): string {
  return numbersOf(language).limit(fromMicros(micros));
}
