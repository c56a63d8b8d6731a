import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { PlacedBet } from "../../src/chats/journal.ts";
import { totalsOf } from "../../src/detection/placed-bets.ts";
import { betRecordedReply, betWhichReply, type ShownBet } from "../../src/replies/journal/bet.ts";
import { betRemovedReply, betReply, journalFile, journalReply } from "../../src/replies/journal/journal.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { noon } from "../replies/facts.ts";

const quarter = { market: "handicap", selection: "home", line: -0.25 };
const total = { market: "total", selection: "over", line: 2.5 };
const winner = { market: "winner", selection: "home", line: null };

/** Every kind of message of the bet journal. */
export function journalKindsOf(text: Text, { typed, books }: { typed: string; books: readonly string[] }, match: Match) {
  const bet: PlacedBet = {
    ...{ id: 7, at: noon, matchId: 17, body: JSON.stringify(match), ...winner },
    ...{ price: 2_105_000, stake: 1_234_550, book: books[0] ?? null, result: null, closedAt: null, closing: null },
  };
  const open: ShownBet = { bet, match, returned: null, value: null };
  const closed = { ...bet, ...quarter, id: 8, closedAt: noon, closing: 0.49 };
  const won: ShownBet = { bet: { ...closed, result: "half_won" }, match, returned: 1_916_640, value: 0.0314 };
  const bare: ShownBet = { ...open, bet: { ...bet, ...total, id: 9, stake: null, book: null } };
  const many = Array.from({ length: 60 }, (_, index) => ({
    bet: { ...closed, ...[quarter, total][index % 2], closing: 0.45 + (index % 7) / 100, result: "won" as const },
    slug: `match-${index}`,
    sport: ["football", "ice-hockey"][index % 2] ?? null,
  }));
  const facts = { least: 10, example: "/bet #17 1 2.10 20" };
  const paged = { shown: [open, won, bare], page: 1, pageSize: 3, total: 90 };
  const choices = ["home", "draw", "away"].map((selection) => ({
    choice: { market: "winner" as const, selection, line: null },
    call: `#17 ${selection} 2.105 12345.5 at b:0123abcd`,
  }));
  const kinds: Record<string, Draft> = {
    betRecordedReply: betRecordedReply(text, { shown: open, fair: 0.48, isLate: false }),
    "betRecordedReply after the start, in few words": betRecordedReply(text, { shown: bare, fair: null, isLate: true }),
    betWhichReply: betWhichReply(text, { match, unknown: typed, choices }),
    journalReply: journalReply(text, { ...facts, bets: paged, totals: totalsOf(many) }),
    "journalReply of a few bets": journalReply(text, {
      ...facts,
      bets: { ...paged, total: 3 },
      totals: totalsOf(many.slice(0, 3)),
    }),
    "journalReply, second page": journalReply(text, { ...facts, bets: { ...paged, page: 2 }, totals: totalsOf(many) }),
    "journalReply without bets": journalReply(text, {
      ...facts,
      bets: { shown: [], page: 1, pageSize: 6, total: 0 },
      totals: totalsOf([]),
    }),
    "betReply of an open one": betReply(text, open),
    "betReply of a settled one": betReply(text, won),
    betRemovedReply: betRemovedReply(text, won),
    journalFile: journalFile(text, { bets: [open, won], now: noon }),
  };
  return kinds;
}
