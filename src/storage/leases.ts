import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "./database.ts";

interface LeaseDeps {
  database: Database;
  /** The job's name: `poller`, `deliver:telegram`, … */
  name: string;
  /**
   * Who we are. Whoever comes back under the same name takes up the lease at once, so a single process on SQLite uses a
   * constant and does not wait after a crash; on Postgres every process needs a name of its own.
   */
  holder: string;
  clock: Clock;
  log: Log;
  ttlMs?: number;
  renewMs?: number;
}

/** A job that only one process may do. `epoch` counts up with every change of hands. */
export type LeasedJob = (signal: AbortSignal, epoch: number) => Promise<void>;

export interface Lease {
  /**
   * Waits for the lease, does the job while it is ours, and starts over when it was lost. Resolves when the job ends by
   * itself or `signal` aborts; rejects with what the job rejects with. The job's signal aborts when the lease is lost.
   */
  holdWhile(job: LeasedJob, signal: AbortSignal): Promise<void>;
}

interface Seen {
  epoch: number;
  until: number;
  /** Since when, on our own clock, the row has looked like this. */
  since: number;
}

// A lease this long past its end is free without watching it; no two machines' clocks differ by so much.
const surelyOverMs = 60_000;

/**
 * A lease on a job, kept as a row. A holder that stopped renewing is noticed by watching the row for a whole time to
 * live on our own clock, so the clocks of the machines need not agree.
 */
export function createLease({ database, name, holder, clock, log, ttlMs = 15_000, renewMs = 5_000 }: LeaseDeps): Lease {
  let seen: Seen | null = null;

  /** Our epoch when the lease is ours now, else null. */
  async function acquire(): Promise<number | null> {
    const now = clock.now();
    const first = { name, holder, epoch: 1, until: now + ttlMs };
    const created = await database
      .insertInto("leases")
      .values(first)
      .onConflict((conflict) => conflict.column("name").doNothing())
      .returning("epoch")
      .executeTakeFirst();
    if (created) return created.epoch;
    const row = await database.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();
    if (!row) return null;
    if (seen?.epoch !== row.epoch || seen.until !== row.until) seen = { epoch: row.epoch, until: row.until, since: now };
    const free = row.holder === holder || row.until + surelyOverMs <= now || now - seen.since >= ttlMs || row.until === 0;
    return free ? take(row, now) : null;
  }

  /** Takes the row over unless somebody changed it since we read it. */
  async function take(row: { epoch: number; until: number }, now: number): Promise<number | null> {
    const taken = await database
      .updateTable("leases")
      .set({ holder, epoch: row.epoch + 1, until: now + ttlMs })
      .where("name", "=", name)
      .where("epoch", "=", row.epoch)
      .where("until", "=", row.until)
      .returning("epoch")
      .executeTakeFirst();
    return taken?.epoch ?? null;
  }

  async function extend(epoch: number, until: number): Promise<boolean> {
    const renewed = await database
      .updateTable("leases")
      .set({ until })
      .where("name", "=", name)
      .where("epoch", "=", epoch)
      .where("holder", "=", holder)
      .executeTakeFirst();
    return renewed.numUpdatedRows > 0n;
  }

  /** Renews until `held` aborts; aborts it itself when the lease went to another or could not be renewed for too long. */
  async function renew(epoch: number, held: AbortController): Promise<void> {
    let renewedAt = clock.now();
    while (!held.signal.aborted) {
      await clock.sleep(renewMs, held.signal);
      if (held.signal.aborted) return;
      const now = clock.now();
      const kept = await extend(epoch, now + ttlMs).catch((error: unknown) => {
        log.warn({ lease: name, ...errorFields(error) }, "a lease could not be renewed");
        return null;
      });
      if (kept) renewedAt = now;
      // Another may take over once it has watched for a whole time to live, so we stop one renewal before that.
      if (kept === false || clock.now() - renewedAt >= ttlMs - renewMs) return held.abort();
    }
  }

  /** Does the job under the lease; true when it ended by itself. */
  async function work(job: LeasedJob, epoch: number, signal: AbortSignal): Promise<boolean> {
    const held = new AbortController();
    const stop = () => held.abort();
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) stop();
    const renewing = renew(epoch, held);
    try {
      await job(held.signal, epoch);
      return !held.signal.aborted;
    } finally {
      signal.removeEventListener("abort", stop);
      held.abort();
      await renewing;
      await extend(epoch, 0).catch(() => false);
    }
  }

  return {
    async holdWhile(job, signal) {
      while (!signal.aborted) {
        const epoch = await acquire().catch((error: unknown) => {
          log.warn({ lease: name, ...errorFields(error) }, "a lease could not be asked for");
          return null;
        });
        if (epoch === null) await clock.sleep(renewMs, signal);
        else {
          log.info({ lease: name, epoch }, "a job is ours");
          if (await work(job, epoch, signal)) return;
          if (!signal.aborted) log.warn({ lease: name, epoch }, "a job was lost to another process");
        }
      }
    },
  };
}
