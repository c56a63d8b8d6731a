import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { lockSqlite } from "../../src/storage/lock.ts";
import { type Loss, takeFile } from "../../src/storage/own-file.ts";
import { freshFolder } from "../bot.ts";

describe("an SQLite file that a process has taken", () => {
  let file: string;
  let own: ReturnType<typeof takeFile>;
  let database: Database;
  let losses: Loss[];
  beforeEach(async () => {
    file = join(freshFolder(), "linewatch.db");
    own = takeFile(file);
    database = await openDatabase(file, silentLog);
    own.opened(database);
    losses = [];
    await keep("before");
  });
  afterEach(async () => {
    await database.destroy();
    own.release();
  });

  const keep = (platform: string) => database.insertInto("outages").values({ platform, from_at: 1, to_at: null }).execute();
  const look = () => own.look((loss) => void losses.push(loss));
  const rowsIn = async (path: string) => {
    const other = await openDatabase(path, silentLog);
    const rows = await other.selectFrom("outages").select("platform").execute();
    await other.destroy();
    return rows.map(({ platform }) => platform).sort();
  };

  it("is left alone while it lies where it was opened", async () => {
    await look();
    expect(losses).toEqual([]);
    expect(() => lockSqlite(file)).toThrow("another Linewatch is running");
  });

  it.each([
    ["alone", [""]],
    ["with its log", ["", "-wal", "-shm"]],
  ])("and that is deleted %s is back with all rows, unreadable for others, and its loss is told", async (_, ends) => {
    for (const end of ends) rmSync(`${file}${end}`, { force: true });
    await keep("after");
    await look();
    expect(losses).toEqual([{ kind: "deleted", file }]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect(await rowsIn(file)).toEqual(["after", "before"]);
  });

  it("and that another one replaces is saved beside it, which stays as it is", async () => {
    renameSync(file, `${file}.moved`);
    writeFileSync(file, "another file");
    await keep("after");
    await look();
    const saved = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.rescued-`));
    expect(losses).toEqual([{ kind: "replaced", file, savedAs: join(dirname(file), saved[0] ?? "") }]);
    expect(await rowsIn(join(dirname(file), saved[0] ?? ""))).toEqual(["after", "before"]);
    expect(statSync(file).size).toBe("another file".length);
    rmSync(file);
  });

  it("takes a deleted lock again before another Linewatch can", async () => {
    rmSync(`${file}.lock`);
    await look();
    expect(losses).toEqual([]);
    expect(() => lockSqlite(file)).toThrow("another Linewatch is running");
  });

  it("is another Linewatch's once that has taken the deleted lock", async () => {
    rmSync(`${file}.lock`);
    const unlock = lockSqlite(file);
    await look();
    expect(losses).toEqual([{ kind: "taken", file }]);
    unlock();
  });
});
