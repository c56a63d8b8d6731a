import { allPages } from "../api/all-pages.ts";
import type { OddsApi } from "../api/odds-api.ts";
import { latestBoards } from "../boards/board-rows.ts";
import { isOld } from "../boards/freshness.ts";
import { keepPredictions } from "../boards/predictions.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { matchAbout } from "../matches/about-match.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { hasBegun } from "../matches/state.ts";
import { consensusOf } from "../odds/consensus.ts";
import { gapsOf } from "../odds/prediction-gap.ts";
import type { Database } from "../storage/database.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { watchedMatches } from "../watches/watches.ts";

export interface PredictionLookDeps {
  database: Database;
  api: Pick<OddsApi, "predictions">;
  index: Pick<MatchIndex, "bySlug" | "remember">;
  clock: Clock;
  log: Log;
  /** How many times faster than life the source refreshes. */
  speed: number;
}

const everyMs = 60 * 60_000;
/** However fast the sandbox is, the list is read a page at a time. */
const leastEveryMs = 5 * 60_000;

/**
 * Keeps what the source's model thinks of watched matches, for the scorecard: their boards are there anyway, up to the closing
 * line. Asks nothing while nobody watches anything.
 */
export function createPredictionLook(deps: PredictionLookDeps): { run(signal: AbortSignal): Promise<void> } {
  const { database, api, index, clock, log, speed } = deps;
  const sleep = createWakeableSleep(clock);

  async function look(signal: AbortSignal): Promise<void> {
    const watched = await watchedMatches(database, clock.now());
    if (watched.length === 0) return;
    const boards = await latestBoards(
      database,
      watched.map(({ matchId }) => matchId),
    );
    const { items } = await allPages((options) => api.predictions({ ...options, lane: "poller", signal }));
    const now = clock.now();
    const predicted: { matchId: number; gaps: ReturnType<typeof gapsOf> }[] = [];
    for (const prediction of items) {
      const known = await matchAbout(prediction, index);
      const board = known && boards.get(known.id)?.board;
      if (!known || !board || !isComparable(known, board)) continue;
      predicted.push({
        matchId: known.id,
        gaps: gapsOf(prediction, consensusOf(board.quotes, { market: "winner", line: null })),
      });
    }
    await keepPredictions(database, predicted, now);
  }

  function isComparable({ match }: KnownMatch, board: Parameters<typeof isOld>[0]): boolean {
    const now = clock.now();
    return !hasBegun(match, now) && !isOld(board, match, { now, speed });
  }

  return {
    async run(signal) {
      while (!signal.aborted) {
        await look(signal).catch((error: unknown) => log.warn(errorFields(error), "the predictions could not be looked at"));
        await sleep.for(Math.max(Math.ceil(everyMs / speed), leastEveryMs), signal);
      }
    },
  };
}
