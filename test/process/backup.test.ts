// @module-tag long
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it, vi } from "vitest";
import { ensureChat } from "../../src/chats/chats.ts";
import { silentLog } from "../../src/log.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { freshFolder } from "../bot.ts";
import { emptyDatabases } from "../databases.ts";
import { killLeftProcesses, sideBySide, startProcess } from "./processes.ts";

vi.setConfig(sideBySide);
afterAll(killLeftProcesses);

const program = fileURLToPath(new URL("../../dist/backup.js", import.meta.url));
const hasTerminals = !spawnSync("script", ["--version"]).error;

/** A folder with a database of some chats. */
async function filled(): Promise<string> {
  const folder = freshFolder();
  const database = await openDatabase(join(folder, "sandbox-1.db"), silentLog);
  for (let chat = 1; chat <= 5; chat++) await ensureChat(database, { address: `telegram:${chat}`, language: "en", now: chat });
  await database.destroy();
  return folder;
}

async function chatsIn(url: string): Promise<number> {
  const database = await openDatabase(url, silentLog);
  const rows = await database.selectFrom("chats").select("address").execute();
  await database.destroy();
  return rows.length;
}

/** Runs it to its end. */
async function run(args: readonly string[], settings: Record<string, string>) {
  const child = startProcess(settings, { program, args });
  const { code } = await child.end();
  return { code, stdout: child.stdout(), stderr: child.stderr() };
}

describe.concurrent("the programs for backups", () => {
  it("write a database into a file and fill another one with it, never one that has something in it", async () => {
    const [from, to] = [await filled(), freshFolder()];
    const file = join(freshFolder(), "deep", "a.jsonl.gz");
    expect(await run(["backup", file], { DATA_DIR: from })).toMatchObject({ code: 0, stderr: "" });
    expect(await run(["restore", file], { DATA_DIR: to })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/are restored\n$/),
    });
    expect(await chatsIn(join(to, "sandbox-1.db"))).toBe(5);
    expect(await run(["restore", file], { DATA_DIR: to })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("not empty"),
    });
    expect(await run(["restore", `${file}.none`], { DATA_DIR: freshFolder() })).toMatchObject({ code: 1, stdout: "" });
  });

  it.for(emptyDatabases.filter(({ name }) => name === "postgres"))("move everything to a $name", async ({ url }) => {
    const [from, to] = [await filled(), await url()];
    const moved = await run(["migrate-to", to], { DATA_DIR: from });
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringContaining("Set DATABASE_URL") });
    expect(await chatsIn(to)).toBe(5);
    expect(await chatsIn(join(from, "sandbox-1.db"))).toBe(5);
  });

  it("say in one line that a backup is damaged, wherever it is", async () => {
    const file = join(freshFolder(), "a.jsonl.gz");
    expect(await run(["backup", file], { DATA_DIR: await filled() })).toMatchObject({ code: 0 });
    const whole = readFileSync(file);
    // A line that can't be read has much behind it, of which a part is damaged as well.
    const broken =
      gunzipSync(whole).toString().replace("\n{", "\nx{") + Array.from({ length: 50_000 }, () => `${Math.random()}\n`).join("");
    for (const [bytes, at] of [
      [whole, 20],
      [whole, whole.length >> 1],
      [whole, whole.length - 6],
      [gzipSync(broken), -6],
      [whole, 1],
    ] as const) {
      const damaged = Buffer.from(bytes);
      const place = at < 0 ? damaged.length + at : at;
      damaged.writeUInt8(damaged.readUInt8(place) ^ 0x10, place);
      writeFileSync(file, damaged);
      const { code, stdout, stderr } = await run(["restore", file], { DATA_DIR: freshFolder() });
      expect([code, stdout]).toEqual([1, ""]);
      expect(stderr).toMatch(/^It did not work: .*\n$/);
    }
  });

  it("explain themselves, and name no password", async () => {
    expect(await run(["restore"], {})).toMatchObject({ code: 1, stderr: expect.stringContaining("usage:") });
    const lost = await run(["migrate-to", "postgres://bot:CANARY@127.0.0.1:1/odds"], { DATA_DIR: await filled() });
    expect(lost).toMatchObject({ code: 1, stderr: expect.stringContaining("ECONNREFUSED") });
    expect(lost.stderr).not.toContain("CANARY");
  });

  it.skipIf(!hasTerminals)("say on a terminal how far they are, in one line that is gone in the end", async () => {
    const folder = await filled();
    mkdirSync(join(folder, "out"));
    const file = join(folder, "out", "a.jsonl.gz");
    const command = [process.execPath, program, "backup", file].map((word) => `'${word}'`).join(" ");
    const { status, stdout } = spawnSync("script", ["-qec", command, "/dev/null"], {
      env: { ...process.env, DATA_DIR: folder },
      encoding: "utf8",
    });
    expect(status).toBe(0);
    expect(stdout.replaceAll("\r\u001b[K", "<clear>")).toMatch(/^<clear>\d+ rows read, \d+ s<clear>\d+ rows are in /);
    expect(existsSync(file)).toBe(true);
  });
});
