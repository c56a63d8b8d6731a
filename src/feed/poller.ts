import { canBeSlug } from "../api/address.ts";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../api/errors.ts";
import type { Match } from "../api/model.ts";
import type { Clock } from "../clock.ts";
import { recordDecisions } from "../facts/decisions.ts";
import { queueMoments } from "../facts/moments.ts";
import { errorFields, type Log } from "../log.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { hasEnded, isLive } from "../matches/state.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import { endCardsOf } from "../watches/cards.ts";
import { cardEnd, type EndReason, endings } from "../watches/endings.ts";
import type { MatchWatch } from "../watches/watch.ts";
import { removeWatchesOfMatch, type WatchedMatch, watchedButOver, watchedMatches } from "../watches/watches.ts";
import { createAbsences } from "./absences.ts";
import type { Boards } from "./boards.ts";
import { endPauses } from "./ended-pauses.ts";
import { forgetLearned, learnedOf } from "./period-rows.ts";
import type { Schedule } from "./schedule.ts";

export interface PollerDeps {
  database: Database;
  /** The same one that boards tell of every answer. */
  schedule: Schedule;
  boards: Pick<Boards, "fetch" | "rebuild" | "prune">;
  lookup: MatchLookup;
  /**
   * Asks the API for the match itself and keeps the answer: odds do not say whether a match is over, nor whether it is gone.
   * Rejects with the API's errors.
   */
  look(match: Match, signal: AbortSignal): Promise<Match>;
  clock: Clock;
  log: Log;
  /** How many times faster than life the source refreshes. */
  speed: number;
  /** How many requests are under way at once. */
  inFlight?: number;
  /** Is told of the watched matches whenever they have been looked up, once a minute at least. */
  onFollowed?: (watched: readonly WatchedMatch[]) => void;
  /** Is told once of the watches that have ended with their match. */
  onEnded?: (ended: { match: Match; reason: EndReason; watches: readonly MatchWatch[] }) => void;
}

export interface Poller {
  /** Polls until `signal` aborts, then resolves when nothing is under way. Rejects when it is running already. */
  run(signal: AbortSignal): Promise<void>;
  /** Says that watches have changed, so that a new one is polled without delay. */
  wake(): void;
  /** Says that chats can be reached again: what moved while they could not is found without waiting for the next upkeep. */
  catchUp(): void;
  /** When the last turn began (ms UTC), of one a minute at least; null while it does not run. */
  turnedAt(): number | null;
}

const followEveryMs = 60_000;
const upkeepEveryMs = 10 * 60_000;
const lookEveryMs = 10 * 60_000;
const faultPauseMs = 5_000;

/**
 * Fetches each watched match once per refresh, whoever watches it, when the schedule says so. It also ends the watches of
 * matches that are over, and every ten minutes works out anew what must wait for delivery.
 */
export function createPoller(deps: PollerDeps): Poller {
  const { database, schedule, boards, clock, log } = deps;
  const inFlight = deps.inFlight ?? 4;
  const sleep = createWakeableSleep(clock);
  const underWay = new Set<Promise<void>>();
  let followed = new Map<number, Match>();
  const absences = createAbsences(deps.speed);
  const lookedAt = new Map<number, number>();
  let isRunning = false;
  let turnedAt: number | null = null;
  let isChanged = false;
  let followAt = 0;
  let upkeepAt = 0;

  async function run(signal: AbortSignal): Promise<void> {
    if (isRunning) throw new Error("the poller is running already");
    isRunning = true;
    // Another process may have had the job in between, so nothing of the last time is taken for granted.
    followed = new Map();
    isChanged = true;
    upkeepAt = 0;
    try {
      while (!signal.aborted) await turn(signal).catch((error: unknown) => pause(error, signal));
      await Promise.all(underWay);
    } finally {
      isRunning = false;
      turnedAt = null;
    }
  }

  async function pause(error: unknown, signal: AbortSignal): Promise<void> {
    log.error(errorFields(error), "a turn of the poller failed");
    await clock.sleep(faultPauseMs, signal);
  }

  async function turn(signal: AbortSignal): Promise<void> {
    const now = clock.now();
    turnedAt = now;
    if (now >= upkeepAt) {
      upkeepAt = now + upkeepEveryMs;
      track(upkeep(signal));
    }
    if (now >= followAt) track(resume(now, signal));
    if (isChanged || now >= followAt) await follow(now);
    if (underWay.size >= inFlight) return sleep.for(followEveryMs, signal);
    const step = schedule.next(now);
    if ("waitUntil" in step) return sleep.for(Math.max(1, Math.ceil(Math.min(step.waitUntil, followAt, upkeepAt) - now)), signal);
    const match = followed.get(step.matchId);
    if (match) track(poll({ id: step.matchId, match }, signal));
  }

  /** Hands the watched matches to the schedule, with what was learned about those that are new to it. */
  async function follow(now: number): Promise<void> {
    isChanged = false;
    followAt = now + followEveryMs;
    await endPlayed(now);
    const watched = await watchedMatches(database, now);
    const ids = watched.map(({ matchId }) => matchId);
    const matches = await deps.lookup(database, ids);
    const kept = await learnedOf(
      database,
      ids.filter((id) => !followed.has(id)),
    );
    followed = new Map(matches);
    schedule.follow(
      watched.filter(({ matchId }) => followed.has(matchId)),
      now,
    );
    for (const one of kept) schedule.restore(one.matchId, one);
    deps.onFollowed?.(watched);
    absences.keep(followed);
    for (const id of lookedAt.keys()) if (!followed.has(id)) lookedAt.delete(id);
  }

  async function endPlayed(now: number): Promise<void> {
    const played = await deps.lookup(database, await watchedButOver(database, now));
    for (const [id, match] of played) await end({ id, match }, "match_over");
  }

  function track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => log.error(errorFields(error), "a poll failed"))
      .finally(() => {
        underWay.delete(tracked);
        sleep.wake();
      });
    underWay.add(tracked);
  }

  async function resume(now: number, signal: AbortSignal): Promise<void> {
    if (await endPauses(deps, { now, signal })) isChanged = true;
  }

  async function upkeep(signal: AbortSignal): Promise<void> {
    await boards.rebuild(signal);
    await boards.prune(signal);
  }

  async function poll(known: { id: number; match: Match }, signal: AbortSignal): Promise<void> {
    const { id } = known;
    try {
      const view = await boards.fetch(known, { lane: "poller", signal });
      telemetry.poll.publish({ outcome: !view ? "no_odds" : view.failure ? "last_board" : "answered" });
      if (view?.failure) schedule.failed(id, clock.now());
      else absences.found(id, clock.now());
      if (!view) schedule.polled(id, { now: clock.now(), refreshedAt: null, changed: false });
      await lookAtLive(known, signal);
    } catch (error) {
      telemetry.poll.publish({ outcome: "failed" });
      schedule.failed(id, clock.now(), error instanceof ApiUnreachable ? error.retryAfterMs : null);
      if (isUnknown(error)) await missed(known, { wasAsked: error.retryAfterMs === null, signal });
      else failed(known, error);
    }
  }

  function failed(known: { id: number; match: Match }, error: unknown): void {
    if (error instanceof ApiRefused || error instanceof ApiUnreachable || error instanceof ApiBusy)
      log.debug({ matchId: known.id, ...errorFields(error) }, "a match could not be polled");
    else throw error;
  }

  /** Only the source's own word about odds and match ends a watch, and only when it can be trusted and stays by it. */
  async function missed(
    known: { id: number; match: Match },
    { wasAsked, signal }: { wasAsked: boolean; signal: AbortSignal },
  ): Promise<void> {
    if (!wasAsked || !canBeSlug(known.match.slug)) return;
    if (!absences.missed(known, clock.now())) return lookAtLive(known, signal);
    const seen = await lookAt(known, signal);
    if (seen === "known") absences.found(known.id, clock.now());
    if (seen === "unknown") await end(known, "match_missing");
  }

  /** Once a match has begun, asks now and then whether it is over. */
  async function lookAtLive(known: { id: number; match: Match }, signal: AbortSignal): Promise<void> {
    const now = clock.now();
    if (isLive(known.match, now) && now >= (lookedAt.get(known.id) ?? 0) + lookEveryMs) await lookAt(known, signal);
  }

  async function lookAt(
    { id, match }: { id: number; match: Match },
    signal: AbortSignal,
  ): Promise<"known" | "unknown" | "no_answer"> {
    lookedAt.set(id, clock.now());
    let seen: Match;
    try {
      seen = await deps.look(match, signal);
    } catch (error) {
      log.debug({ matchId: id, ...errorFields(error) }, "a match could not be looked at");
      return isUnknown(error) ? "unknown" : "no_answer";
    }
    if (followed.has(id)) followed.set(id, seen);
    if (hasEnded(seen.status)) await end({ id, match: seen }, "match_over");
    return "known";
  }

  async function end({ id, match }: { id: number; match: Match }, reason: EndReason): Promise<void> {
    const { watches, cards } = await database.transaction().execute(async (transaction) => {
      const at = clock.now();
      const ofCards = await endCardsOf(transaction, id, { end: cardEnd({ match, reason }), now: at });
      const ended = await removeWatchesOfMatch(transaction, id);
      await recordDecisions(
        transaction,
        ended.map((watch) => ({
          at,
          chat: watch.chat,
          watchId: watch.id,
          matchId: id,
          rule: watch.rule,
          outcome: "ended",
          reason,
        })),
      );
      await queueMoments(transaction, endings({ id, match }, { reason, watches: ended, now: at }));
      await forgetLearned(transaction, id);
      return { watches: ended, cards: ofCards };
    });
    isChanged = true;
    if (watches.length + cards === 0) return;
    log.info({ matchId: id, slug: match.slug, reason, watches: watches.length }, "the watches of a match have ended");
    deps.onEnded?.({ match, reason, watches });
  }

  function wake(): void {
    isChanged = true;
    sleep.wake();
  }

  return {
    run,
    wake,
    turnedAt: () => turnedAt,
    catchUp() {
      upkeepAt = 0;
      wake();
    },
  };
}

function isUnknown(error: unknown): error is ApiRefused {
  return error instanceof ApiRefused && error.status === 404;
}
