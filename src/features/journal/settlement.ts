import type { MatchResult, Score } from "../../api/model.ts";
import type { Bet, BetResult } from "./bets.ts";

/** What a bet is on, and what decides how it ends beside the match. */
export interface Settled extends Pick<Bet, "market" | "selection" | "line"> {
  /** The market had a draw to bet on, so that a level match loses bets on a side; null where nobody knows. */
  hasDraw: boolean | null;
  /** Bets in this sport are on the regular time, which the final score may go beyond. */
  isRegular: boolean;
}

type Side = "home" | "draw" | "away";

/**
 * How a bet ended; null where the result doesn't tell. A match that was called off gives every stake back. A market with a draw is
 * decided in the regular time: in sports that go on after it, a final score alone says nothing about it.
 */
export function resultOf(bet: Settled, result: MatchResult): BetResult | null {
  if (result.status === "cancelled") return "void";
  if (result.status !== "finished") return null;
  switch (bet.market) {
    case "winner":
    case "two_way":
    case "three_way":
    case "double_chance":
    case "draw_no_bet":
      return bySide(bet, result);
    case "total":
    case "handicap":
    case "both_score":
      return byScore(bet, bet.isRegular ? regularScore(bet, result) : result.score);
    case "other":
      return null;
  }
}

function bySide(bet: Settled, result: MatchResult): BetResult | null {
  const allowed = allowsDraw(bet);
  const winner = winnerOf(allowed || bet.isRegular ? regularScore(bet, result) : result.score, result);
  if (winner === null) return null;
  if (bet.market === "double_chance") return wonIf(doubles[bet.selection]?.includes(winner) === true);
  if (winner !== "draw" || allowed) return wonIf(bet.selection === winner);
  return allowed === null ? null : "void";
}

const doubles: Readonly<Record<string, readonly Side[]>> = {
  "1X": ["home", "draw"],
  "12": ["home", "away"],
  X2: ["draw", "away"],
};

/** Whether a level match loses bets on a side; null where nobody knows. */
function allowsDraw({ market, selection, hasDraw }: Settled): boolean | null {
  if (market === "winner" || market === "handicap") return selection === "draw" || hasDraw;
  return market === "three_way" || market === "double_chance";
}

/** Services without scores name the winner, in the same sense as their market. */
function winnerOf(score: Score | null, result: MatchResult): Side | null {
  if (score) return sideOf(score.home - score.away);
  return result.score === null ? result.winner : null;
}

function sideOf(margin: number): Side {
  if (margin === 0) return "draw";
  return margin > 0 ? "home" : "away";
}

function regularScore({ isRegular }: Pick<Settled, "isRegular">, { regular, score }: MatchResult): Score | null {
  return regular ?? (isRegular ? score : null);
}

function byScore(bet: Settled, score: Score | null): BetResult | null {
  if (!score) return null;
  const { market, selection, line } = bet;
  const { home, away } = score;
  if (market === "both_score") return wonIf((home > 0 && away > 0) === (selection === "yes"));
  if (line === null) return null;
  if (market === "total") return byMargin(selection === "over" ? home + away - line : line - home - away);

  const margin = selection === "away" ? away - home + line : home - away + line;
  if (margin !== 0 && selection !== "draw") return byMargin(margin);
  const allowed = allowsDraw(bet);
  if (allowed) return wonIf((margin === 0) === (selection === "draw"));
  return allowed === null ? null : "void";
}

/** By how much a line was beaten. A quarter line is two bets of half the stake, on the lines beside it. */
function byMargin(margin: number): BetResult {
  if (margin === 0) return "void";
  if (Math.abs(margin) === 0.25) return margin > 0 ? "half_won" : "half_lost";
  return wonIf(margin > 0);
}

function wonIf(isWon: boolean): BetResult {
  return isWon ? "won" : "lost";
}
