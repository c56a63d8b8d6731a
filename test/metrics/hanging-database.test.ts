import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { silentLog } from "../../src/log.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { openBot, openWorld } from "../bot.ts";
import { emptyDatabases } from "../databases.ts";
import { failingChecks, listening } from "./listening.ts";

const postgres = emptyDatabases.find(({ name }) => name === "postgres");

describe.skipIf(!postgres)("a bot on postgres behind a lock that somebody holds", () => {
  it("says within two seconds that the database does not answer, and asks it once for all who want to know", async () => {
    const world = await openWorld();
    const { log, url: found } = listening();
    const url = (await postgres?.url()) ?? "";
    const bot = await openBot(world, { log, settings: { METRICS_PORT: "0" }, config: { database: { url } } });
    const other = await openDatabase(url, silentLog);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const isLocked = await new Promise<boolean>((resolve) => {
      void other.transaction().execute(async (session) => {
        await sql`lock table outages in access exclusive mode`.execute(session);
        resolve(true);
        await held;
      });
    });
    // The deliveries wait for this table as well; only the check asks which outages are open.
    const blocked = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database() and query like ${'%"to_at" is null%'}
        and pid <> pg_backend_pid()`;
    const waiting = async () => (await blocked.execute(other)).rows[0]?.count;

    const first = failingChecks(found());
    while ((await waiting()) !== 1) await new Promise((resolve) => setImmediate(resolve));
    await world.clock.advance(1_500);
    expect([isLocked, await first]).toEqual([true, ["database"]]);

    let answered = 0;
    const others = Array.from({ length: 30 }, () => failingChecks(found()).then(() => answered++));
    while (answered < others.length) await world.clock.advance(50);
    expect(await waiting()).toBe(1);
    release();
    await other.destroy();
    await bot.stop();
    await world.close();
  });
});
