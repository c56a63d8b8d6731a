import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Opportunity } from "../../src/odds/arbitrage.ts";
import type { Quote } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { arbsReply } from "../../src/replies/questions/arbs.ts";
import { noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** The messages of `/arbs`. */
export function stakeKindsOf(text: Text, { books }: Names, match: Match): Record<string, Draft> {
  const quote = (index: number, market: Quote["market"], selection: string, price: number, line: number | null = null): Quote => {
    return { bookmaker: books[index] ?? "", market, selection, line, price, at: noon - (index + 1) * 600_000 };
  };
  const winner = { market: "winner", line: null } as const;
  const total = { market: "total", line: 2.5 } as const;
  const lines = [quote(0, "total", "over", 1.98, 2.5), quote(1, "total", "under", 1.97, 3.5)];
  const sides = { draw_no_bet: ["home", "away"], total: ["over", "under"] } as const;
  const pushes = [
    ["draw_no_bet", null, 0],
    ["total", 3, 0],
    ["total", 2.25, 0.0187],
  ] as const;
  const found: Opportunity[] = [
    {
      kind: "arbitrage",
      market: winner,
      legs: [quote(0, "winner", "home", 2.1), quote(1, "winner", "away", 2.05)],
      profit: 0.0373,
      least: 0.0373,
    },
    ...pushes.map(([kind, line, least]) => ({
      kind: "arbitrage" as const,
      market: { market: kind, line },
      legs: [quote(0, kind, sides[kind][0], 2.1, line), quote(1, kind, sides[kind][1], 2.05, line)],
      profit: 0.0373,
      least,
    })),
    { kind: "middle", market: total, legs: lines, profit: -0.0125, least: -0.0125 },
    { kind: "middle", market: total, legs: lines, profit: 0.004, least: 0.004 },
  ];
  const shown = found.map((opportunity) => ({ known: { id: 17, match }, opportunity, refreshedAt: noon - 300_000 }));
  return {
    arbsReply: arbsReply(text, {
      ...{ rows: { shown: shown.slice(0, 2), page: 1, pageSize: 2, total: 7 }, boards: 31 },
      ...{ hasOwnBooks: true, now: noon },
    }),
    "arbsReply of middles": arbsReply(text, {
      ...{ rows: { shown: shown.slice(3, 5), page: 2, pageSize: 2, total: 7 }, boards: 31 },
      ...{ hasOwnBooks: false, now: noon },
    }),
    "arbsReply without any": arbsReply(text, {
      ...{ rows: { shown: [], page: 1, pageSize: 4, total: 0 }, boards: 31 },
      ...{ hasOwnBooks: false, now: noon },
    }),
  };
}
