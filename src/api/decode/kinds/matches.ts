import { countOf, fieldsOf, foldKey, isRecord, pick, pickAs, textOf, wordOf } from "../fields.ts";
import { createItemReader, type ItemReader, reportFields } from "../item-reader.ts";
import { type Item, type ItemRules, itemsIn } from "../items.ts";
import type { FieldMapping } from "../mapping.ts";
import { displayName, type Identity, identityOf, slugOf, slugOfKey } from "../names.ts";
import type { Report } from "../report.ts";
import type { MatchRow } from "../rows.ts";
import { isoOf, isoOfDayAndTime } from "../times.ts";
import { awayStems, homeStems, opponentsIn, pairKeys, titleKeys } from "./match-sides.ts";
import { statusOf } from "./match-status.ts";

export interface ReadOptions {
  level: string;
  mapping: FieldMapping;
  report: Report;
}

/** Reads the matches of an answer. A match without a slug or without both sides is skipped. */
export function readMatches(payload: unknown, options: ReadOptions): MatchRow[] {
  return itemsIn(payload, rules, options.report).flatMap((item) => {
    reportFields(item, { ...options, known, stems });
    const row = matchIn(item, options.mapping);
    if (typeof row !== "string") return [row];
    options.report.skip(item.path, row);
    return [];
  });
}

/** One match from an item, or the reason why it is none. */
function matchIn(item: Item, mapping: FieldMapping): MatchRow | string {
  const reader = createItemReader(item, mapping);
  const { home, away } = sidesOf(item, reader);
  if (home === null || away === null) return "no teams";
  const slug = reader.get("slug", slugKeys, slugOf) ?? slugOfKey(item.key);
  if (slug === null) return "no slug";
  const league = reader.get("league", leagueKeys, identityOf);
  const oddsRefreshedAt = reader.own("odds_refreshed_at", oddsTimeKeys, isoOf);
  return {
    id: reader.own("id", idKeys, countOf),
    slug,
    home: displayName(home.names),
    away: displayName(away.names),
    home_names: home.names,
    away_names: away.names,
    home_slug: home.slug,
    away_slug: away.slug,
    scheduled_at: scheduledAt(reader),
    status: statusOf(reader.get("status", statusKeys, statusWord)),
    league: league === null ? null : displayName(league.names),
    league_names: league?.names ?? {},
    league_slug: league?.slug ?? reader.get("league_slug", ["leagueslug", "tournamentslug", "competitionslug"], slugOf),
    sport: sportOf(item, reader),
    ...(oddsRefreshedAt !== null && { odds_refreshed_at: oddsRefreshedAt }),
  };
}

/** Where a match keeps its beginning, its words for itself and its parts; also read by whatever refers to a match. */
export const slugKeys = ["slug", "matchslug", "eventslug", "gameslug", "fixtureslug", "permalink", "urlslug", "alias", "seourl"];
const idKeys = ["id", "matchid", "eventid", "gameid", "fixtureid"];
export const timeKeys =
  "scheduledat scheduledtime scheduled startsat startat starttime startdate starttimeutc starttimestamp kickoff kickoffat kickofftime commencetime begintime beginat beginsat matchdate matchtime matchdatetime eventdate eventtime datetime dateutc date timestamp start starts begin begins time gametime".split(
    " ",
  );
const statusKeys = ["status", "matchstatus", "eventstatus", "state", "gamestate", "phase", "statuscode", "statusname"];
const leagueKeys = [
  "league",
  "leaguename",
  "tournament",
  "tournamentname",
  "competition",
  "competitionname",
  "championship",
  "event",
  "division",
];
/** Of the odds alone: a record's own time may be that of a score or of a name. */
const oddsTimeKeys =
  "oddsupdatedat oddsrefreshedat oddslastupdatedat oddslastupdateat oddslastupdated oddslastupdate oddsupdated oddsrefreshed lastoddsupdate".split(
    " ",
  );
const sportKeys = ["sport", "sportslug", "sportkey", "sportname", "sporttype", "sporttitle", "discipline"];

const rules: ItemRules = {
  signs: ["slug", "matchslug", "eventslug", ...homeStems, ...pairKeys, "scheduledat", "starttime", "kickoff"],
  wrappers: [
    "matches",
    "events",
    "fixtures",
    "games",
    "bouts",
    "fights",
    "match",
    "event",
    "fixture",
    "game",
    "upcoming",
    "live",
    "scheduled",
  ],
};

const known: ReadonlySet<string> = new Set([
  ...slugKeys,
  ...idKeys,
  ...timeKeys,
  ...statusKeys,
  ...leagueKeys,
  ...sportKeys,
  ...pairKeys,
  ...titleKeys,
  ...oddsTimeKeys,
]);
const stems = [...homeStems, ...awayStems, "league", "tournament", "competition", "sport"];

function sidesOf(item: Item, reader: ItemReader): { home: Identity | null; away: Identity | null } {
  const inner = opponentsIn(item.fields);
  const outer = inner.home === null || inner.away === null ? opponentsIn(item.outer) : inner;
  const mapped = (field: "home" | "away") => {
    const value = reader.mapped(field);
    return value === undefined ? (inner[field] ?? outer[field]) : identityOf(value);
  };
  return { home: mapped("home"), away: mapped("away") };
}

function scheduledAt(reader: ItemReader): string | null {
  const time = reader.get("scheduled_at", timeKeys, isoOf);
  return (
    time ??
    isoOfDayAndTime(
      pick(reader.fields, ["date", "matchdate", "startdate"]),
      pick(reader.fields, ["time", "matchtime", "starttime"]),
    )
  );
}

function statusWord(value: unknown): string | null {
  if (!isRecord(value)) return wordOf(value);
  return pickAs(fieldsOf(value), ["type", "short", "code", "slug", "key", "name", "long", "description"], textOf);
}

/** The API's own word for the sport, lower case. */
function sportOf({ outer }: Item, reader: ItemReader): string | null {
  const read = (value: unknown): string | null => {
    if (!isRecord(value)) return typeof value === "string" ? (textOf(value)?.toLowerCase() ?? null) : null;
    const identity =
      pickAs(fieldsOf(value), ["slug", "key", "code"], textOf) ?? pickAs(fieldsOf(value), ["nameen", "name", "title"], textOf);
    return identity?.toLowerCase() ?? null;
  };
  const inLeague = () => {
    const league = pickAs(reader.fields, ["league", "tournament", "competition"], (value) => (isRecord(value) ? value : null));
    return pickAs(fieldsOf(league), sportKeys, read);
  };
  return reader.get("sport", sportKeys, read) ?? inLeague() ?? pickAs(outer, sportKeys, read);
}

/** A reference to a match from another item: its slug and, where the item tells enough, the match itself. */
export function matchOf(item: Item, reader: ItemReader, path: string): { match: string | null; match_row: MatchRow | null } {
  const mapped = reader.mapped("match");
  if (mapped !== undefined && !isRecord(mapped)) return { match: slugOf(mapped), match_row: null };
  const nested =
    mapped ?? pickAs(item.fields, ["match", "event", "fixture", "game", "bout"], (value) => (isRecord(value) ? value : null));
  const inner =
    nested === null ? item : { ...item, fields: fieldsOf(nested), value: nested, outer: item.fields, key: null, path };
  const row = matchIn(inner, new Map());
  const words = ["matchslug", "eventslug", "gameslug", "fixtureslug", "match", "event", "fixture", "game", "slug"];
  const slug = typeof row === "string" ? pickAs(inner.fields, words, slugWord) : row.slug;
  return {
    match: slug ?? pickAs(item.fields, words, slugWord) ?? slugOfKey(item.key),
    match_row: typeof row === "string" ? null : row,
  };
}

/** A slug has a letter in it: a bare number is an id, and asks for nothing. */
function slugWord(value: unknown): string | null {
  const slug = slugOf(value);
  return slug !== null && /\p{L}/u.test(slug) && foldKey(slug) !== "" ? slug : null;
}
