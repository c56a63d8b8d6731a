import type { Clock } from "../clock.ts";
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
}

/**
 * How many of several leases this process may hold: as many as there are for each process that wants some, rounded up. So
 * nothing moves but when a process comes or goes, and for every lease there is somebody with room for it.
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

const countMs = 1_000;
/** As long as a lease: who has died wants none any more at the moment when what it held can be taken. */
const ttlMs = 7_000;

export function createShare({ database, group, leases, holder, clock, log }: ShareDeps): Share {
  const prefix = `wanted:${group}:`;
  const name = prefix + holder;
  /** Nothing is taken before we know with how many we share. */
  let size = 0;
  let held = 0;
  let isGoing = false;

  async function count(): Promise<void> {
    const now = clock.now();
    const mine = { name, holder, epoch: 1, until: now + ttlMs };
    const query = database.insertInto("leases").values(mine);
    await query.onConflict((conflict) => conflict.column("name").doUpdateSet({ until: mine.until })).execute();
    const rows = await database.selectFrom("leases").select("until").where("name", "like", `${prefix}%`).execute();
    size = Math.ceil(leases / Math.max(1, rows.filter(({ until }) => until > now).length));
    if (rows.some(({ until }) => until < now - ttlMs)) await forget(now - ttlMs);
  }

  /** Those who have died will not come back under the same name. */
  async function forget(before: number): Promise<void> {
    await database.deleteFrom("leases").where("name", "like", `${prefix}%`).where("until", "<", before).execute();
  }

  return {
    async keepCounting(signal) {
      const note = (error: unknown) => log.debug({ group, ...errorFields(error) }, "a share could not be counted");
      while (!signal.aborted) {
        await count().catch(note);
        await clock.sleep(countMs, signal);
      }
      await database.deleteFrom("leases").where("name", "=", name).execute().catch(note);
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
