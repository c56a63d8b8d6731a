import type { Quote } from "../odds/quote.ts";
import type {
  BonusRow,
  BookmakerRow,
  FighterRow,
  LeagueRow,
  MatchRow,
  NamedRow,
  NamesByLanguage,
  PredictionRow,
  QuoteRow,
  TeamRow,
  ValueBetRow,
} from "./decode/rows.ts";
import type {
  Bonus,
  Bookmaker,
  Fighter,
  League,
  Match,
  MatchStatus,
  Names,
  Prediction,
  PricePoint,
  Team,
  ValueBet,
} from "./model.ts";

const statuses: ReadonlySet<string> = new Set<MatchStatus>([
  "scheduled",
  "live",
  "finished",
  "postponed",
  "cancelled",
  "unknown",
]);

export function matchFromRow(row: MatchRow): Match {
  const oddsRefreshedAt = timeFromIso(row.odds_refreshed_at ?? null);
  return {
    id: row.id,
    slug: row.slug,
    home: { id: null, slug: row.home_slug, names: names(row.home_names, row.home) },
    away: { id: null, slug: row.away_slug, names: names(row.away_names, row.away) },
    startsAt: timeFromIso(row.scheduled_at),
    status: isStatus(row.status) ? row.status : "unknown",
    league:
      row.league === null
        ? null
        : { id: null, slug: row.league_slug, names: names(row.league_names, row.league), sport: row.sport },
    sport: row.sport,
    ...(oddsRefreshedAt !== null && { oddsRefreshedAt }),
  };
}

export function quoteFromRow(row: QuoteRow): Quote {
  const { bookmaker, market, selection, line, price } = row;
  return { bookmaker, market, selection, line, price, at: timeFromIso(row.at) };
}

/** A price without a time has no place in a history. */
export function pricePointsFromRows(rows: readonly QuoteRow[]): PricePoint[] {
  return rows.flatMap((row) => {
    const quote = quoteFromRow(row);
    return quote.at === null ? [] : [{ ...quote, at: quote.at }];
  });
}

export function predictionFromRow(row: PredictionRow): Prediction {
  const { home, draw, away, pick, confidence } = row;
  return { matchSlug: row.match, match: row.match_row && matchFromRow(row.match_row), home, draw, away, pick, confidence };
}

export function valueBetFromRow(row: ValueBetRow): ValueBet {
  const { market, selection, line, bookmaker, price, edge } = row;
  const match = row.match_row && matchFromRow(row.match_row);
  return { matchSlug: row.match, match, market, selection, line, bookmaker, price, edge };
}

export function fighterFromRow(row: FighterRow): Fighter {
  return { ...named(row), record: row.record, weightClass: row.weight_class, country: row.country };
}

export function teamFromRow(row: TeamRow): Team {
  return named(row);
}

export function leagueFromRow(row: LeagueRow): League {
  return { ...named(row), sport: row.sport };
}

export function bookmakerFromRow(row: BookmakerRow): Bookmaker {
  const { slug, name, rating, url } = row;
  return { slug, name, rating, ratingMax: row.rating_max, url };
}

export function bonusFromRow(row: BonusRow): Bonus {
  const { bookmaker, title, amount, currency, url } = row;
  return { bookmaker, title, amount, currency, url };
}

/** Null for what is no time; never NaN. */
export function timeFromIso(text: string | null): number | null {
  const time = text === null ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

function named(row: NamedRow): Team {
  return { id: row.id, slug: row.slug, names: names(row.names, row.name) };
}

function names(byLanguage: NamesByLanguage, name: string): Names {
  return Object.keys(byLanguage).length > 0 ? byLanguage : { und: name };
}

function isStatus(word: string): word is MatchStatus {
  return statuses.has(word);
}
