// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { type KalshiOptions, type KalshiStandIn, startKalshi } from "./kalshi.ts";
import { dayMs, hourMs, type Match } from "./world.ts";

let clock: FakeClock;
let standIn: KalshiStandIn;

async function open(options: Partial<KalshiOptions> = {}): Promise<void> {
  await standIn?.stop();
  clock = createFakeClock();
  standIn = await startKalshi({ clock, ...options });
}

beforeEach(() => open({ perSecond: 1_000 }));
afterEach(() => standIn.stop());

interface Market {
  ticker: string;
  event_ticker: string;
  title: string;
  status: string;
  result: string;
  yes_sub_title: string;
  no_sub_title: string;
  yes_bid_dollars: string;
  yes_ask_dollars: string;
  no_bid_dollars: string;
  no_ask_dollars: string;
  expected_expiration_time: string;
  floor_strike?: number;
  rules_primary: string;
}

interface Event {
  event_ticker: string;
  series_ticker: string;
  title: string;
  sub_title: string;
  mutually_exclusive: boolean;
  markets: Market[];
}

async function ask<T>(path: string) {
  const response = await fetch(`${standIn.baseUrl}${path}`);
  return { status: response.status, body: (await response.json()) as T };
}

const eventsOf = async (series: string, more = "&status=open") =>
  (await ask<{ events: Event[] }>(`/events?series_ticker=${series}&with_nested_markets=true&limit=200${more}`)).body.events;

/** The next match of a league that has not begun, and one that has ended. */
function matchThat(phase: string, league: string): Match {
  const now = clock.now();
  const near = standIn.world.matches({ from: now - 2.5 * dayMs, to: now + 2 * dayMs, now });
  const found = near.find((match) => match.league.key === league && standIn.world.stateOf(match, now).phase === phase);
  if (!found) throw new Error(`no ${phase} match`);
  return found;
}

const eventFor = async ({ home, away, day }: Match, series: string, status = "open") => {
  const date = `26AUG${`${new Date(day).getUTCDate()}`.padStart(2, "0")}`;
  const events = await eventsOf(series, `&status=${status}`);
  const codes = [`${away.code}${home.code}`, `${home.code}${away.code}`];
  return events.find(({ event_ticker: ticker }) => ticker.includes(date) && codes.some((code) => ticker.endsWith(code)));
};

describe("what it answers and refuses", () => {
  const bad = (details: string) => ({ error: { code: "bad_request", message: "bad request", details } });
  const notFound = { error: { code: "not_found", message: "not found" } };
  it.each<[number, string, object]>([
    [200, "/events", { cursor: expect.any(String), events: expect.any(Array) }],
    [200, "/events?series_ticker=KXNBAGAME&status=open&with_nested_markets=true&limit=200", { cursor: "" }],
    [200, "/events?series_ticker=KXNFLGAME", { cursor: "", events: [] }],
    [200, "/events/{event}", { event: { event_ticker: expect.any(String) }, markets: expect.any(Array) }],
    [200, "/events/{event}?with_nested_markets=true", { event: { markets: expect.any(Array) } }],
    [200, "/markets?event_ticker={event}", { cursor: "", markets: expect.any(Array) }],
    [200, "/markets?series_ticker=KXMLBGAME&status=settled&limit=1000", { cursor: "" }],
    [200, "/markets/{market}", { market: { ticker: expect.any(String) } }],
    [
      200,
      "/markets/{market}/orderbook?depth=2",
      { orderbook_fp: { yes_dollars: expect.any(Array), no_dollars: expect.any(Array) } },
    ],
    [
      200,
      "/series/KXNBAGAME/markets/{market}/candlesticks?start_ts=1786788000&end_ts=1786795200&period_interval=60",
      { candlesticks: expect.any(Array) },
    ],
    [400, "/markets?status=finalized", bad("invalid status filter")],
    [400, "/events?status=active", bad("invalid status filter")],
    [400, "/events?limit=201", bad("invalid limit")],
    [400, "/events?cursor=nonsense", bad("invalid cursor")],
    [400, "/events?with_nested_markets=1", bad("invalid with_nested_markets")],
    [400, "/events?event_date=2026-08-15", bad("invalid event_date")],
    [400, "/events?apiKey=secret", bad("invalid apiKey")],
    [
      400,
      "/series/KXNBAGAME/markets/{market}/candlesticks?start_ts=1786788000&end_ts=1786795200",
      bad("missing period_interval"),
    ],
    [
      400,
      "/series/KXNBAGAME/markets/{market}/candlesticks?start_ts=1786788000&end_ts=1786795200&period_interval=5",
      bad("invalid period_interval"),
    ],
    [404, "/events/KXNBAGAME-26AUG15AAABBB", notFound],
    [404, "/markets/KXNBAGAME-26AUG15AAABBB-AAA", notFound],
    [404, "/series/KXMLBGAME/markets/{market}/candlesticks?start_ts=1786788000&end_ts=1786795200&period_interval=60", notFound],
    [404, "/series", notFound],
  ])("%i: %s", async (status, path, body) => {
    const event = await eventFor(matchThat("pending", "nba"), "KXNBAGAME");
    const filled = path.replace("{event}", event?.event_ticker ?? "").replace("{market}", event?.markets[0]?.ticker ?? "");
    expect(await ask(filled)).toMatchObject({ status, body });
  });

  it("too many requests in a second", async () => {
    await open();
    const statuses = await Promise.all(Array.from({ length: 21 }, async () => (await ask("/markets?limit=0")).status));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(await ask("/events?limit=0")).toEqual({
      status: 429,
      body: { error: { code: "too_many_requests", message: "too many requests" } },
    });
    await clock.advance(1_000);
    expect((await ask("/events?limit=0")).status).toBe(400);
    expect(() => standIn.be("out-of-credits")).toThrow();
  });
});

describe("pages", () => {
  it("follow one another by cursors until the last, which has none", async () => {
    const whole = (await ask<{ events: Event[] }>("/events?limit=200&status=open")).body.events;
    const tickers: string[] = [];
    for (let cursor: string | null = null; cursor !== ""; ) {
      const { body }: { body: { cursor: string; events: Event[] } } = await ask(
        `/events?limit=7&status=open${cursor === null ? "" : `&cursor=${cursor}`}`,
      );
      expect(body.events.length).toBeLessThanOrEqual(7);
      tickers.push(...body.events.map(({ event_ticker: ticker }) => ticker));
      cursor = body.cursor;
    }
    expect(tickers).toEqual(whole.map(({ event_ticker: ticker }) => ticker));
    expect(new Set(tickers).size).toBe(tickers.length);
    expect(whole[0]).not.toHaveProperty("markets");
  });

  it("have cursors for their own question alone", async () => {
    const { body } = await ask<{ cursor: string }>("/events?limit=2&status=open");
    expect((await ask(`/events?limit=2&status=settled&cursor=${body.cursor}`)).status).toBe(400);
  });

  it("of markets are full of combinations where none are named", async () => {
    const { body } = await ask<{ markets: Market[] }>("/markets?limit=100");
    expect(body.markets.every(({ ticker }) => ticker.startsWith("KXMVE"))).toBe(true);
    const named = (await ask<{ markets: Market[] }>("/markets?series_ticker=KXMLBGAME")).body.markets;
    expect(named.every(({ event_ticker: ticker }) => ticker.startsWith("KXMLBGAME-"))).toBe(true);
  });
});

describe("its games", () => {
  it("have two markets, in dollars, in which no is the rest of yes", async () => {
    const event = await eventFor(matchThat("pending", "nba"), "KXNBAGAME");
    expect(event).toMatchObject({ mutually_exclusive: true, title: expect.stringContaining(" at "), markets: [{}, {}] });
    for (const market of event?.markets ?? []) {
      expect(market.yes_ask_dollars).toMatch(/^0\.\d{4}$/);
      expect(Number(market.no_bid_dollars)).toBeCloseTo(1 - Number(market.yes_ask_dollars));
      expect(Number(market.no_ask_dollars)).toBeCloseTo(1 - Number(market.yes_bid_dollars));
      expect(market.no_sub_title).toBe(market.yes_sub_title);
    }
  });

  it("in football have a third for the tie, and together about one", async () => {
    const event = await eventFor(matchThat("pending", "mls"), "KXMLSGAME");
    expect(event?.markets.map(({ yes_sub_title: name }) => name).at(-1)).toBe("Tie");
    const sum = event?.markets.reduce((total, market) => total + Number(market.yes_ask_dollars), 0);
    expect(sum).toBeGreaterThan(0.97);
    expect(sum).toBeLessThan(1.1);
  });

  it("tell their day in the ticker, and only baseball the time, in New York", async () => {
    const match = matchThat("pending", "mlb");
    const event = await eventFor(match, "KXMLBGAME");
    expect(new Date(match.plannedAt).toISOString()).toBe("2026-08-15T17:00:00.000Z");
    expect(event?.event_ticker).toBe(`KXMLBGAME-26AUG151300${match.away.code}${match.home.code}`);
    expect(event?.markets[0]?.rules_primary).toContain("scheduled for Aug 15, 2026 at 1:00 PM EDT");
    expect(event?.markets[0]?.expected_expiration_time).toBe("2026-08-15T20:00:00Z");
    expect(JSON.stringify(event)).not.toContain("2026-08-15T17:00:00");
    expect((await eventFor(matchThat("pending", "nba"), "KXNBAGAME"))?.event_ticker).toMatch(/^KXNBAGAME-26AUG15[A-Z]+$/);
  });

  it("have short names where a city has two teams", async () => {
    const names = (await eventsOf("KXNBAGAME")).flatMap(({ markets }) => markets.map(({ yes_sub_title: name }) => name));
    expect(names).toEqual(expect.arrayContaining(["New York K", "Los Angeles L", "Los Angeles C"]));
  });

  it("have ladders of totals and spreads over a strike", async () => {
    const match = matchThat("pending", "nba");
    const totals = await eventFor(match, "KXNBATOTAL");
    const asks = totals?.markets.map((market) => Number(market.yes_bid_dollars)) ?? [];
    expect(asks).toEqual([...asks].sort((a, b) => b - a));
    expect(totals?.markets[0]).toMatchObject({ floor_strike: expect.any(Number), strike_type: "greater" });
    const spreads = await eventFor(match, "KXNBASPREAD");
    expect(spreads?.markets.map(({ floor_strike: strike }) => strike)).toEqual([3.5, 3.5, 7.5, 7.5]);
    // To win by so much is less likely than to win.
    const winners = (await eventFor(match, "KXNBAGAME"))?.markets ?? [];
    spreads?.markets.forEach(({ yes_bid_dollars: bid }, nth) => {
      expect(Number(bid)).toBeLessThan(Number(winners[nth % 2]?.yes_bid_dollars));
    });
    expect(spreads?.markets[0]?.yes_sub_title).toBe(`${match.home.short} wins by over 3.5 Points`);
  });

  it("far away have no bids", async () => {
    const far = (await eventsOf("KXMLBGAME")).at(-1);
    expect(far?.markets[0]).toMatchObject({ status: "active", yes_bid_dollars: "0.0000", yes_ask_dollars: "1.0000" });
  });

  it("move with the clock, and at once with a nudge", async () => {
    const match = matchThat("pending", "nba");
    const bid = async () => Number((await eventFor(match, "KXNBAGAME"))?.markets[0]?.yes_bid_dollars);
    const before = await bid();
    standIn.world.nudge(match, { margin: 0.5 });
    await clock.advance(10_000);
    expect(await bid()).toBeGreaterThan(before + 0.1);
  });

  it("close at their end, and are then finalized by the score", async () => {
    const match = matchThat("pending", "mlb");
    await clock.advance(standIn.world.stateOf(match, clock.now()).endsAt - clock.now() + 1);
    expect((await eventFor(match, "KXMLBGAME", "closed"))?.markets[0]).toMatchObject({
      status: "closed",
      result: "",
      yes_ask_dollars: "1.0000",
    });
    await clock.advance(hourMs);
    const { home, away } = standIn.world.stateOf(match, clock.now()).score;
    const event = await eventFor(match, "KXMLBGAME", "settled");
    expect(event?.markets.map(({ status, result }) => `${status} ${result}`)).toEqual(
      home > away ? ["finalized yes", "finalized no"] : ["finalized no", "finalized yes"],
    );
    for (const market of (await eventFor(match, "KXMLBTOTAL", "settled"))?.markets ?? [])
      expect(market.result).toBe(home + away > (market.floor_strike ?? 0) ? "yes" : "no");
  });

  it("that are abandoned are closed without a result; those postponed keep their ticker", async () => {
    const [gone, late] = [matchThat("pending", "nba"), matchThat("pending", "mlb")];
    standIn.world.abandon(gone);
    standIn.world.postpone(late, dayMs);
    await clock.advance(hourMs);
    expect((await eventFor(gone, "KXNBAGAME", "closed"))?.markets[0]).toMatchObject({ status: "closed", result: "" });
    const event = await eventFor(late, "KXMLBGAME");
    expect(event?.event_ticker).toContain("26AUG151300");
    expect(event?.markets[0]?.expected_expiration_time).toBe("2026-08-16T20:00:00Z");
  });
});

describe("a market", () => {
  const marketOf = async () => (await eventFor(matchThat("pending", "nba"), "KXNBAGAME"))?.markets[0] as Market;

  it("has a book of bids, the best last", async () => {
    const market = await marketOf();
    interface Book {
      orderbook_fp: Record<"yes_dollars" | "no_dollars", [string, string][]>;
    }
    const { orderbook_fp: book } = (await ask<Book>(`/markets/${market.ticker}/orderbook`)).body;
    expect(book.yes_dollars.at(-1)?.[0]).toBe(market.yes_bid_dollars);
    expect(book.no_dollars.at(-1)?.[0]).toBe(market.no_bid_dollars);
    const { orderbook_fp: short } = (await ask<Book>(`/markets/${market.ticker}/orderbook?depth=1`)).body;
    expect(short.yes_dollars).toEqual(book.yes_dollars.slice(-1));
  });

  it("has candlesticks, without prices where nobody traded", async () => {
    const market = await marketOf();
    const end = clock.now() / 1_000;
    const path = `/series/KXNBAGAME/markets/${market.ticker}/candlesticks?start_ts=${end - 86_400}&end_ts=${end + 3_600}&period_interval=60`;
    interface Candle {
      end_period_ts: number;
      price: { close_dollars: string | null };
      yes_bid: { close_dollars: string };
    }
    const { candlesticks } = (await ask<{ candlesticks: Candle[] }>(path)).body;
    expect(candlesticks).toHaveLength(25);
    expect(candlesticks.at(-1)).toMatchObject({ end_period_ts: end, yes_bid: { close_dollars: market.yes_bid_dollars } });
    expect(candlesticks.some(({ price }) => price.close_dollars === null)).toBe(true);
    expect(candlesticks.some(({ price }) => price.close_dollars !== null)).toBe(true);
  });
});
