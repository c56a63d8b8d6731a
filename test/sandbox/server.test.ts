import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dialects } from "./dialects/catalog.ts";
import { type RunningSandbox, rows, runSandbox } from "./running.ts";

const isoUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

describe.each(["plain", "columns", "dictionary"] as const)("the documented interface in the %s dialect", (dialect) => {
  let running: RunningSandbox;
  beforeEach(async () => {
    running = await runSandbox({ dialect: dialects[dialect] });
  });
  afterEach(() => running.stop());

  it.each(["/matches", "/ml/predictions", "/ml/value-bets", "/fighters", "/teams", "/leagues", "/bookmakers", "/bonuses"])(
    "lists %s in the envelope",
    async (path) => {
      const { status, headers, json } = await running.get(`${path}?per_page=3&page=2`);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(json).toEqual({ success: true, data: expect.any(Array), meta: { page: 2, per_page: 3, total: expect.any(Number) } });
      expect(rows(json["data"])).toHaveLength(3);
    },
  );

  it("dates its answers by the clock of its world", async () => {
    const { headers } = await running.get("/leagues");
    expect(headers.get("date")).toBe(new Date(running.clock.now()).toUTCString());
  });

  it("shows matches with the documented fields", async () => {
    for (const match of await running.all("/matches")) {
      expect(match).toMatchObject({
        id: expect.any(Number),
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        home_team: { name_ru: expect.stringMatching(/[А-Яа-я]/) },
        away_team: { name_ru: expect.stringMatching(/[А-Яа-я]/) },
        scheduled_at: expect.stringMatching(isoUtc),
        status: expect.any(String),
      });
    }
  });

  it("filters matches by sport, league and status, together too", async () => {
    const all = await running.all("/matches");
    const hockey = await running.all("/matches?sport=ice-hockey");
    expect(hockey.length).toBeGreaterThan(20);
    expect(hockey.length).toBeLessThan(all.length);
    const scheduled = await running.all("/matches?status=scheduled");
    expect(scheduled.length).toBeGreaterThanOrEqual(60);
    expect(new Set(scheduled.map((match) => match["status"]))).toEqual(new Set(["scheduled"]));
    for (const match of scheduled) expect(Date.parse(String(match["scheduled_at"]))).toBeGreaterThan(running.clock.now());
    const bySlug = await running.all("/matches?league=polar-hockey-league&sport=ice-hockey&status=scheduled");
    expect(bySlug).toEqual(await running.all("/matches?league=5&status=scheduled"));
    expect(bySlug.length).toBeLessThan(hockey.length);
    expect(await running.all("/matches?sport=chess")).toEqual([]);
    expect(await running.all("/matches?sport=football&league=5")).toEqual([]);
  });

  it("has an answer about every match of the list", async () => {
    const [match] = await running.all("/matches?status=scheduled");
    const slug = String(match?.["slug"]);
    for (const path of [`/matches/${slug}`, `/matches/${slug}/odds`, `/odds/history/${slug}`]) {
      const { status, headers, text } = await running.get(path);
      expect(status).toBe(200);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
      expect(text.length).toBeGreaterThan(150);
    }
    expect((await running.get(`/matches/${slug}`)).text).toContain(String(match?.["home_team"]?.["name_ru"]));
  });

  it("shows the profile of every fighter of the list", async () => {
    const [fighter] = await running.all("/fighters");
    const { status, text } = await running.get(`/fighters/${String(fighter?.["slug"])}`);
    expect(status).toBe(200);
    expect(text).toContain(String(fighter?.["name_ru"]));
  });

  it.each(["/matches/no-such", "/matches/no-such/odds", "/odds/history/no-such", "/fighters/no-such", "/nothing"])(
    "answers 404 for %s",
    async (path) => {
      const { status, headers } = await running.get(path);
      expect(status).toBe(404);
      expect(headers.get("content-type")).toMatch(/^application\/json/);
    },
  );
});

describe("the service", () => {
  let running: RunningSandbox;
  afterEach(() => running.stop());

  it("says the same as another one of the same seed and time", async () => {
    running = await runSandbox({ seed: "twin", speed: 30 });
    const twin = await runSandbox({ seed: "twin", speed: 30 });
    try {
      await running.all("/matches");
      await running.get("/ml/value-bets");
      await running.clock.advance(3_600_000);
      await twin.clock.advance(3_600_000);
      const [match] = await running.all("/matches?status=scheduled");
      const slug = String(match?.["slug"]);
      for (const path of [
        "/matches",
        `/matches/${slug}/odds`,
        `/odds/history/${slug}`,
        "/ml/predictions",
        "/ml/value-bets",
        "/fighters",
      ]) {
        expect((await twin.get(path)).text).toBe((await running.get(path)).text);
      }
    } finally {
      await twin.stop();
    }
  });

  it("pages through a list without losing or repeating anything, and cuts per_page at 100", async () => {
    running = await runSandbox();
    const small: unknown[] = [];
    for (let page = 1; page <= 40; page++)
      small.push(...rows((await running.get(`/matches?per_page=10&page=${page}`)).json["data"]));
    expect(small).toEqual(await running.all("/matches"));
    expect((await running.get("/matches?per_page=5000")).json["meta"]).toMatchObject({ per_page: 100 });
    expect((await running.get("/matches?per_page=0&page=minus")).json["meta"]).toMatchObject({ page: 1, per_page: 20 });
    expect((await running.get("/matches?page=999")).json["data"]).toEqual([]);
  });

  it("says when odds were refreshed, keeps its validator until the next refresh and answers 304 to it", async () => {
    running = await runSandbox();
    const [match] = await running.all("/matches?status=scheduled&league=9");
    const path = `/matches/${String(match?.["slug"])}/odds`;
    const first = await running.get(path);
    const updatedAt = Date.parse(String(first.json["data"]?.["updated_at"]));
    expect(running.clock.now() - updatedAt).toBeGreaterThanOrEqual(0);
    expect(running.clock.now() - updatedAt).toBeLessThan(30 * 60_000);
    const etag = first.headers.get("etag") ?? "";
    const again = await running.get(path, { "if-none-match": `W/"other", ${etag}` });
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag]);
    await running.clock.advance(31 * 60_000);
    const later = await running.get(path, { "if-none-match": etag });
    expect(later.status).toBe(200);
    expect(Date.parse(String(later.json["data"]?.["updated_at"]))).toBeGreaterThan(updatedAt);
  });

  it("refuses what exceeds 100 requests in any 60 seconds, counts refusals, and says when to come back", async () => {
    running = await runSandbox({}, { limited: true });
    const statuses: number[] = [];
    for (let count = 0; count < 100; count++) {
      statuses.push((await running.get("/bookmakers?per_page=1")).status);
      await running.clock.advance(300);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await running.get("/bookmakers");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("31");
    expect(running.sandbox.knobs.statistics()).toMatchObject({
      requests: 101,
      refused: 1,
      mostInWindow: 101,
      byEndpoint: { bookmakers: 101 },
    });
    await running.clock.advance(30_000);
    // The refused one is in the window as well, so the first to leave only makes room for it.
    expect((await running.get("/bookmakers")).status).toBe(429);
    await running.clock.advance(1_000);
    expect((await running.get("/bookmakers")).status).toBe(200);
  });

  it("counts unknown paths and faulty calls towards the limit", async () => {
    running = await runSandbox({ rateLimitPerMinute: 2 });
    running.sandbox.knobs.fail({ kind: "status", status: 503 });
    expect((await running.get("/leagues")).status).toBe(503);
    expect((await running.get("/nothing")).status).toBe(404);
    expect((await running.get("/leagues")).status).toBe(429);
    expect(running.sandbox.knobs.statistics()).toMatchObject({
      refused: 1,
      byEndpoint: { leagues: 2, unknown: 1 },
      faults: { status: 1 },
    });
  });

  it("can stop and start again, on the same port, with its moves and figures", async () => {
    running = await runSandbox({ volatility: 0 });
    const { port } = new URL(running.url);
    const [match] = await running.all("/matches?status=scheduled");
    const path = `/matches/${String(match?.["slug"])}/odds`;
    running.sandbox.knobs.move({ slug: String(match?.["slug"]), selection: "home", points: 5 });
    const before = await running.get(path);
    await running.stop();
    await expect(running.get(path)).rejects.toThrow();
    await running.sandbox.start(Number(port), "127.0.0.1");
    expect((await running.get(path)).text).toBe(before.text);
    expect(running.sandbox.knobs.statistics().byEndpoint["odds"]).toBe(2);
  });
});
