import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Opportunity } from "../../src/odds/arbitrage.ts";
import type { Quote } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { arbsReply } from "../../src/replies/questions/arbs.ts";
import { kellyReply, splitReply, stakeReply } from "../../src/replies/questions/stakes.ts";
import { noon } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

/** The messages of `/kelly`, `/stake` and `/arbs`. */
export function stakeKindsOf(text: Text, { books }: Names, match: Match): Record<string, Draft> {
  const quote = (index: number, market: Quote["market"], selection: string, price: number, line: number | null = null): Quote => {
    return { bookmaker: books[index] ?? "", market, selection, line, price, at: noon - (index + 1) * 600_000 };
  };
  const winner = { market: "winner", line: null } as const;
  const total = { market: "total", line: 2.5 } as const;
  const lines = [quote(0, "total", "over", 1.98, 2.5), quote(1, "total", "under", 1.97, 3.5)];
  const found: Opportunity[] = [
    {
      kind: "arbitrage",
      market: winner,
      legs: [quote(0, "winner", "home", 2.1), quote(1, "winner", "away", 2.05)],
      profit: 0.0373,
    },
    { kind: "middle", market: total, legs: lines, profit: -0.0125 },
    { kind: "middle", market: total, legs: lines, profit: 0.004 },
  ];
  const shown = found.map((opportunity) => ({ known: { id: 17, match }, opportunity, refreshedAt: noon - 300_000 }));
  const kelly = { price: 2.1, chance: 0.52, edge: 0.092 };
  return {
    kellyReply: kellyReply(text, {
      ...kelly,
      rows: [
        { fraction: 1, share: 0.0836, stake: 83.63 },
        { fraction: 0.3333, share: 0.0279, stake: null },
      ],
    }),
    "kellyReply without an edge": kellyReply(text, { price: 2.1, chance: 0.45, edge: -0.055, rows: [] }),
    stakeReply: stakeReply(text, { price: 2.1, stake: 50, returned: 105 }),
    splitReply: splitReply(text, {
      rows: [
        { price: 2.1, stake: 49.4, returned: 103.74 },
        { price: 2.05, stake: 50.6, returned: 103.73 },
      ],
      ...{ total: 100, least: 103.73, profit: 0.0373 },
    }),
    "splitReply at a loss": splitReply(text, {
      rows: [
        { price: 1.9, stake: 50, returned: 95 },
        { price: 1.9, stake: 50, returned: 95 },
      ],
      ...{ total: 100, least: 95, profit: -0.05 },
    }),
    arbsReply: arbsReply(text, {
      ...{ rows: { shown, page: 1, pageSize: 3, total: 7 }, boards: 31 },
      ...{ hasOwnBooks: true, now: noon },
    }),
    "arbsReply without any": arbsReply(text, {
      ...{ rows: { shown: [], page: 1, pageSize: 4, total: 0 }, boards: 31 },
      ...{ hasOwnBooks: false, now: noon },
    }),
  };
}
