import { sql } from "kysely";
import { engineOf } from "../../src/storage/engine.ts";
import type { AnySession, Steps } from "../../src/storage/steps.ts";

/** What a later version may want: a table that others refer to is made anew, and rows move to a table of their own. */
export const inventedSteps: Steps = {
  "9001-numbers-are-texts": async (session) => {
    if (engineOf(session) === "postgres") {
      await sql`alter table watches alter column number type text using 'no. ' || number`.execute(session);
      return;
    }
    const { rows } = await sql<{ type: string; name: string; sql: string }>`
      select type, name, sql from sqlite_master where tbl_name = 'watches' and sql is not null`.execute(session);
    const [table] = rows.filter(({ type }) => type === "table");
    const text = (table?.sql ?? "")
      .replace(/^create table "?watches"?/i, "create table new_watches")
      .replace("number bigint", "number text");
    await sql.raw(text).execute(session);
    const columns = await columnsOf(session, "watches");
    const moved = columns.map((name) => (name === "number" ? sql`'no. ' || number` : sql.ref(name)));
    const names = sql.join(columns.map((name) => sql.ref(name)));
    await sql`insert into new_watches (${names}) select ${sql.join(moved)} from watches`.execute(session);
    await sql`drop table watches`.execute(session);
    await sql`alter table new_watches rename to watches`.execute(session);
    for (const index of rows.filter(({ type }) => type === "index")) await sql.raw(index.sql).execute(session);
  },
  "9002-stakes": async (session) => {
    await sql`create table stakes (bet bigint primary key, stake bigint not null)`.execute(session);
    const { rows } = await sql<{ id: number; stake: number }>`select id, stake from placed_bets where stake is not null`.execute(
      session,
    );
    for (const { id, stake } of rows) await sql`insert into stakes (bet, stake) values (${id}, ${stake})`.execute(session);
    await sql`alter table placed_bets drop column stake`.execute(session);
  },
};

async function columnsOf(session: AnySession, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(session);
  return rows.map(({ name }) => name);
}
