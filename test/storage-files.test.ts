import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Log, silentLog } from "../src/log.ts";
import { checkpoint, type Database, openDatabase, scrub } from "../src/storage/database.ts";
import { createRoom, isFull, type Room } from "../src/storage/full.ts";
import { checkpointFile, openSqlite } from "../src/storage/sqlite.ts";
import { createStage, quote } from "./alert-path/stage.ts";
import { freshFolder } from "./bot.ts";
import { createFakeClock } from "./clock.ts";
import { engines } from "./databases.ts";

const lease = (name: string) => ({ name, holder: "x".repeat(200), epoch: 1, until: 1 });

async function fill(database: Database, rows: number): Promise<void> {
  for (let nth = 0; nth < rows; nth++)
    await database
      .insertInto("leases")
      .values(lease(`job ${nth}`))
      .execute();
}

describe("an SQLite file", () => {
  it("is its owner's alone, with all that stands beside it", async () => {
    const folder = freshFolder();
    const database = await openDatabase(join(folder, "linewatch.db"), silentLog);
    await fill(database, 20);
    const modes = readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]);
    expect(modes.length).toBeGreaterThan(1);
    expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
    await database.destroy();
  });

  it("is a backup by itself once it is closed", async () => {
    const file = join(freshFolder(), "linewatch.db");
    const database = await openDatabase(file, silentLog);
    await fill(database, 20);
    await database.destroy();
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0);
    const copy = join(freshFolder(), "copy.db");
    copyFileSync(file, copy);
    const restored = await openDatabase(copy, silentLog);
    expect(await restored.selectFrom("leases").select("name").execute()).toHaveLength(20);
    await restored.destroy();
  });

  it("has in it what was written before the last upkeep, also while it is open", async () => {
    const file = join(freshFolder(), "linewatch.db");
    const database = await openDatabase(file, silentLog);
    await fill(database, 20);
    await checkpoint(database);
    const copy = join(freshFolder(), "copy.db");
    copyFileSync(file, copy);
    const restored = await openDatabase(copy, silentLog);
    expect(await restored.selectFrom("leases").select("name").execute()).toHaveLength(20);
    await Promise.all([restored.destroy(), database.destroy()]);
  });

  it("has no byte of what was deleted, whatever was moved between its pages before", async () => {
    const file = join(freshFolder(), "linewatch.db");
    const database = await openDatabase(file, silentLog);
    const names = Array.from({ length: 200 }, (_, nth) => `telegram:71234${String(nth).padStart(5, "0")}`);
    const rows = names.map((address) => ({ address, state: "active" as const, state_since: 0, created_at: 0 }));
    await database.insertInto("chats").values(rows).execute();
    let seed = 1;
    const random = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % most;
    };
    for (let turn = 0; turn < 40; turn++)
      await database.transaction().execute(async (session) => {
        for (let nth = 0; nth < 100; nth++) {
          const chat = names[random(names.length)] ?? "";
          const of = session.selectFrom("imports").select("id").where("chat", "=", chat).limit(2);
          const content = chat + "x".repeat(random(6_000));
          const way = random(10);
          if (way < 5) await session.insertInto("imports").values({ chat, at: nth, content }).execute();
          else if (way < 8) await session.updateTable("imports").set({ content }).where("id", "in", of).execute();
          else await session.deleteFrom("imports").where("id", "in", of).execute();
        }
      });
    const [gone, left] = [names.slice(0, 100), names.slice(100)];
    await database.deleteFrom("chats").where("address", "in", gone).execute();
    await scrub(database, gone);
    const bytes = [file, `${file}-wal`, `${file}-shm`].map((name) => readFileSync(name));
    expect(gone.filter((name) => bytes.some((part) => part.includes(name)))).toEqual([]);
    expect(left.filter((name) => bytes.some((part) => part.includes(name)))).toEqual(left);
    await database.destroy();
  });

  it("is complete also when a statement is still under way as it is closed", { tags: "long" }, async () => {
    const file = join(freshFolder(), "linewatch.db");
    const driver = openSqlite(file);
    driver.prepare("create table numbers (number integer)").run([]);
    // The driver reads a hundred rows at a time.
    for (let number = 0; number < 300; number++) driver.prepare("insert into numbers values (?)").run([number]);
    const rows = driver.prepare("select number from numbers").iterate([]);
    expect(rows.next().value).toEqual({ number: 0 });
    checkpointFile(file, 0);
    driver.close();
    const copy = join(freshFolder(), "copy.db");
    copyFileSync(file, copy);
    const restored = openSqlite(copy);
    expect(restored.prepare("select count(*) as count from numbers").all([])).toEqual([{ count: 300 }]);
    restored.close();
  });

  it.each([
    ["is no database", (): Buffer => Buffer.from("something else ".repeat(600))],
    ["has been cut", (whole: Buffer) => whole.subarray(0, whole.length - 4096)],
    [
      "has been written over",
      (whole: Buffer) => Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(8192, 7), whole.subarray(12_288)]),
    ],
  ])("that %s is refused, and stays as it is", async (_, damaged) => {
    const file = join(freshFolder(), "linewatch.db");
    const database = await openDatabase(file, silentLog);
    await fill(database, 20);
    await database.destroy();
    const bytes = damaged(readFileSync(file));
    writeFileSync(file, bytes);
    await expect(openDatabase(file, silentLog)).rejects.toThrow(/is damaged or no database: put a backup in its place/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});

describe.each(engines)("a database on $name", ({ open }) => {
  it("of a newer version is told from a damaged one", async () => {
    const opened = await open();
    const url = opened.url || join(freshFolder(), "linewatch.db");
    const database = opened.url ? opened.database : await openDatabase(url, silentLog);
    const later = sql`insert into ${sql.table("schema")} (name, timestamp) values ('9999-later', '2099-01-01T00:00:00Z')`;
    await later.execute(database);
    await expect(openDatabase(url, silentLog)).rejects.toThrow(/made by a newer Linewatch: start that version or a later one/);
    await sql`delete from ${sql.table("schema")} where name = '9999-later'`.execute(database);
    if (!opened.url) await database.destroy();
    await opened.close();
  });
});

describe("a full disk", () => {
  let database: Database;
  let room: Room;
  let said: string[];
  beforeEach(async () => {
    said = [];
    const keep = (_: object, message: string) => void said.push(message);
    const log: Log = { ...silentLog, error: keep, info: keep };
    room = createRoom({ clock: createFakeClock(), log });
    database = await openDatabase(join(freshFolder(), "linewatch.db"), silentLog, { room });
    // What migrations have freed is room as well.
    await sql`vacuum`.execute(database);
  });
  afterEach(() => database.destroy());

  const pages = (count: number) => sql`pragma max_page_count = ${sql.lit(count)}`.execute(database);
  const full = () => pages(1);

  it("is called that, in a transaction and outside of one, and said once; so is room again", async () => {
    await full();
    const big = { ...lease("big"), holder: "x".repeat(1_000_000) };
    const outside = database.insertInto("leases").values(big).execute();
    await expect(outside).rejects.toSatisfy(isFull);
    const inside = database.transaction().execute((session) => session.insertInto("leases").values(big).execute());
    await expect(inside).rejects.toSatisfy(isFull);
    expect(room.fullSince()).not.toBeNull();
    expect(said).toEqual(["the disk is full: nothing can be saved and no alert is sent until there is room"]);
    await pages(100_000);
    await database.transaction().execute((session) => session.insertInto("leases").values(big).execute());
    expect(room.fullSince()).toBeNull();
    expect(said.at(-1)).toBe("there is room on the disk again");
    expect(said).toHaveLength(2);
  });

  it("lets odds be read, sends nothing without a record, and all goes on when there is room", async () => {
    const stage = createStage({ database });
    const chat = await stage.addChat("telegram:1");
    const match = await stage.addMatch("reds-blues", 0.5);
    await stage.poll(match);
    await stage.watch(chat, match);
    const many = Array.from({ length: 400 }, (_, nth) => quote(`Book ${nth}`, "home", 1.6));
    await full();
    stage.odds.set(match.match.slug, { quotes: many, refreshedAt: null });
    const view = await stage.boards.fetch(match, { lane: "person" });
    expect(view?.board.quotes).toHaveLength(400);
    await expect(stage.boards.fetch(match, { lane: "poller" })).rejects.toSatisfy(isFull);
    expect((await stage.boards.latest(match.id))?.revision).toBe(1);
    await pages(100_000);
    await stage.poll(match, 0.7);
    await stage.deliver(5_000);
    expect(stage.sent).toHaveLength(1);
  });
});
