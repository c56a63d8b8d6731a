import { checkedFilter, checkedSlug, type Target } from "./address.ts";
import { type DecodeOptions, decode } from "./decode/index.ts";
import type { Decoded, Kind, RowOf } from "./decode/rows.ts";
import type { ResponseHeaders } from "./http.ts";
import type { Bonus, Bookmaker, Fighter, League, Match, Odds, Page, Prediction, PricePoint, Team, ValueBet } from "./model.ts";
import type { MatchQuery } from "./odds-api.ts";
import { refreshedAtFrom } from "./refreshed-at.ts";
import {
  bonusFromRow,
  bookmakerFromRow,
  fighterFromRow,
  leagueFromRow,
  matchFromRow,
  predictionFromRow,
  pricePointsFromRows,
  quoteFromRow,
  teamFromRow,
  timeFromIso,
  valueBetFromRow,
} from "./rows-to-model.ts";

/** An answer as it came. */
export interface Received {
  json: unknown;
  headers: ResponseHeaders;
  receivedAt: number;
}

/** What the decoder made of an answer, and the value in our own words; null when what was asked for is not in it. */
export interface Reading<T> {
  value: T | null;
  decoded: Decoded;
}

/** One question to the API: where to ask, how to read the answer, how long that stays fresh. */
export interface Question<T> {
  kind: Kind;
  /** Names the answer wherever it is kept; it changes when the shape of the value does. */
  key: string;
  target: Target;
  /** More of the query, which is only a wish: left out where the API refuses it. */
  wishes: Readonly<Record<string, string>>;
  /** Odds live elsewhere (feed/boards); here they are kept only to understand "nothing changed", and never served. */
  kept: "stored" | "for_comparison";
  /** The match whose prices are asked for; its names help to read them. */
  aboutMatch: string | null;
  ttlMs(value: T, now: number): number;
  matchesIn(value: T): readonly Match[];
  /** Throws `NotUnderstood`. */
  read(received: Received, options: DecodeOptions): Reading<T>;
}

const minuteMs = 60_000;
const liveRefreshMs = 5 * minuteMs;
const shortestRefreshMs = 15 * minuteMs;
/** What no refresh interval is documented for changes from day to day. */
const staticMs = 6 * 60 * minuteMs;
const itemsPerPage = "100";
/** Counted up when a value kept by an earlier version could no longer be read. */
const shape = "2";

/** The document says that there is a filter by league, not what it is called. */
export const usualLeagueParameter = "league";

export function matchesQuestion(query: MatchQuery, leagueParameter: string): Question<Page<Match>> {
  const { sport, league, status, page = 1 } = query;
  const filters = { sport, [leagueParameter]: league, status };
  const asked = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, checkedFilter(value)]] : []));
  // A `page` parameter is not documented, so the first page is asked for without it.
  if (page > 1) asked.push(["page", String(page)]);
  return question({
    kind: "matches",
    target: { path: ["matches"], query: Object.fromEntries(asked) },
    value: (decoded) => pageOf(decoded, matchFromRow, page),
    matchesIn: ({ items }) => items,
    ttlMs: ({ items }, now) =>
      Math.min(liveRefreshMs * (items.length > 0 ? 3 : 1), ...items.map((match) => matchTtlMs(match, now))),
  });
}

export function matchQuestion(slug: string): Question<Match> {
  return question({
    kind: "match",
    target: { path: ["matches", checkedSlug(slug)] },
    value: ({ items: [row] }) => (row ? matchFromRow(row) : null),
    matchesIn: (match) => [match],
    ttlMs: matchTtlMs,
  });
}

export function oddsQuestion(slug: string): Question<Odds> {
  return question({
    kind: "odds",
    target: { path: ["matches", checkedSlug(slug), "odds"] },
    kept: "for_comparison",
    aboutMatch: slug,
    value(decoded, { headers, receivedAt }) {
      const quotes = decoded.items.map(quoteFromRow);
      return { quotes, refreshedAt: refreshedAtFrom({ body: timeFromIso(decoded.refreshed_at), quotes, headers, receivedAt }) };
    },
    ttlMs: () => 0,
  });
}

export function historyQuestion(slug: string): Question<readonly PricePoint[]> {
  return question({
    kind: "history",
    target: { path: ["odds", "history", checkedSlug(slug)] },
    aboutMatch: slug,
    value: ({ items }) => pricePointsFromRows(items),
    ttlMs: () => liveRefreshMs,
  });
}

export function predictionsQuestion(page = 1): Question<Page<Prediction>> {
  const path = ["ml", "predictions"];
  return pageQuestion({ kind: "predictions", path, item: predictionFromRow, page, ttlMs: shortestRefreshMs });
}

export function valueBetsQuestion(page = 1): Question<Page<ValueBet>> {
  return pageQuestion({ kind: "value_bets", path: ["ml", "value-bets"], item: valueBetFromRow, page, ttlMs: liveRefreshMs });
}

export function fightersQuestion(page = 1): Question<Page<Fighter>> {
  return pageQuestion({ kind: "fighters", item: fighterFromRow, page });
}

export function fighterQuestion(slug: string): Question<Fighter> {
  return question({
    kind: "fighter",
    target: { path: ["fighters", checkedSlug(slug)] },
    value: ({ items: [row] }) => (row ? fighterFromRow(row) : null),
    ttlMs: () => staticMs,
  });
}

export function teamsQuestion(page = 1): Question<Page<Team>> {
  return pageQuestion({ kind: "teams", item: teamFromRow, page });
}

export function leaguesQuestion(page = 1): Question<Page<League>> {
  return pageQuestion({ kind: "leagues", item: leagueFromRow, page });
}

export function bookmakersQuestion(): Question<readonly Bookmaker[]> {
  return listQuestion({ kind: "bookmakers", path: ["bookmakers"], item: bookmakerFromRow, ttlMs: staticMs });
}

export function bonusesQuestion(): Question<readonly Bonus[]> {
  return listQuestion({ kind: "bonuses", path: ["bonuses"], item: bonusFromRow, ttlMs: staticMs });
}

interface Wording<K extends Kind, T> {
  kind: K;
  target: Target;
  kept?: Question<T>["kept"];
  aboutMatch?: string;
  matchesIn?: Question<T>["matchesIn"];
  value(decoded: Decoded<K>, received: Received): T | null;
  ttlMs: Question<T>["ttlMs"];
}

const singles: ReadonlySet<Kind> = new Set<Kind>(["match", "odds", "history", "fighter"]);

function question<K extends Kind, T>(wording: Wording<K, T>): Question<T> {
  const { kind, target, kept = "stored", aboutMatch = null, matchesIn = () => [], value, ttlMs } = wording;
  const query = new URLSearchParams({ ...target.query });
  query.sort();
  return {
    kind,
    key: `${shape}:${kind}:${target.path.join("/")}?${query}`,
    target,
    wishes: singles.has(kind) ? {} : { per_page: itemsPerPage },
    kept,
    aboutMatch,
    ttlMs,
    matchesIn,
    read(received, options) {
      const decoded = decode(kind, received.json, options);
      return { value: value(decoded, received), decoded };
    },
  };
}

interface List<K extends Kind, T> {
  kind: K;
  path: readonly string[];
  item(row: RowOf[K]): T;
  ttlMs: number;
}

function listQuestion<K extends Kind, T>({ kind, path, item, ttlMs }: List<K, T>): Question<readonly T[]> {
  return question<K, readonly T[]>({ kind, target: { path }, value: ({ items }) => items.map(item), ttlMs: () => ttlMs });
}

interface PagedList<K extends Kind, T> {
  kind: K;
  path?: readonly string[];
  item(row: RowOf[K]): T;
  page: number;
  ttlMs?: number;
}

function pageQuestion<K extends "fighters" | "teams" | "leagues" | "predictions" | "value_bets", T>({
  kind,
  path = [kind],
  item,
  page,
  ttlMs = staticMs,
}: PagedList<K, T>): Question<Page<T>> {
  return question<K, Page<T>>({
    kind,
    target: { path, ...(page > 1 && { query: { page: String(page) } }) },
    value: (decoded) => pageOf(decoded, item, page),
    ttlMs: () => ttlMs,
  });
}

function pageOf<K extends Kind, T>({ items, meta }: Decoded<K>, item: (row: RowOf[K]) => T, asked = 1): Page<T> {
  return { items: items.map(item), total: meta.total, page: meta.page ?? asked };
}

/** A match near its start may be live at any moment, whatever its status said last. */
function matchTtlMs({ status, startsAt }: Match, now: number): number {
  if (status === "finished" || status === "cancelled") return 4 * shortestRefreshMs;
  const far = startsAt !== null && startsAt - now > shortestRefreshMs;
  return far && status !== "live" ? shortestRefreshMs : liveRefreshMs;
}
