import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver, Kysely, PostgresDialect } from "kysely";
import { connectionsBehind, type Database } from "./database.ts";
import type { Tables } from "./tables.ts";

/** A job that somebody does alone went to another, so what was begun for it must not be written. */
export class LeaseLost extends Error {
  override name = "LeaseLost";

  constructor(job: string) {
    super(`the job ${job} is another process's by now`);
  }
}

/** Who holds a lease: its row must still say so. */
export interface Fence {
  name: string;
  holder: string;
  /** Null while it is not held. */
  epoch(): number | null;
  /** Is told when the row says otherwise. */
  lost(): void;
}

/**
 * The same database for whoever acts under a lease: every transaction looks at the lease first and keeps it until its end, so
 * that nothing is written by a holder that slept while another took over. On SQLite there is one process, and nothing to look at.
 */
export function fenced(database: Database, fence: Fence): Database {
  const connections = connectionsBehind(database);
  if (!connections) return database;
  const dialect = new PostgresDialect({ pool: connections.pool });
  const guarded: Dialect = {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => guardedDriver(dialect.createDriver(), fence),
  };
  return new Kysely<Tables>({ dialect: guarded });
}

function guardedDriver(driver: Driver, fence: Fence): Driver {
  return {
    init: () => driver.init(),
    acquireConnection: () => driver.acquireConnection(),
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(connection, settings);
      try {
        await look(connection, fence);
      } catch (error) {
        await driver.rollbackTransaction(connection).catch(() => undefined);
        throw error;
      }
    },
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    releaseConnection: (connection) => driver.releaseConnection(connection),
    // The connections are the database's, which closes them.
    destroy: async () => undefined,
  };
}

/** A key share waits for nobody who renews, and lets nobody take over before the end of the transaction. */
async function look(connection: DatabaseConnection, { name, holder, epoch, lost }: Fence): Promise<void> {
  const held = epoch();
  if (held === null) throw new LeaseLost(name);
  const asked = "select epoch from leases where name = $1 and holder = $2 and epoch = $3 for key share";
  const { rows } = await connection.executeQuery(CompiledQuery.raw(asked, [name, holder, held]));
  if (rows.length > 0) return;
  lost();
  throw new LeaseLost(name);
}
