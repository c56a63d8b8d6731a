import pg from "pg";

/** The server for the tests on Postgres; its user must be allowed to create databases. */
export const postgresUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/test";

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
