import type { Quote } from "../../odds/quote.ts";
import type { ListRow, PriceRow } from "../../sources/reading/reading.ts";
import {
  alsoCalled,
  type Bonus,
  type Bookmaker,
  type Fighter,
  type League,
  type Match,
  type MatchResult,
  type MatchStatus,
  type Names,
  type Prediction,
  type PricePoint,
  type Score,
  type Team,
  type ValueBet,
} from "../model.ts";

/** What a source's rows say, in our own words. */

export function quotesFrom(rows: readonly PriceRow[]): Quote[] {
  const saysDraw = new Set(rows.flatMap((row) => (row.market === "winner" && row.selection === "draw" ? [row.bookmaker] : [])));
  return rows.flatMap(({ bookmaker, market, selection, line, price, at, hasDraw, link }) => {
    if (selection === null) return [];
    const isHidden = hasDraw === true && !saysDraw.has(bookmaker);
    return [{ bookmaker, market, selection, line, price, at, ...(isHidden && { hasDraw }), ...(link && { link }) }];
  });
}

/** A price without a time has no place in a history. */
export function pricePointsFrom(rows: readonly PriceRow[]): PricePoint[] {
  return quotesFrom(rows).flatMap((quote) => (quote.at === null ? [] : [{ ...quote, at: quote.at }]));
}

export function matchFrom(row: ListRow): Match {
  return matchOf(row, { slug: "slug", home: "home", away: "away" });
}

export function predictionFrom(row: ListRow): Prediction {
  return {
    ...aboutMatch(row),
    home: numberIn(row, "home"),
    draw: numberIn(row, "draw"),
    away: numberIn(row, "away"),
    pick: textIn(row, "pick"),
    confidence: numberIn(row, "confidence"),
  };
}

export function valueBetFrom(row: ListRow): ValueBet {
  const pricedAt = numberIn(row, "at");
  return {
    ...aboutMatch(row),
    market: (textIn(row, "market") ?? "other") as ValueBet["market"],
    selection: textIn(row, "selection") ?? "",
    line: numberIn(row, "line"),
    bookmaker: textIn(row, "bookmaker"),
    price: numberIn(row, "price") ?? 0,
    edge: numberIn(row, "edge") ?? 0,
    ...(pricedAt !== null && { pricedAt }),
  };
}

export function teamFrom(row: ListRow): Team {
  return { id: numberIn(row, "id"), slug: textIn(row, "slug"), names: namesIn(row, "name") };
}

export function leagueFrom(row: ListRow): League {
  return { ...teamFrom(row), sport: textIn(row, "sport") };
}

export function fighterFrom(row: ListRow): Fighter {
  return { ...teamFrom(row), record: recordIn(row), weightClass: textIn(row, "weight_class"), country: textIn(row, "country") };
}

export function bookmakerFrom(row: ListRow): Bookmaker {
  return {
    slug: textIn(row, "slug"),
    name: textIn(row, "name") ?? "",
    rating: numberIn(row, "rating"),
    ratingMax: numberIn(row, "rating_max"),
    url: textIn(row, "url"),
  };
}

export function bonusFrom(row: ListRow): Bonus {
  return {
    bookmaker: textIn(row, "bookmaker"),
    title: textIn(row, "title") ?? "",
    amount: numberIn(row, "amount"),
    currency: textIn(row, "currency"),
    url: textIn(row, "url"),
  };
}

export function resultFrom(row: ListRow): MatchResult {
  const winner = textIn(row, "winner");
  return {
    slug: textIn(row, "slug") ?? "",
    status: statusIn(row),
    score: scoreIn(row, { home: "home_score", away: "away_score" }),
    regular: scoreIn(row, { home: "home_regular", away: "away_regular" }),
    winner: winner === "home" || winner === "draw" || winner === "away" ? winner : null,
  };
}

function scoreIn(row: ListRow, fields: { home: string; away: string }): Score | null {
  const [home, away] = [numberIn(row, fields.home), numberIn(row, fields.away)];
  return home === null || away === null ? null : { home, away };
}

/** The match that a row is about; what its names are called differs from a match's own row. */
function aboutMatch(row: ListRow): Pick<Prediction, "match" | "matchSlug"> {
  const slug = textIn(row, "match");
  const isNamed = slug !== null && textIn(row, "home_name") !== null && textIn(row, "away_name") !== null;
  return { matchSlug: slug, match: isNamed ? matchOf(row, { slug: "match", home: "home_name", away: "away_name" }) : null };
}

function matchOf(row: ListRow, fields: { slug: string; home: string; away: string }): Match {
  const league = textIn(row, "league");
  const sport = textIn(row, "sport");
  const refreshedAt = numberIn(row, "refreshed");
  const start = row["scheduled_at"];
  return {
    id: numberIn(row, "id"),
    slug: textIn(row, fields.slug) ?? "",
    home: { id: null, slug: textIn(row, "home_slug"), names: namesIn(row, fields.home) },
    away: { id: null, slug: textIn(row, "away_slug"), names: namesIn(row, fields.away) },
    startsAt: typeof start === "number" ? start : null,
    ...(typeof start === "string" && { day: start }),
    status: statusIn(row),
    league: league === null ? null : { id: null, slug: textIn(row, "league_slug"), names: namesIn(row, "league"), sport },
    sport,
    ...(refreshedAt !== null && { oddsRefreshedAt: refreshedAt }),
  };
}

const statuses: ReadonlySet<string> = new Set<MatchStatus>(["scheduled", "live", "finished", "postponed", "cancelled"]);

function statusIn(row: ListRow): MatchStatus {
  const status = textIn(row, "status") ?? "unknown";
  // Nobody has won what was called off.
  if (status === "void") return "cancelled";
  return statuses.has(status) ? (status as MatchStatus) : "unknown";
}

/** `12-3-1` where there are no numbers. */
function recordIn(row: ListRow): Fighter["record"] {
  const [, ...said] = /^(\d+)\s*-\s*(\d+)(?:\s*-\s*(\d+))?/.exec(textIn(row, "record") ?? "") ?? [];
  const [wins = numberIn(row, "wins"), losses = numberIn(row, "losses"), draws = numberIn(row, "draws")] = said.map((text) =>
    text === undefined ? null : Number(text),
  );
  return wins === null || losses === null ? null : { wins, losses, draws };
}

function namesIn(row: ListRow, field: string): Names {
  const names = row[`${field}_names`];
  const also = textIn(row, `${field}_also`);
  return {
    ...(typeof names === "object" && names !== null ? names : { und: textIn(row, field) ?? "" }),
    ...(also !== null && { [alsoCalled]: also }),
  };
}

function textIn(row: ListRow, field: string): string | null {
  const value = row[field];
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value : null;
}

function numberIn(row: ListRow, field: string): number | null {
  const value = row[field];
  return typeof value === "number" ? value : null;
}
