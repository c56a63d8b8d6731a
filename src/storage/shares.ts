import { backOffMs, type Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "./database.ts";

interface ShareDeps {
  database: Database;
  /** What the leases have in common: `calls:discord/4`. */
  group: string;
  /** How many leases there are. */
  leases: number;
  holder: string;
  /** The database's. */
  clock: Clock;
  log: Log;
  /** Where the work is done, if that may be out of this process's reach; left out: it never is. */
  reach?: Reach;
}

/** The way from this process to where the leased work is done. */
export interface Reach {
  /** Whether any of what this process holds is connected. */
  isConnected(): boolean;
  /** Asks whether it could be. Never rejects. */
  probe(): Promise<boolean>;
}

/**
 * How many of several leases this process may hold: as many as there are for each process that wants some, rounded up. So
 * nothing moves but when a process comes or goes, and for every lease there is somebody with room for it. Who is connected by none
 * of them, while another process is or could be, wants none for a while.
 */
export interface Share {
  /** Says that this process wants some and counts those that do, until `signal` aborts; then it says that it wants none. */
  keepCounting(signal: AbortSignal): Promise<void>;
  /** Makes room for one more lease; false when we hold our share. */
  enter(): boolean;
  /** Whether one is to go to another process. One at a time does, and says by `leave` when it has gone. */
  isOver(): boolean;
  /** One that entered is held no more. */
  leave(): void;
}

/** How the names of rows begin that are no leases, but say that a process wants some. */
export const wantedPrefix = "wanted:";

const countMs = 1_000;
/** As long as a lease: who has died wants none any more at the moment when what it held can be taken. */
const ttlMs = 7_000;
/** Longer than the longest pause between two tries to connect. */
const apartForMs = 90_000;
/** For how long who was apart wants none; longer each time, until it was connected once. */
const rests = { firstMs: 10 * 60_000, mostMs: 24 * 60 * 60_000 };
const probeEveryMs = 30_000;

interface Look {
  now: number;
  reaches: boolean;
  /** The rows of the other processes that want some; `begun_epoch` is 1 where one reaches what the leases are for. */
  others: readonly { begun_epoch: number }[];
}

export function createShare({ database, group, leases, holder, clock, log, reach }: ShareDeps): Share {
  const prefix = `${wantedPrefix}${group}:`;
  const name = prefix + holder;
  /** Of several, none is taken before we know with how many we share; a single one is whose who comes first. */
  let size = leases === 1 ? 1 : 0;
  let held = 0;
  let isGoing = false;
  let probed = { at: Number.NEGATIVE_INFINITY, answers: false };
  /** Since when others reach it and we do not. */
  let apartSince: number | null = null;
  let restsInARow = 0;
  /** Until when (ms) we want none. */
  let restsUntil: number | null = null;

  async function count(): Promise<void> {
    const now = clock.now();
    const reaches = isReached(now);
    if (restsUntil === null) await want(now + ttlMs, reaches);
    const all = database.selectFrom("leases").where("name", "like", `${prefix}%`);
    const rows = await all.select(["name", "until", "begun_epoch"]).execute();
    const others = rows.filter((row) => row.name !== name && row.until > now);
    if (restsUntil === null) await noteApart({ now, reaches, others });
    else endRest({ now, reaches, others });
    size = restsUntil === null ? Math.ceil(leases / (others.length + 1)) : 0;
    if (rows.some(({ until }) => until < now - ttlMs)) await forget(now - ttlMs);
  }

  /** By what we hold; who holds none finds out now and then. */
  function isReached(now: number): boolean {
    if (!reach) return true;
    if (held > 0) return reach.isConnected();
    if (now - probed.at >= probeEveryMs) {
      probed = { ...probed, at: now };
      void reach.probe().then((answers) => {
        probed = { ...probed, answers };
      });
    }
    return probed.answers;
  }

  /** Where nobody else is connected either, this process may go on trying: no other would do better. */
  async function noteApart({ now, reaches, others }: Look): Promise<void> {
    if (reaches && held > 0) restsInARow = 0;
    const isApart = !reaches && held > 0 && others.some(({ begun_epoch }) => begun_epoch > 0);
    apartSince = isApart ? (apartSince ?? now) : null;
    if (apartSince === null || now - apartSince < apartForMs) return;
    apartSince = null;
    restsInARow += 1;
    restsUntil = now + backOffMs(restsInARow, rests);
    log.warn({ group, restsUntil }, "what others reach is not reached here; it is left to them for a while");
    await wantNone();
  }

  function endRest({ now, reaches, others }: Look): void {
    if (others.length === 0 || (reaches && now >= (restsUntil ?? 0))) restsUntil = null;
  }

  async function want(until: number, reaches: boolean): Promise<void> {
    const mine = { until, begun_epoch: reaches ? 1 : 0 };
    const query = database.insertInto("leases").values({ name, holder, epoch: 1, ...mine });
    await query.onConflict((conflict) => conflict.column("name").doUpdateSet(mine)).execute();
  }

  async function wantNone(): Promise<void> {
    await database.deleteFrom("leases").where("name", "=", name).execute();
  }

  /** Those who have died will not come back under the same name. */
  async function forget(before: number): Promise<void> {
    await database.deleteFrom("leases").where("name", "like", `${prefix}%`).where("until", "<", before).execute();
  }

  return {
    async keepCounting(signal) {
      const note = (error: unknown) => log.debug({ group, ...errorFields(error) }, "could not count a share");
      while (!signal.aborted) {
        await count().catch(note);
        await clock.sleep(countMs, signal);
      }
      await wantNone().catch(note);
    },
    enter() {
      if (held >= size) return false;
      held += 1;
      return true;
    },
    isOver() {
      if (isGoing || held <= size) return false;
      isGoing = true;
      return true;
    },
    leave() {
      held -= 1;
      isGoing = false;
    },
  };
}
