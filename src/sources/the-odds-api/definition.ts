import type { Definition, OddsShape } from "../definition.ts";

/** Markets about players. They mean nothing without the player. */
const props = ["player_*", "batter_*", "pitcher_*"];

const outcome = {
  book: "book.title",
  bookId: "book.key",
  market: "market.key",
  selection: "outcome.name",
  line: "outcome.point?",
  price: "outcome.price",
  at: ["market.last_update?", "book.last_update?", "answer.timestamp?"],
  link: ["outcome.link?", "market.link?", "book.link?"],
};

const shape: OddsShape = {
  // A whole sport, an answer about the past, one event.
  each: {
    event: ["answer[]", "answer.data[]", "answer.data", "answer"],
    book: "event.bookmakers[]",
    market: "book.markets[]",
    outcome: "market.outcomes[]",
  },
  match: "event.id",
  teams: { home: "event.home_team", away: "event.away_team" },
  rows: [
    { not: { "market.key": props }, ...outcome, whose: "outcome.description?" },
    { only: { "market.key": props }, ...outcome, whose: "outcome.description" },
  ],
};

const params = { regions: "{regions}", markets: "{markets}", bookmakers: "{books}", dateFormat: "iso", includeLinks: true };

const event = {
  slug: "event.id",
  home: "event.home_team",
  away: "event.away_team",
  scheduled_at: "event.commence_time",
  league: "event.sport_title",
  league_slug: "event.sport_key",
  sport: "event.sport?",
};

/** The Odds API v4 with decimal prices. */
export const theOddsApi: Definition = {
  name: "The Odds API",
  website: "https://the-odds-api.com",
  terms: { export: false, note: "No redistribution as a stand-alone data product; user-facing apps are welcome." },
  recorded: "official guide v4 and recorded answers, 2021 to 2026-08-23",
  base: "https://api.the-odds-api.com/v4",
  auth: { query: "apiKey" },
  settings: {
    sports: { about: "sport keys, such as soccer_epl; /sports lists them", default: ["upcoming"] },
    markets: { about: "h2h, spreads, totals, outrights", default: ["h2h"] },
    regions: { about: "eu, uk, us, us2, au …: the books of a region cost a credit for each market", default: ["eu"] },
    books: { about: "in place of regions: up to ten books cost as much as one region", default: [] },
  },
  budget: [
    { per: "month", units: 500, resets: "calendar", left: "x-requests-remaining" },
    { per: "second", units: 30, of: "requests" },
  ],
  errors: [
    // No wrong key: the month's credits are used up.
    { status: 401, only: { "answer.error_code": "OUT_OF_USAGE_CREDITS" }, means: "spent" },
    {
      status: 401,
      only: { "answer.message": "Usage quota has been reached. See usage plans at https://the-odds-api.com" },
      means: "spent",
    },
    { status: 401, only: { "answer.error_code": "HISTORICAL_UNAVAILABLE_ON_FREE_USAGE_PLAN" }, means: "plan" },
    { status: 401, means: "key" },
    { status: 404, means: "unknown" },
    { status: 422, means: "wish" },
    { status: 429, means: "too_fast" },
  ],
  rhythm: { ahead: [1, 1], live: [0.7, 1] },
  live: "started",
  format: "decimal",
  words: {
    // Several books share a title.
    books: {
      betfair_ex_eu: "Betfair (EU)",
      betfair_ex_uk: "Betfair (UK)",
      betfair_ex_au: "Betfair (AU)",
      unibet_eu: "Unibet (EU)",
      unibet_uk: "Unibet (UK)",
      ladbrokes_uk: "Ladbrokes (UK)",
      ladbrokes_au: "Ladbrokes (AU)",
    },
    markets: {
      h2h: "winner",
      h2h_3_way: "winner",
      spreads: "handicap",
      totals: "total",
      alternate_spreads: "handicap",
      alternate_totals: "total",
      btts: "both_score",
      draw_no_bet: "draw_no_bet",
      double_chance: "double_chance",
      h2h_lay: "never",
      outrights_lay: "never",
    },
  },
  asks: {
    sports: {
      path: "/sports",
      cost: 0,
      fresh: "6 h",
      shape: {
        each: { sport: "answer[]" },
        only: { "sport.active": true },
        fields: { slug: "sport.key", name: "sport.title" },
      },
    },
    matches: {
      path: "/sports/{sport}/events",
      covers: "sport",
      cost: 0,
      fresh: "15 min",
      shape: { each: { event: ["answer[]", "answer.data[]"] }, fields: event },
    },
    boards: {
      path: "/sports/{sport}/odds",
      covers: "sport",
      params: { ...params, oddsFormat: "decimal" },
      cost: { units: 1, times: { markets: 1, regions: 1, books: 10 } },
      shape,
    },
    results: {
      path: "/sports/{league}/scores",
      covers: "league",
      cost: 2,
      params: { daysFrom: 1 },
      shape: {
        each: { event: "answer[]" },
        only: { "event.completed": true },
        fields: {
          ...event,
          status: "'finished'",
          home_score: "event.scores[name=event.home_team].score",
          away_score: "event.scores[name=event.away_team].score",
        },
      },
    },
  },
};

/** The same with American prices. The answers don't say which they have. */
export const theOddsApiAmerican: Definition = {
  ...theOddsApi,
  name: "The Odds API, American prices",
  format: "american",
  asks: {
    ...theOddsApi.asks,
    boards: {
      path: "/sports/{sport}/odds",
      covers: "sport",
      params: { ...params, oddsFormat: "american" },
      cost: { units: 1, times: { markets: 1, regions: 1, books: 10 } },
      shape: { ...shape, each: { ...shape.each, event: ["answer[]", "answer.data[]", "answer.events[]", "answer"] } },
    },
  },
};

/** The same rows, for services of this dialect. */
export const theOddsApiShape = shape;
