import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import { logReply } from "../../src/replies/log.ts";
import type { Text } from "../../src/replies/text.ts";
import { whyReply, whyWhichReply } from "../../src/replies/why.ts";
import { decided } from "../replies/decisions.ts";
import { rules } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** What is said about decisions, as messages; with every name that the API may send. */
export function decisionKindsOf(text: Text, { books, selection }: Names, match: Match): Record<string, Draft> {
  const { evidence } = decided;
  if (!evidence) throw new Error("nothing was compared");
  const [rule = null] = rules;
  const moved = { kind: "points", points: 2.5 } as const;
  const quiet = { kind: "percent", percent: 7.5 } as const;
  const named = books.map((name, index) => ({ name, from: 2.1, to: index === 2 ? 2.1 : 1.95, agrees: index < 2 }));
  const told = { decision: { ...decided, evidence: { ...evidence, books: named } }, match };
  const other = { ...evidence, market: "other" as const, selection };
  const dropped = { decision: { ...decided, id: 13, outcome: "dropped" as const, reason: "came_back", evidence: other }, match };
  const ended = { ...decided, id: 14, outcome: "ended" as const, reason: "match_missing" };
  const forgotten = { decision: { ...ended, baselineAt: null, evidence: null }, match: null };
  const rows = [told, dropped, forgotten];
  return {
    whyReply: whyReply(text, { ...told, rule, moved, quiet }),
    "whyReply of what was not sent": whyReply(text, { ...dropped, rule, moved, quiet }),
    "whyReply of a match that is forgotten": whyReply(text, { ...forgotten, rule: null, moved: null, quiet: null }),
    whyWhichReply: whyWhichReply(text, rows),
    logReply: logReply(text, { shown: rows, page: 2, pageSize: 3, total: 90 }),
    "logReply without any": logReply(text, { shown: [], page: 1, pageSize: 6, total: 0 }),
  };
}
