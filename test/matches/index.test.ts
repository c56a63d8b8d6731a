import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiBusy, ApiUnreachable } from "../../src/api/errors.ts";
import type { Match } from "../../src/api/model.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { createMatchIndex } from "../../src/matches/index.ts";
import { keepIndex } from "../../src/matches/keep-index.ts";
import { pageCap } from "../../src/matches/lists.ts";
import { matchesById, rememberMatches } from "../../src/matches/matches.ts";
import { createFakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import { createListApi, cup, hour, match, noon, team } from "./known.ts";

describe.each(engines)("matches on $name", ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  function set(options: Parameters<typeof createListApi>[1] = {}) {
    const clock = createFakeClock(noon);
    const api = createListApi(clock, options);
    const start = () => createMatchIndex({ database: opened.database, api: api.list, clock, log: silentLog });
    return { clock, api, start };
  }

  it("keep their number, whatever later records say", async () => {
    const [first] = await rememberMatches(opened.database, [match("a-b")], 1);
    const again = await rememberMatches(opened.database, [match("c-d"), match("a-b", { status: "live" })], 2);
    expect(again.map(({ match: { slug } }) => slug)).toEqual(["c-d", "a-b"]);
    expect(again[1]?.id).toBe(first?.id);
    expect(again[1]?.match.status).toBe("live");
    expect(again[0]?.id).not.toBe(first?.id);
  });

  it("are not made poorer by a poorer record", async () => {
    const rich = match("a-b", { home: team({ ru: "Альфа", en: "Alpha" }), league: cup, id: 7 });
    const poor = match("a-b", { home: team({ ru: "Альфа" }), startsAt: null, status: "unknown", sport: null });
    await rememberMatches(opened.database, [rich], 1);
    const [kept] = await rememberMatches(opened.database, [poor], 2);
    expect(kept?.match).toEqual({ ...rich, away: team({ en: "b" }) });
    expect((await matchesById(opened.database, [kept?.id ?? 0])).get(kept?.id ?? 0)).toEqual(kept?.match);
  });

  it("take the names of the team that took a place", async () => {
    const slot = { id: null, slug: "winner-3", names: { ru: "Победитель 3", en: "Winner 3" } };
    const real = { id: null, slug: "omega", names: { ru: "Омега" } };
    await rememberMatches(opened.database, [match("a-b", { home: slot })], 1);
    const [kept] = await rememberMatches(opened.database, [match("a-b", { home: real })], 2);
    expect(kept?.match.home).toEqual(real);
  });

  it("are others under another number of the source's with other teams; the list and searches have the new one only", async () => {
    const { start } = set();
    const index = await start();
    const named = (id: number, name: string) => ({ id, slug: name, names: { en: name } });
    const sides = { home: named(1, "omega"), away: named(2, "sigma") };
    const [old] = await index.remember([match("a-b", { id: 7, ...sides })]);
    const [fresh] = await index.remember([match("a-b", { id: 8, home: named(3, "kappa"), away: named(4, "theta") })]);
    expect(fresh?.id).not.toBe(old?.id);
    for (const known of [index, await start()]) {
      expect(known.list().map(({ id }) => id)).toEqual([fresh?.id]);
      expect([known.bySlug("a-b")?.id, known.search("omega", { limit: 9 })]).toEqual([fresh?.id, []]);
      expect((await known.byId(old?.id ?? 0))?.match.home.names["en"]).toBe("omega");
    }
  });

  it("given twice at once are one", async () => {
    const known = await rememberMatches(opened.database, [match("a-b"), match("a-b", { status: "live" })], 1);
    expect(known.map(({ match: { status } }) => status)).toEqual(["live"]);
    expect(await opened.database.selectFrom("matches").select("slug").execute()).toEqual([{ slug: "a-b" }]);
  });

  it("are kept by the hundred, and by two at the same time", async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => match(`team${n}-other`));
    const [first, second] = await Promise.all([1, 2].map((now) => rememberMatches(opened.database, many, now)));
    expect(first).toHaveLength(1_200);
    expect(second?.map(({ id }) => id)).toEqual(first?.map(({ id }) => id));
  });

  it("are listed soonest first, without those that are over", async () => {
    const { api, start } = set();
    api.matches = [
      match("late-x", { startsAt: noon + 5 * hour }),
      match("soon-x", { startsAt: noon + hour }),
      match("unknown-x", { startsAt: null }),
      match("done-x", { startsAt: noon - 3 * hour, status: "finished" }),
      match("forgotten-x", { startsAt: noon - 7 * hour }),
      match("running-x", { startsAt: noon - 7 * hour, status: "live" }),
    ];
    const index = await start();
    await index.refresh();
    const slugs = (matches: readonly { match: Match }[]) => matches.map((known) => known.match.slug);
    expect(slugs(index.list())).toEqual(["running-x", "soon-x", "late-x", "unknown-x"]);
    expect(slugs(index.list({ status: "live" }))).toEqual(["running-x"]);
    expect(slugs(index.list({ status: "finished" }))).toEqual(["done-x"]);
    expect(slugs(index.list({ day: { from: noon, to: noon + 2 * hour } }))).toEqual(["soon-x"]);
  });

  it("are listed by sport, and by league under its slug or any of its names", async () => {
    const { api, start } = set();
    api.matches = [match("a-b", { league: cup }), match("c-d", { sport: "tennis" })];
    const index = await start();
    await index.refresh();
    expect(index.list({ sport: "tennis" }).map((known) => known.match.slug)).toEqual(["c-d"]);
    for (const league of ["river-cup", "River Cup", "Речной кубок"]) expect(index.list({ league })).toHaveLength(1);
    expect(index.list({ league: "Sea Cup" })).toEqual([]);
  });

  it("are found again after a restart, without asking the API", async () => {
    const { api, start } = set();
    api.matches = [match("a-b")];
    const before = await start();
    await before.refresh();
    const asked = api.asked.length;
    const after = await start();
    expect(after.list()).toEqual(before.list());
    expect(after.bySlug("a-b")).toEqual(before.bySlug("a-b"));
    expect(after.search("a", { limit: 5 })).toHaveLength(1);
    expect(api.asked.length).toBe(asked);
  });

  it("leave the memory a day after their start, but never lose their number", async () => {
    const { api, clock, start } = set();
    api.matches = [match("a-b", { startsAt: noon })];
    const index = await start();
    await index.refresh();
    const id = index.bySlug("a-b")?.id ?? 0;
    api.matches = [match("c-d", { startsAt: noon + 30 * hour })];
    await clock.advance(25 * hour);
    await index.refresh();
    expect(index.bySlug("a-b")).toBeNull();
    expect(index.list().map((known) => known.match.slug)).toEqual(["c-d"]);
    expect((await index.byId(id))?.match.slug).toBe("a-b");
    expect((await index.everBySlug("a-b"))?.id).toBe(id);
    expect(await index.byId(id + 1_000)).toBeNull();
  });

  it("that fit words equally well come soonest first, whatever else they are called", async () => {
    const { api, start } = set();
    const named = (name: string) => team({ en: name });
    api.matches = [
      match("late-x", { home: named("Marisol Bay United"), away: named("City"), startsAt: noon + 9 * hour }),
      match("soon-x", {
        home: named("Old Port Alder Athletic Wanderers"),
        away: named("Marisol Bay United"),
        startsAt: noon + hour,
      }),
      match("near-x", { home: named("Marisola Bayer Unitedd"), away: named("City"), startsAt: noon }),
      match("over-x", { home: named("Marisol Bay United"), away: named("City"), startsAt: noon - hour, status: "finished" }),
    ];
    const index = await start();
    await index.refresh();
    const found = index.search("marisol bay united", { limit: 9 }).map(({ known }) => known.match.slug);
    expect(found).toEqual(["soon-x", "late-x", "near-x", "over-x"]);
  });

  it("that fit words better come first: as they are, then begun, then mistyped, a team before a league", async () => {
    const index = await set().start();
    const league = { ...cup, slug: "arena-cup", names: { en: "Arena Cup" } };
    await index.remember([
      match("typo", { home: team({ en: "Brena" }), startsAt: noon + hour }),
      match("begun", { home: team({ en: "Arenal" }), startsAt: noon + 2 * hour }),
      match("league", { home: team({ en: "Harbour" }), league, startsAt: noon + 3 * hour }),
      match("later", { home: team({ en: "Arena" }), startsAt: noon + 5 * hour }),
      match("sooner", { home: team({ en: "Arena of the Southern Harbour" }), startsAt: noon + 4 * hour }),
    ]);
    const found = index.search("arena", { limit: 9 }).map(({ known }) => known.match.slug);
    expect(found).toEqual(["sooner", "later", "league", "begun", "typo"]);
  });

  it("are fetched page by page, and not again while the answers are fresh", async () => {
    const { api, clock, start } = set({ pageSize: 2 });
    api.matches = [match("a-b"), match("c-d"), match("e-f"), match("g-h"), match("i-j")];
    const index = await start();
    await Promise.all([index.refresh(), index.refresh()]);
    expect(index.list()).toHaveLength(5);
    expect(api.asked).toEqual(["{}", '{"page":2}', '{"page":3}']);
    await index.refresh();
    expect(api.asked).toHaveLength(3);
    await clock.advance(2 * 60_000);
    expect(await index.refresh()).toEqual({ fetchedAt: clock.now(), failure: null });
    expect(api.asked).toHaveLength(6);
  });

  it("tell when their odds were refreshed, and keep nothing of it", async () => {
    const { api, clock } = set();
    const told: [number, number][] = [];
    const onRefreshed = (id: number, at: number) => void told.push([id, at]);
    const index = await createMatchIndex({ database: opened.database, api: api.list, clock, log: silentLog, onRefreshed });
    api.matches = [match("a-b", { oddsRefreshedAt: noon - 1_000 }), match("c-d")];
    await index.refresh();
    const [known] = index.list();
    expect(told).toEqual([[known?.id, noon - 1_000]]);
    expect(known?.match).toEqual(match("a-b"));
    expect(JSON.stringify([...(await matchesById(opened.database, [known?.id ?? 0])).values()])).not.toContain("oddsRefreshed");
  });

  it("are fetched once where the service ignores the page, or does not say how many there are", async () => {
    for (const oddity of [{ ignoresPage: true }, { showsTotal: false }]) {
      const { api, start } = set({ pageSize: 2 });
      Object.assign(api, oddity, { matches: [match("a-b"), match("c-d"), match("e-f")] });
      await (await start()).refresh();
      expect(api.asked.length).toBeLessThanOrEqual(3);
    }
  });

  it("are asked for by status where the whole list is too long", async () => {
    const { api, start } = set({ pageSize: 2 });
    const past = Array.from({ length: 2 * pageCap + 1 }, (_, n) => match(`old${n}-x`, { status: "finished" }));
    api.matches = [...past, match("a-b"), match("c-d"), match("e-f"), match("g-h", { status: "live" })];
    const index = await start();
    await index.refresh();
    expect(index.list()).toHaveLength(4);
    expect(api.asked.length).toBeLessThanOrEqual(5);

    const strict = set({ pageSize: 2 });
    Object.assign(strict.api, { matches: api.matches, knownStatuses: ["scheduled"] });
    await (await strict.start()).refresh();
  });

  it("are shown at once while any is known, and brought up to date behind, in the poller's lane", async () => {
    const { api, clock, start } = set();
    api.matches = [match("a-b")];
    const index = await start();
    await index.ready();
    expect(index.list()).toHaveLength(1);
    expect(api.lanes).toEqual(["person"]);
    await clock.advance(10 * 60_000);
    api.matches = [match("a-b"), match("c-d")];
    const answers = api.holdAnswers();
    await index.ready();
    expect(index.list()).toHaveLength(1);
    expect(api.lanes).toEqual(["person", "poller"]);
    answers.release();
    await index.refresh();
    expect(index.list()).toHaveLength(2);
  });

  it("are waited for while none is known, and in vain while the API is in trouble", async () => {
    const { api, start } = set();
    const index = await start();
    api.trouble = new ApiUnreachable("timeout");
    await expect(index.ready()).rejects.toThrow(ApiUnreachable);
    Object.assign(api, { trouble: null, matches: [match("a-b")] });
    const answers = api.holdAnswers();
    const ready = index.ready();
    const first = await Promise.race([ready.then(() => "ready"), new Promise((resolve) => setImmediate(resolve, "waiting"))]);
    expect(first).toBe("waiting");
    answers.release();
    await ready;
    expect(index.list()).toHaveLength(1);
  });

  it("are waited for where a single one was asked for before any list came", async () => {
    const { api, start } = set();
    const index = await start();
    await index.remember([match("a-b")]);
    api.matches = [match("a-b"), match("c-d")];
    await index.ready();
    expect(index.list()).toHaveLength(2);
    expect(api.lanes).toEqual(["person"]);
  });

  it("are still listed while the API is in trouble, and only then in vain when none is known", async () => {
    const { api, clock, start } = set();
    api.trouble = new ApiUnreachable("timeout");
    const index = await start();
    await expect(index.refresh()).rejects.toThrow(ApiUnreachable);
    api.trouble = null;
    api.matches = [match("a-b")];
    await index.refresh();
    const fetchedAt = clock.now();
    await clock.advance(10 * 60_000);
    api.trouble = new ApiBusy(1_000);
    expect(await index.refresh()).toEqual({ fetchedAt, failure: "busy" });
    expect(index.list()).toHaveLength(1);
  });
});

describe("a list of matches that does not come", () => {
  it.each([
    [new ApiUnreachable("spent"), { error: "ApiUnreachable", reason: expect.any(String) }],
    [new TypeError("a bug"), { error: "TypeError", reason: "a bug", stack: expect.stringContaining("TypeError") }],
  ])("is in the log with its cause, and where it came from only where that is a bug: %s", async (error, fields) => {
    const stopping = new AbortController();
    const clock = createFakeClock(noon);
    const logged: object[] = [];
    const log: Log = { ...silentLog, warn: (found) => void logged.push(found) };
    const index = { refresh: () => Promise.reject(error), settle: async () => stopping.abort() };
    await keepIndex({ index, clock, log, onListed: () => undefined }, stopping.signal);
    expect(logged).toEqual([fields]);
  });
});
