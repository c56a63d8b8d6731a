import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { forgetSince } from "../../src/app/forgotten.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { digestOf } from "../../src/chats/forgotten.ts";
import { readConfig } from "../../src/config.ts";
import { keepers } from "../../src/features/index.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { partsFrom } from "../../src/storage/backup/dump.ts";
import { backupName, beforeChange } from "../../src/storage/backup/folder.ts";
import { restore } from "../../src/storage/backup/restore.ts";
import { openDatabase, openUnchanged } from "../../src/storage/database.ts";
import { baseline, steps as known } from "../../src/storage/steps.ts";
import { schemaOf } from "../../src/storage/upgrade.ts";
import { pingedPersons } from "../../src/watches/pings.ts";
import { freshFolder, laterMatch, openBot, openWorld } from "../bot.ts";
import { openOld } from "../storage/old-database.ts";

const ann = "playground:ann";
const bob = "playground:bob";

/** The button that says yes. */
function labelOf({ buttons }: Reply): string {
  const yes = buttons.flat().find((button) => "press" in button && button.press.text.endsWith("yes"));
  return yes?.label ?? "";
}

/** A line of the list beside the backups. */
function list(folder: string, address: string, at: number): void {
  appendFileSync(join(folder, "forgotten.txt"), `${new Date(at).toISOString()} ${digestOf(address)}\n`);
}

describe("a bot with a place for backups", () => {
  it("makes one a day of which nobody is brought back who asked to be forgotten since", { tags: "long" }, async () => {
    const world = await openWorld();
    const [folder, dataDir] = [freshFolder(), freshFolder()];
    const settings = { BACKUP_DIR: folder };
    const backups = (): string[] => readdirSync(folder).filter((name) => name.endsWith("Z.jsonl.gz"));
    const first = await openBot(world, { settings, dataDir });
    const { slug } = laterMatch(world);
    await first.ask(ann, `/watch ${slug}`);
    await first.ask(bob, `/watch ${slug} 5pp`);
    for (const person of [ann, bob]) await first.ask(person, `/bet ${slug} home 2.10 20`);
    await world.until(() => backups().length === 1);
    const [young = ""] = backups();
    await first.stop();
    // One of a day ago is not enough; one of an hour ago is.
    renameSync(join(folder, young), join(folder, backupName(world.clock.now() - 25 * 3_600_000)));
    const second = await openBot(world, { settings, dataDir });
    await world.until(() => backups().length > 1);
    await second.stop();
    const bot = await openBot(world, { settings, dataDir });
    await world.pass(60_000);
    expect(backups()).toHaveLength(2);
    const { reply } = await bot.ask(ann, "/forgetme");
    await bot.press(ann, reply, labelOf(reply));
    await bot.stop();
    await world.close();

    const url = join(freshFolder(), "restored.db");
    const { header } = await restore(partsFrom(join(folder, backups().at(-1) ?? "")), url, { log: silentLog });
    const database = await openDatabase(url, silentLog);
    const chats = async () => (await database.selectFrom("watches").select("chat").execute()).map(({ chat }) => chat);
    expect((await chats()).sort()).toEqual([ann, bob]);
    const kept = async () => (await Promise.all(keepers.map((keeper) => keeper.owners(database)))).map((all) => all.sort());
    const managing = [ann, bob].map((by) => ({ by, number: 1, chat: by, title: "", active: 1, used_at: 0 }));
    await database.insertInto("steered").values(managing).execute();
    const codes = [ann, bob].map((address) => ({ address, digest: address, person: address, until: 0 }));
    await database.insertInto("link_codes").values(codes).execute();
    const files = [ann, bob].map((chat) => ({ chat, at: 0, content: "{}" }));
    await database.insertInto("imports").values(files).execute();
    await database.deleteFrom("shown").execute();
    const lists = [ann, bob].map((chat) => ({ chat, person: chat, body: "{}", until: 0 }));
    await database.insertInto("shown").values(lists).execute();
    expect(await kept()).toEqual(keepers.map(() => [ann, bob]));
    // Somebody of Discord, of whom nothing else is kept.
    const person = "discord:@100000000000000007";
    const { id } = await database.selectFrom("matches").select("id").executeTakeFirstOrThrow();
    await database.insertInto("pings").values({ chat: bob, match_id: id, person, created_at: 0 }).execute();
    const managed = { by: person, number: 1, chat: bob, title: "Bob's", active: 1, used_at: 0 };
    await database.insertInto("steered").values(managed).execute();
    list(folder, person, Date.parse(header.at) + 1);
    expect(await forgetSince(database, folder, Date.parse(header.at))).toBe(1);
    expect(await chats()).toEqual([bob]);
    expect(await kept()).toEqual(keepers.map(() => [bob]));
    expect(await pingedPersons(database)).toEqual([]);
    // Whoever had been forgotten before the backup, and came back, stays.
    list(folder, bob, Date.parse(header.at) - 1);
    expect(await forgetSince(database, folder, Date.parse(header.at))).toBe(0);
    await database.destroy();
  });

  it("forgets whoever asks for it although that cannot be noted beside the backups", async () => {
    const world = await openWorld();
    const errors: string[] = [];
    const log: Log = { ...silentLog, error: (_, message) => void errors.push(message) };
    const bot = await openBot(world, { log, settings: { BACKUP_DIR: "/dev/null/nowhere" } });
    await bot.ask(ann, `/watch ${laterMatch(world).slug}`);
    const { reply } = await bot.ask(ann, "/forgetme");
    const { text } = await bot.press(ann, reply, labelOf(reply));
    expect(text).toContain("deleted");
    expect(text).toContain("Backups keep it until Sep 19");
    expect(errors).toContain("could not note beside the backups who asked to be forgotten");
    expect((await bot.ask(bob, "/admin status")).text).toContain("I can’t write the list of people who asked to be forgotten");
    await bot.stop();
    await world.close();
  });

  it("notes who was forgotten as soon as that can be done, and knows it by a later backup until then", {
    tags: "long",
  }, async () => {
    const world = await openWorld();
    const [dataDir, folder] = [freshFolder(), join(freshFolder(), "backups")];
    const list = join(folder, "forgotten.txt");
    const backups = (): string[] => readdirSync(folder).filter((name) => name.endsWith("Z.jsonl.gz"));
    const bot = await openBot(world, { dataDir, settings: { BACKUP_DIR: folder } });
    for (const person of [ann, bob]) await bot.ask(person, `/watch ${laterMatch(world).slug}`);
    /** Makes the newest backup a day old, and waits for the next. */
    const backUp = async (): Promise<{ aged: string; later: string }> => {
      const aged = backupName(world.clock.now() - 25 * 3_600_000);
      renameSync(join(folder, backups().at(-1) ?? ""), join(folder, aged));
      await world.until(() => backups().at(-1) !== aged);
      return { aged: join(folder, aged), later: join(folder, backups().at(-1) ?? "") };
    };
    await world.until(() => backups().length === 1);
    await backUp();
    // Nothing can be written to what is a folder.
    mkdirSync(list);
    const { reply } = await bot.ask(ann, "/forgetme");
    await bot.press(ann, reply, labelOf(reply));
    const { aged, later } = await backUp();

    const restored = async () => {
      const url = join(freshFolder(), "restored.db");
      const { header } = await restore(partsFrom(aged), url, { log: silentLog });
      const database = await openDatabase(url, silentLog);
      await forgetSince(database, folder, Date.parse(header.at));
      const chats = await database.selectFrom("chats").select("address").execute();
      await database.destroy();
      return chats.map(({ address }) => address);
    };
    rmSync(list, { recursive: true });
    expect(await restored()).toEqual([bob]);
    // A file is there before what is written into it.
    await world.until(() => existsSync(list) && readFileSync(list, "utf8").endsWith("\n"));
    expect(readFileSync(list, "utf8").split("\n")).toHaveLength(2);
    rmSync(later);
    expect(await restored()).toEqual([bob]);
    expect((await bot.ask(bob, "/admin status")).text).not.toContain("forgotten");
    await bot.stop();
    await world.close();
  });

  it("makes one before the schema changes, and does not change it without", async () => {
    const world = await openWorld();
    const dataDir = freshFolder();
    const { database } = readConfig({
      ODDS_API_BASE_URL: world.url,
      ODDS_SOURCE: "sandbox",
      ODDS_SOURCE_NAME: "a",
      ODDS_SOURCE_URL: "https://a.test",
      DATA_DIR: dataDir,
    });
    await (await openOld(database.url, "0108-messages-by-id")).close();
    await expect(openBot(world, { dataDir, settings: { BACKUP_DIR: "/dev/null/nowhere" } })).rejects.toThrow();
    const still = openUnchanged(database.url, silentLog);
    expect(await schemaOf(still)).toMatchObject({ last: "0108-messages-by-id" });
    await still.destroy();
    // One that a start has left which was killed later.
    const backups = join(dataDir, "backups");
    mkdirSync(backups, { recursive: true });
    writeFileSync(join(backups, backupName(world.clock.now() - 60_000, beforeChange("0108-messages-by-id"))), "");
    const changes: unknown[] = [];
    const log: Log = {
      ...silentLog,
      info: (fields, message) => void (/schema/.test(message) && changes.push(fields)),
    };
    const bot = await openBot(world, { dataDir, log });
    await bot.stop();
    const again = await openBot(world, { dataDir, log });
    await again.stop();
    await world.close();
    const from = "0108-messages-by-id";
    const missing = Object.keys(known);
    const all = { steps: missing.length, from };
    expect(changes).toEqual([{ from, to: baseline }, ...missing.map((step, index) => ({ step, nth: index + 1, ...all }))]);
    expect(readdirSync(backups)).toEqual([
      expect.stringMatching(/^before-the-step-after-0108-messages-by-id-\d{4}-.*Z\.jsonl\.gz$/),
    ]);
  });
});
