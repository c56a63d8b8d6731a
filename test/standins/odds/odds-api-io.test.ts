// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { type OddsApiIoOptions, type OddsApiIoStandIn, startOddsApiIo } from "./odds-api-io.ts";
import { dayMs, hourMs, type Match, minuteMs } from "./world.ts";

let clock: FakeClock;
let standIn: OddsApiIoStandIn;

async function open(options: Partial<OddsApiIoOptions> = {}): Promise<void> {
  await standIn?.stop();
  clock = createFakeClock();
  standIn = await startOddsApiIo({ clock, ...options });
}

beforeEach(() => open());
afterEach(() => standIn.stop());

interface Event {
  id: number;
  home: string;
  away: string;
  homeId: number;
  date: string;
  status: string;
  sport: { name: string; slug: string };
  league: { name: string; slug: string };
  scores?: { home: number | null; away: number | null };
  clock?: { minute: number };
  bookmakers: Record<string, { name: string; updatedAt?: string; odds: Record<string, string | number>[] }[]>;
}

async function ask<T = Event[]>(path: string, { key = standIn.key as string | null, method = "GET" } = {}) {
  const url = `${standIn.baseUrl}${path}${path.includes("?") ? "&" : "?"}`;
  const response = await fetch(key === null ? url : `${url}apiKey=${key}`, { method });
  const room = ["limit", "remaining", "reset"].map((name) => response.headers.get(`x-ratelimit-${name}`));
  return { status: response.status, room, body: (await response.json()) as T };
}

/** A match of the world, by when it begins: the next pending or live one of a league. */
function matchThat(phase: string, league = "epl"): Match {
  const now = clock.now();
  const near = standIn.world.matches({ from: now - 3 * dayMs, to: now + 5 * dayMs, now });
  const found = near.find((match) => match.league.key === league && standIn.world.stateOf(match, now).phase === phase);
  if (!found) throw new Error(`no ${phase} match`);
  return found;
}

/** `{id}` stands for the next match. */
const withId = (path: string) => path.replaceAll("{id}", `${matchThat("pending").id}`);

describe("what it answers and refuses", () => {
  it.each<[number, string]>([
    [200, "/sports"],
    [200, "/leagues?sport=football"],
    [200, "/leagues?sport=ice-hockey&all=true"],
    [200, "/bookmakers"],
    [200, "/bookmakers/selected"],
    [200, "/events?sport=football"],
    [
      200,
      "/events?sport=football&league=england-premier-league&status=pending,live&from=2026-08-15T00:00:00Z&to=2026-08-16T00:00:00.000Z&limit=2&skip=1",
    ],
    [200, "/events/search?query=ars"],
    [200, "/events/{id}"],
    [200, "/odds?eventId={id}&bookmakers=Bet365,Unibet"],
    [200, "/odds/multi?eventIds={id},{id}&bookmakers=Bet365"],
    [200, "/odds/updated?since=1786795200&bookmaker=Bet365&sport=football&markets=ML"],
    [200, "/value-bets?bookmaker=Bet365"],
    [200, "/participants?sport=football&search=leeds"],
    [400, "/leagues"],
    [400, "/leagues?sport=curling"],
    [400, "/events"],
    [400, "/events?sport=football&status=finished"],
    [400, "/events?sport=football&limit=0"],
    [400, "/events?sport=football&page=2"],
    [400, "/events?sport=football&from=yesterday"],
    [400, "/events/search?query=ar"],
    [400, "/odds?eventId={id}"],
    [400, "/odds?bookmakers=Bet365"],
    [400, "/odds?eventId={id}&bookmakers=Nobody"],
    [400, "/odds/multi?eventIds=1,2,3,4,5,6,7,8,9,10,11&bookmakers=Bet365"],
    [400, "/odds/updated?since=1786795200&bookmaker=Bet365&sport=football"],
    [400, "/odds/updated?since=1786795109&bookmaker=Bet365&sport=football&markets=ML"],
    [400, "/value-bets"],
    [403, "/odds?eventId={id}&bookmakers=Bet365,Pinnacle"],
    [403, "/events/live"],
    [403, "/historical/odds?eventId={id}&bookmakers=Bet365"],
    [404, "/odds/movements?eventId={id}&bookmaker=Bet365&market=ML"],
    [404, "/events/1"],
    [404, "/odds?eventId=1&bookmakers=Bet365"],
    [404, "/participants/1"],
    [404, "/nowhere"],
  ])("%i: %s, with the free plan", async (status, path) => {
    const { body, ...asked } = await ask<{ error: string }>(withId(path));
    expect(asked.status).toBe(status);
    expect(typeof body.error).toBe(status === 200 ? "undefined" : "string");
    // All but what a wrong key asks is counted.
    expect(asked.room[1]).toBe(status === 200 ? "99" : null);
    expect((await ask("/sports")).room[1]).toBe("98");
  });

  it.each<[number, string]>([
    [200, "/events/live?sport=football"],
    [200, "/odds?eventId={id}&bookmakers=Pinnacle,Betfair Exchange"],
    [200, "/odds/movements?eventId={id}&bookmaker=Bet365&market=ML"],
    [200, "/historical/events?sport=football&league=england-premier-league&from=2026-08-01T00:00:00Z&to=2026-08-15T00:00:00Z"],
    [400, "/historical/events?sport=football&league=england-premier-league&from=2026-07-01T00:00:00Z&to=2026-08-15T00:00:00Z"],
    [404, "/historical/odds?eventId={id}&bookmakers=Bet365"],
  ])("%i: %s, with a paid plan", async (status, path) => {
    await open({ plan: "paid" });
    expect((await ask(withId(path))).status).toBe(status);
  });

  it("a key that is missing, wrong or replaced", async () => {
    const { key } = standIn;
    standIn.acceptKey("another");
    for (const wrong of [null, "", "nonsense", key]) {
      expect(await ask("/sports", { key: wrong })).toEqual({
        status: 401,
        room: [null, null, null],
        body: { error: "Invalid API key" },
      });
    }
    expect((await ask("/sports")).room[1]).toBe("99");
  });

  it("books that are chosen on the account: two with the free plan, cleared once in 12 hours", async () => {
    const put = async (path: string) => (await ask(`/bookmakers/selected/${path}`, { method: "PUT" })).status;
    expect(await put("select?bookmakers=Pinnacle")).toBe(403);
    expect(await put("clear")).toBe(200);
    expect(await put("select?bookmakers=Pinnacle,Betano")).toBe(200);
    expect((await ask(withId("/odds?eventId={id}&bookmakers=Pinnacle"))).status).toBe(200);
    expect((await ask(withId("/odds?eventId={id}&bookmakers=Bet365"))).status).toBe(403);
    expect(await put("clear")).toBe(403);
    await clock.advance(12 * hourMs);
    expect(await put("clear")).toBe(200);
  });
});

describe("limits", () => {
  it("a hundred an hour, five hundred a day, and the headers of the narrower one", async () => {
    expect((await ask("/sports")).room).toEqual(["100", "99", "2026-08-15T13:00:00Z"]);
    for (let nth = 1; nth < 100; nth++) expect((await ask("/sports")).status).toBe(200);
    const full = ["100", "0", "2026-08-15T13:00:00Z"];
    expect(await ask("/sports")).toEqual({ status: 429, room: full, body: { error: "Rate limit exceeded" } });
    for (let hour = 0; hour < 4; hour++) {
      await clock.advance(hourMs);
      for (let nth = 0; nth < 100; nth++) standIn.spendElsewhere(1);
    }
    await clock.advance(hourMs);
    expect(await ask("/sports")).toMatchObject({ status: 429, room: ["500", "0", "2026-08-16T00:00:00Z"] });
    await clock.advance(Date.UTC(2026, 7, 16) - clock.now());
    expect((await ask("/sports")).room).toEqual(["100", "99", "2026-08-16T01:00:00Z"]);
  });

  it("five thousand an hour with a paid plan", async () => {
    await open({ plan: "paid" });
    expect((await ask("/sports")).room).toEqual(["5000", "4999", "2026-08-15T13:00:00Z"]);
  });

  it("of any hour where it counts so, with what it refuses on top where it counts that", async () => {
    await open({ perHour: 2, counting: "sliding", countsRefused: true });
    await clock.advance(40 * minuteMs);
    const statuses = [];
    for (const wait of [0, 10, 10, 40, 10, 60]) {
      await clock.advance(wait * minuteMs);
      statuses.push((await ask("/sports")).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429, 200]);
  });

  it("used up for the day, or busy", async () => {
    standIn.be("out-of-credits", { times: 1 });
    standIn.be("busy", { times: 1 });
    expect(await ask("/sports")).toMatchObject({ status: 429, room: ["500", "0", "2026-08-16T00:00:00Z"] });
    expect(await ask("/sports")).toMatchObject({ status: 429, room: ["100", "0", "2026-08-15T13:00:00Z"] });
  });
});

describe("its answers", () => {
  it("leagues with a country in front, those without events where all are asked for", async () => {
    const { body } = await ask<object[]>("/leagues?sport=football");
    expect(body).toContainEqual({
      name: "England - Premier League",
      slug: "england-premier-league",
      eventsCount: expect.any(Number),
    });
    const tennis = (await ask<{ slug: string }[]>("/leagues?sport=tennis")).body;
    expect(tennis.map(({ slug }) => slug)).toEqual(["challenger-buenos-aires-2-argentina"]);
  });

  it("events in pages, by status, participant and time, bare or in an envelope", async () => {
    const all = (await ask("/events?sport=football")).body;
    const page = async (skip: number) => (await ask(`/events?sport=football&limit=3&skip=${skip}`)).body;
    expect([...(await page(0)), ...(await page(3))]).toEqual(all.slice(0, 6));
    expect(await page(all.length)).toEqual([]);
    const [first] = all;
    const own = (await ask(`/events?sport=football&participantId=${first?.homeId}`)).body;
    expect(own.every(({ home, away }) => home === first?.home || away === first?.home)).toBe(true);
    for (const status of ["pending", "live", "settled"])
      for (const event of (await ask(`/events?sport=baseball&status=${status}`)).body) expect(event.status).toBe(status);
    await open({ envelope: true });
    expect((await ask<{ data: Event[] }>("/events?sport=football&limit=3")).body.data).toHaveLength(3);
  });

  it("scores and a clock of what is live, scores of what is settled, none of what was abandoned", async () => {
    const eventOf = async (match: Match) => (await ask<Event>(`/events/${match.id}`)).body;
    const live = matchThat("live");
    const gone = matchThat("pending");
    expect(await eventOf(live)).toMatchObject({
      status: "live",
      scores: { home: expect.any(Number) },
      clock: { minute: expect.any(Number) },
    });
    expect(await eventOf(gone)).not.toHaveProperty("scores");
    standIn.world.abandon(gone);
    expect(await eventOf(gone)).toMatchObject({ status: "settled", scores: { home: null, away: null } });
    await clock.advance(3 * hourMs);
    expect(await eventOf(live)).toMatchObject({
      status: "settled",
      scores: { home: standIn.world.stateOf(live, clock.now()).score.home },
    });
  });

  it("overtime beside the score at full time, which is level then", async () => {
    interface Overtime {
      scores: { home: number; away: number; periods: Record<string, { home: number; away: number }> };
    }
    await clock.advance(3 * dayMs);
    const all = (await ask<Overtime[]>("/events?sport=basketball&status=settled")).body.map(({ scores }) => scores);
    const longer = all.filter(({ periods }) => periods?.["ot"]);
    expect(longer.length).toBeGreaterThan(0);
    for (const { home, away, periods } of longer) {
      const { ft, ot } = periods;
      expect(ft?.home).toBe(ft?.away);
      expect([(ft?.home ?? 0) + (ot?.home ?? 0), (ft?.away ?? 0) + (ot?.away ?? 0)]).toEqual([home, away]);
    }
  });

  it("prices as texts and lines as numbers, of the books asked for", async () => {
    const { body } = await ask<Event>(withId("/odds?eventId={id}&bookmakers=Bet365"));
    expect(Object.keys(body.bookmakers)).toEqual(["Bet365"]);
    const [winner, spread, totals] = body.bookmakers["Bet365"] ?? [];
    const price = expect.stringMatching(/^\d+\.\d{3}$/);
    expect(winner).toEqual({ name: "ML", updatedAt: expect.any(String), odds: [{ home: price, draw: price, away: price }] });
    expect(spread).toMatchObject({ name: "Spread", odds: [{ hdp: expect.any(Number), home: price, away: price }, {}] });
    expect(totals).toMatchObject({ name: "Totals", odds: [{ hdp: expect.any(Number), over: price, under: price }, {}] });
  });

  it("no prices of what is far away, and of live matches with a paid plan alone", async () => {
    const live = matchThat("live");
    const far = standIn.world.matches({ from: clock.now() + 4.2 * dayMs, to: clock.now() + 5 * dayMs, now: clock.now() })[0];
    const question = `/odds/multi?eventIds=${live.id},${far?.id}&bookmakers=Bet365`;
    const empty = async () => (await ask(question)).body.map(({ bookmakers }) => Object.keys(bookmakers).length === 0);
    expect(await empty()).toEqual([true, true]);
    await open({ plan: "paid" });
    expect(await empty()).toEqual([false, true]);
  });

  it("an exchange with lay prices beside, without a time; a price of 1.00 and a link with spaces", async () => {
    await open({ plan: "paid" });
    const { body } = await ask<Event & { urls: Record<string, string> }>(
      withId("/odds?eventId={id}&bookmakers=Betfair Exchange,Snai IT"),
    );
    const [exchange] = body.bookmakers["Betfair Exchange"] ?? [];
    expect(exchange).not.toHaveProperty("updatedAt");
    expect(Object.keys(exchange?.odds[0] ?? {})).toEqual(
      expect.arrayContaining(["home", "layHome", "depthHome", "depthLayHome"]),
    );
    expect(JSON.stringify(body.bookmakers["Snai IT"])).toContain('"under":"1.00"');
    expect(body.urls["Snai IT"]).toContain(" ");
  });

  it("what has changed since, in the markets asked for", async () => {
    await clock.advance(hourMs);
    const since = (seconds: number) =>
      `/odds/updated?since=${clock.now() / 1_000 - seconds}&bookmaker=Bet365&sport=football&markets=ML`;
    const { body } = await ask(since(30));
    expect(body.length).toBeGreaterThan(0);
    expect((await ask(since(90))).body.length).toBeGreaterThan(body.length);
    for (const { bookmakers } of body) {
      expect(bookmakers["Bet365"]?.map(({ name }) => name)).toEqual(["ML"]);
      expect(Date.parse(bookmakers["Bet365"]?.[0]?.updatedAt ?? "")).toBeGreaterThanOrEqual(clock.now() - 30_000);
    }
  });

  it("value bets around and above a hundred, with the event where asked", async () => {
    interface ValueBet {
      betSide: string;
      expectedValue: number;
      bookmakerOdds: Record<string, string>;
      market: Record<string, string>;
      event?: object;
    }
    const { body } = await ask<ValueBet[]>("/value-bets?bookmaker=Unibet&includeEventDetails=true");
    const totals = body.find(({ market }) => market["name"] === "Totals");
    expect(totals?.bookmakerOdds["hdp"]).toBe(`${totals?.market["hdp"]}`);
    expect(typeof totals?.market["hdp"]).toBe("number");
    expect(body.some(({ expectedValue }) => expectedValue > 100)).toBe(true);
    for (const { betSide, expectedValue, bookmakerOdds, market, event } of body) {
      const worth = (100 * Number(bookmakerOdds[betSide])) / Number(market[betSide]);
      expect(Math.abs(worth - expectedValue)).toBeLessThan(1);
      expect(event).toMatchObject({ sport: expect.any(String), league: expect.stringContaining(" - ") });
    }
    expect((await ask<ValueBet[]>("/value-bets?bookmaker=Unibet")).body[0]).not.toHaveProperty("event");
  });

  it("how prices have moved, and those at the start of past matches", async () => {
    await open({ plan: "paid" });
    interface Movements {
      opening: { timestamp: number };
      latest: { timestamp: number };
      movements: object[];
    }
    const { body } = await ask<Movements>(withId("/odds/movements?eventId={id}&bookmaker=Bet365&market=ML"));
    expect(body.movements[0]).toEqual(body.opening);
    expect(body.movements.at(-1)).toEqual(body.latest);
    expect(body.latest.timestamp).toBeLessThanOrEqual(clock.now());
    const past = matchThat("ended", "mlb");
    const closing = (await ask<Event>(`/historical/odds?eventId=${past.id}&bookmakers=Bet365`)).body;
    expect(closing).toMatchObject({ status: "settled", scores: { home: expect.any(Number) } });
    expect(closing.bookmakers["Bet365"]?.[0]?.name).toBe("ML");
  });
});
