import type { Definition, Prices } from "../definition.ts";

const quoted = { book: "'Kalshi'", at: "market.updated_time?" };
const active = { "market.status": ["active", "open"] };
const winner = { market: "'winner'", selection: "market.yes_sub_title" };
const total = { market: "'total'", line: "market.floor_strike" };
/** Newer answers have dollars, older ones cents. Where bid and ask are more than ten cents apart, nobody trades. */
const dollars = { spread: { bid: "market.yes_bid_dollars", ask: "market.yes_ask_dollars", most: 0.1 } };
const inCents = { "market.yes_ask_dollars?": null };
const cents = { format: "percent" as const, spread: { bid: "market.yes_bid", ask: "market.yes_ask", most: 10 } };

const rows: Prices[] = [
  {
    only: { ...active, "event.decides": "winner" },
    not: inCents,
    ...quoted,
    ...winner,
    ...dollars,
    price: "market.yes_ask_dollars",
  },
  { only: { ...active, ...inCents, "event.decides": "winner" }, ...quoted, ...winner, ...cents, price: "market.yes_ask" },
  {
    only: { ...active, "event.decides": "total", "market.yes_sub_title": "Over *" },
    not: inCents,
    ...quoted,
    ...total,
    ...dollars,
    price: { over: "market.yes_ask_dollars", under: "market.no_ask_dollars" },
  },
  {
    only: { ...active, ...inCents, "event.decides": "total", "market.yes_sub_title": "Over *" },
    ...quoted,
    ...total,
    ...cents,
    price: { over: "market.yes_ask", under: "market.no_ask" },
  },
];

const request = {
  path: "/events",
  covers: "series" as const,
  cost: 0,
  params: { series_ticker: "{series}", status: "open", with_nested_markets: true, limit: 200 },
  paging: { by: "cursor" as const, param: "cursor", next: "answer.cursor" },
};
const event = {
  slug: "event.event_ticker",
  home: "event.home",
  away: "event.away",
  scheduled_at: "event.start?",
  home_also: "event.homeCode?",
  away_also: "event.awayCode?",
  league: ["event.product_metadata.competition?", "event.competition?"],
  league_also: "event.competition?",
  league_slug: "event.series_ticker?",
};

/**
 * Kalshi: real prices without a key. A game is an event with a market for each team, and one for a tie. source.ts says of each event
 * what it decides, who plays, and when it starts.
 */
export const kalshi: Definition = {
  name: "Kalshi",
  website: "https://kalshi.com",
  terms: { export: true },
  recorded: "official documentation and recorded answers, 2026-08",
  base: "https://api.elections.kalshi.com/trade-api/v2",
  settings: { series: { about: "series of games", default: ["KXNBAGAME", "KXNFLGAME", "KXMLBGAME", "KXNHLGAME"] } },
  budget: [{ per: "second", units: 10, of: "requests" }],
  errors: [
    { status: 400, means: "wish" },
    { status: 404, means: "unknown" },
    { status: 429, means: "too_fast" },
  ],
  rhythm: { ahead: [0.2, 1], live: [0.2, 0.5] },
  live: "started",
  format: "probability",
  words: {
    selections: { Tie: "draw", Draw: "draw" },
    statuses: { finalized: "finished", settled: "finished", active: "unknown" },
  },
  asks: {
    matches: { ...request, shape: { each: { event: "answer.events[]" }, only: { "event.decides": "winner" }, fields: event } },
    boards: {
      ...request,
      shape: {
        each: { event: "answer.events[]", market: "event.markets[]" },
        match: "event.event_ticker",
        teams: { home: "event.home?", away: "event.away?" },
        rows,
      },
    },
    results: {
      ...request,
      params: { ...request.params, status: "settled" },
      shape: {
        each: { event: "answer.events[]" },
        only: { "event.decides": "winner" },
        fields: { ...event, status: "event.status", winner: "event.winner?" },
      },
    },
  },
};
