import { exchangedOffer } from "../odds/exchanged.ts";
import { formatRule, parseRule } from "./rule-text.ts";

/** A rule in its canonical words once the match's sides are exchanged: it stays with its team. */
export function exchangedRule(words: string): string {
  const rule = parseRule(words);
  return rule?.part ? formatRule({ ...rule, part: exchangedOffer(rule.part) as typeof rule.part }) : words;
}
