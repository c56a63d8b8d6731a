import type { League, Match, Names, Team } from "../api/model.ts";
import type { Database, Session } from "../storage/database.ts";
import { isToBeNamed, sidesBetween } from "./sides.ts";

/** A match under our own number, which never changes and is what buttons carry. */
export interface KnownMatch {
  id: number;
  match: Match;
}

/** What a source says of a known match that it did not say before. `before` has the start that was last news. */
export interface MatchChange {
  id: number;
  before: Match;
  after: Match;
}

/** Is told in the transaction that saves it. */
export interface MatchNews {
  /** A record says what was not known. */
  changed(session: Session, change: MatchChange, now: number): Promise<void>;
  /** The source gives a match's slug to another match. The old one keeps its number and is listed no more. */
  replaced(session: Session, match: KnownMatch, now: number): Promise<void>;
}

interface Row {
  id: number;
  slug: string;
  body: string;
  seen_at: number;
}

/** The list comes every five minutes, and what is made of when a match was seen last is counted in hours. */
const seenEveryMs = 30 * 60_000;

/** A start that moves by less is the same to people. */
export const leastStepMs = 15 * 60_000;

/** Parameters of one statement stay far below what either engine takes. */
const chunkSize = 500;

/**
 * Keeps matches under their slugs, in the order given. A known match keeps its number, and what an earlier record said
 * and this one leaves out. A slug given twice is one match, but another number of the source's with other teams is another match.
 */
export async function rememberMatches(
  session: Session,
  matches: readonly Match[],
  now: number,
  news?: MatchNews,
): Promise<KnownMatch[]> {
  const bySlug = new Map<string, Match>();
  for (const { oddsRefreshedAt: _, ...match } of matches) {
    const earlier = bySlug.get(match.slug);
    bySlug.set(match.slug, earlier ? mergeMatches(earlier, match) : match);
  }
  // Sorted, so that two processes that write the same rows wait for each other instead of both giving up.
  const known = await rowsBySlug(session, [...bySlug.keys()].sort());
  const ids = new Map<string, number>();
  for (const [slug, row] of known) {
    const match = bySlug.get(slug);
    if (match && isAnother(parseMatch(row.body), match)) {
      await replace(session, row, { now, news });
      known.delete(slug);
      continue;
    }
    ids.set(slug, row.id);
    if (match) bySlug.set(slug, await update(session, row, { newer: match, now, news }));
  }
  const fresh = [...bySlug.values()].filter(({ slug }) => !known.has(slug)).sort((a, b) => (a.slug < b.slug ? -1 : 1));
  for (const chunk of chunks(fresh)) for (const { id, slug } of await insert(session, chunk, now)) ids.set(slug, id);
  for (const chunk of chunks([...known.values()])) await markSeen(session, chunk, now);
  return [...bySlug].flatMap(([slug, match]) => {
    const id = ids.get(slug);
    return id === undefined ? [] : [{ id, match }];
  });
}

/** Matches by our own number, through the session that is handed in: it may be a transaction that holds the only connection. */
export type MatchLookup = (session: Session, ids: readonly number[]) => Promise<ReadonlyMap<number, Match>>;

/** The matches of these numbers; numbers that nobody has are left out. */
export async function matchesById(session: Session, ids: readonly number[]): Promise<Map<number, Match>> {
  const found = new Map<number, Match>();
  for (const chunk of chunks(ids)) {
    const rows = await session.selectFrom("matches").select(["id", "body"]).where("id", "in", chunk).execute();
    for (const { id, body } of rows) found.set(id, parseMatch(body));
  }
  return found;
}

/** The match of a slug, however long ago it was; null when it was never seen. */
export async function matchBySlug(session: Session, slug: string): Promise<KnownMatch | null> {
  const row = (await rowsBySlug(session, [slug])).get(slug);
  return row ? { id: row.id, match: parseMatch(row.body) } : null;
}

/** Matches that start after a time, and not after another, the soonest first. */
export async function matchesStarting(session: Session, { after, to }: { after: number; to: number }): Promise<KnownMatch[]> {
  const query = session.selectFrom("matches").select(["id", "body"]).where("starts_at", ">", after).where("starts_at", "<=", to);
  const rows = await query.orderBy("starts_at").orderBy("id").execute();
  return rows.map(({ id, body }) => ({ id, match: parseMatch(body) }));
}

/** The matches with a slug of the source's that started after `since` or, where the start is unknown, were seen after it. */
export async function recentMatches(database: Database, since: number): Promise<(KnownMatch & { seenAt: number })[]> {
  const rows = await database
    .selectFrom("matches")
    .select(["id", "body", "seen_at"])
    .where("slug", "not like", "% %")
    .where((where) =>
      where.or([where("starts_at", ">", since), where.and([where("starts_at", "is", null), where("seen_at", ">", since)])]),
    )
    .execute();
  return rows.map(({ id, body, seen_at }) => ({ id, match: parseMatch(body), seenAt: seen_at }));
}

/**
 * Forgets matches, with all that is kept about them, that nobody watches and that neither started nor were listed since a
 * time; resolves to how many there were.
 */
export async function forgetMatches(session: Session, before: number, atMost: number): Promise<number> {
  const old = session
    .selectFrom("matches")
    .select("id")
    .where("seen_at", "<", before)
    .where(({ or, eb }) => or([eb("starts_at", "is", null), eb("starts_at", "<", before)]))
    .where("id", "not in", session.selectFrom("watches").select("match_id").where("match_id", "is not", null))
    .orderBy("id")
    .limit(atMost);
  return Number((await session.deleteFrom("matches").where("id", "in", old).executeTakeFirst()).numDeletedRows);
}

/** What two records say together: the newer one wins wherever it says something. */
function mergeMatches(older: Match, newer: Match): Match {
  return {
    id: newer.id ?? older.id,
    slug: newer.slug,
    home: mergeTeams(older.home, newer.home),
    away: mergeTeams(older.away, newer.away),
    startsAt: newer.startsAt ?? older.startsAt,
    ...dayOf(newer.day ?? older.day),
    status: newer.status === "unknown" ? older.status : newer.status,
    league: mergeLeagues(older.league, newer.league),
    sport: newer.sport ?? older.sport,
  };
}

function dayOf(day: string | undefined): Pick<Match, "day"> {
  return day === undefined ? {} : { day };
}

function mergeTeams(older: Team, newer: Team): Team {
  // "Winner of match 3" became a team: nothing of the old name is true of the new one.
  if (differ(older.slug, newer.slug) || differ(older.id, newer.id)) return newer;
  return { id: newer.id ?? older.id, slug: newer.slug ?? older.slug, names: mergeNames(older.names, newer.names) };
}

function mergeLeagues(older: League | null, newer: League | null): League | null {
  if (!older || !newer) return newer ?? older;
  if (differ(older.slug, newer.slug) || differ(older.id, newer.id)) return newer;
  return {
    id: newer.id ?? older.id,
    slug: newer.slug ?? older.slug,
    names: mergeNames(older.names, newer.names),
    sport: newer.sport ?? older.sport,
  };
}

function mergeNames(older: Names, newer: Names): Names {
  return { ...older, ...newer };
}

function differ<T>(a: T | null, b: T | null): boolean {
  return a !== null && b !== null && a !== b;
}

async function rowsBySlug(session: Session, slugs: readonly string[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>();
  for (const chunk of chunks(slugs)) {
    const query = session
      .selectFrom("matches")
      .select(["id", "slug", "body", "seen_at"])
      .where("slug", "in", chunk)
      .orderBy("id");
    for (const row of await query.execute()) found.set(row.slug, row);
  }
  return found;
}

/** A match as it is kept. Small steps of its start add up: it stays known from where they are counted. */
type KeptMatch = Match & { countedFrom?: number };

interface Update {
  newer: Match;
  now: number;
  news: MatchNews | undefined;
}

async function update(session: Session, row: Row, { newer, now, news }: Update): Promise<Match> {
  const { countedFrom, ...known } = parseMatch(row.body) as KeptMatch;
  const match = mergeMatches(known, newer);
  const before = { ...known, startsAt: countedFrom ?? known.startsAt };
  const isSmallStep = before.startsAt !== null && match.startsAt !== null && isSmall(match.startsAt - before.startsAt);
  const kept: KeptMatch = isSmallStep && before.startsAt !== null ? { ...match, countedFrom: before.startsAt } : match;
  const body = JSON.stringify(kept);
  if (body === row.body) return match;
  await news?.changed(session, { id: row.id, before, after: match }, now);
  const columns = { ...columnsOf(match), body };
  await session.updateTable("matches").set(columns).where("id", "=", row.id).execute();
  return match;
}

function isAnother(known: Match, newer: Match): boolean {
  if (known.id === null || newer.id === null || known.id === newer.id) return false;
  const wasToCome = isToBeNamed(known.home) || isToBeNamed(known.away);
  return sidesBetween(known, newer) === "others" && !wasToCome;
}

/** A match without a slug of the source's: it has one that nothing asks for. */
async function replace(session: Session, row: Row, { now, news }: Pick<Update, "now" | "news">): Promise<void> {
  const match = { ...parseMatch(row.body), slug: `${row.slug} ${row.id}` };
  await session
    .updateTable("matches")
    .set({ slug: match.slug, body: JSON.stringify(match) })
    .where("id", "=", row.id)
    .execute();
  await news?.replaced(session, { id: row.id, match }, now);
}

function isSmall(stepMs: number): boolean {
  return stepMs !== 0 && Math.abs(stepMs) < leastStepMs;
}

async function insert(session: Session, matches: readonly Match[], now: number): Promise<{ id: number; slug: string }[]> {
  const rows = matches.map((match) => ({ slug: match.slug, seen_at: now, ...columnsOf(match) }));
  return session
    .insertInto("matches")
    .values(rows)
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ seen_at: now }))
    .returning(["id", "slug"])
    .execute();
}

async function markSeen(session: Session, rows: readonly Row[], now: number): Promise<void> {
  const ids = rows.filter((row) => row.seen_at < now - seenEveryMs).map(({ id }) => id);
  if (ids.length > 0) await session.updateTable("matches").set({ seen_at: now }).where("id", "in", ids).execute();
}

function columnsOf(match: Match) {
  return { body: JSON.stringify(match), starts_at: match.startsAt, status: match.status, sport: match.sport };
}

function parseMatch(body: string): Match {
  return JSON.parse(body) as Match;
}

function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += chunkSize) yield items.slice(from, from + chunkSize);
}
