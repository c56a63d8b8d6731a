import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOddsApi, type OddsApiClient, type OddsApiOptions } from "../../src/api/client.ts";
import { createDefinitions } from "../../src/api/definitions.ts";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../../src/api/errors.ts";
import { type Log, silentLog } from "../../src/log.ts";
import { quickened } from "../../src/odds/rhythm.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import type { Database } from "../../src/storage/database.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import { engines } from "../databases.ts";
import { fixedByTest, testDefinition } from "./definition.ts";
import { answering, serve, type TestServer } from "./servers.ts";

const minute = 60_000;
const hour = 60 * minute;

const bookmakers = { success: true, data: [{ id: 1, name: "Alpha", slug: "alpha" }] };
const odds = {
  success: true,
  data: [
    {
      bookmaker: "Alpha",
      market: "1x2",
      outcomes: [
        { name: "home", price: 2.1 },
        { name: "draw", price: 3.4 },
        { name: "away", price: 3.6 },
      ],
    },
  ],
};

function match(slug: string, startsAt: number, status = "scheduled") {
  return {
    id: 7,
    slug,
    home_team: { name_ru: "Волки" },
    away_team: { name_ru: "Совы" },
    scheduled_at: new Date(startsAt).toISOString(),
    status,
  };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const refusing =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end("no");

/** An answer that the test gives when it likes. */
function held(): { handler: Handler; release(): void } {
  const waiting: (() => void)[] = [];
  let open = false;
  return {
    handler(request, response) {
      const answer = () => answering(bookmakers)(request, response);
      if (open) answer();
      else waiting.push(answer);
    },
    release() {
      open = true;
      for (const answer of waiting.splice(0)) answer();
    },
  };
}

/** Real work (HTTP, database) goes on until this holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => expect.unreachable("should have been rejected"),
    (error: unknown) => error,
  );
}

describe.each(engines)("the odds API's client on $name", ({ name, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let database: Database;
  let clock: FakeClock;
  let server: TestServer;
  let answer: Handler;
  let clients: OddsApiClient[];

  beforeEach(async () => {
    opened = await open();
    database = opened.database;
    clock = createFakeClock();
    answer = answering(bookmakers);
    server = await serve((request, response) => answer(request, response));
    clients = [];
    await rested();
  });
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    await opened.close();
  });

  /** The budget's burst is there, as after a quiet minute. */
  async function rested(): Promise<void> {
    const long = clock.now() - hour;
    const row = { tat: long, rate: 92, blocked_until: 0, updated_at: long };
    await database.deleteFrom("api_budget").execute();
    await database
      .insertInto("api_budget")
      .values([
        { id: "requests", ...row },
        { id: "people", ...row },
      ])
      .execute();
  }

  function connect(more: Partial<OddsApiOptions> = {}): OddsApiClient {
    const options = {
      baseUrl: server.baseUrl,
      version: "1",
      fixed: fixedByTest,
      database,
      clock,
      log: silentLog,
      random: () => 0.5,
      ...more,
    };
    const client = createOddsApi(options);
    clients.push(client);
    return client;
  }

  it("asks once and answers from memory afterwards, without the database", async () => {
    const client = connect();
    const first = await client.bookmakers();
    expect(first).toMatchObject({ value: [{ name: "Alpha", slug: "alpha" }], fetchedAt: clock.now(), failure: null });
    await database.destroy();
    expect(await client.bookmakers()).toEqual(first);
    expect((await client.bookmakers()).value).toBe(first.value);
    expect(server.asked).toEqual(["GET /api/v1/bookmakers?per_page=100"]);
    ({ database } = opened = await open());
  });

  it("lets many people ask the same in one request, and different things in several", async () => {
    const client = connect();
    const answers = await Promise.all([...Array.from({ length: 200 }, () => client.bookmakers()), client.bonuses()]);
    expect(answers).toHaveLength(201);
    expect(server.asked.toSorted()).toEqual(
      ["GET /api/v1/bonuses?per_page=100", "GET /api/v1/bookmakers?per_page=100"].toSorted(),
    );
  });

  it("answers a restarted program from the database while the API is down", async () => {
    const before = await connect().bookmakers();
    await server.close();
    expect(await connect().bookmakers()).toEqual(before);
    await clock.advance(7 * hour);
    expect(await connect().bookmakers()).toEqual({ ...before, failure: "unreachable" });
  });

  it("takes what another process fetched instead of asking again", async () => {
    const [one, two] = [connect(), connect()];
    await one.bookmakers();
    await clock.advance(7 * hour);
    await two.bookmakers();
    expect((await one.bookmakers()).fetchedAt).toBe(clock.now());
    expect(server.asked).toHaveLength(2);
  });

  // What follows does not depend on the engine.
  if (name !== "sqlite") return;

  it("keeps lists of matches for one refresh, and as short as live odds when one may be live", async () => {
    const client = connect();
    answer = answering({
      success: true,
      data: [match("wolves-owls", clock.now() + 5 * hour)],
      meta: { page: 1, per_page: 100, total: 1 },
    });
    const first = await client.matches();
    expect(first.value).toMatchObject({ total: 1, page: 1, items: [{ slug: "wolves-owls", home: { names: { ru: "Волки" } } }] });
    await clock.advance(14 * minute);
    await client.matches();
    expect(server.asked).toHaveLength(1);
    await clock.advance(2 * minute);
    answer = answering({ success: true, data: [match("wolves-owls", clock.now() - hour, "live")] });
    await client.matches();
    await clock.advance(4 * minute);
    await client.matches();
    expect(server.asked).toHaveLength(2);
    await clock.advance(2 * minute);
    await client.matches();
    expect(server.asked).toHaveLength(3);
  });

  it("keeps what hardly changes for six hours, to the millisecond, and nothing from a time that is yet to come", async () => {
    const client = connect();
    const asksAfter = async (ms: number) => {
      const before = server.asked.length;
      await clock.advance(ms);
      await client.bookmakers();
      return server.asked.length - before;
    };
    expect([await asksAfter(0), await asksAfter(6 * hour - 1), await asksAfter(1)]).toEqual([1, 0, 1]);
    // The clock was set back.
    const behind = connect({ clock: { ...clock, now: () => clock.now() - 1 } });
    await behind.bookmakers();
    expect(server.asked).toHaveLength(3);
  });

  it.each([400, 402, 404, 405, 410, 451, 499])(
    "forgets what it has where the API answers %i: it is so for good",
    async (status) => {
      const client = connect();
      await client.bookmakers();
      await clock.advance(7 * hour);
      answer = refusing(status);
      expect(await failureOf(client.bookmakers())).toMatchObject({ name: "ApiRefused", status });
      await clock.advance(2 * minute);
      answer = refusing(500);
      expect(await failureOf(client.bookmakers())).toMatchObject({ name: "ApiRefused", status: 500 });
    },
  );

  it.each([401, 403, 407, 408, 425, 500, 599])(
    "keeps what it has where the API answers %i: that speaks of us, or passes",
    async (status) => {
      const client = connect();
      const first = await client.bookmakers();
      await clock.advance(7 * hour);
      answer = refusing(status);
      expect(await client.bookmakers()).toEqual({ ...first, failure: "refused" });
      await clock.advance(10 * minute);
      answer = answering(bookmakers);
      expect(await client.bookmakers()).toMatchObject({ failure: null, fetchedAt: clock.now() });
    },
  );

  it("does not hide a fault of its own behind an older answer", async () => {
    let isBroken = false;
    const random = () => {
      if (isBroken) throw new Error("a bug");
      return 0.5;
    };
    const client = connect({ random });
    await client.bookmakers();
    await clock.advance(7 * hour);
    [answer, isBroken] = [refusing(500), true];
    expect(await failureOf(client.bookmakers())).toMatchObject({ message: "a bug" });
  });

  it("turns a person away after two and a half seconds", async () => {
    const client = connect();
    answer = answering(odds);
    let turnedAwayAt = 0;
    const from = clock.now();
    const flood = Array.from({ length: 12 }, (_, index) =>
      client.odds(`m${index}`).catch(() => {
        turnedAwayAt = clock.now();
      }),
    );
    await until(() => server.asked.length === 5);
    while (turnedAwayAt === 0) await clock.advance(100);
    expect(turnedAwayAt - from).toBe(2_500);
    await clock.advance(minute);
    await Promise.all(flood);
  });

  it("shortens what it keeps as the sandbox quickens", async () => {
    const client = connect({ rhythm: quickened(documentedRhythm, 60) });
    answer = answering({ success: true, data: [match("a-b", clock.now() + hour)] });
    await client.matches();
    await clock.advance(16_000);
    await client.matches();
    expect(server.asked).toHaveLength(2);
  });

  it("asks for a page only from the second on, and for a league by the name that the definition says", async () => {
    const { matches, ...others } = testDefinition.asks;
    const named = { ...matches, params: { league_slug: "{league}" } } as typeof matches & object;
    const client = connect({ fixed: { definition: { ...testDefinition, asks: { ...others, matches: named } }, from: "file" } });
    answer = answering({ success: true, data: [match("a-b", clock.now() + hour)] });
    await client.matches({ sport: "football", league: "top", page: 1 });
    const second = await client.matches({ page: 2 });
    expect(second.value.page).toBe(2);
    expect(server.asked).toEqual([
      "GET /api/v1/matches?sport=football&league_slug=top&per_page=100",
      "GET /api/v1/matches?page=2&per_page=100",
    ]);
  });

  it.each([400, 422])("asks without a page size where the API answers %i to it, and remembers that", async (status) => {
    const client = connect();
    answer = (request, response) =>
      (request.url?.includes("per_page") ? refusing(status) : answering(bookmakers))(request, response);
    expect((await client.bookmakers()).value).toHaveLength(1);
    await clock.advance(7 * hour);
    await client.bookmakers();
    expect(server.asked.map((line) => line.includes("per_page"))).toEqual([true, false, false]);
  });

  it.each([400, 422])("goes on asking with a page size where the API answers %i without one too", async (status) => {
    const client = connect();
    answer = (request, response) =>
      (request.url?.includes("league") ? refusing(status) : answering({ success: true, data: [] }))(request, response);
    await failureOf(client.matches({ league: "none" }));
    await client.matches({ sport: "football" });
    expect(server.asked.map((line) => line.includes("per_page"))).toEqual([true, false, true]);
  });

  it("asks whether anything changed, and counts a no as fresh", async () => {
    const client = connect();
    const validators: unknown[] = [];
    answer = (request, response) => {
      validators.push(request.headers["if-none-match"]);
      if (request.headers["if-none-match"] === '"one"') refusing(304)(request, response);
      else answering(bookmakers, { etag: '"one"' })(request, response);
    };
    const first = await client.bookmakers();
    await clock.advance(7 * hour);
    expect(await client.bookmakers()).toEqual({ value: first.value, fetchedAt: clock.now(), failure: null });
    await clock.advance(hour);
    await client.bookmakers();
    expect(validators).toEqual([undefined, '"one"']);
  });

  it.each([
    [200, null],
    [299, null],
    [300, { name: "ApiUnreachable", reason: "redirected" }],
    [304, { name: "ApiUnreachable", reason: "broken" }],
  ])("takes an answer of %i only where it is one to what was asked", async (status, failure) => {
    answer = (_request, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(status === 304 ? "" : JSON.stringify(bookmakers));
    const asked = connect().bookmakers();
    if (failure === null) expect((await asked).value).toHaveLength(1);
    else expect(await failureOf(asked)).toMatchObject(failure);
  });

  it("always asks for odds, and understands that they did not change", async () => {
    const client = connect();
    const modified = new Date(clock.now() - 5 * minute).toUTCString();
    answer = (request, response) =>
      request.headers["if-modified-since"] === modified
        ? refusing(304)(request, response)
        : answering(odds, { "last-modified": modified, date: new Date(clock.now()).toUTCString() })(request, response);
    const first = await client.odds("wolves-owls");
    expect(first.value.quotes).toMatchObject([
      { bookmaker: "Alpha", market: "winner", selection: "home", price: 2.1 },
      { selection: "draw", price: 3.4 },
      { selection: "away", price: 3.6 },
    ]);
    expect(first.value.refreshedAt).toBe(Date.parse(modified));
    await clock.advance(1_000);
    expect(await client.odds("wolves-owls")).toEqual({ ...first, fetchedAt: clock.now() });
    expect(server.asked).toEqual(Array(2).fill("GET /api/v1/matches/wolves-owls/odds"));
  });

  it("knows whose price it is when outcomes are named by team, also after a restart", async () => {
    answer = answering({ success: true, data: match("wolves-owls", clock.now() + hour) });
    await connect().match("wolves-owls");
    const outcomes = ["Волки", "Draw", "Совы"].map((name, index) => ({ name, price: [2.1, 3.4, 3.6][index] }));
    answer = answering({ success: true, data: [{ bookmaker: "Alpha", market: "1x2", outcomes }] });
    const { value } = await connect().odds("wolves-owls");
    expect(value.quotes.map((quote) => quote.selection)).toEqual(["home", "draw", "away"]);
  });

  it("never passes old odds off as an answer", async () => {
    const client = connect();
    answer = answering(odds, { etag: '"one"' });
    await client.odds("wolves-owls");
    answer = refusing(500);
    expect(await failureOf(client.odds("wolves-owls"))).toMatchObject({ name: "ApiRefused", status: 500 });
  });

  it("asks an unknown slug once a minute at most", async () => {
    const client = connect();
    answer = refusing(404);
    for (let time = 0; time < 3; time++) {
      expect(await failureOf(client.match("nobody-nowhere"))).toMatchObject({ name: "ApiRefused", status: 404 });
      await clock.advance(10_000);
    }
    expect(server.asked).toHaveLength(1);
    await clock.advance(minute);
    await failureOf(client.match("nobody-nowhere"));
    expect(server.asked).toHaveLength(2);
  });

  it("forgets a match that the API no longer knows", async () => {
    const client = connect();
    answer = answering({ success: true, data: match("wolves-owls", clock.now() + hour) });
    expect((await client.match("wolves-owls")).value.slug).toBe("wolves-owls");
    await clock.advance(hour);
    answer = refusing(404);
    expect(await failureOf(client.match("wolves-owls"))).toMatchObject({ status: 404 });
    expect(await database.selectFrom("api_cache").select("key").execute()).toEqual([]);
  });

  it.each([
    ["a path upwards", "../../admin"],
    ["an escaped path", "%2e%2e%2f"],
    ["a query", "a?x="],
    ["a fragment", "a#b"],
    ["a slash", "a/b"],
    ["another header", "a\r\nHost:"],
    ["NUL", "a\0"],
    ["5,000 letters", "x".repeat(5_000)],
    ["a picture", "⚽"],
    ["text that turns around", "\u202Eabc"],
    ["nothing", ""],
  ])("sends nothing for a slug that is %s", async (_what, slug) => {
    const client = connect();
    for (const asked of [client.match(slug), client.odds(slug), client.history(slug), client.fighter(slug)]) {
      expect(await failureOf(asked)).toMatchObject({ name: "ApiRefused", status: 404 });
    }
    expect(server.asked).toEqual([]);
    expect(client.pace()).toBeNull();
  });

  it("sends nothing for a filter that is too long to mean anything", async () => {
    expect(await failureOf(connect().matches({ sport: "x".repeat(101) }))).toBeInstanceOf(ApiRefused);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ["refused", refusing(500)],
    ["refused", refusing(403)],
    ["unreachable", ((_request, response) => response.destroy()) as Handler],
    ["unreachable", ((_request, response) => response.end("<html>")) as Handler],
    ["unreachable", refusing(302, { location: "http://169.254.169.254/" })],
    ["misfit", answering(42)],
  ] as const)("answers with what it has (%s), or says why it has nothing", async (failure, trouble) => {
    const client = connect();
    const first = await client.bookmakers();
    await clock.advance(7 * hour);
    answer = trouble;
    expect(await client.bookmakers()).toEqual({ ...first, failure });
    const error = await failureOf(client.bonuses());
    expect(error).toBeInstanceOf(failure === "refused" ? ApiRefused : ApiUnreachable);
    expect(Object.keys(error as object).toSorted()).toEqual(
      ["name", failure === "refused" ? "status" : "reason", "retryAfterMs"].toSorted(),
    );
  });

  it("leaves an API alone that fails, and is back within a minute when it is", async () => {
    const client = connect();
    const times: number[] = [];
    answer = (request, response) => {
      times.push(clock.now());
      refusing(500)(request, response);
    };
    for (let second = 0; second < 600; second++) {
      await failureOf(client.odds(`match-${second}`, { lane: "poller" }));
      await clock.advance(1_000);
    }
    const resting = times.slice(5);
    expect(resting.length).toBeGreaterThan(5);
    for (const at of resting) expect(resting.filter((other) => other >= at && other < at + minute).length).toBeLessThanOrEqual(2);
    const ended = clock.now();
    answer = answering(odds);
    let good: unknown = null;
    while (!good) {
      good = await client.odds("match-1", { lane: "poller" }).catch(() => null);
      await clock.advance(1_000);
    }
    expect(clock.now() - ended).toBeLessThanOrEqual(minute);
  });

  it("asks a single question that fails less and less often", { tags: ["long"] }, async () => {
    const client = connect();
    answer = (request, response) => (request.url?.includes("bad") ? answering(42) : answering(odds))(request, response);
    for (let second = 0; second < 600; second += 4) {
      await client.odds("good");
      await failureOf(client.odds("bad"));
      await clock.advance(4_000);
    }
    const tries = server.asked.filter((line) => line.includes("bad")).length;
    expect(tries).toBeGreaterThanOrEqual(6);
    expect(tries).toBeLessThanOrEqual(9);
  });

  it("sends nothing before the time that a 429 names, and serves what it has meanwhile", async () => {
    const client = connect();
    const first = await client.bookmakers();
    await clock.advance(7 * hour);
    answer = refusing(429, { "retry-after": "30" });
    expect(await client.bookmakers()).toEqual({ ...first, failure: "busy", until: clock.now() + 30_000 });
    answer = answering(bookmakers);
    expect(await client.bookmakers()).toEqual({ ...first, failure: "busy", until: clock.now() + 30_000 });
    const busy = await failureOf(client.bonuses());
    expect(busy).toBeInstanceOf(ApiBusy);
    expect((busy as ApiBusy).retryAfterMs).toBeGreaterThan(29_000);
    const polled = client.odds("wolves-owls", { lane: "poller" }).catch(() => null);
    await clock.advance(29_000);
    expect(server.asked).toHaveLength(2);
    await clock.advance(5_000);
    await polled;
    expect(server.asked).toHaveLength(3);
    expect(client.pace()).toMatchObject({ rate: expect.closeTo(46.3, 0) });
  });

  it("takes a 503 that says until when as a 429, and any other one as a failure of this question", async () => {
    const client = connect();
    answer = refusing(503, { "retry-after": "30" });
    expect(await failureOf(client.bookmakers())).toBeInstanceOf(ApiRefused);
    answer = answering(bookmakers);
    expect(await failureOf(client.bonuses())).toBeInstanceOf(ApiBusy);
    await clock.advance(40_000);
    answer = refusing(503);
    expect(await failureOf(client.bookmakers())).toBeInstanceOf(Error);
    answer = answering(odds);
    expect((await client.odds("wolves-owls", { lane: "person" })).value.quotes).toHaveLength(3);
  });

  it("moves a poller's waiting request ahead when a person asks the same", async () => {
    const client = connect();
    answer = answering(odds);
    await Promise.all(["a", "b", "c"].map((slug) => client.odds(slug)));
    const polled = client.odds("wolves-owls", { lane: "poller" });
    await until(() => client.pace() !== null && clock.nextWake() !== null);
    expect(server.asked).toHaveLength(3);
    const person = await client.odds("wolves-owls");
    expect(await polled).toEqual(person);
    expect(server.asked).toHaveLength(4);
  });

  it("lets people who were turned away wait in their turn, as long as they were told", async () => {
    const client = connect();
    answer = answering(odds);
    const waits: { foreseenMs: number; tookMs: number }[] = [];
    const ask = async (slug: string) => {
      try {
        await client.odds(slug);
      } catch (error) {
        if (!(error instanceof ApiBusy)) throw error;
        const turnedAway = clock.now();
        await error.wait?.(new AbortController().signal);
        waits.push({ foreseenMs: error.retryAfterMs, tookMs: clock.now() - turnedAway });
      }
    };
    let open = true;
    // Two people each; the second of them may come when the first one waits already.
    const asked = Array.from({ length: 40 }, (_, person) => ask(`m${person % 20}`));
    void Promise.all(asked).finally(() => {
      open = false;
    });
    await until(() => server.asked.length === 5);
    while (open) await clock.advance(100);
    await Promise.all(asked);
    expect(server.asked).toHaveLength(20);
    expect(waits.length).toBeGreaterThan(16);
    expect(Math.max(...waits.map(({ foreseenMs }) => foreseenMs))).toBeGreaterThan(6_000);
    for (const { foreseenMs, tookMs } of waits) expect(tookMs).toBeLessThanOrEqual(foreseenMs + 2_000);
  });

  it("forgets the place of those who were turned away and do not wait", async () => {
    const client = connect();
    answer = answering(odds);
    const flood = Array.from({ length: 20 }, (_, index) => client.odds(`m${index}`).catch((error: unknown) => error));
    await until(() => server.asked.length === 5);
    await clock.advance(2_600);
    const busy = (await Promise.all(flood)).filter((end) => end instanceof ApiBusy);
    const leaving = new AbortController();
    const left = failureOf(Promise.resolve(busy[0]?.wait?.(leaving.signal)));
    leaving.abort();
    expect(await left).toMatchObject({ reason: "aborted" });
    const sent = server.asked.length;
    await clock.advance(20_000);
    expect(server.asked).toHaveLength(sent);
  });

  it("asks a person for patience only, and lets the poller wait on", async () => {
    const client = connect();
    answer = answering(odds);
    const flood = Array.from({ length: 40 }, (_, index) => client.odds(`m${index}`).catch((error: unknown) => error));
    await until(() => server.asked.length === 5);
    const polled = client.odds("m39", { lane: "poller" });
    await clock.advance(2_600);
    const ends = await Promise.all(flood);
    expect(ends.filter((end) => end instanceof ApiBusy).length).toBeGreaterThan(25);
    await clock.advance(10_000);
    expect((await polled).value.quotes).toHaveLength(3);
    expect(server.asked.length).toBeLessThan(15);
  });

  it("sends nothing for a request that nobody waits for any more", async () => {
    const client = connect();
    answer = answering(odds);
    await Promise.all(["a", "b", "c", "d", "e"].map((slug) => client.odds(slug)));
    const leaving = new AbortController();
    const polled = failureOf(client.odds("left", { lane: "poller", signal: leaving.signal }));
    await until(() => clock.nextWake() !== null);
    leaving.abort();
    expect(await polled).toMatchObject({ name: "ApiUnreachable", reason: "aborted" });
    await clock.advance(minute);
    expect(server.asked).toHaveLength(5);
  });

  it("does not let a slow API hold up a person who can have an older answer", async () => {
    const client = connect();
    const first = await client.bookmakers();
    await clock.advance(7 * hour);
    const { handler, release } = held();
    answer = handler;
    const asked = client.bookmakers();
    await until(() => server.asked.length === 2);
    await clock.advance(2_600);
    expect(await asked).toEqual({ ...first, failure: "unreachable" });
    release();
    await until(() => clock.nextWake() === null);
    const next = client.bookmakers();
    expect(await next).toMatchObject({ failure: null });
    expect(server.asked).toHaveLength(2);
  });

  it("ends what is under way when it is closed", async () => {
    const client = connect();
    const { handler } = held();
    answer = handler;
    const asked = failureOf(client.bookmakers());
    await until(() => server.asked.length === 1);
    await client.close();
    expect(await asked).toMatchObject({ name: "ApiUnreachable", reason: "aborted" });
    expect(await failureOf(client.bonuses())).toMatchObject({ reason: "aborted" });
  });

  it("counts what is left out of answers, and logs each thing once", async () => {
    const lines: string[] = [];
    const log: Log = { ...silentLog, info: (fields, text) => lines.push(JSON.stringify({ ...fields, text })) };
    const client = connect({ log });
    answer = answering({ ...odds, data: [...odds.data, { ...odds.data[0], outcomes: [{ name: "perhaps", price: 2 }] }] });
    for (let time = 0; time < 3; time++) {
      await client.odds("a-b");
      await clock.advance(minute);
    }
    expect(client.notes().filter(({ note }) => note.includes("perhaps"))).toMatchObject([{ endpoint: "boards", count: 3 }]);
    expect(lines.filter((line) => line.includes("perhaps"))).toHaveLength(1);
  });

  describe("an answer that is not what the definition says", () => {
    const renamed = { ...bookmakers, data: [{ id: 1, title: "Alpha", slug: "alpha" }] };

    it("is named by its path, told once an hour, and the last good answer stays", async () => {
      const errors: object[] = [];
      const client = connect({ log: { ...silentLog, error: (fields) => errors.push(fields) } });
      const first = await client.bookmakers();
      answer = answering(renamed);
      for (let asked = 0; asked < 3; asked++) {
        await clock.advance(7 * hour);
        expect(await client.bookmakers()).toEqual({ ...first, failure: "misfit" });
        expect(await client.bookmakers()).toEqual({ ...first, failure: "misfit" });
      }
      expect(errors).toHaveLength(3);
      expect(errors[0]).toEqual({ endpoint: "bookmakers", where: "row.name", why: "is in none of 1 entries" });
      expect(client.health()).toMatchObject([
        { endpoint: "bookmakers", failure: "misfit", misfit: expect.stringContaining("row.name") },
      ]);
    });

    it("comes to an error where nothing was kept, and is over with the next good one", async () => {
      const client = connect();
      answer = answering(renamed);
      expect(await failureOf(client.bookmakers())).toMatchObject({
        reason: "misfit",
        detail: expect.stringContaining("row.name"),
      });
      answer = answering(bookmakers);
      await clock.advance(hour);
      expect((await client.bookmakers()).failure).toBeNull();
      expect(client.health()).toMatchObject([{ failure: null, misfit: null }]);
    });

    it("is about another match than was asked for", async () => {
      const client = connect();
      answer = answering(match("owls-wolves", clock.now() + hour));
      expect(await failureOf(client.match("wolves-owls"))).toMatchObject({ reason: "misfit" });
    });
  });

  describe("a service that nobody has described", () => {
    it("is asked once whether it's there, and says so once", async () => {
      const errors: string[] = [];
      const client = connect({ fixed: null, log: { ...silentLog, error: (_fields, text) => errors.push(text) } });
      expect(await failureOf(client.bookmakers())).toMatchObject({ reason: "no_definition" });
      expect(await failureOf(client.odds("a-b"))).toMatchObject({ reason: "no_definition" });
      expect(server.asked).toHaveLength(1);
      expect(errors).toEqual(["could not find how to read the odds service yet: run npm run doctor"]);
      expect(client.health()).toMatchObject([
        { endpoint: "bookmakers", failure: "no_definition" },
        { endpoint: "boards", failure: "no_definition" },
      ]);
    });

    it("that isn't reached is said so, with the setting to look at", async () => {
      const errors: object[] = [];
      const log = { ...silentLog, error: (fields: object, text: string) => errors.push({ ...fields, text }) };
      const client = connect({ fixed: null, log, baseUrl: server.baseUrl.replace("http:", "https:") });
      await failureOf(client.bookmakers());
      await failureOf(client.odds("a-b"));
      expect(errors).toEqual([
        {
          endpoint: "bookmakers",
          reason: expect.stringMatching(/doesn't speak https \(.*\): look at ODDS_API_BASE_URL/),
          text: "could not reach the odds service, nor find how to read it yet: run npm run doctor",
        },
      ]);
    });

    it("is read from the moment that another process accepts a definition", async () => {
      const client = connect({ fixed: null });
      await failureOf(client.bookmakers());
      await createDefinitions({ fixed: null, source: server.baseUrl, database, clock }).accept(testDefinition);
      expect((await client.bookmakers()).value).toMatchObject([{ name: "Alpha" }]);
    });

    it.each([
      [
        "is read at the address of a mirror as it was at the earlier one",
        "https://odds.example",
        "https://mirror.example",
        "accepted",
      ],
      ["isn't read elsewhere as it was on this machine", "http://localhost:4242", "https://odds.example", undefined],
      ["isn't read on this machine as it was elsewhere", "https://odds.example", "http://127.0.0.1:4242", undefined],
    ])("%s", async (_how, earlier, present, from) => {
      const at = (source: string) => createDefinitions({ fixed: null, source, database, clock });
      await at(earlier).accept(testDefinition);
      expect((await at(present).current())?.from).toBe(from);
    });

    it("is read by the newer definition once its answers do not fit the older one", async () => {
      const accepting = createDefinitions({ fixed: null, source: server.baseUrl, database, clock });
      await accepting.accept(testDefinition);
      const client = connect({ fixed: null });
      await client.bookmakers();
      await clock.advance(7 * hour);
      answer = answering({ ...bookmakers, data: [{ id: 1, title: "Bravo", slug: "bravo" }] });
      const shape = { each: { row: "answer.data[]" }, fields: { name: "row.title", slug: "row.slug" } };
      const asks = { ...testDefinition.asks, bookmakers: { path: "/api/v1/bookmakers", shape } };
      await accepting.accept({ ...testDefinition, asks });
      expect(await client.bookmakers()).toMatchObject({ value: [{ name: "Bravo" }], failure: null });
    });
  });
});
