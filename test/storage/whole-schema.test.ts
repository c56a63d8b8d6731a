import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { bringTo, type Database, openDatabase, openUnchanged } from "../../src/storage/database.ts";
import { migrations } from "../../src/storage/migrations/index.ts";

/** The last step that the file makes at once. To put newer ones in: name the newest, and run this test with -u. */
const upTo = "0103-steered";

async function partsOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid`.execute(database);
  return rows.map((row) => row.sql);
}

async function stepsOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table("schema")} order by name`.execute(database);
  return rows.map(({ name }) => name);
}

async function madeInSteps(last: string | null): Promise<{ parts: string[]; steps: string[]; locks: unknown[] }> {
  const database = openUnchanged(":memory:", silentLog);
  await bringTo(database, last);
  const { rows: locks } = await sql`select * from ${sql.table("schema_lock")}`.execute(database);
  const made = { parts: await partsOf(database), steps: await stepsOf(database), locks };
  await database.destroy();
  return made;
}

describe("the schema that is made at once", () => {
  it("is the one that its steps make", async () => {
    const { parts, steps } = await madeInSteps(upTo);
    const file = `// Made by test/storage/whole-schema.test.ts, which also says how to make it anew: an empty SQLite file begins with this.
export const wholeSchema = {
  steps: ${JSON.stringify(steps, null, 4).replace(/\n\]$/, ",\n  ]")},
  parts: [
${parts.map((part) => `    \`${part}\`,\n`).join("")}  ],
};
`;
    await expect(file).toMatchFileSnapshot("../../src/storage/migrations/whole-schema.ts");
  });

  it("is brought up to date by the steps that came after it", async () => {
    const database = await openDatabase(":memory:", silentLog);
    const { parts, steps, locks } = await madeInSteps(null);
    expect((await partsOf(database)).sort()).toEqual(parts.sort());
    expect(await stepsOf(database)).toEqual(steps);
    expect(steps).toEqual(Object.keys(migrations));
    expect((await sql`select * from ${sql.table("schema_lock")}`.execute(database)).rows).toEqual(locks);
    await database.destroy();
  });
});
