import { readFileSync } from "node:fs";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { silentLog } from "../../src/log.ts";
import { isPostgres, openUnchanged } from "../../src/storage/database.ts";
import { engineOf } from "../../src/storage/engine.ts";
import type { Tables } from "../../src/storage/tables.ts";

/** A database as an older version left it, for statements in the words of that version. */
export interface OldDatabase {
  /** Inserts a row, under the number that it brings. */
  insert(table: string, row: Readonly<Record<string, string | number | null>>): Promise<void>;
  run(statement: RawBuilder<unknown>): Promise<void>;
  isPostgres: boolean;
  close(): Promise<void>;
}

/** The schemas of before the baseline that are taken over, by their last steps. */
export const adoptableSchemas = ["0108-messages-by-id", "0109-rule-kinds"] as const;

/** Makes an empty database one of an older schema. Of steps before the last two it has the names alone. */
export async function openOld(url: string, last: string = adoptableSchemas[0]): Promise<OldDatabase> {
  const database = openUnchanged(url, silentLog);
  for (const statement of statements(engineOf(database))) await sql.raw(statement).execute(database);
  await sql`delete from schema where name > ${last}`.execute(database);
  if (last === "0109-rule-kinds") await addRuleKinds(database);
  return inWordsOfItsOwn(database, url);
}

/** A database of whatever schema, for statements in the words of that. */
export function inWordsOfItsOwn(database: Kysely<Tables>, url: string): OldDatabase {
  return {
    isPostgres: isPostgres(url),
    async insert(table, row) {
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      const ownId = isPostgres(url) && typeof row["id"] === "number" ? sql`overriding system value` : sql``;
      await sql`insert into ${sql.table(table)} (${names}) ${ownId} values (${sql.join(Object.values(row))})`.execute(database);
    },
    run: async (statement) => void (await statement.execute(database)),
    close: () => database.destroy(),
  };
}

function statements(engine: "sqlite" | "postgres"): string[] {
  const text = readFileSync(new URL(`before/${engine}.sql`, import.meta.url), "utf8");
  return text.split(/;\n/).filter((statement) => statement.trim() !== "");
}

async function addRuleKinds(database: Kysely<Tables>): Promise<void> {
  await sql`alter table watches add column rule_kind text`.execute(database);
  await sql`insert into schema (name, timestamp) values ('0109-rule-kinds', '2026-11-26T00:00:00.000Z')`.execute(database);
}
