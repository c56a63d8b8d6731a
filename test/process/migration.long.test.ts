// @module-tag long
import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { silentLog } from "../../src/log.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { latestSchema } from "../../src/storage/steps.ts";
import { schemaOf } from "../../src/storage/upgrade.ts";
import { emptyDatabases } from "../databases.ts";
import { openOld } from "../storage/old-database.ts";
import { addressOf } from "./places.ts";
import { type BotProcess, killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const postgres = emptyDatabases.find(({ name }) => name === "postgres");

/** Chats of a version before the baseline with a watch each, for all of which a movement waits. */
async function fill(url: string, chats: number): Promise<void> {
  const old = await openOld(url);
  const series = old.isPostgres
    ? sql`(select n from generate_series(1, cast(${chats} as bigint)) as n) s`
    : sql`(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${chats}) select n from s) s`;
  await old.insert("matches", { id: 1, slug: "match-1", body: "{}", status: "scheduled", starts_at: null, seen_at: 0 });
  const own = old.isPostgres ? sql`overriding system value` : sql``;
  await old.run(sql`
    insert into chats (address, settings, state, state_since, created_at)
    select 'telegram:' || n, '{}', 'active', 0, 0 from ${series}`);
  await old.run(sql`
    insert into watches (id, chat, number, kind, match_id, rule, created_by, created_at) ${own}
    select n, 'telegram:' || n, 1, 'match', 1, '3pp', '7', 0 from ${series}`);
  await old.run(sql`
    insert into baselines (watch_id, match_id, revision, set_at, reason) select n, 1, 1, 0, 'created' from ${series}`);
  await old.run(sql`
    insert into facts (chat, platform, kind, key, watch_id, match_id, revision, due_at, since)
    select 'telegram:' || n, 'telegram', 'movement', 'm' || n, n, 1, 2, 0, 0 from ${series}`);
  await old.close();
}

/** Holds that the next process brings all of it along. */
async function startAnew(url: string, { chats, settings }: { chats: number; settings: Record<string, string> }): Promise<void> {
  const bot = startProcess({ PORT: "0", ...settings });
  await addressOf(bot);
  bot.signal("SIGTERM");
  expect(await bot.end()).toEqual({ code: 0, signal: null });
  const database = await openDatabase(url, silentLog);
  expect(await schemaOf(database)).toEqual({ last: latestSchema, standing: "current" });
  const { count } = await database
    .selectFrom("facts as f")
    .innerJoin("baselines as b", "b.watch_id", "f.watch_id")
    .innerJoin("watches as w", "w.id", "f.watch_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("f.key", "=", sql`'m' || f.watch_id`)
    .where("f.message", "is", null)
    .where("b.revision", "=", 1)
    .where("w.rule_kind", "=", "movement")
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(chats);
  await database.destroy();
}

async function killed(bot: BotProcess): Promise<void> {
  bot.signal("SIGKILL");
  expect(await bot.end()).toEqual({ code: null, signal: "SIGKILL" });
}

describe.concurrent("a process that is killed while it changes the schema", () => {
  it("of SQLite leaves the file as it was, and the next one begins anew", async () => {
    const chats = 150_000;
    const folder = mkdtempSync(join(tmpdir(), "linewatch-"));
    // Invented odds have a file of their own.
    const url = join(folder, "sandbox-1.db");
    await fill(url, chats);
    const settings = { DATA_DIR: folder };
    const bot = startProcess({ PORT: "0", ...settings });
    // What does not fit into memory is written beside the file before anything is committed.
    await bot.until(() => (statSync(`${url}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000);
    await killed(bot);
    await startAnew(url, { chats, settings });
  });

  it.runIf(postgres)("of Postgres leaves everything as it was, and the next one begins anew", async () => {
    const chats = 200;
    const url = (await postgres?.url()) ?? "";
    await fill(url, chats);
    // Whoever reads a table stops the process that wants to change it.
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("begin; lock table watches in share mode");
    const settings = { DATABASE_URL: url };
    const bot = startProcess({ PORT: "0", ...settings });
    const stopped = "select 1 from pg_locks where relation = 'watches'::regclass and not granted";
    await bot.until(async () => (await other.query(stopped)).rows.length > 0);
    await killed(bot);
    await other.end();
    await startAnew(url, { chats, settings });
  });
});
