import NodeCache from "node-cache";
import type { Clock } from "../../clock.ts";
import { errorFields, type Log } from "../../log.ts";
import type { Database } from "../../storage/database.ts";
import type { Validators } from "./http.ts";

/** A good answer that was kept, and when the API gave it (ms UTC). */
export interface Kept<T> {
  value: T;
  fetchedAt: number;
  validators: Validators;
}

/** The last good answers: in memory, and behind that in the database. Kept whatever their age; the caller judges that. */
export interface AnswerCache {
  /** From memory alone. */
  peek<T>(key: string): Kept<T> | null;
  /** The newer one of memory and database: another process may have asked meanwhile. */
  load<T>(key: string): Promise<Kept<T> | null>;
  put<T>(key: string, kept: Kept<T>): Promise<void>;
  forget(key: string): Promise<void>;
}

interface CacheDeps {
  database: Database;
  /** Whose answers these are: those of another service under the same question are not ours. */
  source: string;
  clock: Clock;
  log: Log;
  limits?: { keysInMemory: number; rows: number };
}

const dayMs = 86_400_000;
const keptMs = 7 * dayMs;
const pruneEveryMs = dayMs / 24;

export function createAnswerCache({
  database,
  source,
  clock,
  log,
  limits = { keysInMemory: 2_000, rows: 5_000 },
}: CacheDeps): AnswerCache {
  const memory = createMemory(limits.keysInMemory);
  const rowOf = (key: string): string => `${source} ${key}`;
  let prunedAt = Number.NEGATIVE_INFINITY;

  /** The answer itself is good without the database, so trouble there is only told. */
  async function tolerant<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      log.warn(errorFields(error), "could not read or write the kept answers of the odds API");
      return null;
    }
  }

  async function pruneNowAndThen(): Promise<void> {
    if (clock.now() - prunedAt < pruneEveryMs) return;
    prunedAt = clock.now();
    await prune(database, { before: clock.now() - keptMs, rows: limits.rows });
  }

  return {
    peek: <T>(key: string) => memory.get<T>(key),
    async load<T>(key: string) {
      const inMemory = memory.get<T>(key);
      const stored = await tolerant(() => readRow<T>(database, rowOf(key)));
      if (!stored || (inMemory && inMemory.fetchedAt >= stored.fetchedAt)) return inMemory;
      memory.set(key, stored);
      return stored;
    },
    async put(key, kept) {
      memory.set(key, kept);
      await tolerant(async () => {
        await writeRow(database, rowOf(key), kept);
        await pruneNowAndThen();
      });
    },
    async forget(key) {
      memory.delete(key);
      await tolerant(() => database.deleteFrom("api_cache").where("key", "=", rowOf(key)).execute());
    },
  };
}

/** Answers in memory alone, the least recently used ones given up for new ones. */
export interface Memory {
  get<T>(key: string): Kept<T> | null;
  set<T>(key: string, kept: Kept<T>): void;
  delete(key: string): void;
}

export function createMemory(maxKeys: number): Memory {
  // Without lives of its own: it reads the machine's clock, and an old answer is still better than none.
  const cache = new NodeCache({ useClones: false, stdTTL: 0, checkperiod: 0, maxKeys });
  let uses = 0;

  /** A tenth at a time, so that the sorting is rare. */
  function makeRoom(): void {
    const usedAt = (key: string) => cache.get<{ used: number }>(key)?.used ?? 0;
    const oldestFirst = cache.keys().sort((a, b) => usedAt(a) - usedAt(b));
    cache.del(oldestFirst.slice(0, Math.ceil(maxKeys / 10)));
  }

  return {
    get<T>(key: string) {
      const entry = cache.get<{ kept: Kept<T>; used: number }>(key);
      if (!entry) return null;
      entry.used = ++uses;
      return entry.kept;
    },
    set(key, kept) {
      cache.del(key);
      if (cache.getStats().keys >= maxKeys) makeRoom();
      cache.set(key, { kept, used: ++uses });
    },
    delete(key) {
      cache.del(key);
    },
  };
}

async function readRow<T>(database: Database, key: string): Promise<Kept<T> | null> {
  const row = await database.selectFrom("api_cache").selectAll().where("key", "=", key).executeTakeFirst();
  if (!row) return null;
  const value: T = JSON.parse(row.body);
  return { value, fetchedAt: row.fetched_at, validators: { etag: row.etag, lastModified: row.last_modified } };
}

async function writeRow(database: Database, key: string, { value, fetchedAt, validators }: Kept<unknown>): Promise<void> {
  const row = {
    body: JSON.stringify(value),
    fetched_at: fetchedAt,
    etag: validators.etag,
    last_modified: validators.lastModified,
  };
  await database
    .insertInto("api_cache")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

async function prune(database: Database, { before, rows }: { before: number; rows: number }): Promise<void> {
  await database.deleteFrom("api_cache").where("fetched_at", "<", before).execute();
  const oldest = await database
    .selectFrom("api_cache")
    .select("fetched_at")
    .orderBy("fetched_at", "desc")
    .limit(1)
    .offset(rows)
    .executeTakeFirst();
  if (oldest) await database.deleteFrom("api_cache").where("fetched_at", "<=", oldest.fetched_at).execute();
}
