import type { Clock } from "../clock.ts";
import type { Database } from "./database.ts";

interface TurnDeps {
  database: Database;
  /** The database's. */
  clock: Clock;
}

export interface TurnOf {
  name: string;
  /** How long (ms) the next one waits. */
  everyMs: number;
}

const lookMs = 250;

/**
 * Waits until it is our turn at something of which all processes together may do one in so long. Resolves early when `signal`
 * aborts. While the database is away, each process waits that long by itself.
 */
export async function untilTurn({ database, clock }: TurnDeps, { name, everyMs }: TurnOf, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = clock.now();
    // A lease that nobody renews, and that is over when the next one's turn comes.
    const turn = { name: `turn:${name}`, holder: "", epoch: 1, until: now + everyMs };
    const query = database
      .insertInto("leases")
      .values(turn)
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ until: turn.until }).where("leases.until", "<=", now));
    const taken = await query.executeTakeFirst().catch(() => null);
    if (taken === null) return clock.sleep(everyMs, signal);
    if ((taken.numInsertedOrUpdatedRows ?? 0n) > 0n) return;
    await clock.sleep(lookMs, signal);
  }
}
