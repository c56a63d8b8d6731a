import { keyOf, uniform } from "../../../src/sandbox/hash.ts";
import { anything, between, type Check, flag, oneOf, whole } from "./parameters.ts";
import { type Ask, type OddsStandIn, type OddsStandInOptions, Refusal, type Route, startService } from "./service.ts";
import { type Book, type Chances, dayMs, hourMs, type Match, type OddsWorld, type State, settleMs } from "./world.ts";

export interface KalshiOptions extends OddsStandInOptions {
  /** Nothing documents how much may be read; 20 a second unless said otherwise. */
  perSecond?: number;
}

export interface KalshiStandIn extends OddsStandIn {
  baseUrl: string;
}

/** Kalshi's public markets, as its documentation and recorded answers say. */
export async function startKalshi(options: KalshiOptions): Promise<KalshiStandIn> {
  const { perSecond = 20 } = options;
  const standIn = await startService(
    (world) => ({
      hosts: [{ name: "api", prefix: "/trade-api/v2", routes: routesOf(world) }],
      key: null,
      limits: [{ name: "second", most: perSecond, ms: 1_000 }],
      overLimit: "refuse",
      refuse: {
        busy: () => refusal(429, "too_many_requests", "too many requests"),
        unknownPath: notFound,
        parameter: ({ name, text }) =>
          badRequest(name === "status" ? "invalid status filter" : text === null ? `missing ${name}` : `invalid ${name}`),
      },
    }),
    options,
  );
  return Object.assign(standIn, { baseUrl: standIn.urls["api"] ?? "" });
}

function refusal(status: number, code: string, message: string, details?: string): Refusal {
  return new Refusal(details ?? message, status, { error: { code, message, ...(details === undefined ? {} : { details }) } });
}

const badRequest = (details: string) => refusal(400, "bad_request", "bad request", details);
const notFound = () => refusal(404, "not_found", "not found");

interface Series {
  ticker: string;
  league: string;
  scope: "Game" | "Point Total" | "Spread";
  competition: string;
}

const series: readonly Series[] = [
  { ticker: "KXMLBGAME", league: "mlb", scope: "Game", competition: "Pro Baseball" },
  { ticker: "KXMLBTOTAL", league: "mlb", scope: "Point Total", competition: "Pro Baseball" },
  { ticker: "KXMLSGAME", league: "mls", scope: "Game", competition: "MLS" },
  { ticker: "KXNBAGAME", league: "nba", scope: "Game", competition: "Pro Basketball (M)" },
  { ticker: "KXNBASPREAD", league: "nba", scope: "Spread", competition: "Pro Basketball (M)" },
  { ticker: "KXNBATOTAL", league: "nba", scope: "Point Total", competition: "Pro Basketball (M)" },
];

const statuses = oneOf("unopened", "open", "closed", "settled");

function routesOf(world: OddsWorld): Route[] {
  const filter: Record<string, Check> = { series_ticker: anything, status: statuses, cursor: anything };
  return [
    {
      name: "GET /events",
      query: { ...filter, with_nested_markets: flag, limit: between(1, 200) },
      answer(ask) {
        const wanted = eventsOf(world, ask.now).filter(
          (event) => isAsked(event, ask) && event.markets.some((market) => isIn(market, ask)),
        );
        const { cursor, rows } = paged(ask, wanted);
        const isNested = ask.get("with_nested_markets") === "true";
        return { body: { cursor, events: rows.map(({ markets, ...event }) => (isNested ? { ...event, markets } : event)) } };
      },
    },
    {
      name: "GET /events/:ticker",
      query: { with_nested_markets: flag },
      answer(ask) {
        const found = eventsOf(world, ask.now).find(({ event_ticker }) => event_ticker === ask.part("ticker"));
        if (!found) throw notFound();
        const { markets, ...event } = found;
        return { body: ask.get("with_nested_markets") === "true" ? { event: found } : { event, markets } };
      },
    },
    {
      name: "GET /markets",
      query: { ...filter, event_ticker: anything, limit: between(1, 1_000) },
      answer(ask) {
        const wanted = eventsOf(world, ask.now).filter((event) => isAsked(event, ask));
        const isFiltered = ask.get("series_ticker") !== null || ask.get("event_ticker") !== null;
        const all = [...(isFiltered ? [] : combinations(ask.now)), ...wanted.flatMap(({ markets }) => markets)];
        const { cursor, rows } = paged(
          ask,
          all.filter((market) => isIn(market, ask)),
        );
        return { body: { cursor, markets: rows } };
      },
    },
    { name: "GET /markets/:ticker", query: {}, answer: (ask) => ({ body: { market: marketAsked(world, ask).json } }) },
    {
      name: "GET /markets/:ticker/orderbook",
      query: { depth: between(0, 100) },
      answer: (ask) => ({ body: { orderbook_fp: orderBook(marketAsked(world, ask).json, Number(ask.get("depth") ?? 0)) } }),
    },
    {
      name: "GET /series/:series/markets/:ticker/candlesticks",
      query: { start_ts: whole, end_ts: whole, period_interval: oneOf("1", "60", "1440") },
      required: ["start_ts", "end_ts", "period_interval"],
      answer: (ask) => ({ body: { ticker: ask.part("ticker"), candlesticks: candlesticks(world, ask) } }),
    },
  ];
}

interface MarketJson {
  [field: string]: unknown;
  ticker: string;
  event_ticker: string;
  status: "active" | "closed" | "finalized";
  yes_bid_dollars: string;
  yes_ask_dollars: string;
}

interface EventJson {
  [field: string]: unknown;
  event_ticker: string;
  series_ticker: string;
  markets: MarketJson[];
}

function isAsked({ series_ticker, event_ticker }: EventJson, ask: Ask): boolean {
  return (
    series_ticker === (ask.get("series_ticker") ?? series_ticker) && event_ticker === (ask.get("event_ticker") ?? event_ticker)
  );
}

/** What is asked for as settled says that it is finalized. */
function isIn({ status }: MarketJson, ask: Ask): boolean {
  const names = { active: "open", closed: "closed", finalized: "settled" } as const;
  return names[status] === (ask.get("status") ?? names[status]);
}

/** A page, and the cursor of the next: empty at the end, and good for the same question only. */
function paged<T>(ask: Ask, all: readonly T[]): { cursor: string; rows: T[] } {
  const question = ["series_ticker", "event_ticker", "status"].map((name) => ask.get(name));
  const sent = ask.get("cursor");
  const [offset = 0, ...rest] = sent === null ? [0, ...question] : cursorFrom(sent);
  if (JSON.stringify(rest) !== JSON.stringify(question)) throw badRequest("invalid cursor");
  const end = Number(offset) + Number(ask.get("limit") ?? 100);
  const cursor = end < all.length ? Buffer.from(JSON.stringify([end, ...question])).toString("base64url") : "";
  return { cursor, rows: all.slice(Number(offset), end) };
}

function cursorFrom(text: string): (string | number | null)[] {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    throw badRequest("invalid cursor");
  }
}

/** Games of three days back and four ahead. */
function eventsOf(world: OddsWorld, now: number): EventJson[] {
  const near = world.matches({ from: now - 3 * dayMs, to: now + 4 * dayMs, now });
  return series.flatMap((entry) =>
    near.filter((match) => match.league.key === entry.league).map((match) => eventOf(world, entry, match, now)),
  );
}

const spokenTime = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
});
const newYork = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/New_York",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** How a game is called, visitors first where the sport has it so. Only baseball tells the time, and no field does. */
function callsOf({ home, away, league, day, plannedAt }: Match) {
  const [first, second] = league.sport.canDraw ? [home, away] : [away, home];
  const date = new Date(day);
  const month = months[date.getUTCMonth()] ?? "";
  const dayOfMonth = `${date.getUTCDate()}`.padStart(2, "0");
  const time = league.key === "mlb" ? newYork.format(plannedAt).replace(":", "") : "";
  const code = `${date.getUTCFullYear() % 100}${month.toUpperCase()}${dayOfMonth}${time}${first.code}${second.code}`;
  const title = `${first.short} ${league.key === "nba" ? "at" : "vs"} ${second.short}`;
  const spoken = `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}${time === "" ? "" : ` at ${spokenTime.format(plannedAt).replaceAll("\u202f", " ")}`}`;
  return {
    code,
    title,
    subTitle: `${first.code} vs ${second.code} (${month} ${date.getUTCDate()})`,
    spoken,
    sides: [first, second],
  };
}

function eventOf(world: OddsWorld, entry: Series, match: Match, now: number): EventJson {
  const { code, title, subTitle } = callsOf(match);
  const scope = { Game: "", "Point Total": ": Total Points", Spread: ": Spread" }[entry.scope];
  return {
    available_on_brokers: true,
    category: "Sports",
    collateral_return_type: entry.scope === "Game" ? "MECNET" : "",
    event_ticker: `${entry.ticker}-${code}`,
    last_updated_ts: new Date(match.plannedAt - 3 * dayMs - 1_053_217).toISOString(),
    markets: marketsOf(world, entry, match).map((market) => marketJson(world, entry, match, market, now)),
    mutually_exclusive: entry.scope === "Game",
    product_metadata: { competition: entry.competition, competition_scope: entry.scope },
    series_ticker: entry.ticker,
    strike_period: "",
    sub_title: subTitle,
    title: `${title}${scope}`,
  };
}

/** A question that is answered with yes or no. */
interface Market {
  suffix: string;
  yes: string;
  strike?: number;
  chance(chances: Chances): number;
  isWon(score: State["score"]): boolean;
}

const book: Book = { key: "kalshi", title: "Kalshi", margin: 0, everyMs: 10_000, liveEveryMs: 2_000 };

function marketsOf(world: OddsWorld, { scope }: Series, match: Match): Market[] {
  const { home, away, league } = match;
  if (scope === "Point Total") return ladder(world.board(match, book, match.plannedAt).total, league.key === "nba" ? 3 : 1);
  const byMoreThan = (strike: number): Market[] => [
    { ...wins(home), strike, chance: (of) => of.covers(-strike), isWon: (score) => score.home - score.away > strike },
    { ...wins(away), strike, chance: (of) => 1 - of.covers(strike), isWon: (score) => score.away - score.home > strike },
  ];
  if (scope === "Spread") {
    const words = ({ strike = 0, suffix, yes }: Market) => ({
      suffix: `${suffix}${strike - 0.5}`,
      yes: `${yes} wins by over ${strike} Points`,
    });
    return [3.5, 7.5].flatMap(byMoreThan).map((market) => ({ ...market, ...words(market) }));
  }
  const tie: Market = { suffix: "TIE", yes: "Tie", chance: ({ draw }) => draw, isWon: (score) => score.home === score.away };
  const winners: Market[] = [
    { ...wins(home), chance: (of) => of.home, isWon: (score) => score.home > score.away },
    { ...wins(away), chance: (of) => of.away, isWon: (score) => score.away > score.home },
  ];
  return league.sport.canDraw ? [...winners, tie] : winners;
}

function wins({ code, short }: Match["home"]): { suffix: string; yes: string } {
  return { suffix: code, yes: short };
}

function ladder(middle: number, step: number): Market[] {
  return [-2, -1, 0, 1, 2].map((nth) => {
    const strike = middle + nth * step;
    const isWon = ({ home, away }: State["score"]) => home + away > strike;
    return {
      suffix: `${Math.ceil(strike)}`,
      yes: `Over ${strike} points scored`,
      strike,
      chance: (of) => of.over(strike),
      isWon,
    };
  });
}

function marketJson(world: OddsWorld, entry: Series, match: Match, market: Market, now: number): MarketJson {
  const state = world.stateOf(match, now);
  const { code, title, spoken } = callsOf(match);
  const event_ticker = `${entry.ticker}-${code}`;
  const { status, settled } = standing(state, market, now);
  const { at, bid, ask } = quoteOf(world, match, market, now);
  // Nobody has bid on games that are far away, and nothing is bid on what is over.
  const isQuoted = status === "active" && state.startsAt - now < 3 * dayMs;
  const [yesBid, yesAsk] = isQuoted ? [bid, ask] : [0, 100];
  const game = `the ${title} ${entry.competition} game originally scheduled for ${spoken}`;
  const wanted = entry.scope === "Game" ? `${market.yes} wins` : market.yes;
  const expectedEnd = iso(state.startsAt + match.league.sport.minutes * 60_000);
  return {
    can_close_early: true,
    close_time: iso(status === "active" ? state.startsAt + 3 * dayMs : state.endsAt),
    created_time: new Date(match.plannedAt - 3 * dayMs - 1_053_217).toISOString(),
    event_ticker,
    expected_expiration_time: expectedEnd,
    expiration_time: iso(state.startsAt + 3 * dayMs),
    expiration_value: "",
    ...(market.strike === undefined ? {} : { floor_strike: market.strike }),
    last_price_dollars: dollars(isQuoted ? bid : 0),
    latest_expiration_time: iso(state.startsAt + 3 * dayMs),
    liquidity_dollars: "0.0000",
    market_type: "binary",
    no_ask_dollars: dollars(100 - yesBid),
    no_bid_dollars: dollars(100 - yesAsk),
    no_sub_title: market.yes,
    notional_value_dollars: "1.0000",
    occurrence_datetime: expectedEnd,
    open_interest_fp: volumeOf(match, market, 6),
    open_time: iso(match.plannedAt - 3 * dayMs - 600_000),
    // Of some time ago: no price of now.
    previous_price_dollars: dollars(44),
    previous_yes_ask_dollars: dollars(45),
    previous_yes_bid_dollars: dollars(43),
    price_level_structure: "linear_cent",
    result: "",
    rules_primary: `If ${wanted} in ${game}, then the market resolves to Yes.`,
    ...settled,
    status,
    strike_type: market.strike === undefined ? "structured" : "greater",
    ticker: `${event_ticker}-${market.suffix}`,
    title: entry.scope === "Game" ? `${title} Winner?` : `${title}: ${entry.scope}?`,
    updated_time: new Date(at).toISOString(),
    volume_fp: volumeOf(match, market, 7),
    yes_ask_dollars: dollars(yesAsk),
    yes_ask_size_fp: "250.00",
    yes_bid_dollars: dollars(yesBid),
    yes_bid_size_fp: "180.00",
    yes_sub_title: market.yes,
  };
}

/** Over is closed, then finalized. What was abandoned stays closed without a result. */
function standing(
  { phase, endsAt, score }: State,
  market: Market,
  now: number,
): { status: MarketJson["status"]; settled: object } {
  if (phase === "pending" || phase === "live") return { status: "active", settled: {} };
  if (phase === "abandoned" || now < endsAt + settleMs) return { status: "closed", settled: {} };
  const isWon = market.isWon(score);
  const settlement = { settlement_ts: iso(endsAt + settleMs), settlement_value_dollars: dollars(isWon ? 100 : 0) };
  return { status: "finalized", settled: { result: isWon ? "yes" : "no", ...settlement } };
}

/** In cents. */
function quoteOf(world: OddsWorld, match: Match, market: Market, time: number): { at: number; bid: number; ask: number } {
  const { at, chances } = world.board(match, book, time);
  const spread = market.strike !== undefined && uniform(match.key, Math.round(market.strike) + 50) < 0.2 ? 13 : 2;
  const bid = Math.max(0, Math.floor(market.chance(chances) * 100 - spread / 2 + 0.5));
  return { at, bid, ask: Math.min(100, bid + spread) };
}

function volumeOf(match: Match, { suffix }: Market, index: number): string {
  return (9_000 * uniform(keyOf(match.key, suffix), index)).toFixed(2);
}

function marketAsked(world: OddsWorld, ask: Ask): { json: MarketJson; match: Match; market: Market } {
  const { now } = ask;
  const ticker = ask.part("ticker");
  const entry = series.find((one) => ticker.startsWith(`${one.ticker}-`));
  const near = entry ? world.matches({ from: now - 3 * dayMs, to: now + 4 * dayMs, now }) : [];
  for (const match of near.filter(({ league }) => league.key === entry?.league))
    for (const market of entry ? marketsOf(world, entry, match) : [])
      if (entry && ticker === `${entry.ticker}-${callsOf(match).code}-${market.suffix}`)
        return { json: marketJson(world, entry, match, market, now), match, market };
  throw notFound();
}

/** Bids alone, the best last: what is asked for yes is what is bid for no. */
function orderBook({ yes_bid_dollars, yes_ask_dollars }: MarketJson, depth: number): object {
  const levels = (best: number) => {
    const cents = [best - 4, best - 1, best].filter((price) => price > 0);
    return cents.slice(depth === 0 ? 0 : -depth).map((price) => [dollars(price), `${100 + 7 * price}.00`]);
  };
  return { no_dollars: levels(100 - centsOf(yes_ask_dollars)), yes_dollars: levels(centsOf(yes_bid_dollars)) };
}

/** Times at which nobody traded have no prices. */
function candlesticks(world: OddsWorld, ask: Ask): object[] {
  const { match, market } = marketAsked(world, ask);
  if (!ask.part("ticker").startsWith(`${ask.part("series")}-`)) throw notFound();
  const everyMs = 60_000 * Number(ask.get("period_interval"));
  const [start, end] = [Number(ask.get("start_ts")) * 1_000, Math.min(ask.now, Number(ask.get("end_ts")) * 1_000)];
  if (end - start > 5_000 * everyMs) throw badRequest("too many candlesticks");
  const rows: object[] = [];
  for (let time = Math.ceil(start / everyMs) * everyMs; time <= end; time += everyMs) {
    const [first, last] = [quoteOf(world, match, market, time - everyMs), quoteOf(world, match, market, time)];
    const candle = (side: "bid" | "ask") => ({
      open_dollars: dollars(first[side]),
      close_dollars: dollars(last[side]),
      high_dollars: dollars(Math.max(first[side], last[side])),
      low_dollars: dollars(Math.min(first[side], last[side])),
    });
    const isTraded = uniform(match.key, Math.floor(time / everyMs)) > 0.15;
    const none = { open_dollars: null, close_dollars: null, high_dollars: null, low_dollars: null };
    const price = isTraded ? candle("ask") : none;
    rows.push({
      end_period_ts: time / 1_000,
      price,
      volume_fp: isTraded ? "28.74" : "0.00",
      yes_ask: candle("ask"),
      yes_bid: candle("bid"),
    });
  }
  return rows;
}

/** Bets on several games at once: they fill the list of markets where nothing is asked for by name. */
function combinations(now: number): MarketJson[] {
  const event_ticker = "KXMVESPORTSMULTIGAME-S2026";
  const common = { event_ticker, market_type: "binary", status: "active" as const, result: "", strike_type: "custom" };
  return Array.from({ length: 150 }, (_, nth) => ({
    ...common,
    ticker: `${event_ticker}-${(keyOf(nth) >>> 0).toString(16).toUpperCase()}`,
    title: "yes Boston,yes Denver,yes Over 8.5 runs scored",
    yes_sub_title: "yes Boston,yes Denver,yes Over 8.5 runs scored",
    yes_bid_dollars: "0.0000",
    yes_ask_dollars: dollars(5 + (nth % 60)),
    close_time: iso(now + 72 * hourMs),
  }));
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(4);
}

function centsOf(text: string): number {
  return Math.round(Number(text) * 100);
}

function iso(time: number): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}
