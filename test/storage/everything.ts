import { silentLog } from "../../src/log.ts";
import { openSnapshot } from "../../src/storage/backup/snapshot.ts";

/** Every table of a database with all its rows, whose order is of no account, and what its numbers have come to. */
export async function everythingIn(url: string) {
  const snapshot = await openSnapshot(url, silentLog);
  const tables: Record<string, string[]> = {};
  for (const table of snapshot.tables) {
    const rows: string[] = [];
    for await (const some of snapshot.rows(table))
      rows.push(...some.map((row) => JSON.stringify(table.columns.map((column, nth) => [column, row[nth]]).sort())));
    tables[table.name] = rows.sort();
  }
  const found = { schema: snapshot.schema, tables, sequences: await snapshot.sequences() };
  await snapshot.close();
  return found;
}
