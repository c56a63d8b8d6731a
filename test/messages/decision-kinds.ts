import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Decision } from "../../src/facts/decisions.ts";
import { holds } from "../../src/facts/holds.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import type { DecisionRow } from "../../src/replies/watching/decision.ts";
import { logFile, logReply } from "../../src/replies/watching/log.ts";
import { whyReply, whyWhichReply } from "../../src/replies/watching/why.ts";
import { decided } from "../replies/decisions.ts";
import { noon, rules } from "../replies/facts.ts";
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
  const offer = { market: "winner", selection: "home", line: null, bookmaker: books[0] ?? null } as const;
  const figures = { price: 2.1, edge: 0.062 };
  const filter = { edge: 0.05, leastPrice: null, mostPrice: null, withinHours: 12, sport: match.sport, book: books[1] ?? null };
  const bet = {
    ...offer,
    figures,
    before: null,
    gone: null,
    others: { books: books.map((name) => ({ name, price: 2 })), refreshedAt: noon },
  };
  const grown = { ...bet, selection, market: "other", before: { price: 2, edge: 0.03 }, others: null } as const;
  const gone = { ...bet, gone: { at: noon, why: "left", price: 1.95 } } as const;
  const aboutBets = (bets: NonNullable<Decision["bets"]>["bets"], reason: string, terms = true): DecisionRow => {
    const evidence = { kind: "bets", terms: terms ? { filter, improvement: 10_000 } : null, bets, asOf: noon } as const;
    return { decision: { ...ended, id: 15, outcome: "sent", reason, evidence: null, bets: evidence, baselineAt: null }, match };
  };
  const none = { rule: null, moved: null, quiet: null };
  const appeared = aboutBets([bet], "bet_appeared");
  const rows = [told, appeared, dropped, forgotten];
  const held = holds.map((because, count) => ({ because, count, until: noon }));
  return {
    whyReply: whyReply(text, { ...told, rule, moved, quiet }),
    "whyReply of what was not sent": whyReply(text, { ...dropped, rule, moved, quiet }),
    "whyReply of a match that is forgotten": whyReply(text, { ...forgotten, rule: null, moved: null, quiet: null }),
    "whyReply of value bets": whyReply(text, { ...appeared, ...none, quietBets: { edge: 0.063 } }),
    "whyReply of those that improved": whyReply(text, {
      ...aboutBets([grown, gone], "bet_improved"),
      ...{ ...none, quietBets: { improvement: 15_000 } },
    }),
    "whyReply of a bet of a watch that is gone": whyReply(text, { ...aboutBets([gone], "bet_gone", false), ...none }),
    "whyReply of a bet of a match that is forgotten": whyReply(text, { ...appeared, ...none, match: null }),
    whyWhichReply: whyWhichReply(text, rows),
    logReply: logReply(text, { rows: { shown: rows, page: 2, pageSize: 3, total: 90 }, held }),
    "fileReply of the log": logFile(text, { rows: [...rows, aboutBets([grown, gone], "bet_improved")], total: 5, now: noon }),
    "fileReply of the newest of the log": logFile(text, { rows: [told], total: 9_000, now: noon }),
    "logReply without any": logReply(text, { rows: { shown: [], page: 1, pageSize: 6, total: 0 }, held: [] }),
  };
}
