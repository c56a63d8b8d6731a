import type { Rhythm } from "../../odds/rhythm.ts";
import type { Ask } from "../../sources/definition.ts";
import type { ReaderOf } from "../../sources/open.ts";
import {
  type ListRow,
  type Question as Meant,
  Misfit,
  type Reader,
  type Reading,
  type Refused,
} from "../../sources/reading/reading.ts";
import { checkedFilter, checkedSlug, type Target } from "../asking/address.ts";
import type { ResponseHeaders } from "../asking/http.ts";
import type { Bonus, Bookmaker, Fighter, League, Match, Odds, Page, Prediction, PricePoint, Team, ValueBet } from "../model.ts";
import type { MatchQuery } from "../odds-api.ts";
import * as from from "./from-rows.ts";
import { refreshedAtFrom } from "./refreshed-at.ts";

/** An answer as it came, page by page. */
interface Received {
  pages: readonly unknown[];
  headers: ResponseHeaders;
  receivedAt: number;
}

/** An answer in our own words, and what was left out of it. */
interface Read<T> {
  value: T;
  refused: readonly Refused[];
}

/** One question to the API: where to ask, how to read the answer, how long that stays fresh. */
export interface Question<T> {
  ask: Ask;
  /** Names the answer wherever it is kept; it changes when the shape of the value does. */
  key: string;
  target: Target;
  /** More of the query, which is only a wish: left out where the API refuses it. */
  wishes: Readonly<Record<string, string>>;
  /** In units of the service. */
  cost: number;
  /** What the page after this one is asked with; null after the last, as after every answer that comes whole. */
  nextPage(page: { number: number; json: unknown }): Readonly<Record<string, string>> | null;
  /**
   * `stored` answers are kept in the database as well, `shared` ones for all who ask this process. Odds of one match live elsewhere
   * (feed/boards): they are kept only to understand "nothing changed", and never served.
   */
  kept: "stored" | "shared" | "for_comparison";
  /** What of an answer still holds after a newer one. */
  after(value: T, earlier: T, now: number): T;
  /** The match that is asked about: the answer must be about no other, and its names help to read prices. */
  aboutMatch: string | null;
  ttlMs(value: T, now: number, rhythm: Rhythm): number;
  matchesIn(value: T): readonly Match[];
  /** `meant` says which match the answer must be about. Throws `Misfit`. */
  read(received: Received, reader: unknown, meant: Meant): Read<T>;
}

const minuteMs = 60_000;
const liveRefreshMs = ({ live }: Rhythm) => (live.leastMs + live.mostMs) / 2;
/** What no refresh interval is documented for changes from day to day. */
const staticMs = 6 * 60 * minuteMs;
const itemsPerPage = "100";
/** Counted up when a value kept by an earlier version could no longer be read. */
const shape = "3";

export function matchesQuestion(query: MatchQuery, leagueParameter: string): Question<Page<Match>> {
  const { sport, league, status, page = 1 } = query;
  const filters = { sport, [leagueParameter]: league, status };
  const asked = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, checkedFilter(value)]] : []));
  // A `page` parameter is not documented, so the first page is asked for without it.
  if (page > 1) asked.push(["page", String(page)]);
  return question({
    ask: "matches",
    target: { path: ["matches"], query: Object.fromEntries(asked) },
    value: (reading) => pageOf(reading, from.matchFrom, page),
    matchesIn: ({ items }) => items,
    ttlMs: ({ items }, now, rhythm) =>
      Math.min(liveRefreshMs(rhythm) * (items.length > 0 ? 3 : 1), ...items.map((match) => matchTtlMs(match, now, rhythm))),
  });
}

export function matchQuestion(slug: string): Question<Match> {
  return question({
    ask: "match",
    target: { path: ["matches", checkedSlug(slug)] },
    aboutMatch: slug,
    value: (reading) => from.matchFrom(only(reading)),
    matchesIn: (match) => [match],
    ttlMs: matchTtlMs,
  });
}

export function oddsQuestion(slug: string): Question<Odds> {
  return question({
    ask: "boards",
    target: { path: ["matches", checkedSlug(slug), "odds"] },
    kept: "for_comparison",
    aboutMatch: slug,
    value({ rows, refreshedAt }, { headers, receivedAt }) {
      const quotes = from.quotesFrom(rows);
      return { quotes, refreshedAt: refreshedAtFrom({ body: refreshedAt, quotes, headers, receivedAt }) };
    },
    ttlMs: () => 0,
  });
}

export function historyQuestion(slug: string): Question<readonly PricePoint[]> {
  return question({
    ask: "history",
    target: { path: ["odds", "history", checkedSlug(slug)] },
    aboutMatch: slug,
    value: ({ rows }) => from.pricePointsFrom(rows),
    ttlMs: (_, __, rhythm) => liveRefreshMs(rhythm),
  });
}

export function predictionsQuestion(page = 1): Question<Page<Prediction>> {
  const path = ["ml", "predictions"];
  return pageQuestion({ ask: "predictions", path, item: from.predictionFrom, page, ttlMs: ({ ahead }) => ahead.leastMs });
}

export function valueBetsQuestion(page = 1): Question<Page<ValueBet>> {
  return pageQuestion({ ask: "value_bets", path: ["ml", "value-bets"], item: from.valueBetFrom, page, ttlMs: liveRefreshMs });
}

export function fightersQuestion(page = 1): Question<Page<Fighter>> {
  return pageQuestion({ ask: "fighters", item: from.fighterFrom, page });
}

export function fighterQuestion(slug: string): Question<Fighter> {
  return question({
    ask: "fighter",
    target: { path: ["fighters", checkedSlug(slug)] },
    value: (reading) => from.fighterFrom(only(reading)),
    ttlMs: () => staticMs,
  });
}

export function teamsQuestion(page = 1): Question<Page<Team>> {
  return pageQuestion({ ask: "teams", item: from.teamFrom, page });
}

export function leaguesQuestion(page = 1): Question<Page<League>> {
  return pageQuestion({ ask: "leagues", item: from.leagueFrom, page });
}

export function bookmakersQuestion(): Question<readonly Bookmaker[]> {
  return listQuestion("bookmakers", from.bookmakerFrom);
}

export function bonusesQuestion(): Question<readonly Bonus[]> {
  return listQuestion("bonuses", from.bonusFrom);
}

type RowOf<A extends Ask> = ReaderOf<A> extends Reader<infer Row> ? Row : never;

export interface Wording<A extends Ask, T> {
  ask: A;
  target: Target;
  cost?: number;
  nextPage?: Question<T>["nextPage"];
  after?: Question<T>["after"];
  /** Of lists; none for the lists of a definition, which says all that they are asked with. */
  wishes?: Question<T>["wishes"];
  kept?: Question<T>["kept"];
  aboutMatch?: string;
  matchesIn?: Question<T>["matchesIn"];
  value(reading: Reading<RowOf<A>>, received: Received): T;
  ttlMs: Question<T>["ttlMs"];
}

const singles: ReadonlySet<Ask> = new Set<Ask>(["match", "boards", "history", "fighter"]);

export function question<A extends Ask, T>(wording: Wording<A, T>): Question<T> {
  const { ask, target, kept = "stored", aboutMatch = null, matchesIn = () => [], value, ttlMs } = wording;
  const { cost = 1, nextPage = () => null, after = (newer) => newer } = wording;
  const query = new URLSearchParams({ ...target.query });
  query.sort();
  return {
    ask,
    key: `${shape}:${ask}:${target.path.join("/")}?${query}`,
    target,
    wishes: wording.wishes ?? (singles.has(ask) ? {} : { per_page: itemsPerPage }),
    cost,
    nextPage,
    after,
    kept,
    aboutMatch,
    ttlMs,
    matchesIn,
    read(received, reader, meant) {
      const reading = wholeOf(received.pages.map((page) => (reader as Reader<RowOf<A>>)(page, meant)));
      return { value: value(reading, received), refused: reading.refused };
    },
  };
}

/** The pages of an answer as one. */
function wholeOf<Row>(pages: readonly Reading<Row>[]): Reading<Row> {
  const [first = { rows: [], refused: [], refreshedAt: null, total: null }] = pages;
  if (pages.length < 2) return first;
  return { ...first, rows: pages.flatMap(({ rows }) => rows), refused: pages.flatMap(({ refused }) => refused) };
}

function listQuestion<T>(ask: "bookmakers" | "bonuses", item: (row: ListRow) => T): Question<readonly T[]> {
  return question({ ask, target: { path: [ask] }, value: ({ rows }) => rows.map(item), ttlMs: () => staticMs });
}

interface PagedList<T> {
  ask: "fighters" | "teams" | "leagues" | "predictions" | "value_bets";
  path?: readonly string[];
  item(row: ListRow): T;
  page: number;
  ttlMs?(rhythm: Rhythm): number;
}

function pageQuestion<T>({ ask, path = [ask], item, page, ttlMs = () => staticMs }: PagedList<T>): Question<Page<T>> {
  return question({
    ask,
    target: { path, ...(page > 1 && { query: { page: String(page) } }) },
    value: (reading) => pageOf(reading, item, page),
    ttlMs: (_, __, rhythm) => ttlMs(rhythm),
  });
}

function pageOf<T>({ rows, total }: Reading<ListRow>, item: (row: ListRow) => T, page: number): Page<T> {
  return { items: rows.map(item), total, page };
}

/** What was asked for by its slug. */
function only({ rows: [row] }: Reading<ListRow>): ListRow {
  if (!row) throw new Misfit("answer", "has nothing in it");
  return row;
}

/** A match near its start may be live at any moment, whatever its status said last. */
function matchTtlMs({ status, startsAt }: Match, now: number, rhythm: Rhythm): number {
  const { leastMs } = rhythm.ahead;
  if (status === "finished" || status === "cancelled") return 4 * leastMs;
  const far = startsAt !== null && startsAt - now > leastMs;
  return far && status !== "live" ? leastMs : liveRefreshMs(rhythm);
}
