import type { Match } from "../api/model.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { MatchLookup } from "../matches/matches.ts";
import { hasEnded, isLive } from "../matches/state.ts";
import type { Database } from "../storage/database.ts";
import { createWakeableSleep } from "../wakeable-sleep.ts";
import type { EndReason } from "../watches/endings.ts";
import type { MatchWatch } from "../watches/watch.ts";
import { type WatchedMatch, watchedButOver, watchedMatches } from "../watches/watches.ts";
import { createAbsences } from "./absences.ts";
import type { Boards } from "./boards.ts";
import { endMatch } from "./ended-match.ts";
import { endPauses } from "./ended-pauses.ts";
import { isUnknown, type KnownMatch, type Poll, type Polls } from "./polls.ts";

export interface PollerDeps {
  database: Database;
  polls: Polls;
  boards: Pick<Boards, "fetch" | "rebuild" | "prune">;
  lookup: MatchLookup;
  /**
   * Asks the API for the match itself and keeps the answer: odds do not say whether a match is over, nor whether it is gone.
   * Rejects with the API's errors.
   */
  look(match: Match, signal: AbortSignal): Promise<Match>;
  clock: Clock;
  log: Log;
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
/** Lists come every five minutes. What one says and the next one does not was a mistake. */
const secondLookMs = 10 * 60_000;

/**
 * Asks about watched matches when that is due, whoever watches them. It also ends the watches of matches that are over, and
 * every ten minutes works out anew what must wait for delivery.
 */
export function createPoller(deps: PollerDeps): Poller {
  const { database, polls, boards, clock, log } = deps;
  const inFlight = deps.inFlight ?? 4;
  const sleep = createWakeableSleep(clock);
  const underWay = new Set<Promise<void>>();
  let followed = new Map<number, Match>();
  const absences = createAbsences();
  const lookedAt = new Map<number, number>();
  /** Since when matches are called off, or over before their start, and not looked at a second time. */
  const doubtful = new Map<number, number>();
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
      await polls.begin();
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
    if (isChanged || now >= followAt) await follow(now, signal);
    if (underWay.size >= inFlight) return sleep.for(followEveryMs, signal);
    const step = await polls.next(now);
    if ("waitUntil" in step) return sleep.for(Math.max(1, Math.ceil(Math.min(step.waitUntil, followAt, upkeepAt) - now)), signal);
    track(poll(step, signal));
  }

  /** Looks up what is watched, and whether what has begun is over. */
  async function follow(now: number, signal: AbortSignal): Promise<void> {
    isChanged = false;
    followAt = now + followEveryMs;
    await endPlayed(now, signal);
    const watched = await watchedMatches(database, now);
    const ids = watched.map(({ matchId }) => matchId);
    followed = new Map(await deps.lookup(database, ids));
    const { unlisted, live } = await polls.follow(watched, followed, now);
    deps.onFollowed?.(watched);
    absences.keep(followed);
    for (const id of lookedAt.keys()) if (!followed.has(id)) lookedAt.delete(id);
    for (const known of unlisted) track(missed(known, signal));
    for (const known of live) track(lookAtLive(known, signal));
  }

  async function endPlayed(now: number, signal: AbortSignal): Promise<void> {
    const over = await deps.lookup(database, await watchedButOver(database, now));
    for (const id of doubtful.keys()) if (!over.has(id)) doubtful.delete(id);
    for (const [id, match] of over)
      if (!isDoubtful(match, now)) await end({ id, match }, "match_over");
      else if (now >= secondLookAt(id, now)) track(lookAgain({ id, match }, signal));
  }

  function secondLookAt(id: number, now: number): number {
    const since = doubtful.get(id) ?? now;
    doubtful.set(id, since);
    return since + secondLookMs;
  }

  /** Only what the source still says when it is asked for the match itself ends watches. */
  async function lookAgain(known: KnownMatch, signal: AbortSignal): Promise<void> {
    if ((await lookAt(known, signal)) === "over")
      await end({ ...known, match: followed.get(known.id) ?? known.match }, "match_over");
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

  async function poll({ ask }: Poll, signal: AbortSignal): Promise<void> {
    const { known, unknown } = await ask(signal);
    for (const id of known) {
      absences.found(id, clock.now());
      const match = followed.get(id);
      if (match) await lookAtLive({ id, match }, signal);
    }
    for (const one of unknown) await missed(one, signal);
  }

  /** Only the source's own word about odds and match ends a watch, and only when it can be trusted and stays by it. */
  async function missed(known: KnownMatch, signal: AbortSignal): Promise<void> {
    if (!absences.missed(known, clock.now())) return lookAtLive(known, signal);
    const seen = await lookAt(known, signal);
    if (seen === "known" || seen === "over") absences.found(known.id, clock.now());
    if (seen === "unknown") await end(known, "match_missing");
  }

  /** Once a match has begun, asks now and then whether it is over. */
  async function lookAtLive(known: KnownMatch, signal: AbortSignal): Promise<void> {
    const now = clock.now();
    if (isLive(known.match, now) && now >= (lookedAt.get(known.id) ?? 0) + lookEveryMs) await lookAt(known, signal);
  }

  async function lookAt({ id, match }: KnownMatch, signal: AbortSignal): Promise<"known" | "over" | "unknown" | "no_answer"> {
    lookedAt.set(id, clock.now());
    let seen: Match;
    try {
      seen = await deps.look(match, signal);
    } catch (error) {
      log.debug({ matchId: id, ...errorFields(error) }, "could not look at a match");
      return isUnknown(error) ? "unknown" : "no_answer";
    }
    if (followed.has(id)) followed.set(id, seen);
    if (!hasEnded(seen.status)) return "known";
    if (!isDoubtful(seen, clock.now())) await end({ id, match: seen }, "match_over");
    return "over";
  }

  async function end({ id, match }: KnownMatch, reason: EndReason): Promise<void> {
    const { watches, cards } = await database
      .transaction()
      .execute((transaction) => endMatch(transaction, { id, match }, { reason, now: clock.now() }));
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

/** Whether it may be a mistake that a match is over. */
function isDoubtful({ status, startsAt }: Match, now: number): boolean {
  return status === "cancelled" || (status === "finished" && startsAt !== null && startsAt > now);
}
