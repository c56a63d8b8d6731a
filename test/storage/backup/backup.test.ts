import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../../src/log.ts";
import { BrokenBackup, dump, partsFrom, partsOf } from "../../../src/storage/backup/dump.ts";
import { restore } from "../../../src/storage/backup/restore.ts";
import { openSnapshot } from "../../../src/storage/backup/snapshot.ts";
import { openDatabase } from "../../../src/storage/database.ts";
import { latestSchema } from "../../../src/storage/steps.ts";
import { schemaOf } from "../../../src/storage/upgrade.ts";
import { freshFolder } from "../../bot.ts";
import { emptyDatabases } from "../../databases.ts";
import { everythingIn } from "../everything.ts";
import { adoptableSchemas, inWordsOfItsOwn, openOld } from "../old-database.ts";
import { fillOld } from "../old-rows.ts";
import { shapeOf } from "../shape.ts";

const log = silentLog;
const how = { version: "9.9.9", now: Date.UTC(2026, 10, 22, 4), log };

/** A database of a schema with chats, topics, matches and watches that refer to each other; the last watch was deleted. */
async function fill(url: string, step: string | null = null, chats = 30): Promise<void> {
  const old = step === null ? inWordsOfItsOwn(await openDatabase(url, log), url) : await openOld(url, step);
  for (let chat = 1; chat <= chats; chat++)
    await old.insert("chats", {
      ...{ address: `telegram:${chat}`, settings: '{"timeZone":"Europe/Berlin"}', state: "active" },
      ...{ state_since: 0, created_at: 1_763_000_000_000 + chat, language: chat % 2 ? "ru" : null },
    });
  for (let id = 1; id <= 5; id++)
    await old.insert("matches", {
      ...{ id, slug: `match-${id}`, body: '{"title":"Æ — “Б” \\u0001"}', status: "scheduled", seen_at: 5 },
      ...{ starts_at: null, sport: "football" },
    });
  for (let id = 1; id <= chats; id++)
    await old.insert("watches", {
      ...{ id, chat: `telegram:${id}`, match_id: 1 + (id % 5), rule: "3pp", created_by: "7", created_at: id },
      ...{ number: 1, kind: "match" },
    });
  await old.run(sql`delete from watches where id = ${chats}`);
  // Postgres counts on only what it has counted itself.
  if (old.isPostgres) await old.run(sql`select setval(pg_get_serial_sequence('watches', 'id'), ${chats})`);
  await old.close();
}

const [sqlite] = emptyDatabases as [(typeof emptyDatabases)[number]];
const pairs = emptyDatabases.flatMap((from) => emptyDatabases.map((to) => ({ from, to, name: `${from.name} to ${to.name}` })));

describe.each(pairs)("a backup from $name", ({ from, to }) => {
  it("brings back every row, text, number and sequence", async () => {
    const [source, target] = [await from.url(), await to.url()];
    await fill(source);
    const file = join(freshFolder(), "deep", "a.jsonl.gz");
    const rows = await dump(source, file, how);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const restored = await restore(partsFrom(file), target, { log });
    expect(restored.rows).toBe(rows);
    expect(restored.header).toMatchObject({ at: "2026-11-22T04:00:00.000Z", version: "9.9.9", schema: latestSchema });
    const [before, after] = [await everythingIn(source), await everythingIn(target)];
    expect(Object.keys(before.tables)).toContain("watches");
    expect(after).toEqual(before);
    // The number of the deleted watch is not given again.
    const database = await openDatabase(target, log);
    const added = await sql<{ id: number }>`
      insert into watches (chat, match_id, kind, number, rule, created_by, created_at)
      values ('telegram:1', 1, 'match', 9, '5pp', '7', 0) returning id`.execute(database);
    expect(Number(added.rows[0]?.id)).toBe(31);
    await database.destroy();
  });
});

describe.each(emptyDatabases)("a backup to $name", { tags: "long" }, (to) => {
  it.each(adoptableSchemas)("of the schema %s is what that becomes by itself", async (step) => {
    const [source, target] = [await sqlite.url(), await to.url()];
    const old = await openOld(source, step);
    await fillOld(old, { watches: 22 });
    await old.insert("prices", { match_id: 1, bookmaker: "", market: "winner", selection: "home", price: 2, at: 7 });
    await old.close();
    const file = join(freshFolder(), "a.jsonl.gz");
    await dump(source, file, how);
    await restore(partsFrom(file), target, { log });
    const [restored, adopted] = [await openDatabase(target, log), await openDatabase(source, log)];
    expect(await schemaOf(restored)).toEqual({ last: latestSchema, standing: "current" });
    expect(await restored.selectFrom("price_points").select(["at", "prices"]).execute()).toEqual([{ at: 7, prices: "[2]" }]);
    if (to.name === "sqlite") expect(await shapeOf(restored)).toEqual(await shapeOf(adopted));
    await Promise.all([restored.destroy(), adopted.destroy()]);
    const [one, other] = [await everythingIn(target), await everythingIn(source)];
    expect({ ...one, sequences: {} }).toEqual({ ...other, sequences: {} });
  });

  it("of a schema before those is refused with what helps", async () => {
    const [source, target] = [await sqlite.url(), await to.url()];
    await (await openOld(source, "0041-bets-are-facts")).close();
    const file = join(freshFolder(), "a.jsonl.gz");
    await dump(source, file, how);
    await expect(restore(partsFrom(file), target, { log })).rejects.toThrow(/0041-bets-are-facts.*start commit 2512466/);
  });
});

describe.each(emptyDatabases)("a backup of $name", { tags: "long" }, ({ name, url }) => {
  it("is of one moment, however much is written meanwhile", async () => {
    const source = await url();
    await fill(source);
    const database = await openDatabase(source, log);
    const snapshot = await openSnapshot(source, log);
    const counts: Record<string, number> = {};
    let table = "";
    for await (const part of partsOf(snapshot, how)) {
      if ("columns" in part) table = part.table;
      if ("rows" in part) counts[table] = (counts[table] ?? 0) + part.rows.length;
      // Whoever writes does not wait.
      await database.updateTable("chats").set({ state_since: 77 }).execute();
      await database.deleteFrom("watches").where("id", "<", 10).execute();
    }
    await snapshot.close();
    expect(counts).toMatchObject({ chats: 30, watches: 29, matches: 5 });
    // It holds nothing back of what SQLite moves from its log into the file.
    if (name === "sqlite")
      expect((await sql`pragma wal_checkpoint(truncate)`.execute(database)).rows).toMatchObject([{ busy: 0 }]);
    await database.destroy();
  });

  it("is whole however many processes make it at the same moment", async () => {
    const source = await url();
    await fill(source);
    const file = join(freshFolder(), "a.jsonl.gz");
    await Promise.all([1, 2, 3].map(() => dump(source, file, how)));
    expect(readdirSync(dirname(file))).toEqual(["a.jsonl.gz"]);
    await restore(partsFrom(file), await url(), { log });
  });

  it("is not restored over anything, and a broken one leaves the database empty", async () => {
    const [source, target] = [await url(), await url()];
    await fill(source);
    const file = join(freshFolder(), "a.jsonl.gz");
    await dump(source, file, how);
    await expect(restore(partsFrom(file), source, { log })).rejects.toThrow("not empty");
    const text = gunzipSync(readFileSync(file)).toString();
    const lines = text.trimEnd().split("\n");
    const broken: Record<string, string[]> = {
      "its end is missing": lines.slice(0, -1),
      "has more or fewer values": lines.map((line) => (line.startsWith('["telegram:3"') ? '["telegram:3"]' : line)),
      "rows of": lines.filter((line) => !line.startsWith('["telegram:30"')),
      "cannot be read": [...lines.slice(0, 5), "{nonsense", ...lines.slice(5)],
      "newer Linewatch": lines.map((line) => line.replace(latestSchema, "9999-later")),
      "does not know": lines.map((line) => line.replace('"format":1', '"format":2')),
      "does not begin": lines.slice(1),
    };
    for (const [reason, its] of Object.entries(broken)) {
      const bad = join(freshFolder(), "b.jsonl.gz");
      writeFileSync(bad, gzipSync(`${its.join("\n")}\n`));
      await expect(restore(partsFrom(bad), target, { log }), reason).rejects.toThrow(reason);
    }
    const half = join(freshFolder(), "c.jsonl.gz");
    writeFileSync(half, readFileSync(file).subarray(0, 400));
    await expect(restore(partsFrom(half), target, { log })).rejects.toThrow(BrokenBackup);
    await expect(restore(partsFrom(`${half}.none`), target, { log })).rejects.toThrow("ENOENT");
    await restore(partsFrom(file), target, { log });
    expect((await everythingIn(target)).tables).toEqual((await everythingIn(source)).tables);
  });
});
