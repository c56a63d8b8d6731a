import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import type { Shown } from "../../src/replies/watching/import.ts";
import { sharedAddedReply, sharedReply, shareReply } from "../../src/replies/watching/share.ts";
import { movementBy } from "../../src/rules/rule.ts";
import { codeOf } from "../../src/watches/share-codes.ts";
import { noon } from "../replies/facts.ts";

/** What is said of a watch that somebody shares. */
export function shareKindsOf(text: Text, match: Match): Record<string, Draft> {
  const rule = movementBy({ kind: "points", points: 12.5 });
  const shown: Shown = { kind: "match", known: { id: 17, match }, rule };
  const filter = { edge: 0.05, leastPrice: 1.5, mostPrice: null, withinHours: 12, sport: match.sport, book: null };
  const bets: Shown = { kind: "bets", terms: { filter, improvement: 20_000 } };
  const code = codeOf({ kind: "match", matchId: 17, rule: "12.5pp" }) ?? "";
  const link = (start: string) => `https://t.me/linewatch_bot?${start}=${code}`;
  return {
    shareReply: shareReply(text, { shown, way: { person: link("start"), group: link("startgroup") }, until: noon }),
    "shareReply as a line": shareReply(text, { shown: bets, way: { typed: `/import text:${code}` }, until: null }),
    sharedReply: sharedReply(text, { shown, insteadOf: null, code }),
    "sharedReply instead of a rule": sharedReply(text, { shown: bets, insteadOf: "3%", code }),
    sharedAddedReply: sharedAddedReply(text, { shown, undo: 5 }),
  };
}
