import { type MovementRule, marketOfPart, type Part, type Reducer, type Rule } from "../alerts/rule.ts";
import { formatRule } from "../alerts/rule-text.ts";
import { formatThreshold } from "../alerts/threshold.ts";
import { fromMicros } from "../odds/price.ts";
import { wordsOfMarket } from "./market-words.ts";
import { wordsOfSelection } from "./selection-words.ts";

/** A rule as people type it, so that what is written down can be typed again. */
export function typedRule(rule: Rule): string {
  if (rule.kind !== "movement") return formatRule(rule);
  return [formatThreshold(rule.threshold), ...conditionsOf(rule), ...bookWords(rule.reducer)].join(" ");
}

function conditionsOf({
  direction,
  part,
  reducer,
  agreeing,
  since,
  from,
  prices,
  withinHours,
  phase,
  fast,
}: MovementRule): string[] {
  const price = (micros: number) =>
    fromMicros(micros).toFixed(Math.max(2, String(fromMicros(micros)).split(".")[1]?.length ?? 0));
  return [
    ...(direction === "both" ? [] : [direction]),
    ...(part ? partWords(part) : []),
    ...(reducer.by === "best" ? ["best"] : reducer.by === "own" ? ["mybooks"] : []),
    ...(agreeing > 0 ? [`books>=${agreeing}`] : []),
    ...(from === null ? [] : [`from ${price(from)}`]),
    ...(prices ? [`${price(prices.least)}-${price(prices.most)}`] : []),
    ...(withinHours === null ? [] : [`within ${withinHours}h`]),
    ...(since === "told" ? [] : [since === "open" ? "since open" : `${since}h`]),
    ...(phase === null ? [] : [phase]),
    ...(fast ? ["fast"] : []),
  ];
}

function partWords(part: Part): string[] {
  const { selection } = part;
  const words = selection === null ? wordsOfMarket(marketOfPart(part)) : wordsOfSelection({ ...part, selection });
  return words === null ? [] : [words];
}

/** Comes last: a name of several words goes on to the end. */
function bookWords(reducer: Reducer): string[] {
  if (reducer.by !== "book") return [];
  return [/\s/u.test(reducer.book) ? `at ${reducer.book}` : `book:${reducer.book}`];
}
