import type { Ask } from "../../src/sources/definition.ts";

const kickoffs = ["2027-02-06T15:00:00Z", "2027-02-07T17:30:00Z", "2027-02-08T20:45:00Z"];
const pairs = [
  ["Alder Rovers", "Birch Town", "alder-birch"],
  ["Cedar United", "Dogwood", "cedar-dogwood"],
  ["Elm Athletic", "Fir City", "elm-fir"],
] as const;
const books = ["Oddmoor", "Quayside", "Lanternbet"];

/** Value bets, each of which reads well. */
const bets = pairs.map(([home, away, slug], index) => ({
  home,
  away,
  slug,
  book: books[index],
  price: [2.12, 1.95, 3.4][index] ?? 0,
  edge: [0.031, 0.052, 0.018][index] ?? 0,
  selection: ["home", "under", "draw"][index] ?? "",
  market: ["winner", "total", "winner"][index] ?? "",
  line: index === 1 ? 2.5 : null,
}));

/** Forms that services have for their lists, beside those of the sandbox. Each is read without a person. */
export const listForms: readonly (readonly [name: string, ask: Ask, answer: unknown])[] = [
  [
    "matches in camel case",
    "matches",
    {
      events: pairs.map(([homeTeam, awayTeam, slug], index) => ({
        eventId: 100 + index,
        slug,
        homeTeam,
        awayTeam,
        startTime: kickoffs[index],
        status: ["NS", "LIVE", "FT"][index],
        league: "Alder League",
      })),
    },
  ],
  [
    "matches with objects",
    "matches",
    pairs.map(([home, away, slug], index) => ({
      slug,
      league: { slug: "alder-league", name: "Alder League" },
      home: { id: index, name: home, slug: home.toLowerCase().replace(" ", "-") },
      away: { id: 10 + index, name: away, slug: away.toLowerCase().replace(" ", "-") },
      kickoff: kickoffs[index],
      state: "scheduled",
      score: { home: null, away: null },
    })),
  ],
  [
    "value bets flat",
    "value_bets",
    {
      value_bets: bets.map(({ slug, home, away, book, market, selection, line, price, edge }) => ({
        match_slug: slug,
        home_team: home,
        away_team: away,
        bookmaker: book,
        market,
        selection,
        line,
        odds: price,
        fair_odds: Number((price / (1 + edge)).toFixed(3)),
        edge,
      })),
    },
  ],
  [
    "value bets in percent",
    "value_bets",
    {
      data: bets.map(({ slug, book, market, selection, line, price, edge }) => ({
        event: { slug },
        bookmaker: book,
        market,
        outcome: selection,
        point: line,
        price: String(price),
        probability: (1 + edge) / price,
        edge_percent: edge * 100,
      })),
    },
  ],
  [
    "predictions in percent",
    "predictions",
    {
      predictions: pairs.map(([home, away, slug], index) => ({
        match_slug: slug,
        home_team: home,
        away_team: away,
        kickoff: kickoffs[index],
        probabilities: { home: 45.5 + index, draw: 24.5, away: 30 - index },
        pick: "home",
      })),
    },
  ],
  [
    "teams by title",
    "teams",
    pairs.flatMap(([home, away]) =>
      [home, away].map((title, id) => ({ id, slug: title.toLowerCase().replace(" ", "-"), title })),
    ),
  ],
  [
    "leagues",
    "leagues",
    { leagues: books.map((name, id) => ({ id, slug: name.toLowerCase(), name: `${name} League`, country: "Norvalia" })) },
  ],
  [
    "fighters",
    "fighters",
    {
      fighters: books.map((name, id) => ({ id, slug: name.toLowerCase(), name, record: { wins: 10 + id, losses: 2, draws: 0 } })),
    },
  ],
  [
    "bookmakers",
    "bookmakers",
    {
      bookmakers: books.map((name, id) => ({
        id,
        name,
        slug: name.toLowerCase(),
        rating: 4 + id / 10,
        url: `https://${name.toLowerCase()}.example/`,
      })),
    },
  ],
];
