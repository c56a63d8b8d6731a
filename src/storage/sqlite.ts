import { closeSync, existsSync, openSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import Libsql from "libsql";
import { LRUCache } from "lru-cache";

const cachedStatements = 300;
/** From so much on the log beside the file goes into it, and so much of it is left after a burst. */
const mostLogBytes = 16 * 1024 * 1024;
const pageBytes = 4096;
/** A file up to this size is examined at the start, which takes less than half a second. */
const examinedBytes = 100 * 1024 * 1024;
const damage: ReadonlySet<unknown> = new Set(["SQLITE_NOTADB", "SQLITE_CORRUPT"]);

type Driver = InstanceType<typeof Libsql>;
type Bindable = string | number | bigint | null;

/** The driver's statement as it behaves; its own types ask for a fixed number of values. */
interface DriverStatement {
  readonly reader: boolean;
  all(values: readonly Bindable[]): unknown[];
  run(values: readonly Bindable[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(values: readonly Bindable[]): IterableIterator<unknown>;
}

/**
 * Owns the SQLite driver, which is rough: binding a boolean, Date, object or Buffer aborts the process, a text is cut
 * at NUL, and statements that are not cached eat memory. What Kysely sees is safe: statements are cached, booleans
 * become 0 and 1, NUL is removed, any other type throws. Once closed, everything is in the one file. Throws when the file is
 * no database, or a damaged one.
 */
export function openSqlite(file: string, { readOnly = false } = {}): SqliteDatabase {
  const driver = readOnly ? openedToRead(file) : opened(file);
  const statements = new LRUCache<string, SqliteStatement>({ max: cachedStatements });

  function prepared(sql: string): SqliteStatement {
    const known = statements.get(sql);
    const statement = known ?? safe(driver.prepare(sql) as unknown as DriverStatement);
    if (!known) statements.set(sql, statement);
    return statement;
  }

  return {
    close() {
      statements.clear();
      driver.close();
      // The driver leaves what was written last in the log beside the file.
      if (!readOnly) checkpointFile(file);
    },
    prepare(sql): SqliteStatement {
      // A full disk ends a transaction by itself; the complaint that there is none would hide why.
      if (sql === "rollback" && !driver.inTransaction) return nothingToDo;
      // A transaction that reads first and writes later would fail at once, not wait, when another process wrote between.
      return prepared(sql === "begin" ? "begin immediate" : sql);
    },
  };
}

function safe(statement: DriverStatement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (values) => statement.all(values.map(bindable)),
    run: (values) => statement.run(values.map(bindable)),
    iterate: (values) => statement.iterate(values.map(bindable)),
  };
}

/**
 * Moves what was written last from the log beside a file into the file; where it may wait, it empties the log as well, which
 * would turn away whoever writes meanwhile. Somebody else who reads or writes is
 * waited for; who is not done by then is left alone, and as much moves as can. On a connection of its own, since SQLite refuses it to
 * one with a statement under way.
 */
export function checkpointFile(file: string, waitMs = 5_000): void {
  if (!existsSync(file)) return;
  const driver: Driver = new Libsql(file);
  try {
    driver.exec(`pragma busy_timeout = ${waitMs}`);
    driver.exec(`pragma wal_checkpoint(${waitMs === 0 ? "passive" : "truncate"})`);
  } finally {
    driver.close();
  }
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/** Changes no file, nor makes a log where none lies beside it. What is no database is found when something is read. */
function openedToRead(file: string): Driver {
  const how = existsSync(`${file}-wal`) ? "mode=ro" : "mode=ro&immutable=1";
  return new Libsql(`${pathToFileURL(file).href}?${how}`);
}

function opened(file: string): Driver {
  // Ids of people are nobody else's business; what SQLite puts beside a file is as readable as that.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600));
  const isSmall = existsSync(file) && statSync(file).size <= examinedBytes;
  const driver: Driver = new Libsql(file);
  try {
    driver.exec("pragma busy_timeout = 5000");
    driver.exec("pragma journal_mode = wal");
    driver.exec(`pragma journal_size_limit = ${mostLogBytes}`);
    // A page that is written again and again goes from the log into the file once.
    driver.exec(`pragma wal_autocheckpoint = ${mostLogBytes / pageBytes}`);
    driver.exec("pragma synchronous = full");
    driver.exec("pragma foreign_keys = on");
    // Whoever is forgotten is not to be found in what has become free either.
    driver.exec("pragma secure_delete = on");
    if (isSmall) examine(driver);
    return driver;
  } catch (error) {
    driver.close();
    if (!isDamage(error)) throw error;
    throw new Error(`${file} is damaged or no database: put a backup in its place, or move it away to begin with an empty one`);
  }
}

function examine(driver: Driver): void {
  const [found] = driver.prepare("pragma quick_check(1)").all() as { quick_check?: string }[];
  if (found?.quick_check !== "ok") throw Object.assign(new Error("damaged"), { code: "SQLITE_CORRUPT" });
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && "code" in error && damage.has(error.code);
}

function bindable(value: unknown): Bindable {
  if (typeof value === "string") return value.includes("\0") ? value.replaceAll("\0", "") : value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value === "bigint" || value === null) return value;
  throw new TypeError(`cannot store a value of type ${typeof value} (${Object.prototype.toString.call(value)})`);
}
