// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { type PolymarketOptions, type PolymarketStandIn, startPolymarket } from "./polymarket.ts";
import { dayMs, hourMs, type Match } from "./world.ts";

let clock: FakeClock;
let standIn: PolymarketStandIn;

async function open(options: Partial<PolymarketOptions> = {}): Promise<void> {
  await standIn?.stop();
  clock = createFakeClock();
  standIn = await startPolymarket({ clock, ...options });
}

beforeEach(() => open());
afterEach(() => standIn.stop());

interface Event {
  id: string;
  slug: string;
  title: string;
  closed: boolean;
  gameId?: number;
  eventDate?: string;
  startTime?: string;
  teams?: { name: string; alias: string; ordering: string }[];
  markets: Market[];
}

interface Market {
  id: string;
  slug: string;
  closed: boolean;
  question: string;
  sportsMarketType?: string;
  groupItemTitle?: string;
  outcomes: string;
  outcomePrices: string;
  clobTokenIds: string;
  line?: number;
  bestBid?: number;
  bestAsk?: number;
  umaResolutionStatus?: string;
  gameStartTime: string;
}

async function ask<T = Event[]>(path: string, { host = "gamma" as "gamma" | "clob", body = null as string | null } = {}) {
  const url = `${host === "gamma" ? standIn.gammaUrl : standIn.clobUrl}${path}`;
  const response = await fetch(url, body === null ? {} : { method: "POST", body });
  return { status: response.status, body: (await response.json()) as T };
}

const gamesOf = async (tag: number, more = "") =>
  (await ask(`/events?tag_id=${tag}&limit=100&closed=false${more}`)).body.filter(({ gameId }) => gameId);

/** The next match of a league that has not begun. */
function nextOf(league: string): Match {
  const now = clock.now();
  const near = standIn.world.matches({ from: now, to: now + 3 * dayMs, now });
  const found = near.find((match) => match.league.key === league);
  if (!found) throw new Error("no match");
  return found;
}

const eventOf = async (match: Match) => (await ask<Event>(`/events/${match.id}`)).body;
const moneylineOf = ({ markets }: Event) => markets[0] as Market;
const tokenOf = (market: Market, side = 0) => (JSON.parse(market.clobTokenIds) as string[])[side] ?? "";

describe("what Gamma answers and refuses", () => {
  const game = () => `${nextOf("nba").id}`;
  it.each<[number, string]>([
    [200, "/events"],
    [200, "/events?tag_id=745&active=true&closed=false&limit=100&offset=0"],
    [200, "/events?series_id=10345"],
    [200, "/events?event_date=2026-08-15&tag_slug=mlb"],
    [200, "/events?slug=nba-champion-2027"],
    [200, "/events/{id}"],
    [200, "/events/slug/nba-champion-2027"],
    [200, "/markets?sports_market_types=moneyline&closed=false"],
    [200, "/markets/{id}0"],
    [200, "/public-search?q=knicks"],
    [200, "/sports"],
    [200, "/teams?league=nba"],
    [200, "/tags"],
    [200, "/series?slug=nba-2026"],
    [404, "/events/1"],
    [404, "/events/slug/nobody"],
    [404, "/markets/1"],
    [404, "/book?token_id=1"],
    [422, "/events/nobody"],
    [422, "/events?limit=101"],
    [422, "/events?limit=0"],
    [422, "/events?closed=no"],
    [422, "/events?tag_id=nba"],
    [422, "/events?event_date=15.08.2026"],
    [422, "/events?live=true"],
    [422, "/markets?sports_market_types=anything"],
    [422, "/public-search"],
    [422, "/events?apiKey=secret"],
  ])("%i: %s", async (status, path) => {
    const asked = await ask<{ type?: string; error?: string }>(path.replace("{id}", game()));
    expect(asked.status).toBe(status);
    const type = { 200: undefined, 404: "not found error", 422: "validation error" }[status];
    expect(asked.body.type).toBe(type);
  });
});

describe("what the CLOB answers and refuses", () => {
  it.each<[number, string, object | RegExp]>([
    [200, "/book?token_id={token}", { bids: expect.any(Array), asks: expect.any(Array), asset_id: expect.any(String) }],
    [200, "/midpoint?token_id={token}", { mid: expect.stringMatching(/^0\.\d+$/) }],
    [200, "/spread?token_id={token}", { spread: "0.02" }],
    [200, "/price?token_id={token}&side=BUY", { price: expect.any(String) }],
    [200, "/prices-history?market={token}&interval=1d&fidelity=60", { history: expect.any(Array) }],
    [400, "/book?token_id=abc", { error: "Invalid token id" }],
    [400, "/book", { error: "Invalid token id" }],
    [400, "/price?token_id={token}", { error: "Invalid side" }],
    [400, "/price?token_id={token}&side=buy", { error: "Invalid side" }],
    [400, "/prices-history?market={token}&interval=1y", { error: "Invalid interval" }],
    [404, "/book?token_id=12345", { error: "No orderbook exists for the requested token id" }],
    [404, "/events", { error: "not found" }],
  ])("%i: %s", async (status, path, body) => {
    const token = tokenOf(moneylineOf(await eventOf(nextOf("nba"))));
    expect(await ask(path.replace("{token}", token), { host: "clob" })).toMatchObject({ status, body });
  });

  it("several books at once", async () => {
    const market = moneylineOf(await eventOf(nextOf("nba")));
    const body = JSON.stringify([{ token_id: tokenOf(market) }, { token_id: tokenOf(market, 1) }]);
    const asked = await ask<{ asset_id: string }[]>("/books", { host: "clob", body });
    expect(asked.body.map(({ asset_id: id }) => id)).toEqual(JSON.parse(market.clobTokenIds));
    expect((await ask("/books", { host: "clob", body: "{" })).status).toBe(400);
  });

  it("is behind the same address where that is wanted", async () => {
    await open({ oneAddress: true });
    expect(standIn.clobUrl).toBe(standIn.gammaUrl);
    expect((await ask("/book?token_id=12345")).body).toEqual({ error: "No orderbook exists for the requested token id" });
  });
});

describe("limits", () => {
  it("lets what is too much wait, and refuses none of it for that", { tags: "long" }, async () => {
    const begin = clock.now();
    const answers: { status: number; after: number }[] = [];
    const all = Array.from({ length: 302 }, async () => {
      const { status } = await ask("/markets?limit=0");
      answers.push({ status, after: clock.now() - begin });
    });
    while (answers.length < 300 || clock.nextWake() === null) await new Promise((resolve) => setImmediate(resolve));
    expect((await ask("/sports")).status).toBe(200);
    await clock.advance(10_000);
    await Promise.all(all);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(answers.filter(({ after }) => after >= 10_000)).toHaveLength(2);
  });

  it("has no key that could be refused", () => {
    expect(standIn.key).toBe("");
    expect(() => standIn.be("key-refused")).toThrow();
  });

  it("is busy in its own words", async () => {
    standIn.be("busy");
    expect(await ask("/sports")).toEqual({ status: 429, body: { error: "Too Many Requests" } });
  });
});

describe("its events", () => {
  it("come in pages of twenty unless said otherwise, and have an end", async () => {
    const page = async (offset: number, limit = "") => (await ask(`/events?offset=${offset}${limit}`)).body.map(({ id }) => id);
    expect(await page(0)).toHaveLength(20);
    expect([...(await page(0)), ...(await page(20))]).toEqual(await page(0, "&limit=40"));
    expect(await page(900)).toEqual([]);
  });

  it("are futures as well as games under a tag; one tag has its games under its number alone", async () => {
    const { body } = await ask("/events?tag_id=745&limit=100");
    expect(body.filter(({ gameId }) => gameId === undefined).map(({ slug }) => slug)).toEqual(["nba-champion-2027"]);
    expect(body.length).toBeGreaterThan(2);
    expect((await ask("/events?tag_slug=nba&limit=100")).body).toHaveLength(1);
    expect((await ask("/events?tag_slug=mlb&limit=100")).body.length).toBeGreaterThan(2);
    expect((await ask("/events?tag_id=100639&limit=100")).body.every(({ gameId }) => gameId !== undefined)).toBe(true);
  });

  it("after midnight UTC stand under the day before", async () => {
    const games = (await ask("/events?event_date=2026-08-15&tag_id=100381")).body;
    expect(games.map(({ startTime }) => startTime?.slice(0, 10))).toContain("2026-08-16");
    expect(games.every(({ slug }) => slug.endsWith("-2026-08-15"))).toBe(true);
  });

  it("of US sports name the visitor first, others the home side; some do not say", async () => {
    const [nba] = await gamesOf(745);
    expect(nba?.teams?.map(({ ordering }) => ordering)).toEqual(["away", "home"]);
    const [first, second] = JSON.parse(moneylineOf(nba as Event).outcomes) as string[];
    expect(nba?.title).toBe(`${first} vs. ${second}`);
    expect(nba?.teams?.[0]).toMatchObject({ name: first, alias: expect.stringContaining(first ?? "") });
    const [epl] = await gamesOf(306);
    expect(epl?.teams?.map(({ ordering }) => ordering)).toEqual(["home", "away"]);
    expect((await gamesOf(101962))[0]).not.toHaveProperty("teams");
  });

  it("are found by a name that only their teams have", async () => {
    const { body } = await ask<{ events: Event[] }>("/public-search?q=new%20york%20knicks");
    expect(body.events.every(({ title }) => title.includes("Knicks") && !title.includes("New York"))).toBe(true);
    expect(body.events.length).toBeGreaterThan(0);
  });
});

describe("its markets", () => {
  it("have lists as texts, two ways in US sports, a line of the first outcome, and a wide spread somewhere", async () => {
    const { markets } = await eventOf(nextOf("nba"));
    expect(markets.map(({ sportsMarketType }) => sportsMarketType)).toEqual([
      "moneyline",
      "first_half_moneyline",
      "spreads",
      "totals",
      "totals",
    ]);
    const [moneyline, , spread, , wide] = markets;
    expect(
      JSON.parse(moneyline?.outcomePrices ?? "")
        .map(Number)
        .reduce((a: number, b: number) => a + b),
    ).toBeCloseTo(1);
    expect(spread?.question).toBe(`Spread: ${JSON.parse(spread?.outcomes ?? "[]")[0]} (${spread?.line})`);
    expect((wide?.bestAsk ?? 0) - (wide?.bestBid ?? 0)).toBeCloseTo(0.13);
    expect(moneyline?.gameStartTime).toMatch(/^2026-08-\d\d \d\d:\d\d:00\+00$/);
  });

  it("agree with the books of both of their sides", async () => {
    const market = moneylineOf(await eventOf(nextOf("mlb")));
    type Book = { bids: { price: string }[]; asks: { price: string }[] };
    const book = async (side: number) => (await ask<Book>(`/book?token_id=${tokenOf(market, side)}`, { host: "clob" })).body;
    const [first, second] = [await book(0), await book(1)];
    expect(Number(first.bids[0]?.price)).toBe(market.bestBid);
    expect(Number(first.asks[0]?.price)).toBe(market.bestAsk);
    expect(Number(second.asks[0]?.price)).toBeCloseTo(1 - (market.bestBid ?? 0));
    await open({ bookOrder: "best-last" });
    expect(Number((await book(0)).bids.at(-1)?.price)).toBe(market.bestBid);
  });

  it("are three questions where there may be a draw", async () => {
    const { markets } = await eventOf(nextOf("epl"));
    const winner = markets.filter(({ sportsMarketType }) => sportsMarketType === "moneyline");
    expect(winner.map(({ outcomes }) => outcomes)).toEqual(['["Yes","No"]', '["Yes","No"]', '["Yes","No"]']);
    expect(winner[1]?.groupItemTitle).toMatch(/^Draw \(.* vs\. .*\)$/);
    const sum = winner.reduce((total, { bestBid = 0, bestAsk = 0 }) => total + (bestBid + bestAsk) / 2, 0);
    expect(Math.abs(sum - 1)).toBeLessThan(0.04);
  });

  it("move with the clock, and at once with a nudge", async () => {
    const match = nextOf("nba");
    const bid = async () => moneylineOf(await eventOf(match)).bestBid ?? 0;
    const before = await bid();
    standIn.world.nudge(match, { margin: 0.5 });
    await clock.advance(5_000);
    expect(await bid()).toBeLessThan(before - 0.1);
  });

  it("are proposed after the end and then resolved, and have no book any more", async () => {
    const match = nextOf("mlb");
    const token = tokenOf(moneylineOf(await eventOf(match)));
    await clock.advance(standIn.world.stateOf(match, clock.now()).endsAt - clock.now() + 1);
    expect(moneylineOf(await eventOf(match))).toMatchObject({ closed: false, umaResolutionStatus: "proposed" });
    expect(moneylineOf(await eventOf(match))).not.toHaveProperty("bestAsk");
    await clock.advance(hourMs);
    const { score } = standIn.world.stateOf(match, clock.now());
    const outcomePrices = score.away > score.home ? '["1","0"]' : '["0","1"]';
    expect(await eventOf(match)).toMatchObject({ closed: true });
    expect(moneylineOf(await eventOf(match))).toMatchObject({ closed: true, umaResolutionStatus: "resolved", outcomePrices });
    expect((await gamesOf(100381)).map(({ id }) => id)).not.toContain(`${match.id}`);
    expect((await ask(`/book?token_id=${token}`, { host: "clob" })).status).toBe(404);
  });

  it("are decided by the score, each in its own way", async () => {
    const { body } = await ask<Event[]>("/events?tag_id=100639&closed=true&limit=100");
    for (const { id, markets } of body) {
      const now = clock.now();
      const match = standIn.world.matches({ from: now - 3 * dayMs, to: now, now }).find((one) => `${one.id}` === id) as Match;
      const { phase, score } = standIn.world.stateOf(match, now);
      if (phase !== "ended") continue;
      for (const { sportsMarketType: type, line = 0, outcomePrices } of markets) {
        const won = (JSON.parse(outcomePrices) as string[])[0] === "1";
        if (type === "totals") expect(won).toBe(score.home + score.away > line);
        // Seen from the visitor, who is named first.
        if (type === "spreads") expect(won).toBe(score.away + line > score.home);
        if (type === "both_teams_to_score") expect(won).toBe(score.home > 0 && score.away > 0);
      }
    }
    expect(body.length).toBeGreaterThan(5);
  });

  it("are void where a match is abandoned, even before its start, and move with one that is postponed", async () => {
    const [gone, late] = [nextOf("nba"), nextOf("mlb")];
    standIn.world.abandon(gone);
    standIn.world.postpone(late, dayMs);
    await clock.advance(hourMs);
    expect(moneylineOf(await eventOf(gone))).toMatchObject({ umaResolutionStatus: "resolved", outcomePrices: '["0.5","0.5"]' });
    const event = await eventOf(late);
    expect(event.startTime?.slice(0, 10)).toBe("2026-08-16");
    expect(event.slug.endsWith("-2026-08-15")).toBe(true);
  });

  it("have a history of the middle of their prices", async () => {
    const token = tokenOf(moneylineOf(await eventOf(nextOf("nba"))));
    const seconds = clock.now() / 1_000;
    const path = `/prices-history?market=${token}&startTs=${seconds - 7_200}&endTs=${seconds}&fidelity=30`;
    const { body } = await ask<{ history: { t: number; p: number }[] }>(path, { host: "clob" });
    expect(body.history.map(({ t }) => t - seconds)).toEqual([-7_200, -5_400, -3_600, -1_800, 0]);
    const { body: now } = await ask<{ mid: string }>(`/midpoint?token_id=${token}`, { host: "clob" });
    expect(body.history.at(-1)?.p).toBe(Number(now.mid));
  });
});
