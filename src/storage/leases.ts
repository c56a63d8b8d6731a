import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "./database.ts";
import { engineOf } from "./engine.ts";
import { fenced, LeaseLost } from "./fence.ts";
import type { Share } from "./shares.ts";

interface LeaseDeps {
  database: Database;
  /** The job's name: `poller`, `deliver:telegram`, … */
  name: string;
  /** Who we are; every process needs a name of its own. Whoever comes back under the same name takes up the lease at once. */
  holder: string;
  /** The same time for all processes: the database's. */
  clock: Clock;
  log: Log;
  /**
   * For how long (ms) the job may be done twice: who is told to stop goes on until another is at work, if one waits for that,
   * and no longer than this. 0: never.
   */
  overlapMs?: number;
  /** Who is not at work after so long (ms) gives the job up if another waits for it. Left out: never. */
  beginWithinMs?: number;
  /** The lease is one of several that are spread over the processes: whoever holds more than its share hands one over. */
  share?: Share;
}

/** One holder's time with a lease. */
export interface Term {
  /** Counts up with every change of hands. */
  epoch: number;
  /** Says that the job is being done now, so that whoever hands it over may leave it. */
  begun(): void;
}

/** A job that only one process may do. */
type LeasedJob = (signal: AbortSignal, term: Term) => Promise<void>;

export interface Lease {
  /**
   * Waits for the lease, does the job while it is ours, and starts over when it was lost. Resolves when the job ends by
   * itself or `signal` aborts; rejects with what the job rejects with. The job's signal aborts at once when another has the
   * lease, for the reason `LeaseLost`. While the database is away it aborts in time before another may take over, if one is known to wait for that; the
   * only process goes on.
   */
  holdWhile(job: LeasedJob, signal: AbortSignal): Promise<void>;
  /** Whether the job is ours to do at this moment. It asks the row when nothing was heard of that for a while: we may have slept. */
  isOurs(): Promise<boolean>;
  /** The database for what only the holder may write. */
  database: Database;
}

interface Holding {
  epoch: number;
  takenAt: number;
  /** When the renewal that counts was sent. */
  renewedAt: number;
  /** Another process waits for the job. */
  isAwaited: boolean;
  /** The job is being done, so there is something to hand over. */
  isBegun: boolean;
  /** It was left to another, who is to take it before us. */
  isGivenUp: boolean;
  /** Aborts when the lease is given up, and with `held`. */
  kept: AbortController;
  /** Aborts when the job must end. */
  held: AbortController;
}

const ttlMs = 7_000;
const renewMs = 1_000;
/** Another takes over when the time to live is up; we stop before, with room for what ends slowly. */
const graceMs = 5_000;
/** A holder that is back from an outage of the database has renewed by then, so nobody takes over sooner. */
const patienceMs = 3 * renewMs;
const handOverLookMs = 250;
/** Whoever waits has looked by then, and before that found out that its share has grown. */
const takenWithinMs = 3 * renewMs + 500;

/** A lease on a job, kept as a row. It is another's to take when nobody has renewed it for its time to live. */
export function createLease(deps: LeaseDeps): Lease {
  const { database, name, holder, clock, log, overlapMs = 0, beginWithinMs = Number.POSITIVE_INFINITY, share } = deps;
  let holding: Holding | null = null;
  let waitingSince: number | null = null;

  /** Our epoch when the lease is ours now, else null. */
  async function acquire(): Promise<number | null> {
    const now = clock.now();
    await database
      .insertInto("leases")
      .values({ name, holder: "", epoch: 0, until: 0 })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const row = await database.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();
    if (!row) return null;
    waitingSince ??= now;
    const isLeft = row.until <= now && now - waitingSince >= patienceMs;
    if ((row.holder === holder || row.until === 0 || isLeft) && (share?.enter() ?? true)) {
      const epoch = await take(row, now).catch((error: unknown) => {
        share?.leave();
        throw error;
      });
      if (epoch === null) share?.leave();
      return epoch;
    }
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

  /** When another process last said that it waits; null when the row is not ours any more. What was given up stays so. */
  async function extend(epoch: number, until: number): Promise<number | null> {
    const query = database.updateTable("leases").set({ until }).where("name", "=", name).where("until", ">", 0);
    const mine = query.where("epoch", "=", epoch).where("holder", "=", holder);
    return (await mine.returning("awaited_at").executeTakeFirst())?.awaited_at ?? null;
  }

  function noteBegun(mine: Holding): void {
    mine.isBegun = true;
    const { epoch } = mine;
    const query = database.updateTable("leases").set({ begun_epoch: epoch }).where("name", "=", name);
    const noted = query.where("epoch", "=", epoch).where("holder", "=", holder).execute();
    noted.catch((error: unknown) => log.debug({ lease: name, ...errorFields(error) }, "could not note the beginning of a job"));
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
      .catch((error: unknown) => log.debug({ lease: name, ...errorFields(error) }, "could not renew a lease"))
      .finally(() => answered.abort());
    const left = mine.renewedAt + graceMs - now;
    const over = AbortSignal.any([answered.signal, mine.kept.signal]);
    await Promise.race([renewed, clock.sleep(left > 0 ? left : renewMs, over)]);
  }

  function lose(mine: Holding): void {
    if (mine.kept.signal.aborted) return;
    log.warn({ lease: name, epoch: mine.epoch }, "lost a job to another process");
    end(mine, new LeaseLost(name));
  }

  function end(mine: Holding, reason?: LeaseLost): void {
    mine.held.abort(reason);
    mine.kept.abort();
  }

  /** Ends what must end since another may have the job by now. */
  function checkGrace(mine: Holding): void {
    if (mine.kept.signal.aborted || clock.now() - mine.renewedAt < graceMs || !mine.isAwaited) return;
    log.warn(
      { lease: name, epoch: mine.epoch },
      "could not renew the lease of a job: it rests, since another process waits for it",
    );
    end(mine, new LeaseLost(name));
  }

  async function renew(mine: Holding): Promise<void> {
    while (!mine.kept.signal.aborted) {
      await clock.sleep(renewMs, mine.kept.signal);
      // After a sleep of the whole process this comes first, before anything is asked.
      checkGrace(mine);
      if (mine.kept.signal.aborted) return;
      await renewOnce(mine);
      checkGrace(mine);
      if (mine.kept.signal.aborted || !mine.isAwaited) continue;
      if (share?.isOver()) leave(mine, new LeaseLost(name));
      else if (!mine.isBegun && clock.now() - mine.takenAt >= beginWithinMs) giveUp(mine);
    }
  }

  /** Ends the job because we want to, not because we must. */
  function leave(mine: Holding, reason?: LeaseLost): void {
    if (overlapMs > 0 && mine.isBegun) void handOver(mine);
    else end(mine, reason);
  }

  /** Lets another try what did not come about here. */
  function giveUp(mine: Holding): void {
    log.warn({ lease: name, epoch: mine.epoch }, "could not begin a job here: another process that waits for it may try");
    mine.isGivenUp = true;
    end(mine, new LeaseLost(name));
  }

  /** Gives the lease up, and ends the job when an heir is at work, when nobody wants it, or when that takes too long. */
  async function handOver(mine: Holding): Promise<void> {
    mine.kept.abort();
    const tooLong = clock.sleep(overlapMs, mine.held.signal);
    await Promise.race([untilHeirBegins(mine), tooLong]).catch((error: unknown) =>
      log.debug({ lease: name, ...errorFields(error) }, "could not hand over a job"),
    );
    end(mine);
  }

  async function untilHeirBegins({ epoch, held }: Holding): Promise<void> {
    const givenAt = clock.now();
    const awaitedAt = await extend(epoch, 0);
    if (awaitedAt === null || awaitedAt <= givenAt - ttlMs) return;
    while (!held.signal.aborted) {
      await clock.sleep(handOverLookMs, held.signal);
      const row = await database.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();
      if (!row || row.begun_epoch > epoch) return;
      if (row.epoch === epoch && clock.now() - givenAt >= takenWithinMs) return;
    }
  }

  /** Does the job under the lease; true when it ended by itself. */
  async function work(
    job: LeasedJob,
    epoch: number,
    { since, signal }: { since: number; signal: AbortSignal },
  ): Promise<boolean> {
    const held = new AbortController();
    const states = { isAwaited: false, isBegun: false, isGivenUp: false };
    const mine: Holding = { epoch, takenAt: since, renewedAt: since, ...states, kept: new AbortController(), held };
    const stop = () => leave(mine);
    signal.addEventListener("abort", stop, { once: true });
    if (signal.aborted) end(mine);
    holding = mine;
    const renewing = renew(mine);
    try {
      await job(held.signal, { epoch, begun: () => noteBegun(mine) });
      return !held.signal.aborted;
    } finally {
      signal.removeEventListener("abort", stop);
      end(mine);
      await renewing;
      holding = null;
      await extend(epoch, 0).catch(() => null);
      share?.leave();
      if (mine.isGivenUp) await clock.sleep(takenWithinMs, signal);
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
      if (mine.kept.signal.aborted) return true;
      if (clock.now() - mine.renewedAt < graceMs) return true;
      checkGrace(mine);
      if (!mine.held.signal.aborted) await renewOnce(mine);
      return !mine.held.signal.aborted;
    },
    async holdWhile(job, signal) {
      while (!signal.aborted) {
        const since = clock.now();
        const epoch = await acquire().catch((error: unknown) => {
          log.debug({ lease: name, ...errorFields(error) }, "could not ask for a lease");
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
