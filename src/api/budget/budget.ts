import type { Clock } from "../../clock.ts";
import { errorFields, type Log } from "../../log.ts";
import type { Database } from "../../storage/database.ts";
import { ApiUnreachable } from "../errors.ts";
import type { Lane } from "../odds-api.ts";
import { admitsAt, admitsInLineAt, type BudgetState, broughtUpTo, coldStart, refused, spent } from "./gcra.ts";
import { createOwnPurse, createSharedPurse } from "./purse.ts";

/** A place in the queue for one request. */
export interface Place {
  /** Resolves when the request is paid for and may be sent at once; rejects with `ApiUnreachable` when the signal aborts. */
  admitted: Promise<void>;
  setLane(lane: Lane): void;
  /** How long until then at least, as far as this process knows. */
  waitMs(): number;
}

/** How much a service may be asked. */
export interface Pace {
  /** Requests a minute; null where nothing is counted by the minute. */
  rate: number | null;
  /** Until when none goes out (ms UTC); 0 for no pause. */
  blockedUntil: number;
  /** What is counted over longer times, in the service's own units. Nothing where minutes are all there is. */
  counts?: readonly Allowance[];
}

export interface Allowance {
  per: "hour" | "day" | "month";
  units: number;
  /** Null where they are spread evenly instead of counted. */
  left: number | null;
  /** When a count begins anew (ms UTC). */
  endsAt?: number;
}

/**
 * Pays for every request to the odds API, so that no more than 97 go out in any 60 seconds, over restarts and over all
 * processes of one database, whose clocks are the same. People go before the poller within 30 a
 * minute; beyond that they get what the poller leaves. Without a database nothing is admitted.
 */
export interface Budget {
  /** `cost` is in units of the service, where requests do not all cost the same. */
  enter(lane: Lane, signal: AbortSignal, cost?: number): Place;
  /** The API refused a request sent at `sentAt`: nothing goes out for `pauseMs`, then half as much as before. */
  refused(refusal: { pauseMs: number; sentAt: number }): Promise<void>;
  /** How long a request that queues up now waits at least, as far as this process knows. */
  waitMs(lane: Lane): number;
  /** What this process knows; null before the first request. */
  state(): Pace | null;
  /** Refuses everybody who waits; resolves when running work has ended. */
  stop(): Promise<void>;
}

export interface BudgetDeps {
  database: Database;
  /** No other process is meant to share the database, so not every request has to be written down. */
  alone?: boolean;
  clock: Clock;
  log: Log;
  /** A reading that no change of the machine's clock moves (`performance.now`): tells such a change from time passing. */
  steadyMs?: () => number;
  /** Whether the database is known to be away, so that nothing can be admitted. */
  isAway?: () => boolean;
}

interface Waiter {
  lane: Lane;
  admit(): void;
  leave(): void;
}

const longestPauseMs = 15 * 60_000;
const databaseRetryMs = 1_000;
/** Nobody knows how long the database stays away; this is longer than anybody waits. */
const awayWaitMs = 60_000;
const noticedJumpMs = 1_000;

export function createBudget({ database, alone = false, clock, log, steadyMs = clock.now, isAway }: BudgetDeps): Budget {
  const purse = alone ? createOwnPurse(database) : createSharedPurse(database);
  const queue: Waiter[] = [];
  const clockJumped = createJumpDetector(clock.now, steadyMs);
  /** As last seen. Other processes may have spent since, so it is a lower bound of the wait. */
  let known: BudgetState | null = null;
  let wake = new AbortController();
  let running: Promise<void> | null = null;
  let stopped = false;
  let startOver = false;
  let troubled = false;

  function enter(lane: Lane, signal: AbortSignal): Place {
    const { promise: admitted, resolve, reject } = promiseParts();
    const settle = (end: () => void) => {
      signal.removeEventListener("abort", waiter.leave);
      remove(waiter);
      end();
    };
    const waiter: Waiter = {
      lane,
      admit: () => settle(resolve),
      leave: () => settle(() => reject(new ApiUnreachable("aborted"))),
    };
    if (stopped || signal.aborted) waiter.leave();
    else {
      signal.addEventListener("abort", waiter.leave, { once: true });
      queue.push(waiter);
      lookAgain();
    }
    return {
      admitted,
      setLane(newLane) {
        if (waiter.lane === newLane) return;
        waiter.lane = newLane;
        lookAgain();
      },
      waitMs: () => waitBehind(waiter.lane, queue.slice(0, Math.max(0, queue.indexOf(waiter)))),
    };
  }

  /** The wait of somebody who comes after these. */
  function waitBehind(lane: Lane, before: readonly Waiter[]): number {
    if (isAway?.()) return awayWaitMs;
    if (!known) return 0;
    const now = clock.now();
    const ahead = before.filter((waiter) => waiter.lane === "person" || lane === "poller").length;
    const polled = queue.some((waiter) => waiter.lane === "poller");
    return Math.max(0, admitsInLineAt(broughtUpTo(now, known), { lane, ahead, polled }) - now);
  }

  function remove(waiter: Waiter): void {
    const index = queue.indexOf(waiter);
    if (index >= 0) queue.splice(index, 1);
    // Nothing to sleep for any more.
    if (queue.length === 0) wake.abort();
  }

  function lookAgain(): void {
    wake.abort();
    wake = new AbortController();
    running ??= serve().finally(() => {
      running = null;
      if (queue.length > 0) lookAgain();
    });
  }

  async function serve(): Promise<void> {
    while (queue.length > 0) {
      try {
        await serveNext();
        troubled = false;
      } catch (error) {
        if (!troubled) log.error(errorFields(error), "could not read or write the request budget: no request is sent");
        troubled = true;
        known = null;
        await clock.sleep(databaseRetryMs, wake.signal);
      }
    }
  }

  async function serveNext(): Promise<void> {
    if (clockJumped()) {
      log.warn({}, "the machine's clock was set; the request budget starts over, empty");
      startOver = true;
      known = null;
    }
    const lane = nextLane();
    const waitMs = known ? admitsAt(known, lane) - clock.now() : 0;
    if (waitMs > 0) return clock.sleep(Math.ceil(waitMs), wake.signal);

    let isAdmitted = false;
    known = await purse.change({
      now: clock.now(),
      startOver,
      by(state) {
        isAdmitted = admitsAt(state, lane) <= state.updatedAt;
        return isAdmitted ? spent(state, lane) : state;
      },
    });
    startOver = false;
    if (isAdmitted) admitFirst(lane);
  }

  /** Whose turn comes first; people when both could go now. */
  function nextLane(): Lane {
    const waiting = (lane: Lane) => queue.some((waiter) => waiter.lane === lane);
    if (!waiting("person")) return "poller";
    if (!waiting("poller") || !known) return "person";
    const now = clock.now();
    const turn = (state: BudgetState, lane: Lane) => Math.max(now, admitsAt(state, lane));
    return turn(known, "person") <= turn(known, "poller") ? "person" : "poller";
  }

  function admitFirst(lane: Lane): void {
    // Whoever the request was paid for may have left meanwhile; then it goes to the next.
    const waiter = queue.find((candidate) => candidate.lane === lane) ?? queue[0];
    waiter?.admit();
  }

  return {
    enter,
    async refused({ pauseMs, sentAt }) {
      const change = { pauseMs: Math.min(pauseMs, longestPauseMs), sentAt };
      try {
        known = await purse.change({ now: clock.now(), by: (state) => refused(state, change) });
      } catch (error) {
        log.error(errorFields(error), "could not save a pause that the odds API asked for");
        known = refused(broughtUpTo(clock.now(), known ?? coldStart(clock.now())), change);
      }
      log.warn({ pauseMs: change.pauseMs, requestsPerMinute: known.rate }, "the odds API asked for a pause");
      lookAgain();
    },
    waitMs: (lane) => waitBehind(lane, queue),
    state: () => known && { rate: broughtUpTo(clock.now(), known).rate, blockedUntil: known.blockedUntil },
    async stop() {
      stopped = true;
      for (const waiter of [...queue]) waiter.leave();
      await running;
      await purse
        .close()
        .catch((error: unknown) => log.error(errorFields(error), "could not save what is left of the request budget"));
    },
  };
}

export function promiseParts() {
  let resolve: () => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** Tells whether the clock was set since the last call: it moved by another amount than the steady reading did. */
function createJumpDetector(now: () => number, steadyMs: () => number): () => boolean {
  let offset = now() - steadyMs();
  return () => {
    const before = offset;
    offset = now() - steadyMs();
    return Math.abs(offset - before) > noticedJumpMs;
  };
}
