import { sql } from "kysely";
import type { Database } from "../../src/storage/database.ts";
import { engineOf } from "../../src/storage/engine.ts";

/** A schema as the engine has it, a line for each column, reference, constraint and index; their order is of no account. */
export async function shapeOf(database: Database): Promise<string[]> {
  const lines = engineOf(database) === "postgres" ? await ofPostgres(database) : await ofSqlite(database);
  return lines.filter((line) => !/^schema(_lock)?\b/.test(line)).sort();
}

async function ofPostgres(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', relname, reloptions::text) as line from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r'
    union all select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_identity)
      from information_schema.columns where table_schema = current_schema()
    union all select concat_ws(' ', c.relname, n.conname, pg_get_constraintdef(n.oid)) from pg_constraint n
      join pg_class c on c.oid = n.conrelid where n.connamespace = current_schema()::regnamespace
    union all select concat_ws(' ', tablename, replace(indexdef, current_schema() || '.', '')) from pg_indexes
      where schemaname = current_schema()`.execute(database);
  return rows.map(({ line }) => line);
}

async function ofSqlite(database: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(database);
  const lines: string[] = [];
  for (const { name, sql: text } of tables) {
    const words = ["autoincrement", "deferrable", "strict", "without rowid"].filter((word) => text.toLowerCase().includes(word));
    lines.push([name, ...words].join(" "));
    for (const from of ["table_info", "foreign_key_list", "index_list"]) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.raw(`pragma_${from}('${name}')`)}`.execute(
        database,
      );
      for (const { cid: _, id: __, seq: ___, ...row } of rows) lines.push(`${name} ${from} ${JSON.stringify(row).toLowerCase()}`);
    }
  }
  const { rows: indices } = await sql<{ name: string; of: string; sql: string | null }>`
    select name, tbl_name as of, sql from sqlite_master where type = 'index'`.execute(database);
  for (const { name, of, sql: text } of indices) {
    const { rows } = await sql<{ name: string }>`select name from ${sql.raw(`pragma_index_info('${name}')`)}`.execute(database);
    const where = /where (.*)$/i
      .exec(text ?? "")?.[1]
      ?.replaceAll('"', "")
      .toLowerCase();
    lines.push(`${of} ${name} (${rows.map((row) => row.name).join(", ")}) ${where ?? ""}`);
  }
  return lines;
}
