import { keyOf, uniform } from "../../../src/sandbox/hash.ts";
import { teamsOf } from "./leagues.ts";
import { anything, between, type Check, flag, listOf, oneOf, second } from "./parameters.ts";
import { type Ask, type OddsStandIn, type OddsStandInOptions, Refusal, type Route, startService } from "./service.ts";
import { type Board, type Book, dayMs, type Match, type OddsWorld, type State } from "./world.ts";

export interface TheOddsApiOptions extends OddsStandInOptions {
  /** Credits a month, 500 as in the free plan unless said otherwise. */
  credits?: number;
  /** History is for paid plans only; the plan is free unless said otherwise. */
  isPaid?: boolean;
  /** The day of the month on which credits are new, at 0:00 UTC: nothing documents it. The first unless said otherwise. */
  renewsOn?: number;
  perSecond?: number;
}

export interface TheOddsApiStandIn extends OddsStandIn {
  baseUrl: string;
  credits(): { left: number; used: number };
}

/** The Odds API v4 as its guide says. What it leaves open is answered in the stricter way. */
export async function startTheOddsApi(options: TheOddsApiOptions): Promise<TheOddsApiStandIn> {
  const { clock, isPaid = false, perSecond = 30 } = options;
  const account = createAccount(options);
  const standIn = await startService(
    (world) => ({
      hosts: [{ name: "api", prefix: "/v4", routes: [...currentRoutes(world), ...historicalRoutes(world, isPaid)] }],
      key: { parameter: "apiKey", refuse: (why) => refusals[why](), spent: account.refusal },
      limits: [{ name: "second", most: perSecond, ms: 1_000 }],
      overLimit: "refuse",
      refuse: {
        busy: () => refusal(429, "EXCEEDED_FREQ_LIMIT", "Requests are too frequent"),
        unknownPath: () => new Refusal("no such path", 404, { message: "Not Found" }),
        parameter: ({ name, text, isKnown }) =>
          isKnown ? wrongParameter(name, text) : refusal(422, "UNKNOWN_PARAMETER", `Unknown parameter: ${name}`),
      },
      pay: account.pay,
      headers: (_, cost) => account.headers(cost, clock.now()),
    }),
    options,
  );
  return Object.assign(standIn, { baseUrl: standIn.urls["api"] ?? "", credits: () => account.state(clock.now()) });
}

const guide = "https://the-odds-api.com/liveapi/guides/v4/api-error-codes.html";

function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Refusal {
  const details_url = `${guide}#${code.toLowerCase().replaceAll("_", "-")}`;
  return new Refusal(code, status, { message, error_code: code, details_url }, headers);
}

const refusals = {
  missing: () => refusal(401, "MISSING_KEY", "API key is missing"),
  wrong: () => refusal(401, "INVALID_KEY", "API key is not valid. See usage plans at https://the-odds-api.com"),
  old: () => refusal(401, "DEACTIVATED_KEY", "API key is deactivated"),
};

/** A parameter without which, or with which, a question is no question. */
function wrongParameter(name: string, text: string | null): Refusal {
  if (name === "markets") return refusal(422, "INVALID_MARKET", `Markets not supported by this endpoint: ${text}`);
  const codes: Record<string, [string, string]> = {
    regions: ["INVALID_REGION", "Invalid region"],
    bookmakers: ["INVALID_BOOKMAKERS", "Invalid bookmakers"],
    eventIds: ["INVALID_EVENT_IDS", "Invalid eventIds"],
    date: ["INVALID_HISTORICAL_TIMESTAMP", "Invalid date"],
    daysFrom: ["INVALID_SCORES_DAYS_FROM", "Invalid daysFrom"],
  };
  const code = `INVALID_${name.replaceAll(/[A-Z]/g, "_$&").toUpperCase()}`;
  return refusal(422, ...(codes[name] ?? ([code, `Invalid ${name}`] as const)));
}

/** The credits of a key, by the month. */
function createAccount({ credits = 500, renewsOn = 1 }: TheOddsApiOptions) {
  let used = 0;
  let month = "";

  function state(now: number) {
    const shifted = new Date(now - (renewsOn - 1) * dayMs).toISOString().slice(0, 7);
    if (shifted !== month) used = 0;
    month = shifted;
    return { left: credits - used, used };
  }

  const headersOf = ({ left, used }: { left: number; used: number }, cost: number) => ({
    "x-requests-remaining": `${left}`,
    "x-requests-used": `${used}`,
    "x-requests-last": `${cost}`,
  });
  const refused = (state: { left: number; used: number }) => {
    const message = "Usage quota has been reached. See usage plans at https://the-odds-api.com";
    return refusal(401, "OUT_OF_USAGE_CREDITS", message, headersOf(state, 0));
  };

  return {
    state,
    headers: (cost: number, now: number) => headersOf(state(now), cost),
    /** As if all were spent. */
    refusal: () => refused({ left: 0, used: credits }),
    pay(cost: number, now: number): void {
      if (cost > state(now).left) throw refused(state(now));
      used += cost;
    },
  };
}

interface SportEntry {
  key: string;
  /** Null where nothing is on. */
  league: string | null;
  group: string;
  title: string;
  description: string;
  active: boolean;
  has_outrights: boolean;
}

const sports: readonly SportEntry[] = [
  sport("baseball_mlb", "mlb", "Baseball", "MLB", "Major League Baseball"),
  {
    ...sport("baseball_mlb_world_series_winner", null, "Baseball", "MLB World Series Winner", "The winner"),
    has_outrights: true,
  },
  sport("basketball_nba", "nba", "Basketball", "NBA", "US Basketball"),
  { ...sport("icehockey_nhl", null, "Ice Hockey", "NHL", "US Ice Hockey"), active: false },
  sport("rugbyleague_nrl", null, "Rugby League", "NRL", "Aussie Rugby League"),
  sport("soccer_epl", "epl", "Soccer", "EPL", "English Premier League"),
  sport("soccer_italy_serie_a", "serie-a", "Soccer", "Serie A - Italy", "Italian Serie A"),
  sport("soccer_usa_mls", "mls", "Soccer", "MLS", "Major League Soccer"),
  sport("tennis_atp_buenos_aires", "challenger", "Tennis", "ATP Buenos Aires", "Men's Singles"),
];

function sport(key: string, league: string | null, group: string, title: string, description: string): SportEntry {
  return { key, league, group, title, description, active: true, has_outrights: false };
}

interface RegionalBook extends Book {
  region: string;
  kind: "book" | "exchange" | "dfs";
}

const books: readonly RegionalBook[] = [
  ...["draftkings|DraftKings", "fanduel|FanDuel", "betmgm|BetMGM", "williamhill_us|Caesars"].map(bookIn("us", 0.05)),
  ...["hardrockbet|Hard Rock Bet", "betparx|betPARX"].map(bookIn("us2", 0.055)),
  ...["skybet|Sky Bet", "williamhill|William Hill", "paddypower|Paddy Power", "betfair_ex_uk|Betfair"].map(bookIn("uk", 0.06)),
  ...["sportsbet|SportsBet", "tab|TAB"].map(bookIn("au", 0.06)),
  ...["pinnacle|Pinnacle", "unibet_eu|Unibet", "marathonbet|Marathon Bet", "betfair_ex_eu|Betfair"].map(bookIn("eu", 0.04)),
  ...["betclic_fr|Betclic (FR)", "winamax_fr|Winamax (FR)"].map(bookIn("fr", 0.07)),
  ...["svenskaspel_se|Svenska Spel", "unibet_se|Unibet (SE)"].map(bookIn("se", 0.06)),
  ...["prizepicks|PrizePicks", "underdog|Underdog"].map(bookIn("us_dfs", 0.1)),
  ...["novig|Novig", "prophetx|ProphetX"].map(bookIn("us_ex", 0.02)),
];

function bookIn(region: string, margin: number) {
  return (line: string): RegionalBook => {
    const [key = "", title = ""] = line.split("|");
    const kind = key.includes("_ex_") || region === "us_ex" ? "exchange" : region === "us_dfs" ? "dfs" : "book";
    if (kind === "exchange") return { key, title, region, kind, margin: 0.02, everyMs: 30_000, liveEveryMs: 20_000 };
    return { key, title, region, kind, margin, everyMs: 60_000, liveEveryMs: 40_000 };
  };
}

const featured = ["h2h", "spreads", "totals"];
const additional = ["alternate_totals", "btts", "draw_no_bet", "h2h_h1", "player_points", "pitcher_strikeouts"];

const where: Readonly<Record<string, Check>> = {
  regions: listOf(oneOf(...books.map(({ region }) => region))),
  bookmakers: listOf(oneOf(...books.map(({ key }) => key))),
};
const shape: Readonly<Record<string, Check>> = { oddsFormat: oneOf("decimal", "american"), dateFormat: oneOf("iso", "unix") };
const include = ["includeLinks", "includeSids", "includeBetLimits", "includeRotationNumbers", "includeMultipliers"];
const including = Object.fromEntries(include.map((name) => [name, flag]));
const which: Readonly<Record<string, Check>> = {
  eventIds: listOf((id) => /^[0-9a-f]{32}$/.test(id)),
  commenceTimeFrom: second,
  commenceTimeTo: second,
};
const boardQuery = { ...where, ...shape, ...including, markets: listOf(oneOf(...featured, "outrights")) };
const eventQuery = { ...where, ...shape, ...including, markets: listOf(oneOf(...featured, ...additional)) };

function currentRoutes(world: OddsWorld): Route[] {
  return [
    {
      name: "GET /sports",
      query: { all: flag },
      answer: (ask) => ({
        body: sports.filter(({ active }) => active || ask.get("all") === "true").map(({ league: _, ...shown }) => shown),
      }),
    },
    {
      name: "GET /sports/:sport/odds",
      query: { ...boardQuery, ...which },
      answer: (ask) => boards(world, ask, ask.now),
    },
    {
      name: "GET /sports/:sport/events",
      query: { ...which, dateFormat: oneOf("iso", "unix") },
      answer: (ask) => ({ body: offered(world, ask, ask.now).map((match) => eventOf(world, match, ask, ask.now)) }),
    },
    {
      name: "GET /sports/:sport/events/:event/odds",
      query: eventQuery,
      answer: (ask) => eventBoard(world, ask, ask.now),
    },
    { name: "GET /sports/:sport/events/:event/markets", query: where, answer: (ask) => marketsOfBooks(world, ask) },
    {
      name: "GET /sports/:sport/scores",
      query: { daysFrom: between(1, 3), eventIds: which["eventIds"] ?? anything, dateFormat: oneOf("iso", "unix") },
      answer: (ask) => scores(world, ask),
    },
    {
      name: "GET /sports/:sport/participants",
      query: {},
      answer: (ask) => {
        const shown = teamsOf(sportAsked(ask).league).map(({ name, code }) => ({
          id: `par_${keyOf(name) >>> 0}${code.toLowerCase()}`,
          full_name: name,
        }));
        return { body: shown, cost: shown.length > 0 ? 1 : 0 };
      },
    },
  ];
}

function historicalRoutes(world: OddsWorld, isPaid: boolean): Route[] {
  const historical = (
    path: string,
    query: Route["query"],
    answer: (ask: Ask, time: number) => ReturnType<Route["answer"]>,
  ): Route => ({
    name: `GET /historical/sports/:sport/${path}`,
    query: { ...query, date: second },
    required: ["date"],
    answer(ask) {
      const message = "Historical data is only available on paid plans";
      if (!isPaid) throw refusal(401, "HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN", message);
      const everyMs = 5 * 60_000;
      const asked = Date.parse(ask.get("date") ?? "");
      if (asked > ask.now || asked < Date.UTC(2020, 5, 6)) throw wrongParameter("date", ask.get("date"));
      const time = Math.floor(asked / everyMs) * everyMs;
      const next = time + everyMs > ask.now ? null : iso(time + everyMs);
      const { body, cost = 0 } = answer(ask, time);
      return { body: { timestamp: iso(time), previous_timestamp: iso(time - everyMs), next_timestamp: next, data: body }, cost };
    },
  });
  const tenfold = ({ body, cost = 0 }: ReturnType<Route["answer"]>) => ({ body, cost: 10 * cost });
  return [
    historical("odds", { ...boardQuery, ...which }, (ask, time) => tenfold(boards(world, ask, time))),
    historical("events", which, (ask, time) => {
      const events = offered(world, ask, time).map((match) => eventOf(world, match, ask, time));
      return { body: events, cost: events.length > 0 ? 1 : 0 };
    }),
    historical("events/:event/odds", eventQuery, (ask, time) => tenfold(eventBoard(world, ask, time))),
  ];
}

function sportAsked(ask: Ask): SportEntry {
  const found = sports.find(({ key }) => key === ask.part("sport"));
  if (!found) throw refusal(404, "UNKNOWN_SPORT", "Unknown sport");
  return found;
}

/** What is live or to come, however it is asked for. */
function allOf(world: OddsWorld, time: number): Match[] {
  const near = world.matches({ from: time - dayMs, to: time + 5 * dayMs, now: time });
  return near.filter((match) => ["pending", "live"].includes(world.stateOf(match, time).phase));
}

function offered(world: OddsWorld, ask: Ask, time: number): Match[] {
  const { from, to, ids } = rangeOf(ask);
  const startOf = (match: Match) => world.stateOf(match, time).startsAt;
  return inSport(world, ask, time).filter(
    (match) => startOf(match) >= from && startOf(match) <= to && (ids.length === 0 || ids.includes(match.hex)),
  );
}

function inSport(world: OddsWorld, ask: Ask, time: number): Match[] {
  const all = allOf(world, time);
  if (ask.part("sport") !== "upcoming") return all.filter(({ league }) => league.key === sportAsked(ask).league);
  const isLive = (match: Match) => world.stateOf(match, time).phase === "live";
  return [...all.filter(isLive), ...all.filter((match) => !isLive(match)).slice(0, 8)];
}

function rangeOf(ask: Ask): { from: number; to: number; ids: string[] } {
  const from = Date.parse(ask.get("commenceTimeFrom") ?? "1970-01-01T00:00:00Z");
  const to = Date.parse(ask.get("commenceTimeTo") ?? "9999-01-01T00:00:00Z");
  if (from > to) throw refusal(422, "INVALID_COMMENCE_TIME_RANGE", "commenceTimeFrom must be before commenceTimeTo");
  return { from, to, ids: ask.list("eventIds") };
}

/** The books asked for, and how many regions they cost: ten named books are one. */
function booksAsked(ask: Ask): { asked: RegionalBook[]; regions: number } {
  const [names, regions] = [new Set(ask.list("bookmakers")), new Set(ask.list("regions"))];
  if (names.size > 0) return { asked: books.filter(({ key }) => names.has(key)), regions: Math.ceil(names.size / 10) };
  if (regions.size > 0) return { asked: books.filter(({ region }) => regions.has(region)), regions: regions.size };
  throw refusal(422, "MISSING_REGION", "Missing one of the parameters: regions, bookmakers");
}

function marketsAsked(ask: Ask, usual: string): string[] {
  return [...new Set(ask.list("markets").length > 0 ? ask.list("markets") : [usual])];
}

function boards(world: OddsWorld, ask: Ask, time: number): { body: object[]; cost: number } {
  const { asked, regions } = booksAsked(ask);
  const isOutright = ask.part("sport") !== "upcoming" && sportAsked(ask).has_outrights;
  const markets = marketsAsked(ask, isOutright ? "outrights" : "h2h");
  if (markets.some((market) => (market === "outrights") !== isOutright))
    throw refusal(422, "INVALID_MARKET_COMBO", "Outrights go with no other market, and only where the sport has them");
  const matches = offered(world, ask, time);
  const body = isOutright
    ? [outrights(ask, asked, time)]
    : matches.map((match) => ({
        ...eventOf(world, match, ask, time),
        bookmakers: asked
          .map((book) => bookOf(world, { match, book, markets, ask, time }))
          .filter(({ markets }) => markets.length > 0),
      }));
  return { body, cost: body.length === 0 ? 0 : markets.length * regions };
}

/** One event: books have no time of their own here, and only what comes back is paid. */
function eventBoard(world: OddsWorld, ask: Ask, time: number): { body: object; cost: number } {
  const match = eventAsked(world, ask, time);
  const { asked, regions } = booksAsked(ask);
  const markets = marketsAsked(ask, "h2h");
  const bookmakers = asked
    .map((book) => bookOf(world, { match, book, markets, ask, time }))
    .filter((book) => book.markets.length > 0)
    .map(({ last_update: _, ...book }) => book);
  const returned = markets.filter((market) => bookmakers.some((book) => book.markets.some(({ key }) => key === market)));
  return { body: { ...eventOf(world, match, ask, time), bookmakers }, cost: returned.length * regions };
}

function eventAsked(world: OddsWorld, ask: Ask, time: number): Match {
  const { league } = sportAsked(ask);
  const match = allOf(world, time).find(({ hex, league: { key } }) => hex === ask.part("event") && key === league);
  if (!match) throw refusal(404, "EVENT_NOT_FOUND", "Event not found");
  return match;
}

function marketsOfBooks(world: OddsWorld, ask: Ask): { body: object; cost: number } {
  const match = eventAsked(world, ask, ask.now);
  const bookmakers = booksAsked(ask).asked.map((book) => {
    const all = bookOf(world, { match, book, markets: [...featured, ...additional], ask, time: ask.now });
    const markets = all.markets.map(({ key, last_update }) => ({ key, last_update }));
    return { key: book.key, title: book.title, markets };
  });
  return { body: { ...eventOf(world, match, ask, ask.now), bookmakers }, cost: 1 };
}

function scores(world: OddsWorld, ask: Ask): { body: object[]; cost: number } {
  const { league } = sportAsked(ask);
  const { now } = ask;
  const daysFrom = Number(ask.get("daysFrom") ?? 0);
  const ids = ask.list("eventIds");
  const body = world
    .matches({ from: now - (daysFrom + 1) * dayMs, to: now + 5 * dayMs, now })
    .filter(({ hex, league: { key } }) => key === league && (ids.length === 0 || ids.includes(hex)))
    .map((match) => ({ match, state: world.stateOf(match, now) }))
    .filter(({ state }) => isScored(state, now - daysFrom * dayMs))
    .map(({ match, state: { phase, score } }) => {
      const pairs = [match.home, match.away].map(({ name }, side) => ({
        name,
        score: `${side === 0 ? score.home : score.away}`,
      }));
      const begun = phase === "pending" ? null : pairs;
      const { id, sport_key, sport_title, commence_time, ...teams } = eventOf(world, match, ask, now);
      const known = { id, sport_key, sport_title, commence_time, completed: phase === "ended", ...teams };
      return { ...known, scores: begun, last_update: begun && timeIn(ask, now) };
    });
  return { body, cost: body.length === 0 ? 0 : daysFrom > 0 ? 2 : 1 };
}

function isScored({ phase, endsAt }: State, since: number): boolean {
  return phase === "pending" || phase === "live" || (phase === "ended" && endsAt >= since);
}

function eventOf(world: OddsWorld, match: Match, ask: Ask, time: number) {
  const { key, title } = sports.find(({ league }) => league === match.league.key) ?? { key: "", title: "" };
  return {
    id: match.hex,
    sport_key: key,
    sport_title: title,
    commence_time: timeIn(ask, world.stateOf(match, time).startsAt),
    home_team: match.home.name,
    away_team: match.away.name,
  };
}

interface Asked {
  match: Match;
  book: RegionalBook;
  markets: readonly string[];
  ask: Ask;
  time: number;
}

interface Outcome {
  name: string;
  description?: string;
  price: number;
  point?: number;
}

function bookOf(world: OddsWorld, { match, book, markets, ask, time }: Asked) {
  const board = world.board(match, book, time);
  const last_update = timeIn(ask, board.at);
  const shown = markets
    .map((key) => ({ key, outcomes: outcomesOf(match, book, board, key) }))
    // Lay prices come unasked with the prices of exchanges.
    .flatMap((market) => (market.key === "h2h" && book.kind === "exchange" ? [market, layOf(market.outcomes)] : [market]))
    .filter(({ outcomes }) => outcomes.length > 0)
    .map(({ key, outcomes }) => ({
      key,
      last_update,
      ...linksOf(ask, key === "h2h" ? `${match.id}/${key}` : null),
      outcomes: outcomes.map((outcome, nth) => ({
        ...outcome,
        price: inFormat(ask, outcome.price),
        ...linksOf(ask, nth === 0 ? `${match.id}/${key}/${nth}` : null),
        ...(ask.get("includeBetLimits") === "true" ? { bet_limit: book.kind === "exchange" ? 500 : null } : {}),
        ...(ask.get("includeMultipliers") === "true" && book.kind === "dfs" ? { multiplier: 1 } : {}),
      })),
    }));
  return { key: book.key, title: book.title, last_update, ...linksOf(ask, `${match.id}`), markets: shown };
}

/** Links and numbers of the books' own, at whatever level; they may be null at any. */
function linksOf(ask: Ask, path: string | null): { link?: string | null; sid?: string | null } {
  return {
    ...(ask.get("includeLinks") === "true" ? { link: path === null ? null : `https://book.example/${path}` } : {}),
    ...(ask.get("includeSids") === "true" ? { sid: path } : {}),
  };
}

function layOf(outcomes: readonly Outcome[]): { key: string; outcomes: Outcome[] } {
  return { key: "h2h_lay", outcomes: outcomes.map(({ name, price }) => ({ name, price: Math.ceil(price * 102) / 100 })) };
}

/** Empty where a book has no such market. Teams stand in the order of the alphabet, a draw behind them. */
function outcomesOf(match: Match, book: RegionalBook, board: Board, market: string): Outcome[] {
  const { chances, price, total, handicap } = board;
  const { sport } = match.league;
  const sides = (home: number, away: number, points?: number): Outcome[] => {
    const own = { name: match.home.name, price: price(home), ...(points === undefined ? {} : { point: points }) };
    const other = { name: match.away.name, price: price(away), ...(points === undefined ? {} : { point: -points }) };
    return own.name < other.name ? [own, other] : [other, own];
  };
  const overUnder = (point: number, over = chances.over(point)): Outcome[] => [
    { name: "Over", price: price(over), point },
    { name: "Under", price: price(1 - over), point },
  ];
  const draw: Outcome[] = sport.canDraw ? [{ name: "Draw", price: price(chances.draw) }] : [];
  const isProp = market === "player_points" || market === "pitcher_strikeouts";
  if (book.kind === "dfs" && !isProp) return [];
  if (book.kind === "exchange" && market !== "h2h") return [];
  if (market === "h2h") return [...sides(chances.home, chances.away), ...draw];
  if (market === "h2h_h1") return [...sides(chances.home * 0.8, chances.away * 0.8), { name: "Draw", price: price(0.25) }];
  if (market === "spreads") return sides(chances.covers(handicap), 1 - chances.covers(handicap), handicap);
  if (market === "totals") return overUnder(total);
  if (market === "alternate_totals") return [total - 1, total + 1].flatMap((line) => overUnder(line));
  const decided = chances.home / (chances.home + chances.away);
  if (market === "draw_no_bet") return sport.canDraw ? sides(decided, 1 - decided) : [];
  if (market === "btts" && sport.canDraw) return ["Yes", "No"].map((name) => ({ name, price: price(0.5) }));
  const owns = { basketball: "player_points", baseball: "pitcher_strikeouts" }[sport.slug];
  return market === owns ? propsOf(match, overUnder) : [];
}

function propsOf({ key, league: { sport } }: Match, overUnder: (point: number, over: number) => Outcome[]): Outcome[] {
  const players = ["Alec Moreno", "Ben Okafor", "Caio Duarte", "Dai Whitfield"];
  return players.flatMap((description, nth) => {
    const point = Math.floor((sport.slug === "basketball" ? 15 : 4) + 4 * uniform(key, 60 + nth)) + 0.5;
    return overUnder(point, 0.4 + 0.2 * uniform(key, 70 + nth)).map((outcome) => ({ ...outcome, description }));
  });
}

function outrights(ask: Ask, asked: readonly RegionalBook[], time: number): object {
  const { key, title } = sportAsked(ask);
  const last_update = timeIn(ask, Math.floor(time / 300_000) * 300_000);
  const outcomes = teamsOf("mlb").map(({ name }, nth) => ({ name, price: inFormat(ask, 4 + 3 * nth) }));
  return {
    id: (keyOf(key) >>> 0).toString(16).padStart(32, "0"),
    sport_key: key,
    sport_title: title,
    commence_time: timeIn(ask, Date.UTC(new Date(time).getUTCFullYear(), 9, 31)),
    home_team: null,
    away_team: null,
    bookmakers: asked
      .filter(({ kind }) => kind === "book")
      .map((book) => ({ key: book.key, title: book.title, last_update, markets: [{ key: "outrights", last_update, outcomes }] })),
  };
}

function inFormat(ask: Ask, price: number): number {
  if (ask.get("oddsFormat") !== "american") return price;
  return price >= 2 ? Math.round((price - 1) * 100) : Math.round(-100 / (price - 1));
}

function timeIn(ask: Ask, time: number): string | number {
  return ask.get("dateFormat") === "unix" ? Math.floor(time / 1_000) : iso(time);
}

function iso(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
