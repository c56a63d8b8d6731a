import { LRUCache } from "lru-cache";
import type { BetTerms } from "./calmer.ts";
import { type Grammar, readBy, written } from "./grammar.ts";
import { betsGrammar, type FlatTerms } from "./kinds/bets.ts";
import { kindOf, ruleKinds } from "./kinds/index.ts";
import type { Rule } from "./rule.ts";

/** A rule in its canonical words, as tables hold it: equal rules have equal texts, and `parseRule` reads them back. */
export function formatRule(rule: Rule): string {
  return written(kindOf(rule).grammar, rule);
}

/** Reads canonical words, and nothing else; what people type is read in commands. */
export function parseRule(text: string): Rule | null {
  return read(text)?.rule ?? null;
}

/** The same of a rule that somebody else wrote; null also for one that asks for what nobody could type. */
export function soundRule(text: string): Rule | null {
  const found = read(text);
  return found && isSound(found.grammar, found.rule) ? found.rule : null;
}

/** The same few texts are read for every board and every alert. */
const known = new LRUCache<string, { rule: Rule; grammar: Grammar<Rule> }>({ max: 5_000 });

function read(text: string): { rule: Rule; grammar: Grammar<Rule> } | null {
  const found = known.get(text) ?? readAnew(text);
  if (found) known.set(text, found);
  return found;
}

function readAnew(text: string): { rule: Rule; grammar: Grammar<Rule> } | null {
  for (const { grammar } of ruleKinds) {
    const rule = readBy(grammar, text);
    if (rule) return { rule: Object.freeze(rule), grammar };
  }
  return null;
}

/** What a watch on value bets asks for, in its canonical words: "bets edge>=0.05 within=12h improving=10000". */
export function formatBetTerms({ filter, improvement }: BetTerms): string {
  return written(betsGrammar, { ...filter, improvement });
}

/** Reads what `formatBetTerms` wrote. */
export function parseBetTerms(text: string): BetTerms {
  return termsOf(readBy(betsGrammar, text) ?? betsGrammar.usual);
}

/** The same of what somebody else wrote; null where it asks for what nobody could type. */
export function soundBetTerms(text: string): BetTerms | null {
  const flat = readBy(betsGrammar, text);
  return flat && isSound(betsGrammar, flat) ? termsOf(flat) : null;
}

function termsOf({ improvement, ...filter }: FlatTerms): BetTerms {
  return { filter, improvement };
}

function isSound<Whole>({ schema }: Grammar<Whole>, whole: Whole): boolean {
  return schema.safeParse(whole).success;
}

/** A rule in its canonical words with the name of its kind, as tables hold both. */
export function ruleColumns(text: string): { rule: string; rule_kind: string | null } {
  return { rule: text, rule_kind: parseRule(text)?.kind ?? (isOfBets(text) ? "bets" : null) };
}

/** Whether canonical words are those of a watch on value bets. */
export function isOfBets(text: string): boolean {
  return readBy(betsGrammar, text) !== null;
}

/** Whether a rule, in its canonical words, is about moves during the match. */
export function asksForLive(text: string): boolean {
  return text.split(" ").includes("live");
}
