import type { IncomingMessage, ServerResponse } from "node:http";
import { serve, type TestServer } from "../api/servers.ts";

/** How the service differs from one that is understood to the last field. */
export interface Manner {
  /** Ignored when left out. */
  parameters?: readonly ("per_page" | "page" | "sport")[];
  /** What its league filter is called; `by` says what it compares. */
  league?: { name: string; by: "slug" | "id" };
  /** Turns an answer into what is sent. */
  rewrite?: Rewrite;
  headers?: Record<string, string>;
}

export type Rewrite = (answer: object, path: string) => unknown;

const everyParameter = ["per_page", "page", "sport"] as const;
const leagues = [
  { id: 11, slug: "north", name: "North", sport: "football", country: "Nowhere" },
  { id: 12, slug: "south", name: "South", sport: "tennis", country: "Nowhere" },
];
const matches = ["a", "b", "c", "d", "e"].map((letter, index) => {
  const { id, slug, name, sport } = leagues[index % 3 === 0 ? 1 : 0] as (typeof leagues)[number];
  return {
    id: index + 1,
    slug: `match-${letter}`,
    home_team: { name_ru: "Хозяева", name_en: `Home ${letter}` },
    away_team: { name_ru: "Гости", name_en: `Away ${letter}` },
    scheduled_at: `2026-08-2${index}T12:00:00Z`,
    status: "scheduled",
    league: { id, slug, name },
    sport,
  };
});
const fighters = [{ id: 1, slug: "one", name: "One", record: "10-2-1", weight_class: "Light", country: "Nowhere" }];
const outcomes = [
  { name: "home", price: 1.9 },
  { name: "draw", price: 3.6 },
  { name: "away", price: 4.4 },
];
const times = ["2026-08-14T10:00:00Z", "2026-08-14T11:00:00Z"];
const history = times.flatMap((at) =>
  outcomes.map(({ name, price }) => ({ bookmaker: "Book One", market: "1x2", selection: name, price, at })),
);

/** A small service that speaks the documented interface in words that the proposer knows, or as the manner says. */
export function openService(manner: Manner = {}): Promise<TestServer> {
  return serve((request, response) => answer(request, response, manner));
}

/** The time at which the tests' clock stands. */
const noon = new Date(Date.UTC(2026, 7, 15, 12)).toUTCString();

function answer({ url = "" }: IncomingMessage, response: ServerResponse, manner: Manner): void {
  const { pathname, searchParams } = new URL(url, "http://service.test");
  const path = pathname.replace("/api/v1/", "");
  const found = path === "matches" ? listOfMatches(searchParams, manner) : others[path];
  const body = found && (manner.rewrite?.(found, path) ?? found);
  response.writeHead(found ? 200 : 404, { "content-type": "application/json", date: noon, ...manner.headers });
  response.end(JSON.stringify(body ?? { message: "unknown" }));
}

function listOfMatches(query: URLSearchParams, { parameters = everyParameter, league }: Manner): object {
  const value = (name: (typeof everyParameter)[number]) => (parameters.includes(name) ? query.get(name) : null);
  const wanted = league ? query.get(league.name) : null;
  const found = matches
    .filter(({ sport }) => value("sport") === null || sport === value("sport"))
    .filter((match) => wanted === null || !league || String(match.league[league.by]) === wanted);
  const perPage = Number(value("per_page") ?? 20);
  const page = Number(value("page") ?? 1);
  const data = found.slice((page - 1) * perPage, page * perPage);
  return { success: true, data, meta: { page, per_page: Number(query.get("per_page") ?? 20), total: found.length } };
}

function list(data: readonly object[]): object {
  return { success: true, data, meta: { page: 1, per_page: 20, total: data.length } };
}

const others: Readonly<Record<string, object>> = {
  ...Object.fromEntries(
    matches.flatMap((match) => [
      [`matches/${match.slug}`, match],
      [`matches/${match.slug}/odds`, list([{ bookmaker: "Book One", markets: [{ name: "1x2", outcomes }] }])],
      [`odds/history/${match.slug}`, list(history)],
    ]),
  ),
  "ml/predictions": list([
    { match_slug: "match-a", home_probability: 0.5, draw_probability: 0.3, away_probability: 0.2, pick: "home", confidence: 0.5 },
  ]),
  "ml/value-bets": list([]),
  fighters: list(fighters),
  "fighters/one": fighters[0] ?? {},
  teams: list([{ id: 1, slug: "home-a", name: "Home a", sport: "football", country: "Nowhere" }]),
  leagues: list(leagues),
  bookmakers: list([{ slug: "book-one", name: "Book One", rating: 4.5, rating_max: 5, url: "https://book.test/" }]),
  bonuses: list([{ bookmaker: "Book One", title: "Welcome", amount: 100, currency: "EUR", url: "https://book.test/bonus" }]),
};
