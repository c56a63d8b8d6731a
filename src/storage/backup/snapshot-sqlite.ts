import { existsSync } from "node:fs";
import Libsql from "libsql";
import { isKept, rowsAtOnce, type Snapshot, type Value } from "./shape.ts";

/** An SQLite file at one moment, on a connection of its own. */
export function snapshotOfSqlite(file: string): Snapshot {
  if (!existsSync(file)) throw new Error(`${file} does not exist`);
  const driver = new Libsql(file);
  const all = (statement: string): Record<string, Value>[] => driver.prepare(statement).all() as Record<string, Value>[];
  try {
    driver.exec("pragma busy_timeout = 5000");
    driver.exec("pragma query_only = on");
    // The first read fixes what the transaction sees.
    driver.exec("begin");
    const [{ schema } = { schema: null }] = all("select max(name) as schema from schema");
    if (typeof schema !== "string") throw new Error(`${file} is no database of Linewatch`);
    const named = all("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name");
    const tables = named
      .map(({ name }) => String(name))
      .filter(isKept)
      .map((name) => ({
        name,
        columns: all(`select name from pragma_table_info(${quoted(name, "'")})`).map((column) => String(column["name"])),
      }));
    return {
      schema,
      tables,
      async sequences() {
        return Object.fromEntries(
          all("select name, seq from sqlite_sequence where seq > 0").map(({ name, seq }) => [name, Number(seq)]),
        );
      },
      async *rows({ name, columns }) {
        const list = columns.map((column) => quoted(column)).join(", ");
        // By the row's own number, so that each part is found at once.
        let after: Value = null;
        for (;;) {
          const where: string = after === null ? "" : `where rowid > ${after}`;
          const found = all(
            `select rowid as "rowid of it", ${list} from ${quoted(name)} ${where} order by rowid limit ${rowsAtOnce}`,
          );
          if (found.length === 0) return;
          after = found.at(-1)?.["rowid of it"] ?? null;
          yield found.map((row) => columns.map((column) => row[column] ?? null));
        }
      },
      async close() {
        end(driver);
      },
    };
  } catch (error) {
    end(driver);
    throw error;
  }
}

/** The driver keeps the connection of a statement until memory is tidied up, and what it still reads would hold the log beside the file. */
function end(driver: InstanceType<typeof Libsql>): void {
  if (driver.inTransaction) driver.exec("rollback");
  driver.close();
}

function quoted(name: string, sign = '"'): string {
  return sign + name.replaceAll(sign, sign + sign) + sign;
}
