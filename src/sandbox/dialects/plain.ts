import type { Bonus, Book } from "../books.ts";
import type { Fighter, Participant } from "../cast.ts";
import type { League } from "../leagues.ts";
import type { Board, BookMarket } from "../market.ts";
import { countries } from "../names.ts";
import { changesOf } from "./changes.ts";
import type { Dialect, MatchView } from "./dialect.ts";

const statuses = { scheduled: "scheduled", live: "live", finished: "finished" } as const;

/** Bookmakers, their markets, their outcomes; numbers as numbers, fractions as fractions, ISO times, the envelope everywhere. */
export const plain: Dialect = {
  name: "plain",
  statuses,
  match,
  matchAnswer: (view) => enveloped({ ...match(view), ends_at: iso(view.match.endsAt) }),
  oddsAnswer,
  historyAnswer: (match, boards) =>
    enveloped({
      match: { id: match.id, slug: match.slug },
      changes: changesOf(boards).map(({ at, book, selection, price }) => ({
        at: iso(at),
        bookmaker: book.name,
        market: "winner",
        selection,
        price,
      })),
    }),
  prediction: ({ chances }, view) => {
    const favourite = chances.reduce((best, next) => (next.chance > best.chance ? next : best));
    return {
      match: match(view),
      probabilities: Object.fromEntries(chances.map(({ selection, chance }) => [selection, chance])),
      pick: favourite.selection,
      confidence: favourite.chance,
      ...(view.refreshedAt === null ? {} : { updated_at: iso(view.refreshedAt) }),
    };
  },
  valueBet: (bet, view) => ({
    match: match(view),
    market: bet.market,
    selection: bet.selection,
    line: bet.line,
    bookmaker: { id: bet.book.id, slug: bet.book.slug, name: bet.book.name },
    price: bet.price,
    fair_probability: places(bet.fair, 6),
    edge: places(bet.edge, 4),
  }),
  fighter,
  fighterAnswer: (person) =>
    enveloped({
      ...fighter(person),
      height_cm: person.heightCm,
      reach_cm: person.reachCm,
      age: person.age,
      stance: person.stance,
      promotion: named(person.league),
    }),
  team: (team) => ({ ...side(team), sport: team.league.sport, country: team.country, league: named(team.league) }),
  league: (league) => ({ ...named(league), sport: league.sport, country: countries[league.country] ?? null }),
  bookmaker,
  bonus,
  refusal: (code, message) => ({ success: false, error: { code, message } }),
};

function match(view: MatchView): object {
  const { id, slug, league, home, away, startsAt } = view.match;
  return {
    id,
    slug,
    sport: league.sport,
    league: named(league),
    home_team: side(home),
    away_team: side(away),
    scheduled_at: iso(startsAt),
    status: statuses[view.status],
    score: view.score,
    ...(view.refreshedAt === null ? {} : { odds_updated_at: iso(view.refreshedAt) }),
  };
}

function oddsAnswer({ match, books }: Board, refreshedAt: number | null): unknown {
  return enveloped({
    match: { id: match.id, slug: match.slug },
    ...(refreshedAt === null ? {} : { updated_at: iso(refreshedAt) }),
    bookmakers: books.map(({ book, markets }) => ({
      id: book.id,
      slug: book.slug,
      name: book.name,
      markets: markets.map(market),
    })),
  });
}

function market({ market, line, margin, prices }: BookMarket): object {
  return {
    key: market,
    ...(line === null ? {} : { line }),
    margin: places(margin, 4),
    outcomes: prices.map(({ selection, price }) => ({ key: selection, price })),
  };
}

function side({ id, slug, name }: Participant): object {
  return { id, slug, name_ru: name.ru, name_en: name.en };
}

function named({ id, slug, name }: League): object {
  return { id, slug, name_ru: name.ru, name_en: name.en };
}

function fighter(person: Fighter): object {
  const { nickname, country, weightClass, record } = person;
  return { ...side(person), nickname: nickname.en, country: country.en, weight_class: weightClass.en, record };
}

function bookmaker({ id, slug, name, rating, founded, bonus }: Book): object {
  return { id, slug, name, rating, rating_max: 5, url: `https://${slug}.example/`, founded, has_bonus: bonus !== null };
}

function bonus({ slug, name, id }: Book, { id: number, title, kind, amount, currency, wagering }: Bonus): object {
  return {
    id: number,
    bookmaker: { id, slug, name },
    title_ru: title.ru,
    title_en: title.en,
    type: kind,
    amount,
    currency,
    wagering,
    url: `https://${slug}.example/bonus`,
  };
}

function enveloped(data: object): object {
  return { success: true, data };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

function places(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
