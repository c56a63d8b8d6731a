import type { Bonus, Book } from "../../../src/sandbox/books.ts";
import type { Fighter, Participant } from "../../../src/sandbox/cast.ts";
import type { Dialect, MatchView } from "../../../src/sandbox/dialects/dialect.ts";
import type { ValueBet } from "../../../src/sandbox/fair.ts";
import type { League } from "../../../src/sandbox/leagues.ts";
import type { Board, BookMarket, Price } from "../../../src/sandbox/market.ts";
import { countries } from "../../../src/sandbox/names.ts";
import { bookChangesOf } from "./changes.ts";

const statuses = { scheduled: "scheduled", live: "inplay", finished: "ended" } as const;

/** Flat rows with a column per selection; all numbers as texts with a comma, percents, Unix seconds, bare arrays and objects. */
export const columns: Dialect = {
  name: "columns",
  statuses,
  match,
  matchAnswer: match,
  oddsAnswer: (board, refreshedAt) =>
    board.books.flatMap(({ book, markets }) => markets.map((market) => oddsRow(book, market, seconds(refreshedAt)))),
  historyAnswer: (_match, boards: readonly Board[]) =>
    bookChangesOf(boards).map(({ at, book, prices }) => ({ time: seconds(at), bookmaker: book.name, ...winnerColumns(prices) })),
  prediction: ({ chances }, view) => ({
    match_id: view.match.id,
    match_slug: view.match.slug,
    home: view.match.home.name.en,
    away: view.match.away.name.en,
    starts: seconds(view.match.startsAt),
    ...Object.fromEntries(chances.map(({ selection, chance }) => [`prob_${selection}`, comma(chance * 100)])),
  }),
  valueBet,
  fighter,
  fighterAnswer: (person) => ({
    ...fighter(person),
    height: `${person.heightCm} cm`,
    reach: `${person.reachCm} cm`,
    age: String(person.age),
    stance: person.stance,
  }),
  team: (team) => ({ ...side(team), sport_name: team.league.sport, league_slug: team.league.slug, country: team.country.en }),
  league,
  bookmaker: ({ id, slug, name, rating, founded }) => ({
    bookmaker_id: id,
    slug,
    title: name,
    rating: `${comma(rating * 2, 1)}/10`,
    site: `${slug}.example`,
    since: String(founded),
  }),
  bonus,
  refusal: (_code, message) => ({ message }),
};

function match({ match, status, score }: MatchView): object {
  return {
    id: match.id,
    slug: match.slug,
    sport_name: match.league.sport,
    league_name: match.league.name.en,
    league_slug: match.league.slug,
    home_team: side(match.home),
    away_team: side(match.away),
    scheduled_at: new Date(match.startsAt).toISOString(),
    status: statuses[status],
    result: score ? `${score.home}:${score.away}` : null,
  };
}

function oddsRow(book: Book, market: BookMarket, updated: number | null): object {
  return {
    bookmaker_id: book.id,
    bookmaker: book.name,
    market: marketWord(market),
    ...(market.line === null ? {} : { points: String(market.line) }),
    ...priceColumns(market),
    margin_percent: comma(market.margin * 100),
    ...(updated === null ? {} : { updated }),
  };
}

function priceColumns({ market, prices }: BookMarket): object {
  if (market === "winner") return winnerColumns(prices);
  if (market === "double_chance") return columnsOf(prices, (selection) => `odds_${selection.toLowerCase()}`);
  return columnsOf(prices, (selection) => `${selection}_odds`);
}

function winnerColumns(prices: readonly Price[]): object {
  return columnsOf(prices, (selection) => `${selection}_odds`);
}

function columnsOf(prices: readonly Price[], column: (selection: string) => string): object {
  return Object.fromEntries(prices.map(({ selection, price }) => [column(selection), comma(price)]));
}

function marketWord({ market, prices }: Pick<BookMarket, "market" | "prices">): string {
  if (market === "winner") return prices.length === 3 ? "1x2" : "moneyline";
  return market === "both_score" ? "btts" : market;
}

function valueBet(bet: ValueBet, { match }: MatchView): object {
  const prices = bet.board.books[0]?.markets[0]?.prices ?? [];
  return {
    match_slug: match.slug,
    home: match.home.name.en,
    away: match.away.name.en,
    market: marketWord({ market: bet.market, prices }),
    outcome: bet.selection,
    points: bet.line === null ? null : String(bet.line),
    bookmaker: bet.book.name,
    odds: comma(bet.price),
    fair_odds: comma(1 / bet.fair, 4),
    edge: `${comma(bet.edge * 100)}%`,
  };
}

function side({ id, slug, name }: Participant): object {
  return { team_id: id, slug, name: name.en, name_ru: name.ru };
}

function fighter({ slug, name, nickname, country, weightClass, record }: Fighter): object {
  return {
    slug,
    full_name: name.en,
    name_ru: name.ru,
    alias: nickname.en,
    country: country.en,
    division: weightClass.en,
    record: `${record.wins}-${record.losses}-${record.draws}`,
  };
}

function league({ id, slug, name, sport, country }: League): object {
  return { league_id: id, slug, title: name.en, title_ru: name.ru, sport_name: sport, country: countries[country]?.en ?? null };
}

function bonus({ name, slug }: Book, { title, amount, currency }: Bonus): object {
  return { bookmaker: name, title: title.en, sum: `${amount} ${currency}`, link: `https://${slug}.example/bonus` };
}

function seconds(time: number): number;
function seconds(time: number | null): number | null;
function seconds(time: number | null): number | null {
  return time === null ? null : Math.floor(time / 1000);
}

function comma(value: number, digits = 2): string {
  return value.toFixed(digits).replace(".", ",");
}
