import { keyOf, uniform } from "../../../src/sandbox/hash.ts";
import { type Team, teamsOf } from "./leagues.ts";
import { anything, between, day, flag, oneOf, whole } from "./parameters.ts";
import {
  type Ask,
  type OddsStandIn,
  type OddsStandInOptions,
  Refusal,
  type Route,
  startService,
  type WrongParameter,
} from "./service.ts";
import { type Book, type Chances, dayMs, type Match, type OddsWorld, type State, settleMs } from "./world.ts";

export interface PolymarketOptions extends OddsStandInOptions {
  /** Both hosts behind one address; each has its own unless said otherwise. */
  oneAddress?: boolean;
  /** The documentation says both of the order in which books stand; the recorded ones have the best first. */
  bookOrder?: "best-first" | "best-last";
}

export interface PolymarketStandIn extends OddsStandIn {
  gammaUrl: string;
  clobUrl: string;
}

/** Polymarket's Gamma and CLOB, as far as they can be read without a key. What is over a limit waits, and is not refused. */
export async function startPolymarket(options: PolymarketOptions): Promise<PolymarketStandIn> {
  const { oneAddress = false, bookOrder = "best-first" } = options;
  const tenSeconds = (name: string, most: number, routes: RegExp) => ({ name, most, ms: 10_000, routes });
  const standIn = await startService(
    (world) => {
      const [gamma, clob] = [gammaRoutes(world), clobRoutes(world, bookOrder)];
      const apart = [
        { name: "gamma", prefix: "", routes: gamma },
        { name: "clob", prefix: "", routes: clob },
      ];
      return {
        hosts: oneAddress ? [{ name: "gamma", prefix: "", routes: [...gamma, ...clob] }] : apart,
        key: null,
        limits: [
          tenSeconds("gamma", 4_000, /^GET \/(events|markets|public-search|sports|teams|tags|series)/),
          tenSeconds("events", 500, /^GET \/events/),
          tenSeconds("markets", 300, /^GET \/markets/),
          tenSeconds("search", 350, /^GET \/public-search/),
          tenSeconds("books", 500, /^(GET|POST) \/books?$/),
          tenSeconds("history", 1_000, /^GET \/prices-history/),
        ],
        overLimit: "wait",
        refuse: {
          busy: () => new Refusal("too many", 429, { error: "Too Many Requests" }),
          unknownPath: () => new Refusal("no such path", 404, { type: "not found error", error: "not found" }),
          parameter: (wrong) => (clob.some(({ name }) => name === wrong.route) ? clobWrong(wrong) : gammaWrong(wrong)),
        },
      };
    },
    { counting: "sliding", ...options },
  );
  const gammaUrl = standIn.urls["gamma"] ?? "";
  return Object.assign(standIn, { gammaUrl, clobUrl: standIn.urls["clob"] ?? gammaUrl });
}

const gammaWrong = ({ name }: Pick<WrongParameter, "name">) =>
  new Refusal(`invalid ${name}`, 422, { type: "validation error", error: `${name} is invalid` });
const gammaMissing = (what: string) => new Refusal("not found", 404, { type: "not found error", error: `${what} not found` });
const clobWrong = ({ name }: Pick<WrongParameter, "name">) =>
  new Refusal(`invalid ${name}`, 400, { error: name === "token_id" ? "Invalid token id" : `Invalid ${name}` });

interface SportEntry {
  league: string;
  sport: string;
  name: string;
  /** Which side is named first. */
  ordering: "home" | "away";
  tag: number;
  tags: string;
  series: string;
  active: boolean;
  /** How a team is called in titles and outcomes. */
  called(team: Team): string;
  /** Some leagues do not say which side is at home. */
  hasTeams: boolean;
}

const sports: readonly SportEntry[] = [
  { ...entry("nba", "nba", "NBA", 745, "10345"), called: ({ nick }) => nick },
  { ...entry("mlb", "mlb", "MLB", 100381, "10403"), called: ({ name }) => name },
  { ...entry("epl", "epl", "EPL", 306, "10188"), ordering: "home", tags: "1,82,306,100639,100350" },
  { ...entry("serie-a", "sea", "Serie A", 101962, "10203"), ordering: "home", hasTeams: false },
  { ...entry("mls", "mls", "MLS", 100100, "10189"), ordering: "home" },
];

function entry(league: string, sport: string, name: string, tag: number, series: string): SportEntry {
  const called = (team: Team) => team.name;
  return { league, sport, name, ordering: "away", tag, tags: `1,${tag},100639`, series, active: true, called, hasTeams: true };
}

const tags = [
  { id: "1", label: "Sports", slug: "sports" },
  { id: "100639", label: "Games", slug: "games" },
  { id: "82", label: "Premier League", slug: "premier-league" },
  { id: "100350", label: "Soccer", slug: "soccer" },
  ...sports.map(({ tag, name, sport }) => ({ id: `${tag}`, label: name, slug: sport })),
];

const token = (text: string) => /^\d+$/.test(text);
const page = { limit: between(1, 100), offset: whole };
const states = { active: flag, closed: flag };
const types = ["moneyline", "spreads", "totals", "first_half_moneyline", "both_teams_to_score", "child_moneyline", "team_totals"];

function gammaRoutes(world: OddsWorld): Route[] {
  const eventQuery = { ...page, ...states, tag_id: whole, tag_slug: anything, series_id: whole, event_date: day, slug: anything };
  const marketQuery = { ...page, ...states, tag_id: whole, slug: anything, id: whole, sports_market_types: oneOf(...types) };
  const all = (now: number) => eventsOf(world, now);
  return [
    {
      name: "GET /events",
      query: eventQuery,
      answer: (ask) => ({ body: paged(ask, eventsAsked(eventsOf(world, ask.now, ask), ask)) }),
    },
    { name: "GET /events/slug/:slug", query: {}, answer: (ask) => ({ body: only(all(ask.now), "slug", ask.part("slug")) }) },
    { name: "GET /events/:id", query: {}, answer: (ask) => ({ body: only(all(ask.now), "id", idIn(ask)) }) },
    { name: "GET /markets", query: marketQuery, answer: (ask) => ({ body: paged(ask, marketsAsked(all(ask.now), ask)) }) },
    {
      name: "GET /markets/:id",
      query: {},
      answer: (ask) => ({
        body: only(
          all(ask.now).flatMap(({ markets }) => markets),
          "id",
          idIn(ask),
        ),
      }),
    },
    {
      name: "GET /public-search",
      query: { q: anything },
      required: ["q"],
      answer(ask) {
        const words = (ask.get("q") ?? "").toLowerCase();
        const text = ({ title, teams }: EventJson) => `${title} ${JSON.stringify(teams ?? [])}`.toLowerCase();
        const found = all(ask.now).filter((event) => !event.closed && text(event).includes(words));
        return { body: { events: found.slice(0, 5), pagination: { hasMore: found.length > 5, totalResults: found.length } } };
      },
    },
    {
      name: "GET /sports",
      query: {},
      answer: () => ({
        body: sports.map(({ league: _, called: _c, hasTeams: _t, tag, ...shown }) => ({ ...shown, primaryTagId: tag })),
      }),
    },
    {
      name: "GET /teams",
      query: { ...page, league: oneOf(...sports.map(({ sport }) => sport)) },
      answer: (ask) => ({
        body: paged(
          ask,
          sports
            .filter(({ sport }) => sport === (ask.get("league") ?? sport))
            .flatMap((entry) => teamsOf(entry.league).map((team) => teamOf(entry, team))),
        ),
      }),
    },
    { name: "GET /tags", query: page, answer: (ask) => ({ body: paged(ask, tags) }) },
    {
      name: "GET /series",
      query: { ...page, slug: anything },
      answer: (ask) => ({
        body: paged(
          ask,
          sports.map(seriesOf).filter(({ slug }) => slug === (ask.get("slug") ?? slug)),
        ),
      }),
    },
  ];
}

function clobRoutes(world: OddsWorld, order: "best-first" | "best-last"): Route[] {
  const byToken = (name: string, body: (found: Token) => unknown, query: Route["query"] = {}): Route => ({
    name,
    query: { token_id: token, ...query },
    required: ["token_id", ...Object.keys(query)],
    answer: (ask) => ({ body: body(tokenAsked(world, ask.get("token_id") ?? "", ask.now)) }),
  });
  const text = (price: number) => `${Math.round(price * 1_000) / 1_000}`;
  return [
    byToken("GET /book", (found) => bookOf(found, order)),
    {
      name: "POST /books",
      query: {},
      answer(ask) {
        return { body: tokensIn(ask.body).map((id) => bookOf(tokenAsked(world, id, ask.now), order)) };
      },
    },
    byToken("GET /midpoint", ({ bid, ask }) => ({ mid: text((bid + ask) / 2) })),
    byToken("GET /spread", ({ bid, ask }) => ({ spread: text(ask - bid) })),
    {
      ...byToken("GET /price", () => null, { side: oneOf("BUY", "SELL") }),
      answer: (ask) => {
        const found = tokenAsked(world, ask.get("token_id") ?? "", ask.now);
        return { body: { price: text(ask.get("side") === "BUY" ? found.bid : found.ask) } };
      },
    },
    {
      name: "GET /prices-history",
      query: {
        market: token,
        interval: oneOf("1h", "6h", "1d", "1w", "max"),
        startTs: whole,
        endTs: whole,
        fidelity: between(1, 1_440),
      },
      required: ["market"],
      answer: (ask) => ({ body: { history: historyOf(world, ask) } }),
    },
  ];
}

interface MarketJson {
  [field: string]: unknown;
  id: string;
  slug: string;
  active: boolean;
  closed: boolean;
}

interface EventJson {
  [field: string]: unknown;
  id: string;
  slug: string;
  title: string;
  active: boolean;
  closed: boolean;
  series: { id: string }[];
  tags: { id: string; slug: string }[];
  teams?: object[];
  gameId?: number;
  eventDate?: string;
  markets: MarketJson[];
}

/** Games of three days back and four ahead, and futures among them. What is asked for a day or a tag spares making the others. */
function eventsOf(world: OddsWorld, now: number, ask?: Ask): EventJson[] {
  const near = world.matches({ from: now - 3 * dayMs, to: now + 4 * dayMs, now });
  const [date, tag] = [ask?.get("event_date") ?? null, ask?.get("tag_id") ?? null];
  const games = near.flatMap((match) => {
    const sport = sports.find(({ league }) => league === match.league.key);
    const isMeant =
      sport && (date === null || date === dayOf(match)) && (tag === null || tagsOf(sport, true).some(({ id }) => id === tag));
    return isMeant ? [gameOf(world, sport, match, now)] : [];
  });
  return [...sports.slice(0, 3).map(futureOf), ...games];
}

function eventsAsked(events: readonly EventJson[], ask: Ask): EventJson[] {
  const [series, date] = [ask.get("series_id"), ask.get("event_date")];
  return events
    .filter((event) => isTagged(event, ask) && isInState(event, ask))
    .filter((event) => series === null || event.series.some(({ id }) => id === series))
    .filter(({ eventDate }) => date === null || eventDate === date);
}

/** Games stand under the number of a league's tag; under its name some leagues have only futures. */
function isTagged(event: EventJson, ask: Ask): boolean {
  const own = event.tags;
  const [id, slug] = [ask.get("tag_id"), ask.get("tag_slug")];
  const isHidden = slug === "nba" && event.gameId !== undefined;
  return (
    (id === null || own.some((tag) => tag.id === id)) && (slug === null || (own.some((tag) => tag.slug === slug) && !isHidden))
  );
}

function isInState({ active, closed, slug }: Pick<EventJson, "active" | "closed" | "slug">, ask: Ask): boolean {
  const [wantsActive, wantsClosed] = [ask.get("active") ?? `${active}`, ask.get("closed") ?? `${closed}`];
  return `${active}` === wantsActive && `${closed}` === wantsClosed && slug === (ask.get("slug") ?? slug);
}

function marketsAsked(events: readonly EventJson[], ask: Ask): MarketJson[] {
  const [type, id] = [ask.get("sports_market_types"), ask.get("id")];
  return events
    .filter((event) => isTagged(event, ask))
    .flatMap(({ markets }) => markets)
    .filter((market) => isInState(market, ask) && market.id === (id ?? market.id))
    .filter((market) => type === null || market["sportsMarketType"] === type);
}

function paged<T>(ask: Ask, all: readonly T[]): T[] {
  const offset = Number(ask.get("offset") ?? 0);
  return all.slice(offset, offset + Number(ask.get("limit") ?? 20));
}

function idIn(ask: Ask): string {
  const id = ask.part("id");
  if (!whole(id)) throw gammaWrong({ name: "id" });
  return id;
}

function only<T extends { id: string; slug: string }>(all: readonly T[], field: "id" | "slug", text: string): object {
  const found = all.find((one) => one[field] === text);
  if (!found) throw gammaMissing(field);
  return found;
}

const dayOf = ({ day }: Match): string => new Date(day).toISOString().slice(0, 10);

function gameOf(world: OddsWorld, sport: SportEntry, match: Match, now: number): EventJson {
  const state = world.stateOf(match, now);
  const sides = inOrder(sport, [match.home, match.away]);
  const title = sides.map(sport.called).join(" vs. ");
  const date = dayOf(match);
  const slug = [sport.sport, ...sides.map(({ code }) => code.toLowerCase()), date].join("-");
  const markets = marketsOf(world, sport, match).map((market) => marketJson({ world, market, match, state, slug, now }));
  const teams = inOrder(sport, [
    { ...teamOf(sport, match.home), ordering: "home" },
    { ...teamOf(sport, match.away), ordering: "away" },
  ]);
  const { called: _, hasTeams, tag, league: _l, ...shown } = sport;
  return {
    id: `${match.id}`,
    ticker: slug,
    slug,
    title,
    startDate: iso(match.plannedAt - 7 * dayMs),
    creationDate: iso(match.plannedAt - 7 * dayMs),
    endDate: iso(state.startsAt),
    active: true,
    closed: markets.every(({ closed }) => closed),
    series: [seriesOf(sport)],
    tags: tagsOf(sport, true),
    eventDate: date,
    startTime: iso(state.startsAt),
    seriesSlug: seriesOf(sport).slug,
    gameId: 60_000_000 + (match.id % 9_999_999),
    ...(hasTeams ? { teams } : {}),
    sport: { id: sport.tag % 100, ...shown, primaryTagId: tag },
    markets,
  };
}

function inOrder<T>({ ordering }: SportEntry, [home, away]: [T, T]): [T, T] {
  return ordering === "home" ? [home, away] : [away, home];
}

function teamOf({ sport, called }: SportEntry, team: Team) {
  const id = keyOf(team.name) >>> 12;
  return { id, name: called(team), league: sport, record: "2-0", abbreviation: team.code.toLowerCase(), alias: team.name };
}

function seriesOf({ sport, series, name }: SportEntry) {
  const slug = `${sport}-2026`;
  return { id: series, ticker: slug, slug, title: `${name} 2026` };
}

function tagsOf(sport: SportEntry, isGame: boolean): typeof tags {
  const ids = sport.tags.split(",").filter((id) => isGame || id !== "100639");
  return tags.filter(({ id }) => ids.includes(id));
}

function futureOf(sport: SportEntry, nth: number): EventJson {
  const slug = `${sport.sport}-champion-2027`;
  const markets = teamsOf(sport.league).map((team, index) => ({
    id: `${9_000 + 100 * nth + index}`,
    question: `Will the ${team.name} win the 2027 title?`,
    slug: `will-${team.code.toLowerCase()}-win-${slug}`,
    groupItemTitle: team.name,
    outcomes: JSON.stringify(["Yes", "No"]),
    outcomePrices: JSON.stringify(["0.125", "0.875"]),
    clobTokenIds: JSON.stringify([tokenId(9_000 + index, "yes"), tokenId(9_000 + index, "no")]),
    active: true,
    closed: false,
    acceptingOrders: true,
    bestBid: 0.12,
    bestAsk: 0.13,
  }));
  const title = `${sport.name} Champion 2027`;
  const common = { id: `${800 + nth}`, ticker: slug, slug, title, active: true, closed: false, markets };
  return {
    ...common,
    startDate: "2026-07-01T00:00:00Z",
    endDate: "2027-07-01T00:00:00Z",
    series: [seriesOf(sport)],
    tags: tagsOf(sport, false),
  };
}

/** What can be bet on, seen from the first outcome. */
interface Market {
  nth: number;
  type: string;
  slug: string;
  question: string;
  group?: string;
  outcomes: [string, string];
  line?: number;
  /** Between the best bid and the best ask, in cents. */
  spread: number;
  chance(chances: Chances): number;
  isWon(score: State["score"]): boolean;
}

const book: Book = { key: "polymarket", title: "Polymarket", margin: 0, everyMs: 5_000, liveEveryMs: 1_000 };

function marketsOf(world: OddsWorld, sport: SportEntry, match: Match): Market[] {
  const { total, handicap } = world.board(match, book, match.plannedAt);
  const sides = inOrder(sport, [match.home, match.away]);
  const [first, second] = [sport.called(sides[0]), sport.called(sides[1])];
  const game = `${first} vs. ${second}`;
  const overUnder = (line: number, spread: number): Omit<Market, "nth"> => ({
    type: "totals",
    slug: `-total-${`${line}`.replace(".", "pt")}`,
    question: `${game}: O/U ${line}`,
    group: `O/U ${line}`,
    outcomes: ["Over", "Under"],
    line,
    spread,
    chance: (chances) => chances.over(line),
    isWon: ({ home, away }) => home + away > line,
  });
  // The first outcome is the visitor's, so that its line is the other way round.
  const spread: Omit<Market, "nth"> = {
    type: "spreads",
    slug: `-spread-away-${`${Math.abs(handicap)}`.replace(".", "pt")}`,
    question: `Spread: ${first} (${-handicap})`,
    group: `Spread ${-handicap}`,
    outcomes: [first, second],
    line: -handicap,
    spread: 2,
    chance: (chances) => 1 - chances.covers(handicap),
    isWon: ({ home, away }) => home + handicap < away,
  };
  const moneyline = {
    type: "moneyline",
    slug: "",
    question: game,
    spread: 2,
    isWon: ({ home, away }: State["score"]) => away > home,
  };
  const half = {
    ...moneyline,
    type: "first_half_moneyline",
    slug: "-1h",
    question: `${game}: 1H Moneyline`,
    group: "1H Moneyline",
  };
  const twoWay: Omit<Market, "nth">[] = [
    { ...moneyline, outcomes: [first, second], chance: ({ away }) => away },
    { ...half, outcomes: [first, second], chance: ({ away }) => 0.25 + away / 2 },
    spread,
    overUnder(total, 2),
    overUnder(total + 2, 13),
  ];
  const threeWay = [...yesNo(match, sport, game), overUnder(total, 3)];
  return (match.league.sport.canDraw ? threeWay : twoWay).map((market, nth) => ({ ...market, nth }));
}

function yesNo(match: Match, sport: SportEntry, game: string): Omit<Market, "nth">[] {
  const common = { type: "moneyline", outcomes: ["Yes", "No"] as [string, string], spread: 1 };
  const date = dayOf(match);
  const team = (side: "home" | "away", isWon: Market["isWon"]): Omit<Market, "nth"> => {
    const group = sport.called(match[side]);
    const question = `Will ${group} win on ${date}?`;
    return { ...common, slug: `-${match[side].code.toLowerCase()}`, group, question, chance: (chances) => chances[side], isWon };
  };
  const drawn = { slug: "-draw", group: `Draw (${game})`, question: `Will ${game} end in a draw?` };
  return [
    team("home", ({ home, away }) => home > away),
    { ...common, ...drawn, chance: ({ draw }) => draw, isWon: ({ home, away }) => home === away },
    team("away", ({ home, away }) => away > home),
    {
      ...common,
      type: "both_teams_to_score",
      slug: "-btts",
      question: `${game}: Both Teams to Score`,
      group: "Both Teams to Score",
      chance: () => 0.52,
      isWon: ({ home, away }) => home > 0 && away > 0,
    },
  ];
}

/** Where a market stands: open, over but not yet decided, or decided, with the first outcome's price. */
function standing(
  { phase, endsAt, score }: State,
  market: Market,
  now: number,
): { step: "open" | "proposed" | "resolved"; price: number } {
  if (phase === "pending" || phase === "live") return { step: "open", price: 0 };
  const step = now < endsAt + settleMs ? "proposed" : "resolved";
  return { step, price: phase === "abandoned" ? 0.5 : market.isWon(score) ? 1 : 0 };
}

/** The best bid and ask of the first outcome, in cents. */
function quoteOf(world: OddsWorld, match: Match, market: Market, now: number): { at: number; bid: number; ask: number } {
  const { at, chances } = world.board(match, book, now);
  const bid = Math.max(0, Math.floor(market.chance(chances) * 100 - market.spread / 2 + 0.5));
  return { at, bid, ask: Math.min(100, bid + market.spread) };
}

interface Pricing {
  world: OddsWorld;
  market: Market;
  match: Match;
  state: State;
  slug: string;
  now: number;
}

function marketJson({ world, market, match, state, slug, now }: Pricing): MarketJson {
  const { step, price } = standing(state, market, now);
  const { at, bid, ask } = quoteOf(world, match, market, now);
  const mid = step === "open" ? (bid + ask) / 200 : price;
  const outcomePrices = [mid, 1 - mid].map((chance) => `${Math.round(chance * 1_000) / 1_000}`);
  const start = new Date(state.startsAt).toISOString();
  // Nobody bids on some sides.
  const best = step === "open" ? { ...(bid > 0 ? { bestBid: bid / 100 } : {}), bestAsk: ask / 100 } : {};
  const decided =
    step === "open" ? {} : { umaResolutionStatus: step, closedTime: step === "resolved" ? stamp(state.endsAt + settleMs) : null };
  return {
    id: `${match.id}${market.nth}`,
    question: market.question,
    conditionId: `0x${match.hex}${match.hex.split("").reverse().join("")}`,
    slug: `${slug}${market.slug}`,
    outcomes: JSON.stringify(market.outcomes),
    outcomePrices: JSON.stringify(outcomePrices),
    clobTokenIds: JSON.stringify([tokenId(match.id, `${market.nth} 0`), tokenId(match.id, `${market.nth} 1`)]),
    active: true,
    closed: step === "resolved",
    acceptingOrders: step !== "resolved",
    enableOrderBook: true,
    ...(market.group === undefined ? {} : { groupItemTitle: market.group }),
    ...best,
    gameStartTime: match.league.sport.canDraw ? start.replace(".000Z", "Z") : stamp(state.startsAt),
    sportsMarketType: market.type,
    ...(market.line === undefined ? {} : { line: market.line }),
    spread: (ask - bid) / 100,
    lastTradePrice: bid / 100,
    volumeNum: Math.round(20_000 * uniform(match.key, market.nth + 45)),
    liquidityNum: Math.round(90_000 * uniform(match.key, market.nth + 40)),
    updatedAt: new Date(at).toISOString(),
    feesEnabled: true,
    feeSchedule: { exponent: 1, rate: 0.05, takerOnly: true, rebateRate: 0.15 },
    ...decided,
  };
}

function iso(time: number): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}

function stamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace("T", " ")}+00`;
}

const tokens = new Map<string, string>();

/** 77 digits. */
function tokenId(id: number, what: string): string {
  const known = tokens.get(`${id} ${what}`);
  if (known !== undefined) return known;
  const parts = Array.from({ length: 9 }, (_, nth) => `${keyOf(id, what, nth) >>> 0}`.padStart(10, "7"));
  const token = parts.join("").slice(0, 77);
  tokens.set(`${id} ${what}`, token);
  return token;
}

/** One side of a market, with its own best bid and ask, 0 to 1. */
interface Token {
  id: string;
  match: Match;
  market: Market;
  side: number;
  at: number;
  bid: number;
  ask: number;
}

/** Throws where there is no book any more, or never was. */
function tokenAsked(world: OddsWorld, id: string, now: number): Token {
  if (!token(id)) throw clobWrong({ name: "token_id" });
  for (const match of world.matches({ from: now - 3 * dayMs, to: now + 4 * dayMs, now })) {
    const sport = sports.find(({ league }) => league === match.league.key);
    const markets = sport ? marketsOf(world, sport, match) : [];
    for (const market of markets) {
      const side = [0, 1].find((nth) => tokenId(match.id, `${market.nth} ${nth}`) === id);
      if (side === undefined) continue;
      if (standing(world.stateOf(match, now), market, now).step === "resolved") break;
      return sideOf(world, { id, match, market, side }, now);
    }
  }
  throw new Refusal("no book", 404, { error: "No orderbook exists for the requested token id" });
}

function sideOf(world: OddsWorld, token: Pick<Token, "id" | "match" | "market" | "side">, now: number): Token {
  const { at, bid, ask } = quoteOf(world, token.match, token.market, now);
  const [own, other] = token.side === 0 ? [bid, ask] : [100 - ask, 100 - bid];
  return { ...token, at, bid: own / 100, ask: other / 100 };
}

function bookOf({ id, match, at, bid, ask }: Token, order: "best-first" | "best-last"): object {
  const levels = (best: number, step: number) => {
    const prices = [0, 1, 4].map((nth) => Math.round((best + (step * nth) / 100) * 100) / 100);
    const rows = prices
      .filter((price) => price > 0 && price < 1)
      .map((price, nth) => ({ price: `${price}`, size: `${5 + 10 * nth}` }));
    return order === "best-first" ? rows : rows.reverse();
  };
  return {
    market: `0x${match.hex}${match.hex.split("").reverse().join("")}`,
    asset_id: id,
    timestamp: `${at}`,
    hash: match.hex,
    bids: levels(bid, -1),
    asks: levels(ask, 1),
    min_order_size: "5",
    tick_size: "0.01",
    neg_risk: false,
    last_trade_price: "",
  };
}

function tokensIn(body: string): string[] {
  try {
    const list = JSON.parse(body) as { token_id?: unknown }[];
    return list.map(({ token_id }) => String(token_id));
  } catch {
    throw clobWrong({ name: "payload" });
  }
}

/** The middle of the prices, by the hour unless `fidelity` says how many minutes. */
function historyOf(world: OddsWorld, ask: Ask): { t: number; p: number }[] {
  const found = tokenAsked(world, ask.get("market") ?? "", ask.now);
  const spans: Record<string, number> = { "1h": 1 / 24, "6h": 0.25, "1d": 1, "1w": 7, max: 7 };
  const from = ask.now - dayMs * (spans[ask.get("interval") ?? "1d"] ?? 1);
  const [start, end] = [Number(ask.get("startTs") ?? from / 1_000), Number(ask.get("endTs") ?? ask.now / 1_000)];
  const points: { t: number; p: number }[] = [];
  for (let t = Math.ceil(start); t <= Math.min(end, ask.now / 1_000); t += 60 * Number(ask.get("fidelity") ?? 60)) {
    const side = sideOf(world, found, t * 1_000);
    points.push({ t, p: Math.round(((side.bid + side.ask) / 2) * 1_000) / 1_000 });
  }
  return points;
}
