import { keyOf, uniform } from "../../../src/sandbox/hash.ts";
import { leagues } from "./leagues.ts";
import { createPush, type Push, type PushedBook } from "./odds-api-io-push.ts";
import { anything, between, type Check, flag, listOf, moment, oneOf, whole } from "./parameters.ts";
import { type Ask, type OddsStandIn, type OddsStandInOptions, Refusal, type Route, startService } from "./service.ts";
import type { Window } from "./windows.ts";
import { type Board, type Book, dayMs, hourMs, type Match, minuteMs, type OddsWorld } from "./world.ts";

export interface OddsApiIoOptions extends OddsStandInOptions {
  /** Free: 100 requests an hour and 500 a day, and nothing live. Paid: 5,000 an hour. Free unless said otherwise. */
  plan?: "free" | "paid";
  /** The books chosen on the account: two of them, or with a paid plan all unless said otherwise. */
  books?: readonly string[];
  /** Whether lists of events come as `{data: […]}`; both have been seen. */
  envelope?: boolean;
  perHour?: number;
  perDay?: number;
}

export interface OddsApiIoStandIn extends OddsStandIn {
  baseUrl: string;
  /** Its WebSocket, at `/ws`: for paid plans alone. */
  push: Push;
}

/** odds-api.io v3 as its documents and recorded answers say. What they leave open is answered in the stricter way. */
export async function startOddsApiIo(options: OddsApiIoOptions): Promise<OddsApiIoStandIn> {
  const { clock, plan = "free", envelope = false } = options;
  const isFree = plan === "free";
  const perHour = { name: "hour", most: options.perHour ?? (isFree ? 100 : 5_000), ms: hourMs };
  const perDay = { name: "day", most: options.perDay ?? 500, ms: dayMs };
  const books = new Set(options.books ?? (isFree ? ["Bet365", "Unibet"] : titles));
  const account: Account = { isFree, envelope, books, most: isFree ? 2 : titles.length, clearedAt: Number.NEGATIVE_INFINITY };
  const full = (most: number, resetAt: number) =>
    refusal("limit reached", 429, "Rate limit exceeded", rateHeaders({ most, left: 0, resetAt }));
  const nextOf = (ms: number) => (Math.floor(clock.now() / ms) + 1) * ms;
  const pushing = createPush({
    clock,
    refuse: (key) => refusedPush(key === standIn.key, isFree),
    books: () => [...account.books],
    priced: () => pricedNow(standIn.world, account, clock.now()),
  });
  const standIn: OddsStandIn = await startService(
    (world) => ({
      upgrade: pushing.upgrade,
      hosts: [{ name: "api", prefix: "/v3", routes: routesOf(world, account) }],
      key: {
        parameter: "apiKey",
        refuse: (why) => refusal(`key ${why}`, 401, "Invalid API key"),
        spent: () => full(perDay.most, nextOf(dayMs)),
      },
      limits: isFree || options.perDay ? [perHour, perDay] : [perHour],
      overLimit: "refuse",
      refuse: {
        busy: (window) => full(window?.limit.most ?? perHour.most, window?.resetAt(clock.now()) ?? nextOf(hourMs)),
        unknownPath: () => refusal("no such path", 404, "Not found"),
        parameter: ({ name, text }) => wrong(text === null ? `missing ${name}` : `invalid ${name}`),
      },
      headers: (windows) => rateHeaders(narrowest(windows, clock.now())),
    }),
    options,
  );
  const { stop } = standIn;
  return Object.assign(standIn, {
    baseUrl: standIn.urls["api"] ?? "",
    push: pushing.push,
    async stop() {
      pushing.stop();
      await stop();
    },
  });
}

/** As the questions by HTTP are refused, though nobody has said so of the push. */
function refusedPush(isRightKey: boolean, isFree: boolean): { status: number; error: string } | null {
  if (!isRightKey) return { status: 401, error: "Invalid API key" };
  return isFree ? { status: 403, error: "Forbidden" } : null;
}

/** What the push has to say something about: the prices of the account's books for what begins within 30 hours, or is live. */
function pricedNow(world: OddsWorld, account: Account, now: number): PushedBook[] {
  const asked = books.filter(({ title }) => account.books.has(title));
  return world.matches({ from: now - 6 * hourMs, to: now + 30 * hourMs, now }).flatMap((match) => {
    const { urls, bookmakers, sport, league, status } = oddsOf(world, match, { isFree: false, asked }, now);
    return Object.entries(bookmakers).map(([book, markets]) => ({
      ...{ id: match.id, sport: sport.slug, league: league.slug, isLive: status === "live" },
      ...{ book, url: urls[book] ?? "", markets },
    }));
  });
}

interface Account {
  isFree: boolean;
  envelope: boolean;
  books: Set<string>;
  /** How many books may be chosen. */
  most: number;
  clearedAt: number;
}

function refusal(reason: string, status: number, error: string, headers: Record<string, string> = {}): Refusal {
  return new Refusal(reason, status, { error }, headers);
}

const wrong = (what: string) => refusal(what, 400, `Bad request: ${what}`);
const notFound = () => refusal("not found", 404, "Not found");
const forbidden = (why: string) => refusal(why, 403, "Forbidden");

interface Room {
  most: number;
  left: number;
  resetAt: number;
}

function rateHeaders({ most, left, resetAt }: Room): Record<string, string> {
  const reset = new Date(resetAt).toISOString().replace(".000Z", "Z");
  return { "x-ratelimit-limit": `${most}`, "x-ratelimit-remaining": `${left}`, "x-ratelimit-reset": reset };
}

/** The window that is full first: the headers know only one. */
function narrowest(windows: readonly Window[], now: number): Room {
  const rooms = windows.map((window) => ({ most: window.limit.most, left: window.left(now), resetAt: window.resetAt(now) }));
  return rooms.reduce((least, room) => (room.left < least.left ? room : least));
}

interface PricedBook extends Book {
  kind: "book" | "exchange";
  /** How many places its prices have. */
  places: number;
  urlOf(match: Match): string;
}

const books: readonly PricedBook[] = [
  book("Bet365", 0.06, 3, () => "https://www.bet365.example/#/AC/B1/"),
  book("Unibet", 0.05, 2, ({ id }) => `https://www.unibet.example/event/${id}`),
  book("Pinnacle", 0.025, 3, ({ id }) => `https://www.pinnacle.example/${id}`),
  book("Betano", 0.055, 2, ({ id }) => `https://www.betano.example/${id}/`),
  book("Snai IT", 0.08, 2, ({ home, away }) => `https://www.snai.example/sport/${home.short} - ${away.short}`),
  { ...book("Betfair Exchange", 0.01, 2, ({ id }) => `https://www.betfair.example/${id}`), kind: "exchange" },
];
const titles = books.map(({ title }) => title);

function book(title: string, margin: number, places: number, urlOf: (match: Match) => string): PricedBook {
  return { key: title, title, margin, everyMs: 45_000, liveEveryMs: 15_000, kind: "book", places, urlOf };
}

const sports = [...new Set(leagues.map(({ sport }) => sport))].map(({ name, slug }) => ({ name, slug }));
const slugs = [...sports.map(({ slug }) => slug), "ice-hockey"];
const statuses = ["pending", "live", "settled"];
const bookList = (most = 30): Check => listOf(oneOf(...titles), most);
const sport = oneOf(...slugs);

function routesOf(world: OddsWorld, account: Account): Route[] {
  const list = (events: object[]) => ({ body: account.envelope ? { data: events } : events });
  const eventsQuery = {
    sport,
    league: anything,
    participantId: whole,
    status: listOf(oneOf(...statuses)),
    from: moment,
    to: moment,
  };
  return [
    { name: "GET /sports", query: {}, answer: () => ({ body: [...sports, { name: "Ice Hockey", slug: "ice-hockey" }] }) },
    {
      name: "GET /leagues",
      query: { sport, all: flag },
      required: ["sport"],
      answer: (ask) => ({ body: leaguesIn(world, ask) }),
    },
    ...accountRoutes(account),
    {
      name: "GET /events",
      query: { ...eventsQuery, bookmaker: oneOf(...titles), limit: between(1, 1_000), skip: whole },
      required: ["sport"],
      answer(ask) {
        const [skip, limit] = [Number(ask.get("skip") ?? 0), Number(ask.get("limit") ?? 1_000)];
        return list(eventsAsked(world, ask).slice(skip, skip + limit));
      },
    },
    {
      name: "GET /events/live",
      query: { sport },
      answer(ask) {
        if (account.isFree) throw forbidden("live on the free plan");
        return list(eventsAsked(world, ask).filter(({ status }) => status === "live"));
      },
    },
    {
      name: "GET /events/search",
      query: { query: (text) => text.length >= 3 },
      required: ["query"],
      answer: (ask) => list(found(world, ask)),
    },
    {
      name: "GET /events/:id",
      query: {},
      answer: (ask) => ({ body: eventOf(world, matchOf(world, ask.part("id"), ask.now), ask.now) }),
    },
    ...oddsRoutes(world, account),
    ...pastRoutes(world, account),
    {
      name: "GET /value-bets",
      query: { bookmaker: oneOf(...titles), includeEventDetails: flag },
      required: ["bookmaker"],
      answer: (ask) => ({ body: valueBets(world, ask, ownBooks(account, [ask.get("bookmaker") ?? ""])) }),
    },
    {
      name: "GET /participants",
      query: { sport, search: anything },
      required: ["sport"],
      answer: (ask) => ({ body: participants(ask.get("sport")).filter(({ name }) => holds(name, ask.get("search") ?? "")) }),
    },
    {
      name: "GET /participants/:id",
      query: {},
      answer(ask) {
        const participant = participants(null).find(({ id }) => `${id}` === ask.part("id"));
        if (!participant) throw notFound();
        return { body: participant };
      },
    },
  ];
}

function accountRoutes(account: Account): Route[] {
  const selected = () => ({ body: { bookmakers: [...account.books], count: account.books.size } });
  return [
    { name: "GET /bookmakers", query: {}, answer: () => ({ body: titles.map((name) => ({ name, active: true })) }) },
    { name: "GET /bookmakers/selected", query: {}, answer: selected },
    {
      name: "PUT /bookmakers/selected/select",
      query: { bookmakers: bookList() },
      required: ["bookmakers"],
      answer(ask) {
        const all = new Set([...account.books, ...ask.list("bookmakers")]);
        if (all.size > account.most) throw forbidden("more books than the plan has");
        account.books = all;
        return selected();
      },
    },
    {
      name: "PUT /bookmakers/selected/clear",
      query: {},
      answer({ now }) {
        if (now < account.clearedAt + 12 * hourMs) throw forbidden("cleared within 12 hours");
        account.clearedAt = now;
        account.books = new Set();
        return selected();
      },
    },
  ];
}

function oddsRoutes(world: OddsWorld, account: Account): Route[] {
  const ids = listOf(whole, 10);
  return [
    {
      name: "GET /odds",
      query: { eventId: whole, bookmakers: bookList() },
      required: ["eventId", "bookmakers"],
      answer: (ask) => ({ body: oddsOf(world, matchOf(world, ask.get("eventId"), ask.now), priced(account, ask), ask.now) }),
    },
    {
      name: "GET /odds/multi",
      query: { eventIds: ids, bookmakers: bookList() },
      required: ["eventIds", "bookmakers"],
      answer: (ask) => ({
        body: ask.list("eventIds").map((id) => oddsOf(world, matchOf(world, id, ask.now), priced(account, ask), ask.now)),
      }),
    },
    {
      name: "GET /odds/updated",
      query: { since: whole, bookmaker: oneOf(...titles), sport, markets: anything },
      required: ["since", "bookmaker", "sport", "markets"],
      answer: (ask) => ({ body: updated(world, account, ask) }),
    },
    {
      name: "GET /odds/movements",
      query: { eventId: whole, bookmaker: oneOf(...titles), market: oneOf("ML", "Totals", "Spread"), marketLine: anything },
      required: ["eventId", "bookmaker", "market"],
      answer(ask) {
        if (account.isFree) throw notFound();
        return { body: movements(world, account, ask) };
      },
    },
  ];
}

function pastRoutes(world: OddsWorld, account: Account): Route[] {
  const paid =
    (answer: Route["answer"]): Route["answer"] =>
    (ask) => {
      if (account.isFree) throw forbidden("history on the free plan");
      return answer(ask);
    };
  return [
    {
      name: "GET /historical/events",
      query: { sport, league: anything, from: moment, to: moment },
      required: ["sport", "league", "from", "to"],
      answer: paid((ask) => {
        const [from, to] = [Date.parse(ask.get("from") ?? ""), Date.parse(ask.get("to") ?? "")];
        if (to - from > 31 * dayMs) throw wrong("more than 31 days");
        const past = world.matches({ from, to, now: ask.now }).map((match) => eventOf(world, match, ask.now));
        return { body: past.filter(({ status, league, sport }) => status === "settled" && fits(ask, league, sport)) };
      }),
    },
    {
      name: "GET /historical/odds",
      query: { eventId: whole, bookmakers: bookList() },
      required: ["eventId", "bookmakers"],
      answer: paid((ask) => {
        const match = matchOf(world, ask.get("eventId"), ask.now);
        const event = eventOf(world, match, ask.now);
        if (event.status !== "settled") throw notFound();
        const closing = oddsOf(world, match, priced(account, ask), world.stateOf(match, ask.now).startsAt - 1);
        return { body: { ...closing, ...event } };
      }),
    },
  ];
}

/** The books of a question; on the free plan other ones than the chosen are refused. */
function ownBooks(account: Account, names: readonly string[]): PricedBook[] {
  if (names.some((name) => !account.books.has(name))) throw forbidden("a book that is not chosen");
  return books.filter(({ title }) => names.includes(title));
}

function priced(account: Account, ask: Ask): { isFree: boolean; asked: PricedBook[] } {
  return { isFree: account.isFree, asked: ownBooks(account, ask.list("bookmakers")) };
}

/** What there is to know of: three days back, five ahead. */
function near(world: OddsWorld, now: number): Match[] {
  return world.matches({ from: now - 3 * dayMs, to: now + 5 * dayMs, now });
}

function matchOf(world: OddsWorld, id: string | null, now: number): Match {
  const match = world.matches({ from: now - 60 * dayMs, to: now + 5 * dayMs, now }).find((one) => `${one.id}` === id);
  if (!match) throw notFound();
  return match;
}

function leagueName({ country, name }: { country: string; name: string }): { name: string; slug: string } {
  const whole = `${country} - ${name}`;
  return { name: whole, slug: whole.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-") };
}

function leaguesIn(world: OddsWorld, ask: Ask): object[] {
  const open = near(world, ask.now).filter((match) => eventOf(world, match, ask.now).status !== "settled");
  const all = leagues.filter((league) => league.sport.slug === ask.get("sport"));
  return all
    .map((league) => ({ ...leagueName(league), eventsCount: open.filter((match) => match.league === league).length }))
    .filter(({ eventsCount }) => eventsCount > 0 || ask.get("all") === "true");
}

type Event = ReturnType<typeof eventOf>;

function eventOf(world: OddsWorld, match: Match, time: number) {
  const { phase, startsAt, score, share } = world.stateOf(match, time);
  const { sport } = match.league;
  const status = phase === "ended" || phase === "abandoned" ? "settled" : phase;
  // Settled without a score is abandoned.
  const ended = phase === "ended" ? { scores: { ...score, periods: periodsOf(match, score) } } : {};
  const abandoned = phase === "abandoned" ? { scores: { home: null, away: null } } : {};
  const minute = Math.round(share * (sport.slug === "football" ? 90 : sport.minutes));
  const live = { scores: { ...score, periods: { p1: score } }, clock: { minute, running: true, statusDetail: "live" } };
  return {
    id: match.id,
    home: match.home.name,
    away: match.away.name,
    homeId: participantId(match.home.name),
    awayId: participantId(match.away.name),
    date: new Date(startsAt).toISOString().replace(".000Z", "Z"),
    status,
    sport: { name: sport.name, slug: sport.slug },
    league: leagueName(match.league),
    ...ended,
    ...abandoned,
    ...(phase === "live" ? live : {}),
  };
}

/** The score at full time, under either of its names; overtime, where there was any, is counted beside it. */
function periodsOf({ id, league }: Match, { home, away }: { home: number; away: number }): object {
  if (league.key !== "nba" || id % 3 !== 0) return { [id % 2 ? "ft" : "fulltime"]: { home, away } };
  const level = Math.min(home, away) - 4;
  return { ft: { home: level, away: level }, ot: { home: home - level, away: away - level } };
}

/** Of a sport, or with null of all. */
function participants(sport: string | null): { id: number; name: string }[] {
  const teams = leagues.filter((league) => sport === null || league.sport.slug === sport).flatMap((league) => league.teams);
  return teams.map(({ name }) => ({ id: participantId(name), name }));
}

function participantId(name: string): number {
  return (keyOf(name) >>> 0) % 1_000_000;
}

function fits(ask: Ask, league: Event["league"], sport: Event["sport"]): boolean {
  return sport.slug === (ask.get("sport") ?? sport.slug) && league.slug === (ask.get("league") ?? league.slug);
}

function eventsAsked(world: OddsWorld, ask: Ask): Event[] {
  const wanted = ask.list("status");
  const participant = Number(ask.get("participantId") ?? 0);
  const from = Date.parse(ask.get("from") ?? "1970-01-01T00:00:00Z");
  const to = Date.parse(ask.get("to") ?? "9999-01-01T00:00:00Z");
  return near(world, ask.now)
    .map((match) => eventOf(world, match, ask.now))
    .filter(({ sport, league }) => fits(ask, league, sport))
    .filter(({ status }) => wanted.length === 0 || wanted.includes(status))
    .filter(({ date }) => Date.parse(date) >= from && Date.parse(date) <= to)
    .filter(({ homeId, awayId }) => participant === 0 || homeId === participant || awayId === participant);
}

function found(world: OddsWorld, ask: Ask): Event[] {
  const words = ask.get("query") ?? "";
  const all = near(world, ask.now).map((match) => eventOf(world, match, ask.now));
  return all.filter(({ home, away }) => holds(home, words) || holds(away, words)).slice(0, 10);
}

function holds(name: string, words: string): boolean {
  return name.toLowerCase().includes(words.toLowerCase());
}

/** A market as it is printed: prices are texts, lines numbers. */
interface Market {
  name: string;
  updatedAt?: string;
  odds: Record<string, string | number>[];
}

function oddsOf(
  world: OddsWorld,
  match: Match,
  { isFree, asked }: { isFree: boolean; asked: readonly PricedBook[] },
  time: number,
) {
  const { phase, startsAt } = world.stateOf(match, time);
  // Far from its start nobody has a price, and the free plan has none of live matches.
  const isPriced = (phase === "pending" && startsAt - time < 4 * dayMs) || (phase === "live" && !isFree);
  const pricing = isPriced ? asked : [];
  const by = <T>(say: (book: PricedBook) => T) => Object.fromEntries(pricing.map((book) => [book.title, say(book)]));
  return {
    ...eventOf(world, match, time),
    urls: by((book) => book.urlOf(match)),
    bookmakerIds: by(({ title }) => `${match.id}-${title.length}`),
    bookmakers: by((book) => marketsOf(world, match, book, time)),
  };
}

function marketsOf(world: OddsWorld, match: Match, book: PricedBook, time: number): Market[] {
  const { at, chances, price, total, handicap } = world.board(match, book, time);
  const { sport } = match.league;
  const text = (chance: number) => price(chance).toFixed(book.places);
  const updatedAt = new Date(at).toISOString();
  const draw = sport.canDraw ? { draw: text(chances.draw) } : {};
  const winner = { home: text(chances.home), ...draw, away: text(chances.away) };
  if (book.kind === "exchange") return [{ name: "ML", odds: [exchangeRow(match, winner)] }];

  const spread = (hdp: number) => ({ hdp, home: text(chances.covers(hdp)), away: text(1 - chances.covers(hdp)) });
  const overUnder = (hdp: number) => ({ hdp, over: text(chances.over(hdp)), under: text(1 - chances.over(hdp)) });
  const step = sport.slug === "football" ? 0.25 : 1;
  const far = { ...overUnder(total + 4), under: "1.00" };
  const totals = [overUnder(total), overUnder(total + step), ...(book.title === "Snai IT" ? [far] : [])];
  const main: Market[] = [
    { name: "ML", updatedAt, odds: [winner] },
    { name: "Spread", updatedAt, odds: [spread(handicap), spread(handicap - step)] },
    { name: sport.slug === "tennis" ? "Totals (Games)" : "Totals", updatedAt, odds: totals },
  ];
  if (!sport.canDraw) return main;
  const { home, draw: level, away } = chances;
  const half = { home: text(home * 0.8), draw: text(0.4), away: text(away * 0.8) };
  const double = { "1X": text(home + level), "12": text(home + away), X2: text(level + away) };
  return [
    ...main,
    { name: "Double Chance", updatedAt, odds: [double] },
    { name: "Both Teams To Score", updatedAt, odds: [{ yes: text(0.52), no: text(0.48) }] },
    { name: "ML HT", updatedAt, odds: [half] },
    { name: "Half Time / Full Time", updatedAt, odds: [{ label: "Home / Home", odds: text(home * 0.6) }] },
  ];
}

/** Prices to lay and amounts beside those to back; where nobody offers anything stands a dash. */
function exchangeRow(match: Match, winner: Record<string, string>): Record<string, string | number> {
  const row: Record<string, string | number> = {};
  for (const [side, back] of Object.entries(winner)) {
    const name = `${side[0]?.toUpperCase()}${side.slice(1)}`;
    const isEmpty = uniform(match.key, name.length + 80) < 0.1;
    row[side] = isEmpty ? "-" : back;
    row[`lay${name}`] = (Number(back) * 1.02).toFixed(2);
    row[`depth${name}`] = isEmpty ? 0 : 250;
    row[`depthLay${name}`] = 180;
  }
  return row;
}

/** What a book has changed since then, at most 90 seconds ago. */
function updated(world: OddsWorld, account: Account, ask: Ask): object[] {
  const since = Number(ask.get("since")) * 1_000;
  if (ask.now - since > 90_000) throw wrong("since is older than 90 seconds");
  const pricing = { isFree: account.isFree, asked: ownBooks(account, [ask.get("bookmaker") ?? ""]) };
  const wanted = ask.list("markets");
  return near(world, ask.now)
    .filter(({ league }) => league.sport.slug === ask.get("sport"))
    .map((match) => oddsOf(world, match, pricing, ask.now))
    .map((event) => {
      const changed = Object.entries(event.bookmakers).map(([title, markets]) => [
        title,
        markets.filter(({ name, updatedAt }) => wanted.includes(name) && Date.parse(updatedAt ?? "") >= since),
      ]);
      return { ...event, bookmakers: Object.fromEntries(changed.filter(([, markets]) => (markets?.length ?? 0) > 0)) };
    })
    .filter(({ bookmakers }) => Object.keys(bookmakers).length > 0);
}

function movements(world: OddsWorld, account: Account, ask: Ask): object {
  const match = matchOf(world, ask.get("eventId"), ask.now);
  const [book] = ownBooks(account, [ask.get("bookmaker") ?? ""]);
  const { startsAt } = world.stateOf(match, ask.now);
  const points: object[] = [];
  for (let time = startsAt - 4 * dayMs; book && time <= Math.min(ask.now, startsAt); time += 6 * hourMs) {
    const market = marketsOf(world, match, book, time).find(({ name }) => name === ask.get("market"));
    const row = market?.odds.find(({ hdp }) => ask.get("marketLine") === null || `${hdp}` === ask.get("marketLine"));
    if (row) points.push({ ...row, timestamp: time });
  }
  const [opening, latest] = [points[0], points.at(-1)];
  if (!opening || !latest) throw notFound();
  return { eventId: `${match.id}`, bookmaker: book?.title, market: ask.get("market"), opening, latest, movements: points };
}

/** Where a book pays about as much as is fair, or more: an expected value of 100 is fair. Of totals, home is over. */
function valueBets(world: OddsWorld, ask: Ask, [book]: readonly PricedBook[]): object[] {
  if (!book) return [];
  const fair: Book = { key: "fair", title: "fair", margin: 0, everyMs: minuteMs, liveEveryMs: minuteMs };
  return near(world, ask.now).flatMap((match) => {
    const { phase, startsAt } = world.stateOf(match, ask.now);
    if (phase !== "pending" || startsAt - ask.now > 4 * dayMs) return [];
    const [own, consensus] = [world.board(match, book, ask.now), world.board(match, fair, ask.now)];
    const { date, sport, league, home, away } = eventOf(world, match, ask.now);
    const event = { home, away, date, sport: sport.name, league: league.name };
    return (["ML", "Totals"] as const).flatMap((name) => {
      const hdp = name === "ML" ? null : own.total;
      const chancesIn = ({ chances }: Board): Record<string, number> => {
        if (hdp !== null) return { home: chances.over(hdp), away: 1 - chances.over(hdp) };
        return { home: chances.home, ...(match.league.sport.canDraw ? { draw: chances.draw } : {}), away: chances.away };
      };
      const [offered, believed] = [chancesIn(own), chancesIn(consensus)];
      const texts = (chances: Record<string, number>, { price }: Board) =>
        Object.fromEntries(Object.entries(chances).map(([side, chance]) => [side, price(chance).toFixed(2)]));
      return Object.entries(believed).flatMap(([betSide, chance]) => {
        const expectedValue = Math.round(10_000 * own.price(offered[betSide] ?? 1) * chance) / 100;
        if (expectedValue < 98) return [];
        return {
          id: [match.id, name, betSide, book.title, ...(hdp === null ? [] : [hdp])].join("-"),
          eventId: match.id,
          bookmaker: book.title,
          betSide,
          market: { name, hdp, ...texts(believed, consensus) },
          bookmakerOdds: { ...texts(offered, own), ...(hdp === null ? {} : { hdp: `${hdp}` }), href: book.urlOf(match) },
          expectedValue,
          expectedValueUpdatedAt: new Date(own.at).toISOString(),
          ...(ask.get("includeEventDetails") === "true" ? { event } : {}),
        };
      });
    });
  });
}
