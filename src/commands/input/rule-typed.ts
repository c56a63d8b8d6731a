import type { PriceFormat } from "../../odds/formats.ts";
import { fromMicros } from "../../odds/price.ts";
import { kindOf } from "../../rules/kinds/index.ts";
import type { MovementRule, Part, Reducer, Rule } from "../../rules/rule.ts";
import { formatThreshold } from "../../rules/threshold.ts";
import { wordsOfPart } from "./selection-words.ts";

/** A rule as people type it who read odds in this format, so that what is written down can be typed again. */
export function typedRule(rule: Rule, format: PriceFormat): string {
  const price = (micros: number) => typedPrice(micros, format);
  switch (rule.kind) {
    case "movement":
      return joined([formatThreshold(rule.threshold), ...conditionsOf(rule, price), ...bookWords(rule.reducer)]);
    case "target": {
      const limit = `${rule.side === "at_least" ? ">=" : "<="} ${price(rule.price)}`;
      const again = rule.again ? ["again"] : [];
      return joined([
        ...partWords(rule.part),
        limit,
        // Who says nothing means the best price of the reader's own books, where those are known.
        ...reducerWords(rule.reducer, null),
        ...(rule.agreeing > 0 ? [`books>=${rule.agreeing}`] : []),
        ...again,
        ...bookWords(rule.reducer),
      ]);
    }
    case "posted": {
      const part = rule.part ? partWords(rule.part) : [];
      return joined(["posted", ...part, ...(rule.book === null ? [] : bookWords({ by: "book", book: rule.book }))]);
    }
    default:
      return joined([...(rule.part ? partWords(rule.part) : []), kindOf(rule).asked?.write(rule) ?? ""]);
  }
}

function joined(words: readonly string[]): string {
  return words.join(" ");
}

function conditionsOf(
  { direction, part, reducer, agreeing, since, from, prices, withinHours, phase, fast }: MovementRule,
  price: (micros: number) => string,
): string[] {
  return [
    ...(direction === "both" ? [] : [direction]),
    ...(part ? partWords(part) : []),
    // Who names the price paid means the best one, unless another is named.
    ...reducerWords(reducer, from === null ? "consensus" : "best"),
    ...(agreeing > 0 ? [`books>=${agreeing}`] : []),
    ...(from === null ? [] : [`from ${price(from)}`]),
    ...(prices ? [`${price(prices.least)}-${price(prices.most)}`] : []),
    ...(withinHours === null ? [] : [`within ${withinHours}h`]),
    ...(since === "told" ? [] : [since === "open" ? "since open" : `${since}h`]),
    ...(phase === null ? [] : [phase]),
    ...(fast ? ["fast"] : []),
  ];
}

/** A plain number, which all readers mean as a decimal price but those of Hong Kong odds. */
function typedPrice(micros: number, format: PriceFormat): string {
  const price = fromMicros(format === "hongkong" ? micros - 1_000_000 : micros);
  return price.toFixed(Math.max(2, String(price).split(".")[1]?.length ?? 0));
}

function partWords(part: Part): string[] {
  // What the source alone has a name for is named so.
  return [wordsOfPart(part) ?? part.selection ?? ""].filter(Boolean);
}

function reducerWords(reducer: Reducer, usual: Reducer["by"] | null): string[] {
  if (reducer.by === usual || reducer.by === "book") return [];
  return [reducer.by === "own" ? "mybooks" : reducer.by];
}

/** Comes last: a name of several words goes on to the end. */
function bookWords(reducer: Reducer): string[] {
  if (reducer.by !== "book") return [];
  return [/\s/u.test(reducer.book) ? `at ${reducer.book}` : `book:${reducer.book}`];
}
