import { allPages } from "../api/all-pages.ts";
import type { Prediction } from "../api/model.ts";
import type { AskOptions, OddsApi } from "../api/odds-api.ts";
import { unlessApiTrouble } from "../api/trouble.ts";
import { latestBoards } from "../boards/board-rows.ts";
import { isOld } from "../boards/freshness.ts";
import { keepModels, keepPredictions } from "../boards/predictions.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import { matchAbout } from "../matches/about-match.ts";
import type { KnownMatch, MatchIndex } from "../matches/index.ts";
import { hasBegun } from "../matches/state.ts";
import { consensusOf } from "../odds/consensus.ts";
import { gapsOf } from "../odds/prediction-gap.ts";
import type { Model } from "../odds/quote.ts";
import type { Database } from "../storage/database.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { matchesWithGapRules, watchedMatches } from "../watches/watches.ts";
import type { Boards, BoardView } from "./boards.ts";

export interface PredictionLookDeps {
  database: Database;
  api: Pick<OddsApi, "predictions" | "rhythm">;
  boards: Pick<Boards, "learn">;
  index: Pick<MatchIndex, "bySlug" | "remember">;
  clock: Clock;
  log: Log;
}

/** The list, by match. */
interface Predictions {
  found: ReadonlyMap<number, { known: KnownMatch; prediction: Prediction }>;
  fetchedAt: number;
  /** Whether it was read to its end, just now. */
  isWhole: boolean;
}

export interface PredictionLook {
  run(signal: AbortSignal): Promise<void>;
  /** Says that watches have changed, so that new ones on the model's gap are looked at without delay. */
  wake(): void;
  /**
   * Puts beside the newest board of a match what the model thinks of it, for somebody who asks; null where there is no board,
   * or the list cannot be read. A list that is young enough costs no request.
   */
  lookAt(known: KnownMatch): Promise<BoardView | null>;
}

/** The list is one for all matches: it is read no more often, and half as often while nobody watches the model's gap. */
const leastEveryMs = 5 * 60_000;
/** By then a match has a board that had none; a list that is young enough costs nothing. */
const soonMs = 60_000;

/**
 * Keeps what the source's model thinks of watched matches: the first time for the scorecard, since their boards are there
 * anyway, up to the closing line; each time as it was at that look, so that rules can be counted over the past; and beside the
 * boards of those whose gap between model and market is watched. One list tells of all matches. Asks nothing while nobody watches
 * anything.
 */
export function createPredictionLook(deps: PredictionLookDeps): PredictionLook {
  const { database, api, boards, index, clock, log } = deps;
  const sleep = createWakeableSleep(clock);
  const least = Math.max(api.rhythm.ahead.mostMs, leastEveryMs);
  const usual = Math.max(2 * api.rhythm.ahead.mostMs, least);
  /** When the list is to be read for the scorecard. */
  let firstAt = 0;

  /** Resolves to how long there is time until the next look. */
  async function look(signal: AbortSignal): Promise<number> {
    const now = clock.now();
    const gaps = await matchesWithGapRules(database);
    const isFirstDue = now >= firstAt;
    if (gaps.length === 0 && !isFirstDue) return firstAt - now;
    if (isFirstDue) firstAt = now + usual;
    const watched = isFirstDue ? (await watchedMatches(database, now)).map(({ matchId }) => matchId) : [];
    if (watched.length + gaps.length === 0) return usual;
    const read = await readPredictions({ lane: "poller", signal });
    await keepModels(database, modelsIn(read, [...watched, ...gaps]));
    if (isFirstDue) await keepFirst(watched, read);
    let isMissing = false;
    for (const matchId of gaps) isMissing = (await learnFrom(matchId, read)) === null || isMissing;
    if (isMissing) return soonMs;
    return gaps.length > 0 ? least : usual;
  }

  async function readPredictions(options: AskOptions): Promise<Predictions> {
    const { items, isCut, failure, fetchedAt } = await allPages((page) => api.predictions({ ...page, ...options }));
    const found = new Map<number, { known: KnownMatch; prediction: Prediction }>();
    for (const prediction of items) {
      const known = await matchAbout(prediction, index);
      if (known) found.set(known.id, { known, prediction });
    }
    return { found, fetchedAt, isWhole: !isCut && failure === null };
  }

  /** What the list says of these matches, as far as they have not begun: a model speaks of what is to come. */
  function modelsIn({ found, fetchedAt }: Predictions, matchIds: readonly number[]): { matchId: number; model: Model }[] {
    return [...new Set(matchIds)].flatMap((matchId) => {
      const one = found.get(matchId);
      return one && !hasBegun(one.known.match, clock.now()) ? [{ matchId, model: modelFrom(one.prediction, fetchedAt) }] : [];
    });
  }

  async function keepFirst(watched: readonly number[], { found }: Predictions): Promise<void> {
    const newest = await latestBoards(database, watched);
    const predicted = [...found.values()].flatMap(({ known, prediction }) => {
      const board = newest.get(known.id)?.board;
      if (!board || !isComparable(known, board)) return [];
      return [{ matchId: known.id, gaps: gapsOf(prediction, consensusOf(board.quotes, { market: "winner", line: null })) }];
    });
    await keepPredictions(database, predicted, clock.now());
  }

  /** What a list that was not read to its end says nothing of stays as it was. */
  async function learnFrom(matchId: number, { found, fetchedAt, isWhole }: Predictions): Promise<BoardView | null> {
    const prediction = found.get(matchId)?.prediction;
    if (!prediction) return isWhole ? boards.learn(matchId, null) : null;
    return boards.learn(matchId, modelFrom(prediction, fetchedAt));
  }

  function isComparable({ match }: KnownMatch, board: Parameters<typeof isOld>[0]): boolean {
    const now = clock.now();
    return !hasBegun(match, now) && !isOld(board, match, now);
  }

  return {
    async run(signal) {
      while (!signal.aborted) {
        const restMs = await look(signal).catch((error: unknown) => {
          log.warn(errorFields(error), "could not look at the predictions");
          return least;
        });
        await sleep.for(restMs, signal);
      }
    },
    wake: sleep.wake,
    async lookAt({ id }) {
      const read = await unlessApiTrouble(readPredictions({ lane: "person" }));
      return read && learnFrom(id, read);
    },
  };
}

function modelFrom({ home, draw, away }: Prediction, at: number): Model {
  return { home, draw, away, at };
}
