import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Libsql from "libsql";
import { beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { demandNoWatchesBeside } from "../../src/storage/origin.ts";
import { freshFolder } from "../bot.ts";

describe("a source that begins in a folder with other files", () => {
  let folder: string;
  beforeEach(() => {
    folder = freshFolder();
  });

  const begin = (source: string) => demandNoWatchesBeside(join(folder, "linewatch.db"), { source, log: silentLog });
  /** What is in all that lies there, but for the index that SQLite makes of a log. */
  const files = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
      .map(({ name }) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]);

  async function watchFile(name: string, source: string): Promise<void> {
    const database = await openDatabase(join(folder, name), silentLog);
    await database.insertInto("origin").values({ id: 1, source }).execute();
    const chat = { address: "telegram:1", state: "active" as const, state_since: 0, created_at: 0 };
    await database.insertInto("chats").values(chat).execute();
    const watch = { chat: "telegram:1", kind: "league", rule: "3pp", created_by: "telegram:1", created_at: 0 };
    await database.insertInto("watches").values(watch).execute();
    await database.destroy();
  }

  it("does not where another one has watches, and does where it was its own", async () => {
    await watchFile("moved away #1.db", "Polymarket");
    await expect(begin("Kalshi")).rejects.toThrow('moved away #1.db has 1 watch on odds of "Polymarket"');
    await expect(begin("Polymarket")).resolves.toBeUndefined();
  });

  it("begins beside folders, damaged files and databases of others, and leaves them as they are", async () => {
    mkdirSync(join(folder, "folder.db"));
    writeFileSync(join(folder, "damaged.db"), "no database".repeat(1_000));
    writeFileSync(join(folder, "empty.db"), "");
    const [foreign, closed, logged] = ["foreign.db", "closed.db", "logged.db"].map((name) => new Libsql(join(folder, name)));
    for (const one of [closed, logged]) one?.exec("pragma journal_mode = wal");
    for (const one of [foreign, closed, logged]) one?.exec("create table watches (id integer)");
    foreign?.close();
    closed?.close();
    const before = files();
    await expect(begin("Kalshi")).resolves.toBeUndefined();
    expect(files()).toEqual(before);
    expect(before.map(([name]) => name)).toContain("logged.db-wal");
    logged?.close();
  });
});
