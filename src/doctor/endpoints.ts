import { checkedSlug, type Target } from "../api/asking/address.ts";
import type { Ask } from "../sources/definition.ts";
import type { ListRow, Question } from "../sources/reading/reading.ts";

/** What the lists have named so far, to know what to ask about. */
export interface Samples {
  /** The matches whose boards and histories are asked for: one of each sport, for not every sport has every market. */
  matches: readonly ListRow[];
  fighter: ListRow | null;
}

/** One request, and what its answer must be about. */
export interface Wanted {
  target: Target;
  meant: Question;
}

/** Lists first: they name the matches and the fighter that the other endpoints are asked about. */
export const askingOrder = [
  "matches",
  "leagues",
  "bookmakers",
  "fighters",
  "match",
  "boards",
  "history",
  "predictions",
  "value_bets",
  "fighter",
  "teams",
  "bonuses",
] as const satisfies readonly Ask[];

/** An endpoint of the documented service. */
export type Endpoint = (typeof askingOrder)[number];

const sportsAsked = 5;

/** Where an endpoint is asked; nowhere when no list named anything to ask it about. */
export function wantedFrom(endpoint: Endpoint, { matches, fighter }: Samples): Wanted[] {
  const [match] = matches;
  switch (endpoint) {
    case "match":
      return about(match, (slug) => ["matches", slug]);
    case "boards":
      return matches.flatMap((one) => about(one, (slug) => ["matches", slug, "odds"]));
    case "history":
      return matches.flatMap((one) => about(one, (slug) => ["odds", "history", slug]));
    case "fighter":
      return about(fighter, (slug) => ["fighters", slug]).map(({ target }) => ({ target, meant: {} }));
    case "predictions":
      return [{ target: { path: ["ml", "predictions"] }, meant: {} }];
    case "value_bets":
      return [{ target: { path: ["ml", "value-bets"] }, meant: {} }];
    default:
      return [{ target: { path: [endpoint] }, meant: {} }];
  }
}

/** Matches that are open for bets, one of each sport, the soonest first; any match where none is open. */
export function sampleMatches(rows: readonly ListRow[]): ListRow[] {
  const scheduled = rows.filter(({ status }) => status === "scheduled");
  const soonestFirst = scheduled.toSorted((a, b) => startOf(a) - startOf(b));
  const bySport = new Map(soonestFirst.toReversed().map((row) => [row["sport"], row]));
  const samples = soonestFirst.filter((row) => bySport.get(row["sport"]) === row).slice(0, sportsAsked);
  return samples.length > 0 ? samples : rows.slice(0, 1);
}

function startOf({ scheduled_at: startsAt }: ListRow): number {
  return typeof startsAt === "number" ? startsAt : Number.POSITIVE_INFINITY;
}

function about(row: ListRow | null | undefined, pathOf: (slug: string) => string[]): Wanted[] {
  const slug = slugOf(row?.["slug"]);
  if (!row || slug === null) return [];
  const id = row["id"] == null ? [] : [String(row["id"])];
  const meant = { matches: [slug, ...id], sides: { home: namesOf(row, "home"), away: namesOf(row, "away") } };
  return [{ target: { path: pathOf(slug) }, meant }];
}

/** All names of a side. */
function namesOf(row: ListRow, side: "home" | "away"): string[] {
  const names = [row[side], row[`${side}_slug`], ...Object.values(row[`${side}_names`] ?? {})];
  return names.filter((name) => typeof name === "string");
}

function slugOf(slug: unknown): string | null {
  try {
    return slug == null || slug === "" ? null : checkedSlug(String(slug));
  } catch {
    return null;
  }
}
