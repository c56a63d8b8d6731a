import { type Calendar, createCalendar, enterBeforeMs, type Match, statusAt } from "./calendar.ts";
import { type Cast, createCast } from "./cast.ts";
import type { Tempo } from "./drift.ts";
import { type Prediction, predictionOf, type ValueBet, valueBetsOf } from "./fair.ts";
import { type Board, boardOf } from "./market.ts";
import { type Actions, createActions } from "./moves.ts";
import { nextRefreshAt, refreshedAt } from "./refreshes.ts";

/** Fast enough that a newcomer who pushes the odds is told of that within half a minute. */
export const playgroundSpeed = 150;

/**
 * The invented market. A pure function of its seed, the time asked about and what `actions` recorded: nothing runs in the
 * background, and what was asked before never changes an answer (boards are remembered only because they cost to work out).
 */
export interface World {
  cast: Cast;
  actions: Actions;
  /** Matches on the list, soonest first. */
  matches(time: number): Match[];
  /** Null for a slug that is not on the list, hidden ones included. */
  match(slug: string, time: number): Match | null;
  refreshedAt(match: Match, time: number): number;
  /** By its own rhythm, whatever will be forced; null when the match has ended. */
  nextRefreshAt(match: Match, time: number): number | null;
  board(match: Match, time: number): Board;
  /** Boards of the winner's market, oldest first, ending in the present one; the older, the sparser. */
  history(match: Match, time: number): Board[];
  prediction(match: Match, time: number): Prediction;
  /** Of all scheduled matches, best first. */
  valueBets(time: number): ValueBet[];
}

const keptBoards = 1_000;
/** So many refreshes are shown before only every second is, then every fourth, and so on … */
const historyStretch = 12;
/** … this many times. */
const historyStretches = 5;

export function createWorld({ seed, ...tempo }: { seed: string | number } & Tempo): World {
  const cast = createCast(seed);
  const calendar: Calendar = createCalendar(seed, cast);
  const actions = createActions();
  const boards = new Map<number, { board: Board; version: number }>();

  function lastRefresh(match: Match, time: number): number {
    return Math.max(refreshedAt(match, time, tempo.speed), actions.forcedAt(match, time) ?? 0);
  }

  function boardAt(match: Match, refreshedAt: number, winnerOnly = false): Board {
    return boardOf(match, { refreshedAt, tempo, moves: actions.inForce(match, refreshedAt) }, winnerOnly);
  }

  function board(match: Match, time: number): Board {
    const refreshed = lastRefresh(match, time);
    const known = boards.get(match.id);
    if (known?.board.refreshedAt === refreshed && known.version === actions.version()) return known.board;
    const fresh = boardAt(match, refreshed);
    boards.delete(match.id);
    boards.set(match.id, { board: fresh, version: actions.version() });
    for (const oldest of boards.keys()) if (boards.size > keptBoards) boards.delete(oldest);
    return fresh;
  }

  function history(match: Match, time: number): Board[] {
    let refreshed = lastRefresh(match, time);
    const points = [boardAt(match, refreshed, true)];
    while (points.length < historyStretch * historyStretches) {
      const steps = 2 ** Math.floor(points.length / historyStretch);
      for (let step = 0; step < steps; step++) refreshed = lastRefresh(match, refreshed - 1);
      if (refreshed < match.startsAt - enterBeforeMs) break;
      points.push(boardAt(match, refreshed, true));
    }
    return points.reverse();
  }

  return {
    cast,
    actions,
    matches: (time) => calendar.listed(time).filter((match) => !actions.isHidden(match)),
    match(slug, time) {
      const match = calendar.find(slug, time);
      return match && !actions.isHidden(match) ? match : null;
    },
    refreshedAt: lastRefresh,
    nextRefreshAt: (match, time) => nextRefreshAt(match, time, tempo.speed),
    board,
    history,
    prediction: (match, time) => predictionOf(board(match, time)),
    valueBets(time) {
      const scheduled = calendar
        .listed(time)
        .filter((match) => !actions.isHidden(match) && statusAt(match, time) === "scheduled");
      return scheduled.flatMap((match) => valueBetsOf(board(match, time))).sort((a, b) => b.edge - a.edge);
    },
  };
}
