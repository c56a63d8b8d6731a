import v8 from "node:v8";
import vm from "node:vm";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Log, silentLog } from "../src/log.ts";
import { isDatabaseAway } from "../src/storage/away.ts";
import { connectionsBehind, openDatabase } from "../src/storage/database.ts";
import { createPulse } from "../src/storage/pulse.ts";
import { engines } from "./databases.ts";
import { openLine } from "./line.ts";

const postgres = engines.find(({ name }) => name === "postgres");

describe.skipIf(!postgres)("a lost connection to Postgres", () => {
  it.each(["in the middle of a query", "idle inside a transaction"])("%s fails only what used it", async (state) => {
    const opened = await (postgres as NonNullable<typeof postgres>).open();
    const line = await openLine(opened.url);
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (_fields, message) => void warnings.push(message) };
    const database = await openDatabase(line.url, log);
    const used = database.transaction().execute(async (transaction) => {
      await transaction.selectFrom("leases").selectAll().execute();
      const sleeping = state.includes("query") ? sql`select pg_sleep(30)`.execute(transaction) : Promise.resolve();
      setImmediate(() => line.cut());
      await sleeping.catch((error: unknown) => {
        throw error;
      });
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      await transaction.selectFrom("leases").selectAll().execute();
    });
    await expect(used).rejects.toThrow();
    expect(await database.selectFrom("leases").selectAll().execute()).toEqual([]);
    expect(warnings).toContain("lost a database connection");
    await database.destroy();
    await line.close();
    await opened.close();
  });
});

describe.skipIf(!postgres)("the pulse of a Postgres", () => {
  /** A database behind a line, with its pulse; the machine's clock of this process is ahead of the steady reading by nothing. */
  async function begin(steadyMs = () => performance.now()) {
    const opened = await (postgres as NonNullable<typeof postgres>).open();
    const line = await openLine(opened.url);
    const warnings: object[] = [];
    const database = await openDatabase(line.url, silentLog);
    const connections = connectionsBehind(database);
    if (!connections) throw new Error("there is no line to this database");
    const pulse = await createPulse({
      connections,
      steadyMs,
      log: { ...silentLog, warn: (fields) => void warnings.push(fields) },
    });
    return {
      ...{ line, database, pulse, warnings },
      async end() {
        line.set("open");
        await pulse.stop();
        await database.destroy();
        await line.close();
        await opened.close();
      },
    };
  }

  const until = async (check: () => boolean) => {
    while (!check()) await new Promise((resolve) => setImmediate(resolve));
  };

  it("tells the database's time, whatever the machine's clock says", async () => {
    const { database, pulse, end } = await begin();
    const { rows } = await sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(
      database,
    );
    expect(Math.abs(pulse.clock.now() - Number(rows[0]?.now))).toBeLessThan(1_000);
    // They are one machine here.
    expect(Math.abs(pulse.offMs())).toBeLessThan(1_000);
    await end();
  });

  it("remembers nobody who was answered in time", async () => {
    const { pulse, end } = await begin();
    v8.setFlagsFromString("--expose-gc");
    const collect: () => void = vm.runInNewContext("gc");
    async function answered(): Promise<WeakRef<object>> {
      const asker = {};
      expect(await pulse.unlessSlow<object>(Promise.resolve({ kind: "in time" }), () => asker)).toEqual({ kind: "in time" });
      await expect(pulse.unlessSlow<object>(Promise.reject(new Error("no")), () => asker)).rejects.toThrow("no");
      return new WeakRef(asker);
    }
    const asker = await answered();
    await new Promise((resolve) => setImmediate(resolve));
    collect();
    expect(asker.deref()).toBeUndefined();
    await end();
  });

  it.each(["refuses", "hangs"] as const)(
    "lets nobody wait for a database that %s, and all go on when it is back",
    async (state) => {
      const { line, database, pulse, end } = await begin();
      const ask = () => database.selectFrom("leases").selectAll().execute();
      const underWay = sql`select pg_sleep(60)`.execute(database).catch((error: unknown) => error);
      await ask();
      line.set(state);
      expect(await pulse.unlessSlow(new Promise(() => undefined), () => "late")).toBe("late");
      await until(() => pulse.awaySince() !== null);
      // What was being asked fails as well, long before any time-out of its own.
      expect(isDatabaseAway(await underWay)).toBe(true);
      const failure = await ask().catch((error: unknown) => error);
      expect(isDatabaseAway(failure)).toBe(true);
      line.set("open");
      await until(() => pulse.awaySince() === null);
      expect(await ask()).toEqual([]);
      await end();
    },
  );
});
