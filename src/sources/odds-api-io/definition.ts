import type { Definition, Prices } from "../definition.ts";

const quoted = { book: "@book", at: "market.updatedAt?", link: "event.urls[@book]?" };
const teams = { home: "odd.home", away: "odd.away" };
const spreads = ["Spread", "Asian Handicap", "Alternative Asian Handicap"];
const totals = ["Totals", "Over/Under", "Alternative Totals"];
const winners = ["ML", "Moneyline"];
/** The markets whose selections have a column each, by the names that the service gives them. */
export const inColumns = [...winners, "Draw No Bet", "Double Chance", "Both Teams To Score", ...spreads, ...totals];

const boards: Prices[] = [
  { only: { "market.name": winners }, ...quoted, market: "'winner'", price: { ...teams, draw: "odd.draw?" } },
  { only: { "market.name": "Draw No Bet" }, ...quoted, market: "'draw_no_bet'", price: teams },
  {
    only: { "market.name": "Double Chance" },
    ...quoted,
    market: "'double_chance'",
    price: { "1X": "odd.1X", "12": "odd.12", X2: "odd.X2" },
  },
  {
    only: { "market.name": "Both Teams To Score" },
    ...quoted,
    market: "'both_score'",
    price: { yes: "odd.yes", no: "odd.no" },
  },
  {
    only: { "market.name": spreads },
    ...quoted,
    market: "'handicap'",
    price: teams,
    line: { home: "odd.hdp", away: "-odd.hdp" },
  },
  {
    only: { "market.name": totals },
    ...quoted,
    market: "'total'",
    price: { over: "odd.over", under: "odd.under" },
    line: "odd.hdp",
  },
  {
    not: { "market.name": inColumns, "odd.label?": null },
    ...quoted,
    market: "market.name",
    selection: "odd.label?",
    whose: "odd.hdp?",
    price: "odd.odds?",
  },
];

const moved = { book: "answer.bookmaker", at: "point.timestamp" };
const movedTeams = { home: "point.home", away: "point.away" };
const movedLine = ["point.hdp?", "answer.marketLine?"];
const history: Prices[] = [
  { only: { "answer.market": winners }, ...moved, market: "'winner'", price: { ...movedTeams, draw: "point.draw?" } },
  { only: { "answer.market": "Draw No Bet" }, ...moved, market: "'draw_no_bet'", price: movedTeams },
  {
    only: { "answer.market": "Both Teams To Score" },
    ...moved,
    market: "'both_score'",
    price: { yes: "point.yes", no: "point.no" },
  },
  {
    only: { "answer.market": spreads },
    ...moved,
    market: "'handicap'",
    price: movedTeams,
    line: { home: movedLine, away: movedLine.map((path) => `-${path}`) },
  },
  {
    only: { "answer.market": totals },
    ...moved,
    market: "'total'",
    price: { over: "point.over", under: "point.under" },
    line: movedLine,
  },
];

const event = {
  slug: "event.id",
  home: "event.home",
  away: "event.away",
  scheduled_at: "event.date",
  status: "event.status",
  league: "event.league.name",
  league_slug: "event.league.slug",
  sport: "event.sport.slug",
};

/** odds-api.io v3. A match is a number, prices are texts, a book's markets have a column for each selection. */
export const oddsApiIo: Definition = {
  name: "odds-api.io",
  website: "https://odds-api.io",
  terms: { export: false, note: "Statistical analysis, modelling and application development." },
  recorded: "recorded and quoted answers, 2025-10 to 2026-09; value bets by two clients",
  base: "https://api.odds-api.io/v3",
  auth: { query: "apiKey" },
  settings: {
    sports: { about: "football, basketball …; /sports lists them", default: ["football"] },
    books: { about: "the bookmakers of your plan, at most 30", default: ["Bet365", "Unibet"], most: 30 },
  },
  budget: [
    { per: "hour", units: 100, left: "x-ratelimit-remaining", resetAt: "x-ratelimit-reset" },
    { per: "day", units: 500 },
  ],
  errors: [
    { status: 401, means: "key" },
    { status: 403, means: "plan" },
    { status: 404, means: "unknown" },
    { status: 429, means: "too_fast" },
  ],
  rhythm: { ahead: [1, 10], live: [0.1, 1] },
  format: "decimal",
  words: {
    statuses: { pending: "scheduled", settled: "finished" },
    markets: { ML: "winner", Moneyline: "winner", Spread: "handicap", Totals: "total" },
  },
  asks: {
    sports: { path: "/sports", shape: { each: { sport: "answer[]" }, fields: { slug: "sport.slug", name: "sport.name" } } },
    leagues: {
      path: "/leagues",
      covers: "sport",
      params: { sport: "{sport}" },
      shape: { each: { league: "answer[]" }, fields: { slug: "league.slug", name: "league.name" } },
    },
    matches: {
      path: "/events",
      covers: "sport",
      params: { sport: "{sport}", status: "pending,live", limit: 200 },
      paging: { by: "offset", param: "skip", size: 200 },
      // A sport is several pages of 200, and each is paid for.
      fresh: "1 h",
      shape: { each: { event: ["answer[]", "answer.data[]"] }, fields: event },
    },
    match: { path: "/events/{match}", covers: "match", shape: { each: { event: "answer" }, fields: event } },
    boards: {
      path: "/odds/multi",
      covers: { ids: 10 },
      params: { eventIds: "{ids}", bookmakers: "{books}" },
      shape: {
        each: {
          event: ["answer[]", "answer.data[]", "answer"],
          book: "event.bookmakers{}",
          market: "book[]",
          odd: "market.odds[]",
        },
        match: "event.id",
        teams: { home: "event.home", away: "event.away" },
        rows: boards,
      },
    },
    history: {
      path: "/odds/movements",
      covers: "match",
      params: { eventId: "{match}", bookmaker: "{book}", market: "{market}" },
      shape: { each: { point: "answer.movements[]" }, match: "answer.eventId", rows: history },
    },
    // Totals call over "home", and a handicap is the home side's: source.ts says which side a bet is on, and its own line.
    value_bets: {
      path: "/value-bets",
      covers: "all",
      params: { bookmaker: "{book}", includeEventDetails: true },
      fresh: "5 min",
      shape: {
        each: { bet: ["answer[]", "answer.data[]"] },
        unit: "index",
        fields: {
          match: "bet.eventId",
          home_name: "bet.event.home?",
          away_name: "bet.event.away?",
          bookmaker: "bet.bookmaker",
          market: "bet.market.name",
          selection: "bet.betSide",
          line: "bet.line?",
          price: "bet.bookmakerOdds[bet.betSide]",
          edge: "bet.expectedValue",
          at: "bet.expectedValueUpdatedAt?",
        },
      },
    },
    results: {
      path: "/events",
      covers: "sport",
      params: { sport: "{sport}", status: "settled", limit: 100 },
      shape: {
        each: { event: ["answer[]", "answer.data[]"] },
        fields: {
          ...event,
          home_score: "event.scores.home?",
          away_score: "event.scores.away?",
          home_regular: ["event.scores.periods.ft.home?", "event.scores.periods.fulltime.home?"],
          away_regular: ["event.scores.periods.ft.away?", "event.scores.periods.fulltime.away?"],
        },
      },
    },
  },
};
