import { type RawBuilder, sql } from "kysely";
import type { Log } from "../../log.ts";
import { openUnchanged } from "../database.ts";
import { isKept, rowsAtOnce, type Snapshot, type Value } from "./shape.ts";

/** A Postgres at one moment, in a transaction that only reads. */
export async function snapshotOfPostgres(url: string, log: Log): Promise<Snapshot> {
  const database = openUnchanged(url, log);
  const transaction = await database
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute()
    .catch(async (error: unknown) => {
      await database.destroy();
      throw error;
    });
  const all = async <T>(query: RawBuilder<T>): Promise<T[]> => (await query.execute(transaction)).rows;
  const close = async (): Promise<void> => {
    await transaction.rollback().execute();
    await database.destroy();
  };
  try {
    // Whoever writes the rows away may be slow.
    await all(sql`set local idle_in_transaction_session_timeout = 0`);
    const [{ schema } = { schema: null }] = await all(sql<{ schema: string | null }>`select max(name) as schema from schema`);
    if (schema === null) throw new Error("it is no database of Linewatch");
    const columns = await all(sql<{ table_name: string; column_name: string }>`
      select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`);
    const shapes = new Map<string, string[]>();
    for (const { table_name: table, column_name: column } of columns)
      if (isKept(table)) shapes.set(table, [...(shapes.get(table) ?? []), column]);
    const tables = [...shapes].map(([name, its]) => ({ name, columns: its }));
    return {
      schema,
      tables,
      async sequences() {
        const counted: Record<string, number> = {};
        for (const { name } of tables.filter((table) => table.columns.includes("id"))) {
          const [of] = await all(sql<{ sequence: string | null }>`select pg_get_serial_sequence(${name}, 'id') as sequence`);
          if (!of?.sequence) continue;
          const given = sql<{
            last: string;
            called: boolean;
          }>`select last_value as last, is_called as called from ${sql.raw(of.sequence)}`;
          const [{ last, called } = { last: 0, called: false }] = await all(given);
          const [{ most } = { most: null }] = await all(
            sql<{ most: string | null }>`select max(id) as most from ${sql.table(name)}`,
          );
          const highest = Math.max(called ? Number(last) : 0, Number(most ?? 0));
          if (highest > 0) counted[name] = highest;
        }
        return counted;
      },
      async *rows({ name, columns: its }) {
        const list = sql.join(its.map((column) => sql.ref(column)));
        const order = its.includes("id") ? sql`order by id` : sql``;
        await all(sql`declare everything no scroll cursor for select ${list} from ${sql.table(name)} ${order}`);
        for (;;) {
          const found = await all(sql<Record<string, Value>>`fetch ${sql.raw(String(rowsAtOnce))} from everything`);
          if (found.length === 0) break;
          yield found.map((row) => its.map((column) => row[column] ?? null));
        }
        await all(sql`close everything`);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
