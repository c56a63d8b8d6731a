import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAnswerCache, createMemory } from "../../../src/api/asking/cache.ts";
import { type Log, silentLog } from "../../../src/log.ts";
import { createFakeClock } from "../../clock.ts";
import { engines } from "../../databases.ts";

const day = 86_400_000;
const validators = { etag: '"a"', lastModified: null };

describe.each(engines)("the last good answers on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  const keys = async () =>
    (await opened.database.selectFrom("api_cache").select("key").orderBy("key").execute()).map((row) => row.key);

  it("come back from the database as they were", async () => {
    const clock = createFakeClock();
    const deps = { database: opened.database, source: "test", clock, log: silentLog };
    const kept = { value: { names: { ru: "Волки" }, price: 2.1 }, fetchedAt: clock.now(), validators };
    await createAnswerCache(deps).put("1:teams", kept);
    const restarted = createAnswerCache(deps);
    expect(restarted.peek("1:teams")).toBeNull();
    expect(await restarted.load("1:teams")).toEqual(kept);
    expect(restarted.peek("1:teams")).toEqual(kept);
  });

  it("are pruned by age and by number", async () => {
    const clock = createFakeClock();
    const cache = createAnswerCache({
      database: opened.database,
      source: "test",
      clock,
      log: silentLog,
      limits: { keysInMemory: 5, rows: 3 },
    });
    const put = (key: string) => cache.put(key, { value: 1, fetchedAt: clock.now(), validators });
    await put("old");
    await clock.advance(8 * day);
    await put("a");
    expect(await keys()).toEqual(["test a"]);
    for (const key of ["b", "c", "d"]) {
      await clock.advance(1_000);
      await put(key);
    }
    await clock.advance(day);
    await put("e");
    expect(await keys()).toEqual(["test c", "test d", "test e"]);
  });

  it("are not those of another service under the same question", async () => {
    const clock = createFakeClock();
    const deps = { database: opened.database, clock, log: silentLog };
    await createAnswerCache({ ...deps, source: "sandbox" }).put("matches", { value: 1, fetchedAt: clock.now(), validators });
    expect(await createAnswerCache({ ...deps, source: "https://odds.example" }).load("matches")).toBeNull();
    expect(await createAnswerCache({ ...deps, source: "sandbox" }).load("matches")).toMatchObject({ value: 1 });
  });

  it("are asked for anew when a stored one cannot be read, and serve from memory without a database", async () => {
    const warnings: string[] = [];
    const log: Log = { ...silentLog, warn: (_fields, text) => warnings.push(text) };
    const cache = createAnswerCache({ database: opened.database, source: "test", clock: createFakeClock(), log });
    const row = { body: "{", fetched_at: 1, etag: null, last_modified: null };
    await opened.database
      .insertInto("api_cache")
      .values({ key: "test broken", ...row })
      .execute();
    expect(await cache.load("broken")).toBeNull();
    expect(warnings).toHaveLength(1);
    await opened.database.destroy();
    await cache.put("a", { value: 1, fetchedAt: 5, validators });
    expect(await cache.load("a")).toMatchObject({ value: 1 });
  });
});

describe("answers in memory", () => {
  it("give up the least recently used ones for new ones, and never grow", () => {
    const memory = createMemory(10);
    const kept = (value: number) => ({ value, fetchedAt: 0, validators });
    for (let value = 0; value < 10; value++) memory.set(`k${value}`, kept(value));
    expect(memory.get("k0")?.value).toBe(0);
    memory.set("k10", kept(10));
    expect([memory.get("k0")?.value, memory.get("k1"), memory.get("k10")?.value]).toEqual([0, null, 10]);
    for (let value = 0; value < 1_000; value++) memory.set(`n${value}`, kept(value));
    const left = Array.from({ length: 1_000 }, (_, value) => memory.get(`n${value}`)).filter(Boolean);
    expect(left).toHaveLength(10);
  });

  it("replace an answer without giving up another", () => {
    const memory = createMemory(2);
    for (const value of [1, 2]) memory.set(`k${value}`, { value, fetchedAt: 0, validators });
    memory.set("k2", { value: 3, fetchedAt: 1, validators });
    expect([memory.get("k1")?.value, memory.get("k2")?.value]).toEqual([1, 3]);
  });
});
