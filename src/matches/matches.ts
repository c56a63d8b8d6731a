import type { League, Match, Names, Team } from "../api/model.ts";
import type { Database, Session } from "../storage/database.ts";

/** A match under our own number, which never changes and is what buttons carry. */
export interface KnownMatch {
  id: number;
  match: Match;
}

interface Row {
  id: number;
  slug: string;
  body: string;
  seen_at: number;
}

/** Parameters of one statement stay far below what either engine takes. */
const chunkSize = 500;

/**
 * Keeps matches under their slugs, in the order given. A known match keeps its number, and what an earlier record said
 * and this one leaves out. A slug given twice is one match.
 */
export async function rememberMatches(session: Session, matches: readonly Match[], now: number): Promise<KnownMatch[]> {
  const bySlug = new Map<string, Match>();
  for (const { oddsRefreshedAt: _, ...match } of matches) {
    const earlier = bySlug.get(match.slug);
    bySlug.set(match.slug, earlier ? mergeMatches(earlier, match) : match);
  }
  // Sorted, so that two processes that write the same rows wait for each other instead of both giving up.
  const known = await rowsBySlug(session, [...bySlug.keys()].sort());
  const ids = new Map<string, number>();
  for (const [slug, row] of known) {
    ids.set(slug, row.id);
    const match = bySlug.get(slug);
    if (match) bySlug.set(slug, await update(session, row, match));
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

/** Matches that started after `since` or, where the start is unknown, were seen after it. */
export async function recentMatches(database: Database, since: number): Promise<(KnownMatch & { seenAt: number })[]> {
  const rows = await database
    .selectFrom("matches")
    .select(["id", "body", "seen_at"])
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
export function mergeMatches(older: Match, newer: Match): Match {
  return {
    id: newer.id ?? older.id,
    slug: newer.slug,
    home: mergeTeams(older.home, newer.home),
    away: mergeTeams(older.away, newer.away),
    startsAt: newer.startsAt ?? older.startsAt,
    status: newer.status === "unknown" ? older.status : newer.status,
    league: mergeLeagues(older.league, newer.league),
    sport: newer.sport ?? older.sport,
  };
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

async function update(session: Session, row: Row, newer: Match): Promise<Match> {
  const match = mergeMatches(parseMatch(row.body), newer);
  const body = JSON.stringify(match);
  if (body !== row.body) await session.updateTable("matches").set(columnsOf(match)).where("id", "=", row.id).execute();
  return match;
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
  const ids = rows.filter((row) => row.seen_at < now).map(({ id }) => id);
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
