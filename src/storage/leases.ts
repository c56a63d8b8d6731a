import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "./database.ts";
import { engineOf } from "./engine.ts";
import { fenced } from "./fence.ts";

interface LeaseDeps {
  database: Database;
  /** The job's name: `poller`, `deliver:telegram`, … */
  name: string;
  /** Who we are; every process needs a name of its own. Whoever comes back under the same name takes up the lease at once. */
  holder: string;
  /** The same time for all processes: the database's. */
  clock: Clock;
  log: Log;
}

/** A job that only one process may do. `epoch` counts up with every change of hands. */
export type LeasedJob = (signal: AbortSignal, epoch: number) => Promise<void>;

export interface Lease {
  /**
   * Waits for the lease, does the job while it is ours, and starts over when it was lost. Resolves when the job ends by
   * itself or `signal` aborts; rejects with what the job rejects with. The job's signal aborts at once when another has the
   * lease. While the database is away it aborts in time before another may take over, if one is known to wait for that; the
   * only process goes on.
   */
  holdWhile(job: LeasedJob, signal: AbortSignal): Promise<void>;
  /** Whether the job is ours at this moment. It asks the row when nothing was heard of that for a while: we may have slept. */
  isOurs(): Promise<boolean>;
  /** The database for what only the holder may write. */
  database: Database;
}

interface Holding {
  epoch: number;
  /** When the renewal that counts was sent. */
  renewedAt: number;
  /** Another process waits for the job. */
  isAwaited: boolean;
  held: AbortController;
}

const ttlMs = 7_000;
const renewMs = 1_000;
/** Another takes over when the time to live is up; we stop before, with room for what ends slowly. */
const graceMs = 5_000;
/** A holder that is back from an outage of the database has renewed by then, so nobody takes over sooner. */
const patienceMs = 3 * renewMs;

/** A lease on a job, kept as a row. It is another's to take when nobody has renewed it for its time to live. */
export function createLease({ database, name, holder, clock, log }: LeaseDeps): Lease {
  let holding: Holding | null = null;
  let waitingSince: number | null = null;

  /** Our epoch when the lease is ours now, else null. */
  async function acquire(): Promise<number | null> {
    const now = clock.now();
    const first = { name, holder, epoch: 1, until: now + ttlMs };
    const query = database.insertInto("leases").values(first);
    const created = await query
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("epoch")
      .executeTakeFirst();
    if (created) return created.epoch;
    const row = await database.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();
    if (!row) return null;
    waitingSince ??= now;
    const isLeft = row.until <= now && now - waitingSince >= patienceMs;
    if (row.holder === holder || row.until === 0 || isLeft) return take(row, now);
    await database.updateTable("leases").set({ awaited_at: now }).where("name", "=", name).execute();
    return null;
  }

  /** Takes the row over unless somebody changed it since we read it. Waits for what is being written under the old epoch. */
  async function take(row: { epoch: number; until: number }, now: number): Promise<number | null> {
    return database.transaction().execute(async (session) => {
      const seen = session.selectFrom("leases").select("epoch").where("name", "=", name);
      const same = seen.where("epoch", "=", row.epoch).where("until", "=", row.until);
      const found = await same.$if(engineOf(session) === "postgres", (query) => query.forUpdate()).executeTakeFirst();
      if (!found) return null;
      const epoch = row.epoch + 1;
      const mine = { holder, epoch, until: now + ttlMs, awaited_at: 0 };
      await session.updateTable("leases").set(mine).where("name", "=", name).execute();
      return epoch;
    });
  }

  /** When another process last said that it waits; null when the row is not ours any more. */
  async function extend(epoch: number, until: number): Promise<number | null> {
    const query = database.updateTable("leases").set({ until }).where("name", "=", name);
    const mine = query.where("epoch", "=", epoch).where("holder", "=", holder);
    return (await mine.returning("awaited_at").executeTakeFirst())?.awaited_at ?? null;
  }

  /** One renewal; resolves when it is over, or when it has taken too long to wait for it. */
  async function renewOnce(mine: Holding): Promise<void> {
    const now = clock.now();
    const answered = new AbortController();
    const renewed = extend(mine.epoch, now + ttlMs)
      .then((awaitedAt) => {
        if (awaitedAt === null) return lose(mine);
        mine.renewedAt = now;
        mine.isAwaited = awaitedAt > now - ttlMs;
      })
      .catch((error: unknown) => log.debug({ lease: name, ...errorFields(error) }, "a lease could not be renewed"))
      .finally(() => answered.abort());
    const left = mine.renewedAt + graceMs - now;
    const over = AbortSignal.any([answered.signal, mine.held.signal]);
    await Promise.race([renewed, clock.sleep(left > 0 ? left : renewMs, over)]);
  }

  function lose(mine: Holding): void {
    if (!mine.held.signal.aborted) log.warn({ lease: name, epoch: mine.epoch }, "a job was lost to another process");
    mine.held.abort();
  }

  /** Ends what must end since another may have the job by now. */
  function checkGrace(mine: Holding): void {
    if (mine.held.signal.aborted || clock.now() - mine.renewedAt < graceMs || !mine.isAwaited) return;
    log.warn({ lease: name, epoch: mine.epoch }, "a job rests: its lease could not be renewed, and another process waits for it");
    mine.held.abort();
  }

  async function renew(mine: Holding): Promise<void> {
    while (!mine.held.signal.aborted) {
      await clock.sleep(renewMs, mine.held.signal);
      // After a sleep of the whole process this comes first, before anything is asked.
      checkGrace(mine);
      if (mine.held.signal.aborted) return;
      await renewOnce(mine);
      checkGrace(mine);
    }
  }

  /** Does the job under the lease; true when it ended by itself. */
  async function work(
    job: LeasedJob,
    epoch: number,
    { since, signal }: { since: number; signal: AbortSignal },
  ): Promise<boolean> {
    const held = new AbortController();
    const stop = () => held.abort();
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    const mine = { epoch, renewedAt: since, isAwaited: false, held };
    holding = mine;
    const renewing = renew(mine);
    try {
      await job(held.signal, epoch);
      return !held.signal.aborted;
    } finally {
      signal.removeEventListener("abort", stop);
      held.abort();
      await renewing;
      holding = null;
      await extend(epoch, 0).catch(() => null);
    }
  }

  const fence = {
    name,
    holder,
    epoch: () => holding?.epoch ?? null,
    lost: () => holding && lose(holding),
  };

  return {
    database: fenced(database, fence),
    async isOurs() {
      const mine = holding;
      if (!mine || mine.held.signal.aborted) return false;
      if (clock.now() - mine.renewedAt < graceMs) return true;
      checkGrace(mine);
      if (!mine.held.signal.aborted) await renewOnce(mine);
      return !mine.held.signal.aborted;
    },
    async holdWhile(job, signal) {
      while (!signal.aborted) {
        const since = clock.now();
        const epoch = await acquire().catch((error: unknown) => {
          log.debug({ lease: name, ...errorFields(error) }, "a lease could not be asked for");
          return null;
        });
        if (epoch === null) {
          await clock.sleep(renewMs, signal);
          continue;
        }
        waitingSince = null;
        log.info({ lease: name, epoch }, "a job is ours");
        if (await work(job, epoch, { since, signal })) return;
      }
    },
  };
}
