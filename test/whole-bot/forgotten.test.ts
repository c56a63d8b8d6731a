import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { forgetSince } from "../../src/app/forgotten.ts";
import { silentLog } from "../../src/log.ts";
import { dump, partsFrom } from "../../src/storage/backup/dump.ts";
import { restore } from "../../src/storage/backup/restore.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { freshFolder, laterMatch, type TestWorld } from "../bot.ts";
import { openScene, refreshMs, type Scene, type Seat } from "./promises.ts";
import { boss, group, openTelegram, seatOf, type TelegramHouse } from "./telegram-house.ts";

/** An id that nothing else in a database looks like. */
const leaver = 7_123_456_789;
const id = String(leaver);

async function openHouse(world: TestWorld): Promise<TelegramHouse> {
  const house = await openTelegram(world);
  house.standIn.addUser(leaver);
  house.standIn.promote(group, leaver);
  return house;
}

/** How often somebody's id stands in the bytes of each file. */
function found(folder: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const counts = files.map(({ name, parentPath }): [string, number] => {
    return [name, readFileSync(join(parentPath, name)).toString("latin1").split(id).length - 1];
  });
  return Object.fromEntries(counts.filter(([name, count]) => /\.db/.test(name) && count > 0));
}

/** Leaves a trace wherever the bot keeps something of people. */
async function useAllOfIt({ world, ask, press, seats }: Scene<TelegramHouse>, seat: Seat, inGroup: Seat): Promise<void> {
  const { slug } = laterMatch(world);
  await ask(seat, `/watch ${slug} 2pp`);
  await ask(inGroup, `/watch ${slug} 2pp`);
  await ask(seat, `/bet ${slug} home 2.10 20`);
  await ask(seat, "/link");
  const asked = await ask(seat, "/link ABCD-EFGH");
  await press(seat, asked, asked.buttons[0] ?? "");
  await ask(seat, `/for ${group}`);
  await ask(seat, "/for me");
  await ask(seat, "/settings matches 9:00");
  world.sandbox.knobs.move({ slug, selection: "home", points: 6 });
  await world.until(() => seat.shown().some(({ text }) => /[▼▲]/.test(text)), refreshMs);
  await ask(inGroup, "/unwatch 1");
  await ask(inGroup, `/watch ${slug} 3pp`);
  await ask(seats.ann, `/watch ${slug}`);
}

describe("whoever asks to be forgotten", () => {
  it("is in no byte of the database, of what stands beside it, or of a backup that is restored", { tags: "long" }, async () => {
    const dataDir = freshFolder();
    const folder = join(dataDir, "backups");
    const scene = await openScene(openHouse, { DATA_DIR: dataDir, ACCESS: "approval", OPERATORS: `telegram:${boss}` });
    const { standIn } = scene.house;
    const [seat, inGroup, operator] = [
      seatOf(standIn, leaver, leaver),
      seatOf(standIn, group, leaver),
      seatOf(standIn, boss, boss),
    ];
    for (const [who, where] of [
      [seat, "in private"],
      [scene.seats.ann, "another"],
      [inGroup, "in a group"],
    ] as const) {
      const heard = operator.shown().length;
      await scene.ask(who, "/watches");
      await scene.world.until(() => operator.shown().length > heard, 60_000);
      const asked = operator.shown().at(-1);
      if (!asked) throw new Error(`nobody was asked about ${where}`);
      await scene.after(who, () => operator.press(asked, "Allow"));
    }
    await useAllOfIt(scene, seat, inGroup);
    const file = join(folder, "linewatch-2026-08-15T120000Z.jsonl.gz");
    const url = join(dataDir, readdirSync(dataDir).find((name) => name.endsWith(".db")) ?? "");
    const backedUpAt = scene.world.clock.now();
    await dump(url, file, { version: "1", now: backedUpAt, log: silentLog });
    expect(found(dataDir)).not.toEqual({});

    await scene.world.pass(60_000);
    await scene.press(seat, await scene.ask(seat, "/forgetme"), "Yes, delete everything");
    expect(found(dataDir)).toEqual({});
    expect((await scene.ask(scene.seats.ann, "/watches")).text).toContain("1");

    const restored = join(freshFolder(), "restored.db");
    await restore(partsFrom(file), restored, { log: silentLog });
    expect(found(join(restored, ".."))).not.toEqual({});
    const database = await openDatabase(restored, silentLog);
    await forgetSince(database, folder, backedUpAt);
    await database.destroy();
    expect(found(join(restored, ".."))).toEqual({});
    await scene.close();
  });
});
