import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../src/log.ts";
import { openDatabase } from "../src/storage/database.ts";
import { lockSqlite } from "../src/storage/lock.ts";
import { claimDatabase } from "../src/storage/origin.ts";
import { freshFolder } from "./bot.ts";
import { engines } from "./databases.ts";

describe("an SQLite file", () => {
  it("is for one Linewatch at a time, and free again when that one has ended", () => {
    const file = join(freshFolder(), "linewatch.db");
    const unlock = lockSqlite(file);
    expect(() => lockSqlite(file)).toThrow("another Linewatch is running");
    unlock();
    lockSqlite(file)();
  });

  it("has a lock beside it that nobody else may read", () => {
    const file = join(freshFolder(), "linewatch.db");
    const unlock = lockSqlite(file);
    expect(statSync(`${file}.lock`).mode & 0o777).toBe(0o600);
    unlock();
  });

  it("that cannot be written is told from one that is in use", () => {
    const folder = freshFolder();
    mkdirSync(join(folder, "linewatch.db.lock"));
    expect(() => lockSqlite(join(folder, "linewatch.db"))).toThrow("cannot be written");
  });

  it("can be read beside the one that runs on it", async () => {
    const file = join(freshFolder(), "linewatch.db");
    const unlock = lockSqlite(file);
    const database = await openDatabase(file, silentLog);
    expect(await database.selectFrom("chats").selectAll().execute()).toEqual([]);
    await database.destroy();
    unlock();
  });
});

describe.each(engines)("a database on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  it("stays with the odds that it is about", async () => {
    await claimDatabase(opened.database, "the sandbox's world 1");
    await claimDatabase(opened.database, "the sandbox's world 1");
    await expect(claimDatabase(opened.database, "the odds API")).rejects.toThrow(
      "use another DATABASE_URL or DATA_DIR, or an empty database",
    );
  });
});
