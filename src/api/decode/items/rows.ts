import { countOf, textOf, wordOf } from "../fields.ts";
import { currencyOf, moneyOf } from "../money.ts";
import { displayName, namesOf, nameText, sidesOfTitle, sideText, slugOf, slugOfKey, slugWord } from "../names.ts";
import type { Report } from "../report.ts";
import type {
  BonusRow,
  BookmakerRow,
  FighterRow,
  LeagueRow,
  MatchRow,
  NamedRow,
  NamesByLanguage,
  PredictionRow,
} from "../rows.ts";
import { isoOf, isoOfDayAndTime } from "../times.ts";
import type { RowValues } from "./reading.ts";
import { SUM_TOLERANCE } from "./rivals.ts";
import {
  chanceOf,
  clockOf,
  confidenceOf,
  dayOf,
  fightRecord,
  fightRecordOf,
  fromPercent,
  pickOf,
  positiveOf,
  ratingOf,
  shareOf,
  statusOf,
  urlOf,
  wordsOnly,
} from "./values.ts";

/** A row, or the reason why there is none. */
type RowOr<T> = T | string;

const single = (text: string | undefined): NamesByLanguage => (text === undefined ? {} : namesOf([{ text, language: null }]));

/** What the roles of a match's sides are called: those of a match that something else is about are told from the outcomes. */
const ofMatch = { home: "home", away: "away" };
const ofReference = { home: "home_team", away: "away_team" };

/** A match without a slug or without both sides is none. */
export function matchRow(row: RowValues, roles: { home: string; away: string } = ofMatch): RowOr<MatchRow> {
  const sides = sidesOfRow(row, roles);
  if (sides === null) return "no teams";
  // An operator may say that ids stand for slugs.
  const slug = row.get("slug", roles === ofMatch ? (value) => slugOf(wordOf(value)) : slugWord) ?? slugOfKey(row.key);
  if (slug === null) return "no slug";
  const league = row.names("league");
  const oddsRefreshedAt = row.get("odds_refreshed_at", isoOf);
  const { home, away } = sides;
  return {
    id: row.get("id", countOf),
    slug,
    home: displayName(home),
    away: displayName(away),
    home_names: home,
    away_names: away,
    home_slug: row.get(`${roles.home}_slug`, slugOf),
    away_slug: row.get(`${roles.away}_slug`, slugOf),
    scheduled_at: row.get("scheduled_at", isoOf) ?? isoOfDayAndTime(row.get("day", dayOf), row.get("clock", clockOf)),
    status: row.get("status", statusOf) ?? "unknown",
    league: displayName(league) || null,
    league_names: league,
    league_slug: row.get("league_slug", slugOf),
    sport: row.get("sport", textOf)?.toLowerCase() ?? null,
    ...(oddsRefreshedAt !== null && { odds_refreshed_at: oddsRefreshedAt }),
  };
}

function sidesOfRow(
  row: RowValues,
  roles: { home: string; away: string },
): { home: NamesByLanguage; away: NamesByLanguage } | null {
  const [home, away] = [row.names(roles.home), row.names(roles.away)];
  const named = [home, away].filter((names) => Object.keys(names).length > 0).length;
  if (named > 0) return named === 2 ? { home, away } : null;
  const title = row.get("title", sidesOfTitle);
  return title === null ? null : { home: single(title[0]), away: single(title[1]) };
}

/** The match that a row is about: its slug and, where the row tells enough, the match itself. */
export function matchOf(row: RowValues): { match: string | null; match_row: MatchRow | null } {
  const match = matchRow(row, ofReference);
  const slug = row.get("slug", slugWord) ?? slugOfKey(row.key);
  return typeof match === "string" ? { match: slug, match_row: null } : { match: match.slug, match_row: match };
}

function namedRow(row: RowValues): RowOr<NamedRow> {
  const parts = [row.get("first", sideText), row.get("last", sideText)].filter((part) => part !== null);
  const own = row.names("name");
  const plain = Object.keys(own).length === 0 && parts.length > 0 ? single(parts.join(" ")) : own;
  if (Object.keys(plain).length === 0) return "no name";
  const slug = row.get("slug", slugOf) ?? slugOfKey(row.key);
  return { id: row.get("id", countOf) ?? countOf(row.key), name: displayName(plain), names: plain, slug };
}

export function groupRow(row: RowValues): RowOr<LeagueRow> {
  const named = namedRow(row);
  if (typeof named === "string") return named;
  const sport = row.get("sport", (value) => (typeof value === "string" ? textOf(value) : null));
  return { ...named, sport: sport?.toLowerCase() ?? null, country: displayName(row.names("country")) || null };
}

export function fighterRow(row: RowValues, report: Report): RowOr<FighterRow> {
  const named = namedRow(row);
  if (typeof named === "string") return named;
  const weight = displayName(row.names("weight_class")) || row.get("weight", wordsOnly);
  return { ...named, record: recordIn(row, report), weight_class: weight, country: displayName(row.names("country")) || null };
}

/** A record that the source does not show is null, and so is one that contradicts itself. */
function recordIn(row: RowValues, report: Report): FighterRow["record"] {
  const own = fightRecord(row.get("wins", countOf), row.get("losses", countOf), row.get("draws", countOf));
  const stated = row.get("record", fightRecordOf);
  if (own === null || stated === null) return own ?? stated;
  if (own.wins === stated.wins && own.losses === stated.losses) return { ...stated, draws: stated.draws ?? own.draws };
  report.note("a fighter's record contradicts itself");
  return null;
}

/** A bookmaker and its rating, with the top of the scale where the source states one. */
export function bookmakerRow(row: RowValues, report: Report): RowOr<BookmakerRow> {
  const key = row.key !== null && /\p{L}/u.test(row.key) ? row.key : "";
  const name = displayName(row.names("name")) || key;
  if (name === "") return "no name";
  const stated = row.get("rating", ratingOf);
  const scale = stated?.rating_max ?? row.get("rating_max", positiveOf);
  const isAbove = stated?.rating != null && scale !== null && stated.rating > scale;
  if (isAbove) report.note("a rating above its own scale");
  const isKnown = stated?.rating != null && !isAbove;
  return {
    name,
    slug: row.get("slug", slugOf) ?? slugOfKey(row.key),
    rating: isKnown ? stated.rating : null,
    rating_max: isKnown ? scale : null,
    url: row.get("url", urlOf),
  };
}

/** A list that states no scale at all shows by its highest rating which it is; up to 5 it may be one of 5 or one of 10. */
export function withCommonScale(rows: BookmakerRow[], report: Report): BookmakerRow[] {
  if (rows.some(({ rating_max }) => rating_max !== null)) return rows;
  const highest = Math.max(...rows.map(({ rating }) => rating ?? 0));
  const scale = highest > 5 && highest <= 10 ? 10 : highest > 20 && highest <= 100 ? 100 : null;
  if (scale === null) return rows;
  report.note(`ratings read as out of ${scale}, by the highest of them`);
  return rows.map((row) => (row.rating === null ? row : { ...row, rating_max: scale }));
}

/** A bonus. An amount that cannot be told for sure is null; the title says it in the source's words. */
export function bonusRow(row: RowValues): RowOr<BonusRow> {
  const title = displayName(row.names("title")) || row.get("description", nameText);
  if (title === null) return "no title";
  const money = row.get("amount", moneyOf);
  return {
    bookmaker: displayName(row.names("bookmaker")) || row.key,
    title,
    amount: money?.amount ?? null,
    currency: row.get("currency", currencyOf) ?? money?.currency ?? null,
    url: row.get("url", urlOf),
  };
}

/** Whether the confidences of a list are in percent: anything above 10 tells it of all. */
export function areInPercent(rows: readonly RowValues[]): boolean {
  return rows.some((row) => (row.get("confidence", shareOf) ?? 0) > 10);
}

/** A prediction. Fractions or percents is decided by what the chances add up to, never by one of them. */
export function predictionRow(row: RowValues, inPercent: boolean): RowOr<PredictionRow> {
  const chances = chancesIn(row);
  if (typeof chances === "string") return chances;
  const confidence = row.get("confidence", (value) => confidenceOf(value, inPercent));
  return { ...matchOf(row), ...chances, pick: row.get("pick", (value) => pickOf(value, row.sides())), confidence };
}

function chancesIn(row: RowValues): RowOr<Pick<PredictionRow, "home" | "draw" | "away">> {
  const [home = null, draw = null, away = null] = ["home", "draw", "away"].map((side) => row.get(`${side}_chance`, chanceOf));
  if (home === null || away === null) return "no probabilities";
  const written = ["home", "draw", "away"].some((side) => row.get(`${side}_chance`, wordOf)?.includes("%"));
  const sum = home + (draw ?? 0) + away;
  const near = (whole: number) => Math.abs(sum / whole - 1) <= SUM_TOLERANCE;
  if (near(100)) return { home: fromPercent(home), draw: draw === null ? null : fromPercent(draw), away: fromPercent(away) };
  return near(1) && !written ? { home, draw, away } : "the probabilities do not add up to 1 or 100";
}
