import type { Definition, Prices } from "../definition.ts";

/** One gets an outcome for what others ask. Where bid and ask are more than ten points apart, nobody trades; nobody bids 0. */
const spread = { bid: ["market.bestBid?", "'0'"], ask: ["market.bestAsk?", "'1'"], most: 0.1 };
const quoted = { book: "'Polymarket'", at: "market.updatedAt?", spread };
/** The second outcome costs what is left of the first one's bid. */
const first = { price: "market.bestAsk" };
const second = { price: "market.bestBid|opposite" };
const open = { "market.closed": false };
const halted = { "market.acceptingOrders?": false };
const ofType = (type: string, outcome: number) => ({ ...open, "market.sportsMarketType": type, "@name": outcome });

const rows: Prices[] = [
  // Two teams in one market.
  {
    only: ofType("moneyline", 0),
    not: { ...halted, name: ["Yes", "No"] },
    ...quoted,
    market: "'winner'",
    selection: "name",
    ...first,
  },
  {
    only: ofType("moneyline", 1),
    not: { ...halted, name: ["Yes", "No"] },
    ...quoted,
    market: "'winner'",
    selection: "name",
    ...second,
  },
  // Three markets of yes and no are one with home, draw and away.
  {
    only: { ...open, "market.sportsMarketType": "moneyline", name: "Yes" },
    not: halted,
    ...quoted,
    market: "'winner'",
    selection: "market.groupItemTitle",
    ...first,
  },
  { only: ofType("spreads", 0), not: halted, ...quoted, market: "'handicap'", selection: "name", line: "market.line", ...first },
  {
    only: ofType("spreads", 1),
    not: halted,
    ...quoted,
    market: "'handicap'",
    selection: "name",
    line: "-market.line",
    ...second,
  },
  { only: ofType("totals", 0), not: halted, ...quoted, market: "'total'", selection: "name", line: "market.line", ...first },
  { only: ofType("totals", 1), not: halted, ...quoted, market: "'total'", selection: "name", line: "market.line", ...second },
  { only: ofType("both_teams_to_score", 0), not: halted, ...quoted, market: "'both_score'", selection: "name", ...first },
  { only: ofType("both_teams_to_score", 1), not: halted, ...quoted, market: "'both_score'", selection: "name", ...second },
];

/** source.ts says who plays at home: by the list of teams, else by the title. */
const teams = { home: "event.home?", away: "event.away?" };

const request = {
  path: "/events",
  covers: "day" as const,
  cost: 0,
  params: { event_date: "{day}", tag_id: "{tag}", closed: false, limit: 100 },
  paging: { by: "offset" as const, param: "offset", size: 100 },
};

/** Polymarket: real prices without a key. Chances are prices, and a match is an event of many markets. */
export const polymarket: Definition = {
  name: "Polymarket",
  website: "https://polymarket.com",
  terms: { export: true, note: "Reading needs no account; trading is closed to some countries." },
  recorded: "official documentation and recorded answers, 2026-05 to 2026-10",
  base: "https://gamma-api.polymarket.com",
  settings: { tags: { about: "tag numbers of sports; /sports lists them", default: ["745"] } },
  budget: [{ per: "second", units: 30, of: "requests" }],
  errors: [
    { status: 404, means: "unknown" },
    { status: 422, means: "wish" },
    { status: 400, means: "wish" },
    { status: 429, means: "too_fast" },
  ],
  rhythm: { ahead: [0.2, 1], live: [0.2, 0.5] },
  live: "started",
  format: "probability",
  words: { selections: { "Draw*": "draw" } },
  asks: {
    sports: {
      path: "/sports",
      cost: 0,
      fresh: "6 h",
      shape: { each: { sport: "answer[]" }, fields: { slug: "sport.sport", name: ["sport.name", "sport.sport"] } },
    },
    matches: {
      ...request,
      shape: {
        each: { event: "answer[]" },
        // A tag holds futures as well. A match has a market of who wins it.
        not: { "event.markets[sportsMarketType='moneyline'].id": null, "event.closed?": true },
        fields: {
          slug: "event.slug",
          home: "event.home",
          away: "event.away",
          scheduled_at: ["event.startTime", "event.markets[sportsMarketType='moneyline'].gameStartTime"],
          home_also: "event.homeAlso?",
          away_also: "event.awayAlso?",
          league: ["event.sport.name?", "event.series[0].title?", "event.leagueCode?"],
          league_also: ["event.leagueCode?", "event.sport.sport?"],
        },
      },
    },
    boards: {
      ...request,
      shape: {
        each: { event: "answer[]", market: "event.markets[]", name: "market.outcomes|json[]" },
        match: "event.slug",
        teams,
        rows,
      },
    },
    // source.ts says of each game which market decided it, and how.
    results: {
      path: "/markets",
      cost: 0,
      covers: "day",
      params: { sports_market_types: "moneyline", closed: true, tag_id: "{tag}", limit: 100 },
      paging: { by: "offset", param: "offset", size: 100 },
      shape: {
        each: { market: "answer[]" },
        fields: {
          slug: ["market.game.slug", "market.id"],
          status: "market.game.status",
          winner: "market.game.winner?",
          home: "market.game.home?",
          away: "market.game.away?",
          scheduled_at: "market.gameStartTime?",
        },
      },
    },
  },
};
