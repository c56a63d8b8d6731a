import { existsSync } from "node:fs";
import pg from "pg";

/** Where a local server listens beside its port; the way there is half as long. */
const sockets = "/var/run/postgresql";
const local = existsSync(`${sockets}/.s.PGSQL.5432`)
  ? `postgres://postgres@localhost/test?host=${sockets}`
  : "postgres://postgres@127.0.0.1:5432/test";

/** The server for the tests on Postgres; its user must be allowed to create databases. */
export const postgresUrl = process.env["TEST_DATABASE_URL"] ?? local;

/** `npm test` needs none, so that it is quick; whoever names a server, or asks for these tests, has them. */
export const isPostgresWanted = ["TEST_DATABASE_URL", "TEST_POSTGRES", "REQUIRE_POSTGRES"].some((name) => process.env[name]);

/** Runs one statement on a connection of its own. */
export async function administer(statement: string, url = postgresUrl): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
