import { type Kysely, PostgresAdapter } from "kysely";

export type Engine = "sqlite" | "postgres";

/** Which engine a database or transaction runs on, for the few queries whose best form differs. */
// biome-ignore lint/suspicious/noExplicitAny: the tables do not matter here
export function engineOf(session: Kysely<any>): Engine {
  return session.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}
