import type { Clock } from "../../clock.ts";
import { errorFields, type Log } from "../../log.ts";
import type { Database, Session } from "../../storage/database.ts";
import { engineOf } from "../../storage/engine.ts";
import { withoutSyncing } from "../../storage/transact.ts";
import { ApiUnreachable } from "../errors.ts";
import type { Lane, Limit } from "../odds-api.ts";
import { type Budget, promiseParts } from "./budget.ts";
import { createLedger, type Spent, usualOfOthers } from "./ledger.ts";
import * as windows from "./windows.ts";

type Header = (name: string) => string | null;

/** What a key has left, in a service's own units, over restarts and all processes of one database. */
export interface Credits {
  /** Until when so much can't be paid, by a person unless said otherwise (ms UTC); null while it can. */
  closedUntil(cost: number, lane?: Lane): Promise<number | null>;
  /** What polls may plan with. */
  limits(): Promise<Limit[]>;
  /** Who has spent how much since then, by day. */
  spentSince(from: number): Promise<Spent[]>;
  /** What an answer's headers say is left. */
  told(header: Header): Promise<void>;
  /** The service says that nothing is left. */
  emptied(): Promise<void>;
}

interface WindowBudgetDeps {
  windows: readonly windows.Window[];
  database: Database;
  clock: Clock;
  log: Log;
  isAway?: () => boolean;
}

interface Waiter {
  lane: Lane;
  cost: number;
  admit(): void;
  leave(): void;
}

const databaseRetryMs = 1_000;
const awayWaitMs = 60_000;
const longestPauseMs = 15 * 60_000;
/** Others' habits are known from so much of the past. */
const habitMs = 4 * 86_400_000;

/** Pays by the windows of a definition: several ways of counting at once, people first, polls from what people leave. */
export function createWindowBudget({ windows: known, database, clock, log, isAway }: WindowBudgetDeps): Budget & Credits {
  const queue: Waiter[] = [];
  const purse = createPurse(known, database);
  const ledger = createLedger(database);
  let seen: windows.Accounts | null = null;
  let wake = new AbortController();
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isTroubled = false;
  const doubted = new Set<number>();

  function enter(lane: Lane, signal: AbortSignal, cost = 1) {
    const { promise: admitted, resolve, reject } = promiseParts();
    const settle = (end: () => void): void => {
      signal.removeEventListener("abort", waiter.leave);
      if (queue.includes(waiter)) queue.splice(queue.indexOf(waiter), 1);
      if (queue.length === 0) wake.abort();
      end();
    };
    const waiter: Waiter = {
      lane,
      cost,
      admit: () => settle(resolve),
      leave: () => settle(() => reject(new ApiUnreachable("aborted"))),
    };
    if (isStopped || signal.aborted) waiter.leave();
    else {
      signal.addEventListener("abort", waiter.leave, { once: true });
      queue.push(waiter);
      lookAgain();
    }
    return {
      admitted,
      setLane(lane: Lane): void {
        if (waiter.lane === lane) return;
        waiter.lane = lane;
        lookAgain();
      },
      waitMs: () => waitMs(waiter.lane),
    };
  }

  function waitMs(lane: Lane): number {
    if (isAway?.()) return awayWaitMs;
    const now = clock.now();
    return seen ? windows.admitsAt(known, windows.broughtUpTo(known, seen, now), { lane, cost: 0, now }) - now : 0;
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
        isTroubled = false;
      } catch (error) {
        if (!isTroubled) log.error(errorFields(error), "could not read or write the request budget: no request is sent");
        isTroubled = true;
        await clock.sleep(databaseRetryMs, wake.signal);
      }
    }
  }

  /** Admits the first who can pay, people before polls, or sleeps until somebody can. */
  async function serveNext(): Promise<void> {
    const now = clock.now();
    const inOrder = queue.toSorted((a, b) => rankOf(a) - rankOf(b));
    const admittedAt = (accounts: windows.Accounts, { lane, cost }: Waiter) =>
      windows.admitsAt(known, accounts, { lane, cost, now });
    let first: Waiter | undefined;
    seen = await purse.change(now, (accounts) => {
      first = inOrder.find((waiter) => admittedAt(accounts, waiter) <= now);
      return first ? windows.paid(known, accounts, { ...first, now }) : accounts;
    });
    if (first) {
      first.admit();
      return note(first.lane === "person" ? "people" : "polls", windows.countedUnits(known, first.cost));
    }
    const accounts = seen;
    const next = Math.min(...queue.map((waiter) => admittedAt(accounts, waiter)));
    if (queue.length > 0) await clock.sleep(Math.max(1, Math.ceil(next - now)), wake.signal);
  }

  /** What can be saved is written down by who spent it. */
  async function note(who: Spent["who"], units: number): Promise<void> {
    await ledger.note(who, units, clock.now());
  }

  async function change(by: (accounts: windows.Accounts) => windows.Accounts): Promise<void> {
    try {
      seen = await purse.change(clock.now(), by);
    } catch (error) {
      log.error(errorFields(error), "could not save what the odds service says is left");
    }
    lookAgain();
  }

  /** Two answers in a row are believed that more is left than was counted. */
  function isBelieved(index: number, isDoubtful: boolean): boolean {
    const wasDoubted = doubted.delete(index);
    if (isDoubtful && !wasDoubted) doubted.add(index);
    return !isDoubtful || wasDoubted;
  }

  async function read(): Promise<windows.Accounts> {
    const now = clock.now();
    seen = windows.broughtUpTo(known, await purse.read(now), now);
    return seen;
  }

  return {
    enter,
    waitMs,
    async refused({ pauseMs }) {
      const until = clock.now() + Math.min(pauseMs, longestPauseMs);
      await change((accounts) => ({ ...accounts, pausedUntil: Math.max(accounts.pausedUntil, until) }));
      log.warn({ pauseMs }, "the odds API asked for a pause");
    },
    state: () =>
      seen && {
        rate: windows.requestsPerMinute(known, seen),
        blockedUntil: seen.pausedUntil,
        counts: windows.allowancesOf(known, seen),
      },
    async stop() {
      isStopped = true;
      for (const waiter of [...queue]) waiter.leave();
      await running;
    },
    closedUntil: async (cost, lane = "person") => windows.closedUntil(known, await read(), { lane, cost, now: clock.now() }),
    spentSince: ledger.since,
    async limits() {
      const now = clock.now();
      const aDay = usualOfOthers(await ledger.since(now - habitMs), now);
      return windows.limitsOf(known, await read(), { now, othersPerDay: aDay });
    },
    async told(header) {
      const said = known.map((window) => leftBy(window, { header, now: clock.now() }));
      if (said.every((one) => one === null)) return;
      let others = 0;
      await change((accounts) => {
        const after = known.map((window, index) => {
          const account = accounts.windows[index] as windows.Account;
          const one = said[index];
          return one && isBelieved(index, windows.isDoubtful(window, account, one))
            ? windows.told(window, account, { ...one, now: clock.now() })
            : account;
        });
        others = windows.spentByOthers(known, accounts, after);
        return { ...accounts, windows: after };
      });
      await note("others", others).catch(() => undefined);
    },
    emptied: () => change((accounts) => windows.emptied(known, accounts)),
  };
}

function rankOf({ lane }: Waiter): number {
  return lane === "person" ? 0 : 1;
}

/** What the headers say of a window: seconds until, or a time of, its end. */
function leftBy({ left, resetAt }: windows.Window, { header, now }: { header: Header; now: number }) {
  const units = numberOf(left === undefined ? null : header(left));
  if (units === null || units < 0) return null;
  const text = resetAt === undefined ? null : header(resetAt);
  const number = numberOf(text);
  // By the service's clock, which says itself how it differs from ours.
  const answeredAt = Date.parse(header("date") ?? "");
  const ahead = Number.isFinite(answeredAt) ? answeredAt - now : 0;
  const end = number === null ? Date.parse(text ?? "") : number < 1e12 ? number * 1_000 : number;
  const at = number !== null && number < 1e9 ? now + number * 1_000 : end - ahead;
  return { left: units, resetAt: Number.isFinite(at) && at > now ? at : null };
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The rows of `api_budget` in which windows stand; the first is the lock for all. */
const pauseRow = "window pause";

function createPurse(known: readonly windows.Window[], database: Database) {
  const idOf = ({ per }: windows.Window) => `window ${per}`;

  async function read(now: number, session: Database | Session = database): Promise<windows.Accounts> {
    const query = session.selectFrom("api_budget").selectAll().where("id", "like", "window %").orderBy("id");
    const rows = new Map((await query.execute()).map((row) => [row.id, row]));
    const fresh = windows.freshAccounts(known, now);
    const pause = rows.get(pauseRow);
    return {
      windows: known.map((window, index) => {
        const row = rows.get(idOf(window));
        return row ? { level: row.tat, units: row.rate, until: row.blocked_until } : (fresh.windows[index] as windows.Account);
      }),
      pausedUntil: pause?.blocked_until ?? 0,
    };
  }

  async function write(session: Session, { windows: accounts, pausedUntil }: windows.Accounts, now: number): Promise<void> {
    const times = { updated_at: Math.ceil(now) };
    const rows = accounts.map(({ level, units, until }, index) => ({
      id: idOf(known[index] as windows.Window),
      ...{ tat: level, rate: units, blocked_until: Math.ceil(until), ...times },
    }));
    const pause = { id: pauseRow, tat: 0, rate: 0, blocked_until: Math.ceil(pausedUntil), ...times };
    for (const { id, ...row } of [pause, ...rows])
      await session
        .insertInto("api_budget")
        .values({ id, ...row })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute();
  }

  return {
    read,
    change: (now: number, by: (accounts: windows.Accounts) => windows.Accounts): Promise<windows.Accounts> =>
      database.transaction().execute(async (session) => {
        await withoutSyncing(session);
        await lock(session, now);
        const before = windows.broughtUpTo(known, await read(now, session), now);
        const after = by(before);
        if (after !== before) await write(session, after, now);
        return after;
      }),
  };
}

async function lock(session: Session, now: number): Promise<void> {
  await session
    .insertInto("api_budget")
    .values({ id: pauseRow, tat: 0, rate: 0, blocked_until: 0, updated_at: Math.ceil(now) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  if (engineOf(session) === "postgres")
    await session.selectFrom("api_budget").select("id").where("id", "=", pauseRow).forUpdate().execute();
}
