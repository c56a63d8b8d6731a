import { targetKey } from "../../matches/targets.ts";
import type { Shown } from "../../replies/watching/import.ts";
import type { WatchView } from "../../replies/watching/watch-view.ts";
import { formatBetTerms, formatRule } from "../../rules/rule-text.ts";
import { type CodedWatch, codeOf } from "../../watches/share-codes.ts";
import { withBooks } from "./import-plan.ts";

/** A watch as a code says it. */
export function codedFrom(shown: Shown): CodedWatch {
  if (shown.kind === "bets") return { kind: "bets", rule: formatBetTerms(shown.terms) };
  const rule = formatRule(shown.rule);
  if (shown.kind === "match") return { kind: "match", matchId: shown.known.id, rule };
  return { kind: shown.target.kind, key: targetKey(shown.target), rule };
}

/** The code by which others copy a watch with a button, without what is this chat's own; null where it is too long for one. */
export function copyCodeOf(view: WatchView): string | null {
  if (view.kind === "bets") return codeOf(codedFrom({ kind: "bets", terms: view }));
  const rule = withBooks(view.rule, []);
  const { kind } = view;
  return codeOf(codedFrom(kind === "match" ? { kind, known: view.known, rule } : { kind, target: view.target, rule }));
}
