import { createQueryId, type RootOperationNode, sql } from "kysely";
import type { Database } from "../src/storage/database.ts";
import { engineOf } from "../src/storage/engine.ts";

/** How the engine would go about the first statement of what is asked: its plan, as one text. */
export async function planOf(database: Database, ask: (watched: Database) => Promise<unknown>): Promise<string> {
  let query: RootOperationNode | null = null;
  const watched = database.withPlugin({
    transformQuery({ node }) {
      query ??= node;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(watched);
  if (!query) throw new Error("nothing was asked");
  const compiled = database.getExecutor().compileQuery(query, createQueryId());
  const isPostgres = engineOf(database) === "postgres";
  return database.transaction().execute(async (session) => {
    // So few rows are read as a whole unless that is forbidden.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(session);
    const explain = sql.raw(isPostgres ? "explain " : "explain query plan ");
    const values = compiled.parameters.map((value) => sql.lit(value));
    const parts = compiled.sql.split(/\$\d+|\?/);
    const filled = parts
      .slice(1)
      .reduce((text, part, index) => sql`${text}${values[index]}${sql.raw(part)}`, sql.raw(parts[0] ?? ""));
    return JSON.stringify((await sql`${explain}${filled}`.execute(session)).rows);
  });
}
