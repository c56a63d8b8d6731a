import { type Target, targetKey } from "../../matches/targets.ts";
import type { WatchView } from "../../replies/watching/watch-view.ts";
import type { BetTerms } from "../../rules/calmer.ts";
import type { Rule } from "../../rules/rule.ts";
import { formatBetTerms, formatRule } from "../../rules/rule-text.ts";
import { type CodedWatch, codeOf } from "../../watches/share-codes.ts";

/** What a watch is about and asks for. */
type Subject =
  | { kind: "match"; known: { id: number }; rule: Rule }
  | { kind: "wide"; target: Target; rule: Rule }
  | { kind: "bets"; terms: BetTerms };

/** A watch as a code says it. */
export function codedFrom(watch: Subject): CodedWatch {
  if (watch.kind === "bets") return { kind: "bets", rule: formatBetTerms(watch.terms) };
  const rule = formatRule(watch.rule);
  if (watch.kind === "match") return { kind: "match", matchId: watch.known.id, rule };
  return { kind: watch.target.kind, key: targetKey(watch.target), rule };
}

/** The code by which others copy a watch with a button, without what is this chat's own; null where it is too long for one. */
export function copyCodeOf(view: WatchView): string | null {
  if (view.kind === "bets") return codeOf(codedFrom({ kind: "bets", terms: view }));
  const rule = withBooks(view.rule, []);
  const { kind } = view;
  return codeOf(codedFrom(kind === "match" ? { kind, known: view.known, rule } : { kind, target: view.target, rule }));
}

/** A rule on the reader's own books is about those of this chat. */
export function withBooks(rule: Rule, books: readonly string[]): Rule {
  return "reducer" in rule && rule.reducer.by === "own" ? { ...rule, reducer: { by: "own", books } } : rule;
}
