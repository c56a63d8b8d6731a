import { sql } from "kysely";
import type { Database, Session } from "./database.ts";
import { engineOf } from "./engine.ts";

/** What Postgres calls a broken foreign key, a deadlock and a failed serialisation: two transactions were in each other's way. */
const collisions: ReadonlySet<unknown> = new Set(["23503", "40P01", "40001"]);

/**
 * A transaction that is begun once more when it collided with somebody else's, such as an unwatch in the same moment. `work`
 * must have no effect but what it writes through the session.
 */
export async function transact<T>(database: Database, work: (session: Session) => Promise<T>): Promise<T> {
  try {
    return await database.transaction().execute(work);
  } catch (error) {
    if (!hasCollided(error)) throw error;
    return database.transaction().execute(work);
  }
}

/**
 * Lets this transaction on Postgres be done before it is on the disk, where that is half a second later. What may be lost when
 * the machine dies, never when a process does, is what can be found out again.
 */
export async function withoutSyncing(session: Session): Promise<void> {
  if (engineOf(session) === "postgres") await sql`set local synchronous_commit to off`.execute(session);
}

function hasCollided(error: unknown): boolean {
  return error instanceof Error && "code" in error && collisions.has(error.code);
}
