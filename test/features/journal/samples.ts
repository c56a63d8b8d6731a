import type { Match } from "../../../src/api/model.ts";
import type { Draft } from "../../../src/chat/reply.ts";
import { betRecordedReply, betWhichReply } from "../../../src/features/journal/bet.ts";
import { betLineFrom } from "../../../src/features/journal/bet-line.ts";
import type { Bet } from "../../../src/features/journal/bets.ts";
import { betRemovedReply, betReply, journalFile, journalReply } from "../../../src/features/journal/journal.ts";
import { totalsOf } from "../../../src/features/journal/totals.ts";
import type { Text } from "../../../src/replies/parts/text.ts";
import { noon } from "../../replies/facts.ts";

const quarter = { market: "handicap", selection: "home", line: -0.25 } as const;
const total = { market: "total", selection: "over", line: 2.5 } as const;
const winner = { market: "winner", selection: "home", line: null } as const;

export function messageKinds(text: Text, { typed, books }: { typed: string; books: readonly string[] }, match: Match) {
  const open: Bet = {
    ...{ id: 7, at: noon, matchId: 17, match, ...winner },
    ...{ price: 2_105_000, stake: 1_234_550, book: books[0] ?? null, result: null, closedAt: null, closing: null },
  };
  const closed = { ...open, ...quarter, id: 8, closedAt: noon, closing: 0.49 };
  const won: Bet = { ...closed, result: "half_won" };
  const bare: Bet = { ...open, ...total, id: 9, stake: null, book: null };
  const many = Array.from(
    { length: 60 },
    (_, index): Bet => ({
      ...{ ...closed, ...(index % 2 === 0 ? quarter : total), closing: 0.45 + (index % 7) / 100, result: "won" },
      match: { ...match, slug: `match-${index}`, sport: index % 2 === 0 ? "football" : "ice-hockey" },
    }),
  );
  const page = { shown: [open, won, bare], page: 1, pageSize: 3, total: 90 };
  const which = { known: { id: 17, match }, quotes: [], terms: "2.105 12345.5 at b:0123abcd", unknown: typed };
  const kinds: Record<string, Draft> = {
    betRecordedReply: betRecordedReply(text, open, { fair: 0.48, isLate: false, now: noon }),
    "betRecordedReply after the start, in few words": betRecordedReply(text, bare, { fair: null, isLate: true, now: noon }),
    betWhichReply: betWhichReply(text, which),
    journalReply: journalReply(text, page, { totals: totalsOf(many), exampleMatch: "#17" }),
    "journalReply of a few bets": journalReply(
      text,
      { ...page, total: 3 },
      { totals: totalsOf(many.slice(0, 3)), exampleMatch: "#17" },
    ),
    "journalReply, second page": journalReply(text, { ...page, page: 2 }, { totals: totalsOf(many), exampleMatch: "#17" }),
    "journalReply without bets": journalReply(
      text,
      { ...page, shown: [], total: 0 },
      { totals: totalsOf([]), exampleMatch: "#17" },
    ),
    "journalReply of all totals": journalReply(text, page, { totals: totalsOf(many), exampleMatch: "#17", all: true }),
    "betReply of an open one": betReply(text, open),
    "betReply of a settled one": betReply(text, won),
    betRemovedReply: betRemovedReply(text, won),
    journalFile: journalFile(text, [open, won], noon),
  };
  return kinds;
}

export const buttonArguments: Readonly<Record<string, (value: string) => boolean>> = {
  line: (value) => /^#17 \S+ /.test(value) && betLineFrom(value, "decimal") !== null,
  placed: (value) => /^#[1-9]\d*$/.test(value),
  all: (value) => value === "all",
  act: (value) => /^(?:won|lost|void|half_won|half_lost|open|remove|back)$/.test(value),
};

export function typicalCalls(match: string, language: "en" | "ru") {
  return { bet: { match: `${match} ${{ en: "draw", ru: "ничья" }[language]} 3.40 20` }, journal: {} };
}

export const earlierCalls = { journal: ["bet"] };
