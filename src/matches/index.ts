import { askedAgain, failureOf } from "../api/errors.ts";
import type { League, Match, MatchStatus } from "../api/model.ts";
import type { Answer, OddsApi } from "../api/odds-api.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { inSlices } from "../storage/slices.ts";
import { createLeagueSearch, type LeagueFinding } from "./leagues.ts";
import { fetchLists } from "./lists.ts";
import { type KnownMatch, type MatchNews, matchBySlug, matchesById, recentMatches, rememberMatches } from "./matches.ts";
import { createMatchSearch, type Hit } from "./search.ts";
import { hasEnded, isOver } from "./state.ts";
import { byFit } from "./word-search.ts";

export type { KnownMatch } from "./matches.ts";

/** Which matches to list; everything left out does not matter. */
interface MatchFilter {
  sport?: string;
  /** A league's slug, or one of its names. */
  league?: string;
  status?: MatchStatus;
  /** Starts at or after `from` and before `to`. */
  day?: { from: number; to: number; date?: string };
}

/** How fresh the list of matches is. */
export type ListFreshness = Pick<Answer<unknown>, "fetchedAt" | "failure" | "until">;

/**
 * The matches of these days, in memory: read from the database at the start and kept from every answer since. Older ones
 * are found by id and slug only.
 */
export interface MatchIndex {
  /** Keeps matches that an answer brought, and returns them under our numbers. */
  remember(matches: readonly Match[]): Promise<KnownMatch[]>;
  byId(id: number): Promise<KnownMatch | null>;
  /** From memory; `find` of the finder asks further. */
  bySlug(slug: string): KnownMatch | null;
  /** Also the matches of days past. */
  everBySlug(slug: string): Promise<KnownMatch | null>;
  /**
   * Brings the list of matches up to date where the API's answers have outlived their time; otherwise it asks nothing.
   * Rejects with the API's errors only while no match is known at all.
   */
  refresh(): Promise<ListFreshness>;
  /**
   * For somebody who wants to see the list: resolves at once when a list is known, and brings it up to date behind; waits
   * for it only while none is, and rejects as `refresh` does.
   */
  ready(): Promise<void>;
  /** Prepares for searches what was kept, which else the next one has to do; whoever asks meanwhile gets a turn. */
  settle(signal: AbortSignal): Promise<void>;
  /** The matches that are not over, soonest first; with a `status` of an ended match, those of the last day. */
  list(filter?: MatchFilter): KnownMatch[];
  /** Matches by words, those that fit best first (`byFit`), of equals the soonest; those that are over come last. */
  search(words: string, options: { limit: number; some?: boolean }): Found[];
  /** Finds one of these leagues of its matches by slug or words. */
  findLeagues(words: string, among: readonly League[]): LeagueFinding;
}

/** A match that words led to. */
export interface Found extends Hit {
  known: KnownMatch;
}

interface Entry extends KnownMatch {
  seenAt: number;
}

interface MatchIndexDeps {
  database: Database;
  api: Pick<OddsApi, "matches">;
  clock: Clock;
  log: Log;
  /** Is told when the odds of a match were refreshed, by every record that says so (ms UTC). */
  onRefreshed?: (matchId: number, refreshedAt: number) => void;
  /** Is told of every match that is kept, as often as a record of it comes, and of every one that is not any more. */
  listed?: { put(known: KnownMatch): void; remove(id: number): void; settle(atMost: number): number };
  /** Is told of what a record says that was not known of its match. */
  news?: MatchNews;
}

const hour = 3_600_000;
const keptMs = 24 * hour;
/** A few milliseconds of work. */
const settledAtOnce = 10;

/** Reads the matches of these days from the database, then answers from memory. */
export async function createMatchIndex({
  database,
  api,
  clock,
  log,
  onRefreshed,
  listed,
  news,
}: MatchIndexDeps): Promise<MatchIndex> {
  const entries = new Map<number, Entry>();
  const idBySlug = new Map<string, number>();
  const words = createMatchSearch();
  const leagues = createLeagueSearch();
  let lastFetchedAt = 0;
  let refreshing: Promise<ListFreshness> | null = null;

  for (const { id, match, seenAt } of await recentMatches(database, clock.now() - keptMs)) put({ id, match }, seenAt);
  // A match that somebody asked for by its slug is no list yet.
  let isListed = entries.size > 0;

  function put(known: KnownMatch, seenAt: number): void {
    const entry = { ...known, seenAt };
    if (isPast(entry, clock.now())) {
      drop(entry);
      return;
    }
    const before = entries.get(idBySlug.get(known.match.slug) ?? known.id);
    // Another match has its slug now.
    if (before && before.id !== known.id) drop(before);
    entries.set(known.id, entry);
    idBySlug.set(known.match.slug, known.id);
    words.put(known);
    listed?.put(known);
    if (known.match.league) leagues.put(known.match.league);
  }

  function drop({ id, match }: KnownMatch): void {
    entries.delete(id);
    idBySlug.delete(match.slug);
    words.remove(id);
    listed?.remove(id);
  }

  function dropPast(): void {
    for (const entry of entries.values()) if (isPast(entry, clock.now())) drop(entry);
    leagues.keepOnly([...entries.values()].flatMap(({ match }) => match.league ?? []));
  }

  async function remember(matches: readonly Match[]): Promise<KnownMatch[]> {
    if (matches.length === 0) return [];
    const now = clock.now();
    const known = await database.transaction().execute((session) => rememberMatches(session, matches, now, news));
    for (const one of known) put(one, now);
    if (onRefreshed) for (const { slug, oddsRefreshedAt } of matches) tell(slug, oddsRefreshedAt);
    return known;
  }

  function tell(slug: string, refreshedAt: number | undefined): void {
    const id = idBySlug.get(slug);
    if (id !== undefined && refreshedAt !== undefined) onRefreshed?.(id, refreshedAt);
  }

  async function byId(id: number): Promise<KnownMatch | null> {
    const entry = entries.get(id);
    if (entry) return plain(entry);
    const match = Number.isSafeInteger(id) ? (await matchesById(database, [id])).get(id) : undefined;
    return match ? { id, match } : null;
  }

  function bySlug(slug: string): KnownMatch | null {
    const entry = entries.get(idBySlug.get(slug) ?? -1);
    return entry ? plain(entry) : null;
  }

  function refresh(): Promise<ListFreshness> {
    refreshing ??= fetchAll().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function ready(): Promise<void> {
    const refreshed = refresh();
    if (!isListed) await refreshed;
    else refreshed.catch((error: unknown) => log.warn(errorFields(error), "could not update the list of matches"));
  }

  async function fetchAll(): Promise<ListFreshness> {
    dropPast();
    try {
      const { fetchedAt, failure } = await fetchLists(api, {
        newerThan: lastFetchedAt,
        // What is known already can wait for its turn; without a list somebody may be waiting.
        lane: isListed ? "poller" : "person",
        keep: remember,
      });
      lastFetchedAt = fetchedAt;
      isListed = true;
      return { fetchedAt, failure };
    } catch (error) {
      const failure = failureOf(error);
      if (failure === null || entries.size === 0) throw error;
      log.debug(errorFields(error), "could not update the list of matches");
      return { fetchedAt: lastFetchedAt, failure, ...askedAgain(error, clock.now()) };
    }
  }

  function list(filter: MatchFilter = {}): KnownMatch[] {
    const now = clock.now();
    const wanted = [...entries.values()].filter((entry) => {
      const current = hasEnded(filter.status) ? !isPast(entry, now) : !isOver(entry.match, { seenAt: entry.seenAt, now });
      return current && passes(entry.match, filter);
    });
    return wanted.sort((a, b) => startOf(a) - startOf(b) || a.id - b.id).map(plain);
  }

  function search(text: string, { limit, some = false }: { limit: number; some?: boolean }): Found[] {
    const now = clock.now();
    const found = words.find(text, some).flatMap((hit) => {
      const entry = entries.get(hit.id);
      return entry ? [{ ...hit, known: plain(entry), over: isOver(entry.match, { seenAt: entry.seenAt, now }) }] : [];
    });
    // Scores of hits that fit as well still differ, by how many words the other names have.
    const byScore = (a: Hit, b: Hit): number => (a.alike ? b.score - a.score : 0);
    found.sort((a, b) => Number(a.over) - Number(b.over) || byFit(a, b) || byScore(a, b) || startOf(a.known) - startOf(b.known));
    return found.slice(0, limit).map(({ over: _, ...hit }) => hit);
  }

  const settle = (signal: AbortSignal) =>
    inSlices(async (atMost) => words.settle(atMost) + (listed?.settle(atMost) ?? 0), { signal, rows: settledAtOnce });
  const everBySlug = (slug: string) => matchBySlug(database, slug);
  return { remember, byId, bySlug, everBySlug, refresh, ready, settle, list, search, findLeagues: leagues.find };
}

/** Whether a match has no place in memory any more. */
function isPast({ match: { status, startsAt }, seenAt }: Entry, now: number): boolean {
  const since = status === "live" ? seenAt : (startsAt ?? seenAt);
  return since < now - keptMs;
}

function passes(match: Match, filter: MatchFilter): boolean {
  const { sport, league, status } = match;
  if (filter.sport !== undefined && sport !== filter.sport) return false;
  if (filter.status !== undefined && status !== filter.status) return false;
  if (filter.league !== undefined && !(league && [league.slug, ...Object.values(league.names)].includes(filter.league)))
    return false;
  return filter.day === undefined || isOnDay(match, filter.day);
}

function isOnDay({ startsAt, day }: Match, { from, to, date }: NonNullable<MatchFilter["day"]>): boolean {
  if (startsAt === null) return day !== undefined && day === date;
  return startsAt >= from && startsAt < to;
}

function startOf({ match }: KnownMatch): number {
  if (match.startsAt !== null) return match.startsAt;
  // Behind what has a time on that day.
  return match.day === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(match.day) + 24 * 3_600_000;
}

function plain({ id, match }: KnownMatch): KnownMatch {
  return { id, match };
}
