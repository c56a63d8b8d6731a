import type { SqliteDatabase, SqliteStatement } from "kysely";
import Libsql from "libsql";
import { LRUCache } from "lru-cache";

const cachedStatements = 300;

type Driver = InstanceType<typeof Libsql>;
type Bindable = string | number | bigint | null;

/** The driver's statement as it behaves; its own types ask for a fixed number of values. */
interface DriverStatement {
  readonly reader: boolean;
  all(...values: Bindable[]): unknown[];
  run(...values: Bindable[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: Bindable[]): IterableIterator<unknown>;
}

/**
 * Owns the SQLite driver, which is rough: binding a boolean, Date, object or Buffer aborts the process, a text is cut
 * at NUL, and statements that are not cached eat memory. What Kysely sees is safe: statements are cached, booleans
 * become 0 and 1, NUL is removed, any other type throws.
 */
export function openSqlite(file: string): SqliteDatabase {
  const driver: Driver = new Libsql(file);
  driver.exec("pragma busy_timeout = 5000");
  driver.exec("pragma journal_mode = wal");
  driver.exec("pragma synchronous = full");
  driver.exec("pragma foreign_keys = on");
  const statements = new LRUCache<string, DriverStatement>({ max: cachedStatements });

  function prepared(sql: string): DriverStatement {
    const known = statements.get(sql);
    const statement = known ?? (driver.prepare(sql) as unknown as DriverStatement);
    if (!known) statements.set(sql, statement);
    return statement;
  }

  return {
    close: () => driver.close(),
    prepare(sql): SqliteStatement {
      // A transaction that reads first and writes later would fail at once, not wait, when another process wrote between.
      const statement = prepared(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.reader,
        all: (values) => statement.all(...values.map(bindable)),
        run: (values) => statement.run(...values.map(bindable)),
        iterate: (values) => statement.iterate(...values.map(bindable)),
      };
    },
  };
}

function bindable(value: unknown): Bindable {
  if (typeof value === "string") return value.includes("\0") ? value.replaceAll("\0", "") : value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value === "bigint" || value === null) return value;
  throw new TypeError(`cannot store a value of type ${typeof value} (${Object.prototype.toString.call(value)})`);
}
