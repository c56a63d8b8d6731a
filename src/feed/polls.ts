import { canBeSlug } from "../api/asking/address.ts";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../api/errors.ts";
import type { Match } from "../api/model.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import type { WatchedMatch } from "../watches/watches.ts";
import type { Boards, BoardView } from "./boards.ts";
import { learnedOf } from "./period-rows.ts";
import type { Schedule } from "./schedule.ts";

/** A match with our own number for it. */
export interface KnownMatch {
  id: number;
  match: Match;
}

/** What is asked about watched matches next, and when. */
export interface Polls {
  /** Another process may have polled meanwhile: nothing of the last time is taken for granted. */
  begin(): Promise<void>;
  /** Replaces what is watched. */
  follow(watched: readonly WatchedMatch[], matches: ReadonlyMap<number, Match>, now: number): Promise<Followed>;
  next(now: number): Promise<Poll | { waitUntil: number }>;
}

/** Matches that no poll will tell of. */
export interface Followed {
  /** The source has them in no list. */
  unlisted: readonly KnownMatch[];
  /** Nobody may ask for their odds, but they may be over. */
  live: readonly KnownMatch[];
}

/** One question that is due. */
export interface Poll {
  /** Asks and keeps what comes; trouble of the source is no error. */
  ask(signal: AbortSignal): Promise<Polled>;
}

/** What a poll says of the matches that it was about. */
export interface Polled {
  /** The source knows them. */
  known: readonly number[];
  /** It says that it doesn't. */
  unknown: readonly KnownMatch[];
}

interface MatchPollsDeps {
  database: Database;
  /** The same one that boards tell of every answer. */
  schedule: Schedule;
  boards: Pick<Boards, "fetch">;
  clock: Clock;
  log: Log;
}

/** Polls of a source where each match is a question of its own, at the rhythm that the schedule learns. */
export function createMatchPolls({ database, schedule, boards, clock, log }: MatchPollsDeps): Polls {
  let followed = new Map<number, Match>();

  async function ask(known: KnownMatch, signal: AbortSignal): Promise<Polled> {
    const { id } = known;
    try {
      return answered(id, await boards.fetch(known, { lane: "poller", signal }));
    } catch (error) {
      telemetry.poll.publish({ outcome: "failed" });
      schedule.failed(id, clock.now(), error instanceof ApiUnreachable ? error.retryAfterMs : null);
      if (isUnknown(error)) return { known: [], unknown: isAboutMatch(known, error) ? [known] : [] };
      tellTrouble(log, error, { matchId: id });
      return { known: [], unknown: [] };
    }
  }

  function answered(id: number, view: BoardView | null): Polled {
    telemetry.poll.publish({ outcome: !view ? "no_odds" : view.failure ? "last_board" : "answered" });
    if (view?.failure) {
      schedule.failed(id, clock.now());
      return { known: [], unknown: [] };
    }
    if (!view) schedule.polled(id, { now: clock.now(), refreshedAt: null, changed: false });
    return { known: [id], unknown: [] };
  }

  return {
    async begin() {
      followed = new Map();
    },
    async follow(watched, matches, now) {
      const added = [...matches.keys()].filter((id) => !followed.has(id));
      const kept = await learnedOf(database, added);
      followed = new Map(matches);
      schedule.follow(
        watched.filter(({ matchId }) => followed.has(matchId)),
        now,
      );
      for (const one of kept) schedule.restore(one.matchId, one);
      return { unlisted: [], live: [] };
    },
    async next(now) {
      const turn = schedule.next(now);
      if ("waitUntil" in turn) return turn;
      const match = followed.get(turn.matchId);
      return match ? { ask: (signal) => ask({ id: turn.matchId, match }, signal) } : { waitUntil: now };
    },
  };
}

/** Not one that is remembered, or that nobody could be asked about. */
function isAboutMatch({ match }: KnownMatch, { retryAfterMs }: ApiRefused): boolean {
  return retryAfterMs === null && canBeSlug(match.slug);
}

export function isUnknown(error: unknown): error is ApiRefused {
  return error instanceof ApiRefused && error.status === 404;
}

/** Throws what is no trouble of the source. */
export function tellTrouble(log: Log, error: unknown, about: { matchId: number } | { questions: number }): void {
  if (error instanceof ApiRefused || error instanceof ApiUnreachable || error instanceof ApiBusy)
    log.debug({ ...about, ...errorFields(error) }, "could not poll a match");
  else throw error;
}
