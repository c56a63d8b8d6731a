import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { type Database, openDatabase } from "../../src/storage/database.ts";
import { freshFolder, openBot, openWorld, type TestBot, type TestWorld } from "../bot.ts";

const minuteMs = 60_000;
const matches = 9;
const chats = 3;

describe("what a bot keeps while lines move all the time", () => {
  let world: TestWorld;
  let bot: TestBot;
  let database: Database;
  beforeEach(async () => {
    // Twenty times faster than life: a refresh every minute, and most of them with news.
    world = await openWorld({ speed: 20, volatility: 1 });
    const dataDir = freshFolder();
    bot = await openBot(world, { dataDir, settings: { SANDBOX_SPEED: "20" }, config: { playground: null } });
    database = await openDatabase(join(dataDir, "linewatch.db"), silentLog);
  });
  afterEach(async () => {
    await database.destroy();
    await bot.stop();
    await world.close();
  });

  async function count(from: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(from)}`.execute(database);
    return Number(rows[0]?.count);
  }

  it("stays within the number of watches, whether messages get through or not", { tags: "long", timeout: 180_000 }, async () => {
    bot.outcomes.push(...Array.from({ length: 500 }, () => ({ kind: "later" as const, afterMs: minuteMs })));
    const later = world.clock.now() + 6 * 60 * minuteMs;
    const found = world.sandbox.world.matches(world.clock.now()).filter(({ startsAt }) => startsAt > later);
    for (const [index, { slug }] of found.slice(0, matches).entries())
      await bot.ask(`playground:chat-${index % chats}`, `/watch ${slug} 1pp`);
    const watches = await count("watches");
    expect(watches).toBe(matches);

    await world.pass(11 * minuteMs);
    expect(bot.sent).toHaveLength(0);
    expect(await count("facts")).toBeGreaterThan(chats);
    expect(await count("facts")).toBeLessThanOrEqual(watches);
    expect(await count("messages")).toBeLessThanOrEqual(chats);

    bot.outcomes.length = 0;
    await world.pass(11 * minuteMs);
    expect(bot.sent.length).toBeGreaterThan(chats);
    expect(await count("facts")).toBeLessThanOrEqual(watches);
    expect(await count("baselines")).toBe(watches);
    expect(await count("schedule")).toBe(watches);
    expect(await count("api_cache")).toBeLessThan(20);

    const changes = await count("price_points");
    const old = world.clock.now() - 20 * minuteMs - 1;
    const needed = "exists (select 1 from baselines b where b.match_id = o.match_id and b.revision = o.revision)";
    const newest = "o.revision = (select max(n.revision) from boards n where n.match_id = o.match_id)";
    expect(changes).toBeGreaterThan(10 * matches);
    expect(await count(`boards o where fetched_at < ${old} and not ${needed} and not ${newest}`)).toBe(0);
  });
});
