import type { Draft } from "../../src/chat/reply.ts";
import { type Score, scoreOf } from "../../src/detection/score.ts";
import { predictionsScoreOf } from "../../src/detection/scored-predictions.ts";
import type { Text } from "../../src/replies/parts/text.ts";
import { type BetsScore, scoreReply } from "../../src/replies/watching/score.ts";
import type { Names } from "./kinds.ts";

const values = [0.031, 0.024, 0.02, 0.016, 0.012, 0.011, 0.009, 0.006, 0.003, -0.001, -0.004, -0.012, -0.02, -0.034];

/** Fourteen matches, of which one had two alerts; and two, which are too few. */
export const scored = scoreOf([...values, 0.031].map((value, nth) => ({ matchId: nth % values.length, value })));
export const fewScored = scoreOf(values.slice(0, 2).map((value, matchId) => ({ matchId, value })));

/** What the scorecard says, with every name that the API may send. */
export function scoreKindsOf(text: Text, { books, sport }: Names): Record<string, Draft> {
  const none: Score = { count: 0, matches: 0, result: null };
  const bets: BetsScore = { ...scored, closing: { edge: 0.0521, value: 0.0184, range: { low: -0.0021, high: 0.0391 } } };
  const groups = [
    {
      by: "grade" as const,
      rows: ["normal", "gap", "limit", "7.5%", "0.10"].map((group, nth) => ({ group, score: nth < 2 ? scored : fewScored })),
    },
    { by: "lead" as const, rows: ["longer", "under-24h", "under-3h"].map((group) => ({ group, score: scored })) },
    { by: "sport" as const, rows: [sport, ""].map((group) => ({ group, score: scored })) },
    {
      by: "source" as const,
      rows: ["consensus", "best", "own", "model", `book:${books[0]}`].map((group) => ({ group, score: scored })),
    },
  ];
  const predictions = predictionsScoreOf(
    values.map((value, matchId) => {
      const chances = [0.31, 0.47, 0.22].map((closing) => ({ model: closing + value, market: closing - value / 2, closing }));
      return { matchId, value, chances };
    }),
  );
  const noPredictions = predictionsScoreOf([]);
  const facts = { whose: "chat" as const, alerts: scored, groups, bets, predictions: noPredictions, least: 10, days: 30 };
  return {
    scoreReply: scoreReply(text, facts),
    "scoreReply of all chats": scoreReply(text, {
      ...facts,
      predictions,
      whose: "bot",
      groups: [],
      bets: { ...none, closing: null },
    }),
    "scoreReply of too few": scoreReply(text, { ...facts, alerts: fewScored, groups: [], bets: { ...fewScored, closing: null } }),
    "scoreReply without any": scoreReply(text, { ...facts, alerts: none, groups: [], bets: { ...none, closing: null } }),
  };
}
