import type { Match } from "../../src/api/model.ts";
import type { Draft } from "../../src/chat/reply.ts";
import type { Board } from "../../src/odds/quote.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { boardChartReply } from "../../src/replies/questions/board-chart.ts";
import { moversChartReply } from "../../src/replies/questions/movers-chart.ts";
import { priceChartReply } from "../../src/replies/questions/price-chart.ts";
import { valueBetsChartReply } from "../../src/replies/questions/value-bets-chart.ts";
import { alertsChartReply } from "../../src/replies/watching/alerts-chart.ts";
import { decided } from "../replies/decisions.ts";
import { hour, movedMatch, noon, valueBet } from "../replies/facts.ts";
import type { Names } from "./kinds.ts";

const winner = { market: "winner", line: null } as const;

/** A day in which the first side shortened, with a gap at night; points of probability. */
const path = [0.4, 0.41, 0.43, null, 0.47, 0.52];

/** Every picture, with every name that the API may send. */
export function chartKindsOf(
  text: Text,
  { books }: Names,
  { match, board }: { match: Match; board: Board },
): Record<string, Draft> {
  const known = { id: 17, match };
  const { evidence } = decided;
  const [move] = movedMatch.movement.moves;
  if (!evidence || !move) throw new Error("nothing moved");
  const ways = [
    { selection: "home", share: 1 },
    { selection: "draw", share: 0.5 },
    { selection: "away", share: 0.8 },
  ].map(({ selection, share }) => ({
    selection,
    points: path.map((chance, nth) => pointAt(noon - (24 - 4 * nth) * hour, chance === null ? null : chance * share)),
  }));
  const told = { at: noon - 4 * hour, baselineAt: noon - 20 * hour, evidence: { ...evidence, from: 0.41, to: 0.47 } };
  const prices = {
    ...{ ...known, market: winner, words: null, book: null, books: 9, ways, told: [told], downtimes: [], failed: false },
    ...{ until: noon, theme: null },
  };
  const started = { ...match, startsAt: noon - 2 * hour, status: "live" as const };
  const asOf = { old: true, failed: true, now: noon, theme: null };
  const bets = [0.062, 0.041, 0.03, 0.02, 0.016, 0.015].map((edge, others) => {
    return { bet: { ...valueBet, match, edge, price: 1.6 + others * 0.7, bookmaker: books[others] ?? null }, others, known };
  });
  const filter = { edge: 0.03, leastPrice: null, mostPrice: null, withinHours: null, sport: null, book: null };
  const mover = { matchId: 17, move, since: noon - hour, refreshedAt: noon };
  const back = { ...mover, move: { ...move, probability: { from: 0.31, to: 0.27 } } };
  const alert = { at: noon - 9 * hour, match, evidence: { ...evidence, from: 0.41, to: 0.47 }, later: 0.5, moved: 0.03 };
  return {
    priceChartReply: priceChartReply(text, prices),
    "priceChartReply of one book": priceChartReply(text, { ...prices, match: started, book: books[0], failed: true }),
    "priceChartReply of a downtime": priceChartReply(text, {
      ...prices,
      ...{ told: [], ways: ways.slice(0, 1), match: started },
      downtimes: [
        { from: noon - 22 * hour, to: noon - 21 * hour },
        { from: noon - 3 * hour, to: noon - hour },
      ],
    }),
    boardChartReply: boardChartReply(text, { ...known, board, shown: winner, ownBooks: books.slice(0, 1), ...asOf }),
    "boardChartReply without a fair price": boardChartReply(text, {
      ...{ ...known, shown: winner, ownBooks: [], ...asOf },
      board: { ...board, quotes: board.quotes.filter(({ selection }) => selection === "home") },
    }),
    moversChartReply: moversChartReply(text, {
      rows: [mover, back].map((one) => ({ known, mover: one })),
      hours: 6,
      theme: null,
    }),
    valueBetsChartReply: valueBetsChartReply(text, { bets, filter, theme: null }),
    alertsChartReply: alertsChartReply(text, {
      alerts: [alert, { ...alert, later: 0.46, moved: -0.01 }, { ...alert, later: 0.472, moved: 0.002 }],
      theme: null,
    }),
  };
}

function pointAt(at: number, probability: number | null) {
  if (probability === null) return { at, probability, low: null, high: null, best: null };
  return { at, probability, low: probability - 0.02, high: probability + 0.02, best: Math.round(98 / probability) / 100 };
}
