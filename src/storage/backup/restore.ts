import { sql } from "kysely";
import type { Log } from "../../log.ts";
import { tooOld } from "../adoption.ts";
import { type Database, openUnchanged, type Session } from "../database.ts";
import { engineOf } from "../engine.ts";
import { latestSchema } from "../steps.ts";
import { isRestorable, prepare, schemaOf, upgrade } from "../upgrade.ts";
import { BrokenBackup, type Header, type Part } from "./dump.ts";
import type { Row } from "./shape.ts";

export interface RestoreOptions {
  log: Log;
  /** Is told how many rows are done. */
  onProgress?: (rows: number) => void;
}

export interface Restored {
  header: Header;
  rows: number;
}

/**
 * Fills an empty database with the parts of another, of whatever engine and schema, and brings it up to date. All or nothing:
 * when it rejects, the database is as empty as it was. Rejects when it has something in it, and with `BrokenBackup`.
 */
export async function restore(parts: AsyncIterable<Part>, url: string, { log, onProgress }: RestoreOptions): Promise<Restored> {
  // Steps, and references that are looked at last, take longer than any other statement may.
  const database = openUnchanged(url, log, { answerWithinMs: 0 });
  try {
    const rest = parts[Symbol.asyncIterator]();
    const first = await rest.next();
    if (first.done || !("header" in first.value)) throw new BrokenBackup("it does not begin as a backup of Linewatch does");
    const { header } = first.value;
    if (header.schema > latestSchema) throw new BrokenBackup("it was made by a newer Linewatch: use that version or a later one");
    if (!isRestorable(header.schema)) throw new BrokenBackup(tooOld(header.schema));
    if (!(await isEmpty(database, header.schema)))
      throw new Error("the database to restore into is not empty: name a new one, or move the old one away");
    await prepare(database, header.schema);
    const filling = { rest: { [Symbol.asyncIterator]: () => rest }, onProgress };
    const rows = await database.transaction().execute((session) => fill(session, filling));
    await upgrade(database, { log });
    return { header, rows };
  } finally {
    await database.destroy();
  }
}

/** Without rows, and without tables of a later schema. */
async function isEmpty(database: Database, schema: string): Promise<boolean> {
  const { last } = await schemaOf(database);
  if (last === null) return true;
  if (last > schema) return false;
  const { rows } = await sql`select 1 from chats union all select 1 from matches limit 1`.execute(database);
  return rows.length === 0;
}

interface Filling {
  rest: AsyncIterable<Part>;
  onProgress: RestoreOptions["onProgress"];
}

async function fill(session: Session, { rest, onProgress }: Filling): Promise<number> {
  const demandAll = await inAnyOrder(session);
  let rows = 0;
  let table: { name: string; columns: readonly string[] } | null = null;
  for await (const part of rest) {
    if ("rows" in part) {
      if (!table) throw new BrokenBackup("its rows belong to no table");
      await insert(session, table, part.rows);
      rows += part.rows.length;
      onProgress?.(rows);
    } else if ("columns" in part) {
      table = { name: part.table, columns: part.columns };
      // What the schema itself put there is in the backup as well.
      await sql`delete from ${sql.table(table.name)}`.execute(session);
    } else if ("end" in part) {
      if (part.end.rows !== rows) throw new BrokenBackup(`it has ${rows} rows of ${part.end.rows}`);
      await countOn(session, part.end.sequences);
    }
  }
  await demandAll();
  return rows;
}

/** Inserts rows with the numbers that they had. */
async function insert(
  session: Session,
  table: { name: string; columns: readonly string[] },
  rows: readonly Row[],
): Promise<void> {
  const names = sql.join(table.columns.map((column) => sql.ref(column)));
  const own = engineOf(session) === "postgres" && table.columns.includes("id") ? sql`overriding system value` : sql``;
  const atOnce = Math.max(1, Math.floor(mostValues / table.columns.length));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows.slice(start, start + atOnce).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(table.name)} (${names}) ${own} values ${sql.join(values)}`.execute(session);
  }
}

/** SQLite takes 32,766 values in a statement. */
const mostValues = 10_000;

/** No number that was given once is given again: an old button must not find a new row. */
async function countOn(session: Session, sequences: Readonly<Record<string, number>>): Promise<void> {
  for (const [table, last] of Object.entries(sequences)) {
    if (engineOf(session) === "sqlite") {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(session);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(session);
    } else {
      const sequence = sql<string | null>`pg_get_serial_sequence(${table}, 'id')`;
      await sql`select setval(${sequence}, ${last}) where ${sequence} is not null`.execute(session);
    }
  }
}

/** Lets rows come before those that they refer to; the returned function demands that all of them have come. */
async function inAnyOrder(session: Session): Promise<() => Promise<void>> {
  if (engineOf(session) === "sqlite") {
    await sql`pragma defer_foreign_keys = on`.execute(session);
    return async () => undefined;
  }
  const { rows } = await sql<{ table: string; name: string }>`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as name from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema() and not c.condeferrable`.execute(session);
  const alter = async (how: string): Promise<void> => {
    for (const { table, name } of rows) await sql.raw(`alter table ${table} alter constraint ${name} ${how}`).execute(session);
  };
  await alter("deferrable initially deferred");
  return async () => {
    await sql`set constraints all immediate`.execute(session);
    await alter("not deferrable");
  };
}
