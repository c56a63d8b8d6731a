import type { Match } from "../../api/model.ts";
import type { Target } from "../../matches/targets.ts";
import { ruleInWords } from "../../replies/parts/rule.ts";
import type { Text } from "../../replies/parts/text.ts";
import { improvementArgs, watchTitle } from "../../replies/watching/watch-view.ts";
import type { BetTerms } from "../../rules/calmer.ts";
import type { Rule } from "../../rules/rule.ts";

/** A watch that a file asks for. */
export type Shown =
  | { kind: "match"; known: { id: number; match: Match }; rule: Rule }
  | { kind: "wide"; target: Target; rule: Rule }
  | { kind: "bets"; terms: BetTerms };

/** Something of a file that is not taken, by what it calls itself where it means nothing here. */
export type LeftOut =
  | {
      name: string;
      why: "unreadable" | "rule" | "not_offered" | "unknown_match" | "unknown_name" | "over" | "setting" | "settings_rights";
    }
  | { shown: Shown; why: "limit" | "others" };

/** What is watched. */
export function shownTitle(text: Text, shown: Shown): string {
  return watchTitle(text, shown.kind === "bets" ? { kind: "bets", filter: shown.terms.filter } : shown);
}

/** By which rule. */
export function shownRule(text: Text, shown: Shown): string {
  if (shown.kind === "bets") return text.say("bet-watch-improving", improvementArgs(text, shown.terms.improvement));
  return ruleInWords(text, shown.rule, shown.kind === "match" ? shown.known.match : null);
}
