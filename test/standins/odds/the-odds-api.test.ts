// @module-tag long
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeClock, type FakeClock } from "../../clock.ts";
import { startTheOddsApi, type TheOddsApiOptions, type TheOddsApiStandIn } from "./the-odds-api.ts";
import { dayMs, hourMs } from "./world.ts";

let clock: FakeClock;
let standIn: TheOddsApiStandIn;

async function open(options: Partial<TheOddsApiOptions> = {}): Promise<void> {
  await standIn?.stop();
  clock = createFakeClock();
  standIn = await startTheOddsApi({ clock, ...options });
}

beforeEach(() => open());
afterEach(() => standIn.stop());

interface Row {
  id: string;
  sport_key: string;
  commence_time: string | number;
  home_team: string | null;
  completed?: boolean;
  scores?: { name: string; score: string }[] | null;
  bookmakers: { key: string; title: string; last_update?: string; link?: string | null; markets: Market[] }[];
}

interface Market {
  key: string;
  last_update: string;
  outcomes: { name: string; price: number; point?: number; description?: string }[];
}

/** A question with the key, and what it cost by the header. */
async function ask<T = Row[]>(path: string, key: string | null = standIn.key) {
  const url = `${standIn.baseUrl}${path}${path.includes("?") ? "&" : "?"}`;
  const response = await fetch(key === null ? url : `${url}apiKey=${key}`);
  const cost = response.headers.get("x-requests-last");
  return {
    status: response.status,
    cost: cost === null ? null : Number(cost),
    headers: response.headers,
    body: (await response.json()) as T,
  };
}

const codeOf = async (path: string, key?: string | null) => {
  const { status, body } = await ask<{ error_code: string; message: string; details_url: string }>(path, key);
  if (status !== 404) expect(body.details_url).toMatch(/^https:\/\/the-odds-api\.com\/.*#[a-z-]+$/);
  return `${status} ${body.error_code}`;
};

/** `{event}` stands for the first coming event of the league. */
async function withEvent(path: string, sport = "soccer_epl"): Promise<string> {
  if (!path.includes("{event}")) return path;
  const { body } = await ask(`/sports/${sport}/events?commenceTimeFrom=2026-08-15T12:00:00Z`);
  return path.replace("{event}", body[0]?.id ?? "");
}

describe("what a question costs", () => {
  const epl = "/sports/soccer_epl";
  const elevenBooks =
    "draftkings,fanduel,betmgm,williamhill_us,skybet,williamhill,paddypower,pinnacle,unibet_eu,marathonbet,betfair_ex_eu";
  it.each<[string, string, number]>([
    ["sports are free", "/sports", 0],
    ["with a slash behind them too", "/sports/", 0],
    ["events are free", `${epl}/events`, 0],
    ["one market in one region", `${epl}/odds?regions=eu`, 1],
    ["markets times regions", `${epl}/odds?regions=eu,us,uk&markets=h2h,spreads,totals`, 9],
    ["what is named twice once", `${epl}/odds?regions=eu,eu&markets=h2h,h2h`, 1],
    ["up to ten books as one region", `${epl}/odds?bookmakers=pinnacle,draftkings&markets=h2h,totals`, 2],
    ["eleven books as two", `${epl}/odds?bookmakers=${elevenBooks}&markets=h2h,totals`, 4],
    ["books where both are given", `${epl}/odds?bookmakers=pinnacle&regions=eu,us,uk`, 1],
    ["all sports at once", "/sports/upcoming/odds?regions=eu,us", 2],
    ["outrights", "/sports/baseball_mlb_world_series_winner/odds?regions=us&markets=outrights", 1],
    ["no events, nothing", "/sports/rugbyleague_nrl/odds?regions=eu,us&markets=h2h,totals", 0],
    ["no events in the time, nothing", `${epl}/odds?regions=eu&commenceTimeTo=2026-08-01T00:00:00Z`, 0],
    ["scores", `${epl}/scores`, 1],
    ["scores of past days", `${epl}/scores?daysFrom=3`, 2],
    ["no scores, nothing", "/sports/rugbyleague_nrl/scores?daysFrom=3", 0],
    ["participants", `${epl}/participants`, 1],
    ["one event by the markets that come back", `${epl}/events/{event}/odds?regions=eu,uk&markets=h2h,btts,player_points`, 4],
    ["one event without any of the markets", `${epl}/events/{event}/odds?regions=eu&markets=player_points`, 0],
    ["the markets of an event", `${epl}/events/{event}/markets?regions=eu,us`, 1],
  ])("%s", async (_, path, cost) => {
    const asked = await ask(await withEvent(path));
    expect(asked).toMatchObject({ status: 200, cost });
    expect(asked.headers.get("x-requests-used")).toBe(`${cost}`);
    expect(asked.headers.get("x-requests-remaining")).toBe(`${500 - cost}`);
    expect(standIn.credits()).toEqual({ left: 500 - cost, used: cost });
  });

  it.each<[string, string, number]>([
    [
      "history ten times as much",
      "/historical/sports/soccer_epl/odds?date=2026-08-15T11:02:03Z&regions=eu,us&markets=h2h,totals",
      40,
    ],
    ["past events one", "/historical/sports/soccer_epl/events?date=2026-08-15T11:02:03Z", 1],
    [
      "one event ten times as much",
      "/historical/sports/soccer_epl/events/{event}/odds?date=2026-08-15T11:00:00Z&regions=eu&markets=h2h,btts",
      20,
    ],
  ])("%s, on paid plans", async (_, path, cost) => {
    await open({ isPaid: true, credits: 20_000 });
    const asked = await ask<{ timestamp: string; next_timestamp: string }>(await withEvent(path));
    expect(asked).toMatchObject({
      status: 200,
      cost,
      body: { timestamp: "2026-08-15T11:00:00Z", next_timestamp: "2026-08-15T11:05:00Z" },
    });
  });
});

describe("what it refuses", () => {
  const epl = "/sports/soccer_epl";
  it.each<[string, string]>([
    ["404 UNKNOWN_SPORT", "/sports/soccer/odds?regions=eu"],
    ["404 EVENT_NOT_FOUND", `${epl}/events/0123456789abcdef0123456789abcdef/odds?regions=eu`],
    ["404 undefined", "/odds"],
    ["422 INVALID_REGION", `${epl}/odds?regions=eu,mars`],
    ["422 MISSING_REGION", `${epl}/odds?markets=h2h`],
    ["422 INVALID_BOOKMAKERS", `${epl}/odds?bookmakers=pinnacle,nobody`],
    ["422 INVALID_MARKET", `${epl}/odds?regions=us&markets=player_points`],
    ["422 INVALID_MARKET", `${epl}/odds?regions=us&markets=h2h_lay`],
    ["422 INVALID_MARKET_COMBO", `${epl}/odds?regions=us&markets=h2h,outrights`],
    ["422 INVALID_MARKET_COMBO", "/sports/baseball_mlb_world_series_winner/odds?regions=us&markets=h2h"],
    ["422 INVALID_EVENT_IDS", `${epl}/events?eventIds=12`],
    ["422 INVALID_COMMENCE_TIME_FROM", `${epl}/events?commenceTimeFrom=2026-08-15T12:00:00.000Z`],
    [
      "422 INVALID_COMMENCE_TIME_RANGE",
      `${epl}/events?commenceTimeFrom=2026-08-16T00:00:00Z&commenceTimeTo=2026-08-15T00:00:00Z`,
    ],
    ["422 INVALID_ODDS_FORMAT", `${epl}/odds?regions=eu&oddsFormat=fractional`],
    ["422 INVALID_DATE_FORMAT", `${epl}/odds?regions=eu&dateFormat=ms`],
    ["422 INVALID_SCORES_DAYS_FROM", `${epl}/scores?daysFrom=4`],
    ["422 UNKNOWN_PARAMETER", `${epl}/odds?regions=eu&limit=5`],
    ["422 UNKNOWN_PARAMETER", `${epl}/events?regions=eu`],
    ["422 INVALID_REGION", `${epl}/odds?regions=eu&regions=us`],
    ["401 HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN", "/historical/sports/soccer_epl/odds?date=2026-08-15T11:00:00Z&regions=eu"],
  ])("%s: %s", async (code, path) => {
    expect(await codeOf(path)).toBe(code);
    expect(standIn.credits().used).toBe(0);
    expect(standIn.log.at(-1)).toMatchObject({ cost: 0, refused: expect.any(String), key: "right" });
  });

  it("a key that is missing, wrong, replaced, or in a header", async () => {
    const { key } = standIn;
    expect(await codeOf("/sports", null)).toBe("401 MISSING_KEY");
    expect(await codeOf("/sports", "")).toBe("401 MISSING_KEY");
    expect(await codeOf("/sports", "nonsense")).toBe("401 INVALID_KEY");
    const inHeader = await fetch(`${standIn.baseUrl}/sports`, { headers: { authorization: `Bearer ${key}`, "x-api-key": key } });
    expect(inHeader.status).toBe(401);
    standIn.acceptKey("another");
    expect(await codeOf("/sports", key)).toBe("401 DEACTIVATED_KEY");
    expect((await ask("/sports")).status).toBe(200);
    expect(standIn.log.map((request) => request.key)).toEqual(["missing", "missing", "wrong", "missing", "wrong", "right"]);
    expect(JSON.stringify(standIn.log)).not.toContain(key);
  });

  it("what the credits do not suffice for, until the month is over; what is free or empty goes on", async () => {
    await open({ credits: 3 });
    expect((await ask("/sports/soccer_epl/odds?regions=eu,us")).cost).toBe(2);
    const { status, headers } = await ask("/sports/soccer_epl/odds?regions=eu,us");
    expect([status, headers.get("x-requests-remaining"), headers.get("x-requests-last")]).toEqual([401, "1", "0"]);
    expect(await codeOf("/sports/soccer_epl/odds?regions=eu,us")).toBe("401 OUT_OF_USAGE_CREDITS");
    expect((await ask("/sports/soccer_epl/scores")).headers.get("x-requests-remaining")).toBe("0");
    expect(await codeOf("/sports/soccer_epl/scores")).toBe("401 OUT_OF_USAGE_CREDITS");
    expect((await ask("/sports/soccer_epl/events")).status).toBe(200);
    expect((await ask("/sports/rugbyleague_nrl/odds?regions=eu")).status).toBe(200);
    await clock.advance(Date.UTC(2026, 7, 31, 23, 59) - clock.now());
    expect(await codeOf("/sports/baseball_mlb/scores")).toBe("401 OUT_OF_USAGE_CREDITS");
    await clock.advance(60_000);
    expect((await ask("/sports/baseball_mlb/scores")).headers.get("x-requests-remaining")).toBe("2");
  });

  it("renews on another day of the month where the account says so", async () => {
    await open({ credits: 1, renewsOn: 16 });
    await ask("/sports/baseball_mlb/scores");
    await clock.advance(11 * hourMs);
    expect(await codeOf("/sports/baseball_mlb/scores")).toBe("401 OUT_OF_USAGE_CREDITS");
    await clock.advance(hourMs);
    expect((await ask("/sports/baseball_mlb/scores")).status).toBe(200);
  });

  it("the 31st request of a second", async () => {
    for (let nth = 0; nth < 30; nth++) expect((await ask("/sports")).status).toBe(200);
    expect(await codeOf("/sports")).toBe("429 EXCEEDED_FREQ_LIMIT");
    await clock.advance(1_000);
    expect((await ask("/sports")).status).toBe(200);
  });
});

describe("what it answers", () => {
  const oddsOf = async (query: string, sport = "soccer_epl") => (await ask(`/sports/${sport}/odds?${query}`)).body;

  it("the sports in season, and all of them when asked", async () => {
    const keys = async (query: string) => (await ask<{ key: string }[]>(`/sports${query}`)).body.map(({ key }) => key);
    expect(await keys("")).not.toContain("icehockey_nhl");
    expect(await keys("?all=true")).toContain("icehockey_nhl");
    expect((await ask<object[]>("/sports")).body[0]).toEqual({
      key: "baseball_mlb",
      group: "Baseball",
      title: "MLB",
      description: "Major League Baseball",
      active: true,
      has_outrights: false,
    });
  });

  it("live events, in the past by their start, and coming ones; ended ones are gone", async () => {
    const [live, next] = (await ask("/sports/soccer_epl/events")).body;
    expect(live).toMatchObject({ commence_time: "2026-08-15T11:30:00Z", id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(next).toMatchObject({ commence_time: "2026-08-15T14:00:00Z" });
    await clock.advance(2 * hourMs);
    expect((await ask("/sports/soccer_epl/events")).body.map(({ id }) => id)).not.toContain(live?.id);
  });

  it("live and the next eight of all sports", async () => {
    const events = (await ask("/sports/upcoming/events")).body;
    const coming = events.filter(({ commence_time: start }) => Date.parse(`${start}`) > clock.now());
    expect(coming).toHaveLength(8);
    expect(events.length).toBeGreaterThan(8);
    expect(new Set(events.map(({ sport_key: key }) => key)).size).toBeGreaterThan(1);
  });

  it("boards whose prices have a margin and move", async () => {
    const first = await oddsOf("regions=eu&markets=h2h,totals,spreads");
    for (const { bookmakers } of first)
      for (const { markets } of bookmakers) {
        const sum = markets.find(({ key }) => key === "h2h")?.outcomes.reduce((total, { price }) => total + 1 / price, 0);
        expect(sum).toBeGreaterThan(1);
        expect(sum).toBeLessThan(1.2);
      }
    const pinnacle = first[1]?.bookmakers.find(({ key }) => key === "pinnacle");
    expect(pinnacle?.markets.map(({ key }) => key)).toEqual(["h2h", "totals", "spreads"]);
    expect(pinnacle?.markets[0]?.outcomes.map(({ name }) => name).at(-1)).toBe("Draw");
    const [home, away] = pinnacle?.markets[2]?.outcomes.map(({ point }) => point ?? 0) ?? [];
    expect(home).toBe(-(away ?? 0));
    expect(await oddsOf("regions=eu&markets=h2h,totals,spreads")).toEqual(first);
    await clock.advance(hourMs);
    expect((await oddsOf("regions=eu&markets=h2h,totals,spreads"))[1]).not.toEqual(first[1]);
  });

  it("prices that are at most a minute old before a match, and forty seconds in it", async () => {
    for (const [nth, mostMs] of [60_000, 40_000].entries())
      for (const { last_update: at } of (await oddsOf("bookmakers=pinnacle"))[1 - nth]?.bookmakers ?? []) {
        expect(clock.now() - Date.parse(at ?? "")).toBeLessThan(mostMs + 1_000);
        expect(clock.now()).toBeGreaterThanOrEqual(Date.parse(at ?? ""));
      }
  });

  it("what a nudge does to every book", async () => {
    const homePrice = async () => {
      const [, event] = await oddsOf("bookmakers=pinnacle");
      return event?.bookmakers[0]?.markets[0]?.outcomes.find(({ name }) => name === event.home_team)?.price ?? 0;
    };
    const before = await homePrice();
    const id = (await ask("/sports/soccer_epl/events")).body[1]?.id;
    const [match] = standIn.world
      .matches({ from: 0 + clock.now() - dayMs, to: clock.now() + dayMs, now: clock.now() })
      .filter(({ hex }) => hex === id);
    if (match) standIn.world.nudge(match, { margin: 0.5 });
    await clock.advance(60_000);
    expect(await homePrice()).toBeLessThan(before * 0.85);
  });

  it("lay prices of exchanges unasked, two books of one title, and their links where asked", async () => {
    const [, event] = await oddsOf("regions=eu,uk&includeLinks=true");
    const betfair = event?.bookmakers.filter(({ title }) => title === "Betfair") ?? [];
    expect(betfair.map(({ key }) => key)).toEqual(["betfair_ex_uk", "betfair_ex_eu"]);
    expect(betfair[0]?.markets.map(({ key }) => key)).toEqual(["h2h", "h2h_lay"]);
    expect(betfair[0]?.link).toMatch(/^https:/);
    expect(JSON.stringify(event)).toContain('"link":null');
  });

  it("American prices and times in seconds where asked", async () => {
    const [event] = await oddsOf("bookmakers=pinnacle&oddsFormat=american&dateFormat=unix");
    expect(event?.commence_time).toBe(Date.UTC(2026, 7, 15, 11, 30) / 1_000);
    const prices = event?.bookmakers[0]?.markets[0]?.outcomes.map(({ price }) => price) ?? [];
    expect(prices).toHaveLength(3);
    for (const price of prices) expect(Number.isInteger(price) && Math.abs(price) >= 100).toBe(true);
  });

  it("one event without times of the books, and players in the description", async () => {
    const id = (await ask("/sports/basketball_nba/events")).body[0]?.id;
    const { body } = await ask<Row>(`/sports/basketball_nba/events/${id}/odds?regions=us&markets=player_points`);
    expect(body.bookmakers[0]).not.toHaveProperty("last_update");
    expect(body.bookmakers[0]?.markets[0]).toMatchObject({ key: "player_points", last_update: expect.any(String) });
    expect(body.bookmakers[0]?.markets[0]?.outcomes[0]).toMatchObject({ name: "Over", description: "Alec Moreno" });
  });

  it("scores of what is live and ended, and none of what is to come", async () => {
    const { body } = await ask("/sports/baseball_mlb/scores?daysFrom=1");
    const of = (isWanted: (row: Row) => boolean) => body.find(isWanted);
    expect(of(({ completed }) => completed === true)?.scores?.map(({ score }) => score)).toEqual([
      expect.stringMatching(/^\d+$/),
      expect.any(String),
    ]);
    expect(of(({ scores }) => scores === null)).toMatchObject({ completed: false, last_update: null });
    expect((await ask("/sports/baseball_mlb/scores")).body.some(({ completed }) => completed)).toBe(false);
  });

  it("what is postponed at its new time under its old id, and nothing of what is abandoned", async () => {
    const near = standIn.world.matches({ from: clock.now(), to: clock.now() + dayMs, now: clock.now() });
    const [late, gone] = near.filter(({ league }) => league.key === "epl");
    if (!late || !gone) throw new Error("no matches");
    standIn.world.postpone(late, dayMs);
    standIn.world.abandon(gone);
    const { body } = await ask("/sports/soccer_epl/events");
    expect(body.find(({ id }) => id === late.hex)?.commence_time).toBe("2026-08-16T14:00:00Z");
    expect(body.map(({ id }) => id)).not.toContain(gone.hex);
  });
});
