import { type SqlBool, sql } from "kysely";
import type { Odds } from "../api/model.ts";
import { exchangedOffer } from "../odds/exchanged.ts";
import { toMicros } from "../odds/price.ts";
import type { Board, Model, Quote } from "../odds/quote.ts";
import { mainWinnerOf, winnersApart } from "../odds/winners.ts";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { valuesOf } from "../storage/values.ts";
import { isConfirmed } from "./freshness.ts";
import { savePrices } from "./price-rows.ts";
import { offerKey } from "./price-series.ts";

/** A board as it is kept. `board.fetchedAt` is when these quotes were last received: the age of the data. */
export interface StoredBoard {
  matchId: number;
  /** Counts up by one per changed board of the match. */
  revision: number;
  board: Board;
  /** When these quotes were first received (ms UTC). */
  since: number;
}

interface SavedBoard {
  stored: StoredBoard;
  /** Whether any price differs from the board before; false for an answer that is older than what is kept. */
  changed: boolean;
  /** Whether the same prices came with a later refresh for the first time. */
  confirmed: boolean;
}

interface Received {
  matchId: number;
  odds: Odds;
  /** When the answer came (ms UTC). */
  fetchedAt: number;
  /** A board before this one hands its model on, unless that came before this time (ms UTC). */
  modelsFrom?: number;
}

/** What was there before the first board, whose number is 1. */
const noOdds: Board = { quotes: [], fetchedAt: 0, refreshedAt: null };
const matchesPerStatement = 500;

/** The newest board of a match; null when there is none. */
export async function latestBoard(session: Session, matchId: number): Promise<StoredBoard | null> {
  const query = session.selectFrom("boards").selectAll().where("match_id", "=", matchId);
  const row = await query.orderBy("revision", "desc").limit(1).executeTakeFirst();
  return row ? boardFrom(row) : null;
}

/** The board of a match as it was at a time, as far as it is still kept; else the oldest one after. */
export async function boardBefore(
  session: Session,
  { matchId, at }: { matchId: number; at: number },
): Promise<StoredBoard | null> {
  const ofMatch = session.selectFrom("boards").selectAll().where("match_id", "=", matchId).limit(1);
  const before = await ofMatch.where("fetched_at", "<=", at).orderBy("revision", "desc").executeTakeFirst();
  const row = before ?? (await ofMatch.orderBy("revision").executeTakeFirst());
  return row ? boardFrom(row) : null;
}

/** The newest boards of several matches; those without any are missing. */
export async function latestBoards(session: Session, matchIds: readonly number[]): Promise<Map<number, StoredBoard>> {
  const found = new Map<number, StoredBoard>();
  for (let start = 0; start < matchIds.length; start += matchesPerStatement) {
    const rows = await session
      .selectFrom("boards")
      .selectAll()
      .where("match_id", "in", matchIds.slice(start, start + matchesPerStatement))
      .where(sql<SqlBool>`revision = (select max(newer.revision) from boards newer where newer.match_id = boards.match_id)`)
      .execute();
    for (const row of rows) found.set(row.match_id, boardFrom(row));
  }
  return found;
}

/** Boards of one match by revision; those that are no longer kept are missing. */
export async function boardsOf(
  session: Session,
  matchId: number,
  revisions: readonly number[],
): Promise<Map<number, StoredBoard>> {
  if (revisions.length === 0) return new Map();
  const query = session.selectFrom("boards").selectAll().where("match_id", "=", matchId).where("revision", "in", revisions);
  const found = new Map((await query.execute()).map((row) => [row.revision, boardFrom(row)]));
  if (revisions.includes(0)) found.set(0, { matchId, revision: 0, board: noOdds, since: 0 });
  return found;
}

/** The name of a board. */
export interface BoardName {
  matchId: number;
  revision: number;
}

/** Boards of any matches, by match and revision; those that are no longer kept are missing. */
export async function boardsNamed(
  session: Session,
  names: readonly BoardName[],
): Promise<(name: BoardName) => StoredBoard | undefined> {
  const found = new Map<string, StoredBoard>();
  const keyOfName = ({ matchId, revision }: BoardName): string => `${matchId} ${revision}`;
  const wanted = new Map(names.map((name) => [keyOfName(name), name]));
  for (const [key, { matchId, revision }] of wanted)
    if (revision === 0) found.set(key, { matchId, revision, board: noOdds, since: 0 });
  const rows = [...wanted.values()].map(({ matchId, revision }) => ({ match_id: matchId, revision }));
  if (rows.length > 0) {
    const kept = await session
      .with("wanted(match_id, revision)", () => valuesOf({ match_id: "bigint", revision: "bigint" }, rows))
      .selectFrom("wanted as w")
      .innerJoin("boards as b", (join) => join.onRef("b.match_id", "=", "w.match_id").onRef("b.revision", "=", "w.revision"))
      .selectAll("b")
      .execute();
    for (const row of kept) found.set(keyOfName({ matchId: row.match_id, revision: row.revision }), boardFrom(row));
  }
  return (name) => found.get(keyOfName(name));
}

/** The newest revision of each match; those without a board are missing. */
export async function newestRevisions(session: Session, matchIds: readonly number[]): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let start = 0; start < matchIds.length; start += matchesPerStatement) {
    const rows = await session
      .selectFrom("boards")
      .select(({ fn }) => ["match_id", fn.max("revision").as("revision")])
      .where("match_id", "in", matchIds.slice(start, start + matchesPerStatement))
      .groupBy("match_id")
      .execute();
    for (const { match_id, revision } of rows) found.set(match_id, Number(revision));
  }
  return found;
}

/** When the newest boards of these matches were received and refreshed; matches without a board are missing. */
export async function boardTimes(
  session: Session,
  matchIds: readonly number[],
): Promise<Map<number, Pick<Board, "fetchedAt" | "refreshedAt">>> {
  const found = new Map<number, Pick<Board, "fetchedAt" | "refreshedAt">>();
  for (let start = 0; start < matchIds.length; start += matchesPerStatement) {
    const rows = await session
      .selectFrom("boards as b")
      .select(["match_id", "confirmed_at", "refreshed_at"])
      .where("match_id", "in", matchIds.slice(start, start + matchesPerStatement))
      .where(sql<SqlBool>`revision = (select max(newest.revision) from boards newest where newest.match_id = b.match_id)`)
      .execute();
    for (const row of rows) found.set(row.match_id, { fetchedAt: row.confirmed_at, refreshedAt: row.refreshed_at });
  }
  return found;
}

/**
 * Saves an answer: a new revision, with its prices, when a price, a book or a selection differs; else the newest
 * board is confirmed. To be called in a transaction that has locked the match.
 */
export async function saveBoard(session: Session, answer: Received): Promise<SavedBoard> {
  const latest = await latestBoard(session, answer.matchId);
  const received = { ...answer, odds: asKept(answer.odds, latest) };
  // Two answers may overtake each other; an older one must not undo a newer one.
  if (latest && received.fetchedAt < latest.board.fetchedAt) return { stored: latest, changed: false, confirmed: false };
  const quotes = currentQuotes(received.odds.quotes);
  if (latest && isSameQuotes(latest, quotes)) return { ...(await confirm(session, latest, received)), changed: false };
  const { fetchedAt } = received;
  const board = {
    quotes: received.odds.quotes,
    fetchedAt,
    refreshedAt: received.odds.refreshedAt,
    ...modelLeft(latest, received),
  };
  const stored = { matchId: received.matchId, revision: (latest?.revision ?? 0) + 1, board, since: fetchedAt };
  await insertBoard(session, stored);
  const { refreshedAt } = received.odds;
  const at = Math.min(refreshedAt ?? received.fetchedAt, received.fetchedAt);
  await savePrices(session, { matchId: received.matchId, quotes, at, receivedAt: received.fetchedAt });
  return { stored, changed: true, confirmed: false };
}

/**
 * The newest board as it was received again, with nothing in it that anybody is told of: neither another price, nor that its
 * prices have stood. Null where the answer has to be saved.
 */
export function receivedAgain(latest: StoredBoard, answer: Received): StoredBoard | null {
  if (answer.fetchedAt < latest.board.fetchedAt) return latest;
  const { quotes, refreshedAt } = asKept(answer.odds, latest);
  if (!isSameQuotes(latest, currentQuotes(quotes))) return null;
  const stored = { ...latest, board: { ...latest.board, fetchedAt: answer.fetchedAt, refreshedAt } };
  return isConfirmed(stored) && !isConfirmed(latest) ? null : stored;
}

/** Writes down when these boards were received last. Newer times stay. */
export async function confirmBoards(session: Session, boards: readonly StoredBoard[]): Promise<void> {
  // Sorted, so that two processes that write the same rows wait for each other.
  for (const { matchId, revision, board } of boards.toSorted((a, b) => a.matchId - b.matchId))
    await session
      .updateTable("boards")
      .set({ confirmed_at: board.fetchedAt, refreshed_at: board.refreshedAt })
      .where("match_id", "=", matchId)
      .where("revision", "=", revision)
      .where("confirmed_at", "<=", board.fetchedAt)
      .execute();
}

/**
 * Gives the newest board of a match what the model thinks of it now, null where it thinks nothing any more. Other chances make a
 * new revision with the same quotes, as old as they are. Resolves to the board and whether that is a new one; null while there
 * is none. To be called in a transaction that has locked the match.
 */
export async function saveModel(
  session: Session,
  { matchId, model }: { matchId: number; model: Model | null },
): Promise<{ stored: StoredBoard; changed: boolean } | null> {
  const latest = await latestBoard(session, matchId);
  if (!latest) return null;
  const { model: known, ...board } = latest.board;
  if (known && model && known.at > model.at) return { stored: latest, changed: false };
  const changed = chancesOf(known) !== chancesOf(model);
  const stored = { ...latest, board: { ...board, ...(model ? { model } : {}) }, revision: latest.revision + (changed ? 1 : 0) };
  if (changed) await insertBoard(session, stored);
  else if (model) await setModel(session, stored, model);
  return { stored, changed };
}

/** Lets no other process save a board of this match until the transaction ends. SQLite has one writer anyway. */
export async function lockMatch(session: Session, matchId: number): Promise<void> {
  if (engineOf(session) === "postgres")
    await session.selectFrom("matches").select("id").where("id", "=", matchId).forNoKeyUpdate().execute();
}

interface Pruning {
  /** Boards from before this time go when nothing needs them: neither one of the newest two, nor a baseline, nor in `kept`. */
  before: number;
  kept: readonly { matchId: number; revision: number }[];
}

/** Removes boards that nothing refers to any more. */
export async function pruneBoards(session: Session, { before, kept }: Pruning): Promise<void> {
  await session
    // Once for all boards: there are few that anybody's baseline is, however many watches there are.
    .with("standing", (from) => from.selectFrom("baselines").select(["match_id", "revision"]).distinct())
    .deleteFrom("boards")
    .where("fetched_at", "<", before)
    .where(sql<SqlBool>`revision + 1 < (select max(newer.revision) from boards newer where newer.match_id = boards.match_id)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("standing as b")
            .select("b.match_id")
            .whereRef("b.match_id", "=", "boards.match_id")
            .whereRef("b.revision", "=", "boards.revision"),
        ),
      ),
    )
    .where(({ not, or, and, eb }) =>
      not(or(kept.map(({ matchId, revision }) => and([eb("match_id", "=", matchId), eb("revision", "=", revision)])))),
    )
    .execute();
}

/** Each side of a match in the other's place, on all of its boards. To be called in a transaction that has locked the match. */
export async function exchangeBoards(session: Session, matchId: number): Promise<void> {
  const boards = session.selectFrom("boards").selectAll().where("match_id", "=", matchId);
  for (const row of await boards.execute()) {
    const { board } = boardFrom(row);
    const model = board.model && { ...board.model, home: board.model.away, away: board.model.home };
    await session
      .updateTable("boards")
      .set({ quotes: JSON.stringify(board.quotes.map(exchangedOffer)), model: model ? JSON.stringify(model) : null })
      .where("match_id", "=", matchId)
      .where("revision", "=", row.revision)
      .execute();
  }
}

/** Removes every board of these matches that was last received before a time. */
export async function dropBoards(
  session: Session,
  { matchIds, before }: { matchIds: readonly number[]; before: number },
): Promise<void> {
  for (let start = 0; start < matchIds.length; start += matchesPerStatement) {
    const some = matchIds.slice(start, start + matchesPerStatement);
    await session.deleteFrom("boards").where("match_id", "in", some).where("confirmed_at", "<", before).execute();
  }
}

async function confirm(session: Session, latest: StoredBoard, { odds, fetchedAt }: Received) {
  const stored = { ...latest, board: { ...latest.board, fetchedAt, refreshedAt: odds.refreshedAt } };
  await confirmBoards(session, [stored]);
  return { stored, confirmed: isConfirmed(stored) && !isConfirmed(latest) };
}

async function insertBoard(session: Session, { matchId, revision, board, since }: StoredBoard): Promise<void> {
  await session
    .insertInto("boards")
    .values({
      match_id: matchId,
      revision,
      quotes: JSON.stringify(board.quotes),
      fetched_at: since,
      confirmed_at: board.fetchedAt,
      refreshed_at: board.refreshedAt,
      model: board.model ? JSON.stringify(board.model) : null,
    })
    .execute();
}

async function setModel(session: Session, { matchId, revision }: StoredBoard, model: Model): Promise<void> {
  const those = session
    .updateTable("boards")
    .set({ model: JSON.stringify(model) })
    .where("match_id", "=", matchId);
  await those.where("revision", "=", revision).execute();
}

/** What the next board knows of the model: what this one knows, while that is not too old. */
function modelLeft(latest: StoredBoard | null, { modelsFrom = 0 }: Received): Pick<Board, "model"> {
  const model = latest?.board.model;
  return model && model.at >= modelsFrom ? { model } : {};
}

function chancesOf(model: Model | null | undefined): string | null {
  return model ? JSON.stringify([model.home, model.draw, model.away]) : null;
}

/**
 * An answer as it is kept: winners with and without a draw are two markets, named as on the board before. A source may give its times
 * with fractions of a millisecond, which tables do not hold.
 */
function asKept({ quotes, refreshedAt }: Odds, latest: StoredBoard | null): Odds {
  const main = latest && mainWinnerOf(latest.board.quotes);
  return { quotes: winnersApart(quotes, main), refreshedAt: refreshedAt === null ? null : Math.floor(refreshedAt) };
}

/** One quote per book and selection, the last one counting. */
function currentQuotes(quotes: readonly Quote[]): Quote[] {
  return [...new Map(quotes.map((quote) => [offerKey(quote), quote])).values()];
}

/** Whether these are the prices of a board. */
export function isSameQuotes({ board }: StoredBoard, quotes: readonly Quote[]): boolean {
  const known = pricesOf(board.quotes);
  return known.size === quotes.length && quotes.every((quote) => known.get(offerKey(quote)) === toMicros(quote.price));
}

function pricesOf(quotes: readonly Quote[]): Map<string, number> {
  return new Map(quotes.map((quote) => [offerKey(quote), toMicros(quote.price)]));
}

interface BoardRow {
  match_id: number;
  revision: number;
  quotes: string;
  fetched_at: number;
  confirmed_at: number;
  refreshed_at: number | null;
  model: string | null;
}

function boardFrom({ match_id, revision, quotes, fetched_at, confirmed_at, refreshed_at, model }: BoardRow): StoredBoard {
  const board = { quotes: JSON.parse(quotes) as Quote[], fetchedAt: confirmed_at, refreshedAt: refreshed_at };
  const modelled = model === null ? board : { ...board, model: JSON.parse(model) as Model };
  return { matchId: match_id, revision, board: modelled, since: fetched_at };
}
