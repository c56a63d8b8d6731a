import { predictionsClosed } from "../boards/predictions.ts";
import { pricesBoard } from "../boards/price-rows.ts";
import { inTurns } from "../in-turns.ts";
import { consensusOf } from "../odds/consensus.ts";
import { medianOf } from "../odds/intervals.ts";
import { widestGap } from "../odds/prediction-gap.ts";
import type { Session } from "../storage/database.ts";
import { leastMatches, type Score, type Scored, scoreOf } from "./score.ts";
import { scoreDays } from "./scored-alerts.ts";

/**
 * A prediction of a match that has begun. Its value is how far the line went towards the model where that and the market had
 * differed most, as a difference of probabilities.
 */
export interface ScoredPrediction extends Scored {
  /** By selection, each in 0..1: the model and the market when the prediction was first seen, and the closing line. */
  chances: readonly { model: number; market: number; closing: number }[];
}

const dayMs = 24 * 60 * 60_000;
const mostMatches = 2_000;
const matchesPerTurn = 20;

/** The predictions of the last thirty days, of matches whose closing line is known and has the same selections. */
export async function scoredPredictions(session: Session, now: number): Promise<ScoredPrediction[]> {
  const closed = await predictionsClosed(session, { after: now - scoreDays * dayMs, limit: mostMatches });
  const scored: ScoredPrediction[] = [];
  for await (const { matchId, gaps, startsAt } of inTurns(closed, matchesPerTurn)) {
    const board = await pricesBoard(session, { matchId, at: startsAt });
    const closing = board && consensusOf(board.quotes, { market: "winner", line: null });
    const known = new Map(closing?.selections.map(({ selection, probability }) => [selection, probability]));
    const chances = gaps.flatMap((gap) => {
      const closing = known.get(gap.selection);
      return closing === undefined ? [] : [{ ...gap, closing }];
    });
    const hasSame = chances.length === gaps.length && known.size === gaps.length;
    const widest = hasSame ? widestGap(chances) : null;
    if (!widest) continue;
    const value = (widest.closing - widest.market) * (Math.sign(widest.model - widest.market) || 1);
    scored.push({ matchId, value, chances });
  }
  return scored;
}

/** What predictions come to: how often the line went towards the model, and how near it was. */
export interface PredictionsScore extends Score {
  /** How far model and market were from the closing line, in the middle of all matches; null where they are too few to say. */
  off: { model: number; market: number } | null;
  /** Of selections that the model gave a chance between two limits: how many, and the mean of the model and of the closing line. */
  bins: readonly { from: number; to: number; count: number; model: number; closing: number }[];
}

const limits = [0, 0.2, 0.4, 0.6, 0.8, 1];

export function predictionsScoreOf(all: readonly ScoredPrediction[]): PredictionsScore {
  const score = scoreOf(all);
  if (!score.result) return { ...score, off: null, bins: [] };
  const furthest = (of: "model" | "market") =>
    medianOf(all.map(({ chances }) => Math.max(...chances.map((chance) => Math.abs(chance[of] - chance.closing)))));
  return { ...score, off: { model: furthest("model"), market: furthest("market") }, bins: binsOf(all) };
}

function binsOf(all: readonly ScoredPrediction[]): PredictionsScore["bins"] {
  const chances = all.flatMap((one) => one.chances);
  return limits.slice(1).flatMap((to, nth) => {
    const from = limits[nth] ?? 0;
    const its = chances.filter(({ model }) => model >= from && (model < to || to === 1));
    const meanBy = (of: "model" | "closing") => its.reduce((total, one) => total + one[of], 0) / its.length;
    return its.length < leastMatches ? [] : [{ from, to, count: its.length, model: meanBy("model"), closing: meanBy("closing") }];
  });
}
