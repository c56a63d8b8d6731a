import { readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { forgetSince, noteForgotten } from "../../src/app/forgotten.ts";
import type { Reply } from "../../src/chat/reply.ts";
import { journalOwners } from "../../src/chats/journal.ts";
import { readConfig } from "../../src/config.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { partsFrom } from "../../src/storage/backup/dump.ts";
import { backupName } from "../../src/storage/backup/folder.ts";
import { restore } from "../../src/storage/backup/restore.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { migrations } from "../../src/storage/migrations/index.ts";
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

describe("a bot with a place for backups", () => {
  it("makes one a day of which nobody is brought back who asked to be forgotten since", async () => {
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
    expect(await journalOwners(database)).toHaveLength(2);
    // Somebody of Discord, of whom nothing else is kept.
    const person = "discord:@100000000000000007";
    const { id } = await database.selectFrom("matches").select("id").executeTakeFirstOrThrow();
    await database.insertInto("pings").values({ chat: bob, match_id: id, person, created_at: 0 }).execute();
    await noteForgotten(folder, [person], Date.parse(header.at) + 1);
    expect(await forgetSince(database, folder, Date.parse(header.at))).toBe(1);
    expect(await chats()).toEqual([bob]);
    expect(await journalOwners(database)).toEqual([bob]);
    expect(await pingedPersons(database)).toEqual([]);
    // Whoever had been forgotten before the backup, and came back, stays.
    await noteForgotten(folder, [bob], Date.parse(header.at) - 1);
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
    expect(errors).toContain("who asked to be forgotten could not be noted beside the backups");
    await bot.stop();
    await world.close();
  });

  it("makes one before the schema changes, and does not change it without", async () => {
    const world = await openWorld();
    const dataDir = freshFolder();
    const { database } = readConfig({
      ODDS_API_BASE_URL: world.url,
      ODDS_SOURCE_NAME: "a",
      ODDS_SOURCE_URL: "https://a.test",
      DATA_DIR: dataDir,
    });
    const old = await openOld(database.url, "0041-bets-are-facts");
    await old.close();
    await expect(openBot(world, { dataDir, settings: { BACKUP_DIR: "/dev/null/nowhere" } })).rejects.toThrow();
    const still = await openOld(database.url, "0041-bets-are-facts");
    await still.close();
    const steps: unknown[] = [];
    const log: Log = {
      ...silentLog,
      info: (fields, message) => void (message === "a step of the schema begins" && steps.push(fields)),
    };
    const bot = await openBot(world, { dataDir, log });
    await bot.stop();
    const again = await openBot(world, { dataDir, log });
    await again.stop();
    await world.close();
    const names = Object.keys(migrations);
    const missing = names.slice(names.indexOf("0041-bets-are-facts") + 1);
    const all = { steps: missing.length, from: "0041-bets-are-facts" };
    expect(steps).toEqual(missing.map((step, index) => ({ step, nth: index + 1, ...all })));
    expect(readdirSync(join(dataDir, "backups"))).toEqual([
      expect.stringMatching(/^before-the-step-after-0041-bets-are-facts-\d{4}-.*Z\.jsonl\.gz$/),
    ]);
  });
});
