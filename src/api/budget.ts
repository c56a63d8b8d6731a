import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database, Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { ApiUnreachable } from "./errors.ts";
import { admitsAt, admitsInLineAt, type BudgetState, broughtUpTo, coldStart, refused, restarted, spent } from "./gcra.ts";
import type { Lane } from "./odds-api.ts";

/** A place in the queue for one request. */
export interface Place {
  /** Resolves when the request is paid for and may be sent at once; rejects with `ApiUnreachable` when the signal aborts. */
  admitted: Promise<void>;
  setLane(lane: Lane): void;
  /** How long until then at least, as far as this process knows. */
  waitMs(): number;
}

/**
 * Pays for every request to the odds API, so that no more than 97 go out in any 60 seconds, over restarts and over all
 * processes of one database, whose clocks are the same. People go before the poller within 30 a
 * minute; beyond that they get what the poller leaves. Without a database nothing is admitted.
 */
export interface Budget {
  enter(lane: Lane, signal: AbortSignal): Place;
  /** The API refused a request sent at `sentAt`: nothing goes out for `pauseMs`, then half as much as before. */
  refused(refusal: { pauseMs: number; sentAt: number }): Promise<void>;
  /** How long a request that queues up now waits at least, as far as this process knows. */
  waitMs(lane: Lane): number;
  /** What this process knows of the rate (requests a minute) and of a pause (ms UTC; 0 for none). */
  state(): { rate: number; blockedUntil: number } | null;
  /** Refuses everybody who waits; resolves when running work has ended. */
  stop(): Promise<void>;
}

interface BudgetDeps {
  database: Database;
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

export function createBudget({ database, clock, log, steadyMs = clock.now, isAway }: BudgetDeps): Budget {
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
        if (!troubled) log.error(errorFields(error), "the request budget cannot be read or written, so no request is sent");
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

    const { admitted, state } = await spendOne(database, { lane, now: clock.now(), startOver });
    startOver = false;
    known = state;
    if (admitted) admitFirst(lane);
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
        known = await refuse(database, { ...change, now: clock.now() });
      } catch (error) {
        log.error(errorFields(error), "a pause that the odds API asked for could not be saved");
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
    },
  };
}

function promiseParts() {
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

interface Spending {
  lane: Lane;
  now: number;
  startOver: boolean;
}

async function spendOne(
  database: Database,
  { lane, now, startOver }: Spending,
): Promise<{ admitted: boolean; state: BudgetState }> {
  return database.transaction().execute(async (transaction) => {
    const saved = await lockState(transaction, now);
    const state = startOver ? restarted(now, saved) : broughtUpTo(now, saved);
    const admitted = admitsAt(state, lane) <= state.updatedAt;
    const after = admitted ? spent(state, lane) : state;
    // A state that started over is saved at once: the next look must not start over again.
    if (admitted || after.updatedAt < saved.updatedAt || startOver) await saveState(transaction, after);
    return { admitted, state: after };
  });
}

async function refuse(database: Database, refusal: { pauseMs: number; sentAt: number; now: number }): Promise<BudgetState> {
  return database.transaction().execute(async (transaction) => {
    const state = refused(broughtUpTo(refusal.now, await lockState(transaction, refusal.now)), refusal);
    await saveState(transaction, state);
    return state;
  });
}

/** Two rows of one table: all requests, and the people's share of them. The first is the lock for both. */
const requestsRow = "requests";
const peopleRow = "people";

async function lockState(session: Session, now: number): Promise<BudgetState> {
  const saved = await readState(session);
  if (saved) return saved;
  const cold = coldStart(now);
  await session
    .insertInto("api_budget")
    .values(rowsOf(cold))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await readState(session)) ?? cold;
}

async function readState(session: Session): Promise<BudgetState | null> {
  const query = session.selectFrom("api_budget").selectAll();
  const locking = engineOf(session) === "postgres" ? query.forUpdate() : query;
  const requests = await locking.where("id", "=", requestsRow).executeTakeFirst();
  if (!requests) return null;
  const people = await query.where("id", "=", peopleRow).executeTakeFirst();
  return {
    tat: requests.tat,
    peopleTat: people?.tat ?? requests.tat,
    rate: requests.rate,
    blockedUntil: requests.blocked_until,
    updatedAt: requests.updated_at,
  };
}

async function saveState(session: Session, state: BudgetState): Promise<void> {
  for (const { id, ...row } of rowsOf(state)) {
    await session.updateTable("api_budget").set(row).where("id", "=", id).execute();
  }
}

function rowsOf(state: BudgetState) {
  const times = { rate: state.rate, blocked_until: Math.ceil(state.blockedUntil), updated_at: Math.ceil(state.updatedAt) };
  return [
    { id: requestsRow, tat: state.tat, ...times },
    { id: peopleRow, tat: state.peopleTat, ...times },
  ];
}
