import { LRUCache } from "lru-cache";
import { ApiBusy, ApiRefused, ApiUnreachable } from "../api/errors.ts";
import type { Match, Odds } from "../api/model.ts";
import type { Answer, AskOptions, Lane, OddsApi } from "../api/odds-api.ts";
import { createFlights, type Flight } from "../api/single-flight.ts";
import { boardsOf, latestBoard, lockMatch, type StoredBoard, saveBoard, saveModel } from "../boards/board-rows.ts";
import { downtimeMs, noticeDowntime } from "../boards/downtime.ts";
import { modelLastsMs, nextRefreshAt } from "../boards/freshness.ts";
import type { Clock } from "../clock.ts";
import { detect, detectAgain, finish } from "../detection/detect.ts";
import { boardTrace } from "../facts/trace.ts";
import { errorFields, type Log } from "../log.ts";
import type { Board, Model } from "../odds/quote.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database } from "../storage/database.ts";
import { isFull } from "../storage/full.ts";
import { transact } from "../storage/transact.ts";
import { telemetry } from "../telemetry.ts";
import { watchedMatches } from "../watches/watches.ts";
import { saveLearned } from "./period-rows.ts";
import type { Schedule } from "./schedule.ts";
import { removeOld } from "./upkeep.ts";

/** A match with our own number for it. */
interface Known {
  id: number;
  match: Match;
}

/** A board for somebody who asked, with its number. */
export interface BoardView {
  board: Board;
  revision: number;
  /** Why this is an older board instead of a new one; null when it is as fresh as was asked for. */
  failure: Answer<Odds>["failure"];
}

interface ReadOptions {
  lane: Lane;
  /** How old a kept board may be to be served without a request; 0 always asks. */
  maxAgeMs: number;
  signal?: AbortSignal;
}

type FetchOptions = AskOptions & { lane: Lane };

export interface Boards {
  /**
   * The board of a match: a kept one while it is young enough, or up to three times as old when by the source's own times
   * nothing newer can be there; else a new one, which is saved and judged for every watch of the match. When the API
   * fails, the last board with `failure` set; rejects with the API's error when there is none. Null when the API knows
   * the match and offers no odds.
   */
  read(known: Known, options: ReadOptions): Promise<BoardView | null>;
  /** Asks the API whatever is kept; rejects with its error. Null when it offers no odds. */
  fetch(known: Known, options: FetchOptions): Promise<BoardView | null>;
  /**
   * Puts what the model thinks of a match beside its newest board, null for nothing any more, and judges that for every watch of
   * the match. Null while there is no board.
   */
  learn(matchId: number, model: Model | null): Promise<BoardView | null>;
  /** The newest board that is kept. */
  latest(matchId: number): Promise<StoredBoard | null>;
  /** An earlier board; null when it is no longer kept. Baselines and what is being delivered always are. */
  byRevision(matchId: number, revision: number): Promise<StoredBoard | null>;
  /** Works out anew what must wait for delivery, from baselines and boards alone. To be run at start and every ten minutes. */
  rebuild(signal: AbortSignal): Promise<void>;
  /** Removes boards that nothing refers to, and what is older than it is kept. */
  prune(signal?: AbortSignal): Promise<void>;
}

interface BoardsDeps {
  database: Database;
  /** The database for what only the process that polls may write; the same one when it is left out. */
  polled?: Database;
  api: Pick<OddsApi, "odds">;
  clock: Clock;
  log: Log;
  /** How many times faster than life the source refreshes. */
  speed: number;
  /** Is told of every answer with odds, whoever asked; what it learned is saved with the board. */
  schedule?: Pick<Schedule, "polled" | "learned">;
  /** How long facts are collected before they are due, so that the matches of one cycle become one message. */
  collectMs?: number;
  /** Facts wait for delivery. */
  onQueued?: () => void;
  failpoint?: (name: "detected") => void;
}

const cachedBoards = 1_000;

/** The one place where odds are fetched: whoever asked, the answer is kept and feeds detection. */
export function createBoards(deps: BoardsDeps): Boards {
  const { database, polled = database, api, clock, log, speed } = deps;
  const collectMs = Math.ceil(deps.collectMs ?? 5_000 / speed);
  const flights = createFlights({ budget: null, clock, patienceMs: Number.POSITIVE_INFINITY });
  /** The newest boards, so that a question about a fresh one does not touch the database. */
  const newest = new LRUCache<number, StoredBoard>({ max: cachedBoards });

  /**
   * Gives the newer one of this board and the one that is remembered: an answer may have come while the database was read. Of two
   * that are the same it is the one that is remembered, of which much may be known already.
   */
  function remember(stored: StoredBoard): StoredBoard {
    const known = newest.get(stored.matchId);
    const newer = known && compareAge(known, stored) >= 0 ? known : stored;
    newest.set(stored.matchId, newer);
    return newer;
  }

  async function latest(matchId: number): Promise<StoredBoard | null> {
    const stored = await latestBoard(database, matchId);
    return stored && remember(stored);
  }

  async function read(known: Known, { lane, maxAgeMs, signal }: ReadOptions): Promise<BoardView | null> {
    const isEnough = (stored: StoredBoard | null | undefined) => stored && isYoung(stored.board, known.match, maxAgeMs);
    const asked = clock.now();
    const cached = newest.get(known.id);
    if (cached && isEnough(cached)) return viewOf(cached);
    const stored = await latest(known.id).catch((error: unknown) => {
      if (cached && isDatabaseAway(error)) return "away" as const;
      throw error;
    });
    // Then nothing can be asked for either: every request is paid from the database.
    if (stored === "away") return cached ? viewOf(cached) : null;
    // Whatever age will do, what came since the question is an answer to it.
    const isSince = stored && stored.board.fetchedAt >= asked && stored.board.fetchedAt > (cached?.board.fetchedAt ?? 0);
    if (stored && (isSince || isEnough(stored))) return viewOf(stored);
    try {
      return (await fetch(known, signal ? { lane, signal } : { lane })) ?? (stored && viewOf(stored));
    } catch (error) {
      const failure = failureOf(error);
      if (stored && failure) return { ...viewOf(stored), failure };
      throw error;
    }
  }

  function isYoung(board: Board, match: Match, maxAgeMs: number): boolean {
    const now = clock.now();
    const ageMs = now - board.fetchedAt;
    if (ageMs < maxAgeMs) return true;
    const next = nextRefreshAt(board, match, { now, speed });
    return next !== null && now < next && ageMs < 3 * maxAgeMs;
  }

  /** Questions of one lane share a request; a person's never waits behind a poll, since the API client lets it overtake. */
  async function fetch(known: Known, { signal, ...how }: FetchOptions): Promise<BoardView | null> {
    try {
      const key = `${how.lane} ${how.patient ? "patient " : ""}${known.id}`;
      const run = (shared: Flight) => ask(known, { ...how, signal: shared.signal });
      return await flights.join({ key, lane: how.lane, patient: true, signal, hasKept: () => false, run });
    } catch (error) {
      if (!(error instanceof ApiBusy)) throw error;
      // Whoever waits for the odds waits for the board, so that they are kept.
      throw new ApiBusy(error.retryAfterMs, (until) => fetch(known, { lane: "person", patient: true, signal: until }));
    }
  }

  async function ask({ id, match }: Known, options: FetchOptions): Promise<BoardView | null> {
    const { value: odds, fetchedAt, failure } = await api.odds(match.slug, options);
    if (odds.quotes.length === 0) return null;
    const to = options.lane === "poller" ? polled : database;
    try {
      const stored = await save({ matchId: id, odds, fetchedAt, isNews: failure === null }, to);
      log.debug({ trace: boardTrace(stored), match: match.slug, lane: options.lane, failure }, "odds have come");
      return { ...viewOf(stored), failure };
    } catch (error) {
      // Who asks is answered all the same; who watches is told of nothing that is not on record.
      if (options.lane !== "person" || !isFull(error)) throw error;
      const { revision = 0 } = (await latestBoard(database, id)) ?? {};
      return { board: { ...odds, fetchedAt }, revision, failure };
    }
  }

  /** When this process had its last answer; null before the first. */
  let answeredAt: number | null = null;

  async function save(
    answer: { matchId: number; odds: Odds; fetchedAt: number; isNews: boolean },
    to: Database,
  ): Promise<StoredBoard> {
    const now = clock.now();
    // Another process may have had answers meanwhile: the database knows.
    const seemsAway = answeredAt === null || now - answeredAt > downtimeMs(speed);
    const { stored, changed, detected } = await transact(to, async (transaction) => {
      if (seemsAway) await noticeDowntime(transaction, { now, speed });
      await lockMatch(transaction, answer.matchId);
      const saved = await saveBoard(transaction, { ...answer, modelsFrom: now - modelLastsMs(speed) });
      // What a single book did is told once it has stood.
      const isNews = saved.changed || saved.confirmed;
      const judged = isNews ? await detect(transaction, { stored: saved.stored, now, dueAt: now + collectMs }) : null;
      return { ...saved, detected: judged };
    });
    answeredAt = now;
    remember(stored);
    if (answer.isNews) await tellSchedule(answer, changed);
    const queued = (detected?.queued ?? 0) + (await finish(database, detected?.rest ?? null));
    if (detected) telemetry.detection.publish({ ms: clock.now() - answer.fetchedAt, facts: queued });
    if (queued > 0) announce(stored, queued);
    return stored;
  }

  async function learn(matchId: number, model: Model | null): Promise<BoardView | null> {
    const now = clock.now();
    const learned = await transact(database, async (transaction) => {
      await lockMatch(transaction, matchId);
      const saved = await saveModel(transaction, { matchId, model });
      const detected = saved?.changed ? await detect(transaction, { stored: saved.stored, now, dueAt: now + collectMs }) : null;
      return saved && { ...saved, detected };
    });
    if (!learned) return null;
    const { stored, detected } = learned;
    remember(stored);
    const queued = (detected?.queued ?? 0) + (await finish(database, detected?.rest ?? null));
    if (queued > 0) announce(stored, queued);
    return viewOf(stored);
  }

  function announce({ matchId, revision }: StoredBoard, facts: number): void {
    log.info({ trace: boardTrace({ matchId, revision }), facts }, "a line has moved");
    deps.failpoint?.("detected");
    deps.onQueued?.();
  }

  /** Only once the board is saved: the schedule must not count on what was rolled back. */
  async function tellSchedule(
    { matchId, odds, fetchedAt }: { matchId: number; odds: Odds; fetchedAt: number },
    changed: boolean,
  ): Promise<void> {
    if (!deps.schedule) return;
    deps.schedule.polled(matchId, { now: fetchedAt, refreshedAt: odds.refreshedAt, changed });
    const learned = deps.schedule.learned(matchId);
    // A match that the schedule of this process does not follow; another process may know more.
    if (learned === "null") return;
    await saveLearned(database, { matchId, lastPollAt: fetchedAt, learned }).catch((error: unknown) =>
      log.warn({ matchId, ...errorFields(error) }, "what was learned about a match could not be kept"),
    );
  }

  async function rebuild(signal: AbortSignal): Promise<void> {
    let queued = 0;
    for (const { matchId } of await watchedMatches(database, clock.now())) {
      if (signal.aborted) break;
      const now = clock.now();
      queued += await detectAgain(database, { matchId, now, dueAt: now + collectMs });
    }
    if (queued > 0) deps.onQueued?.();
  }

  return {
    read,
    fetch,
    learn,
    latest,
    byRevision: async (matchId, revision) => (await boardsOf(database, matchId, [revision])).get(revision) ?? null,
    rebuild,
    prune: (signal) => removeOld(database, clock.now(), signal),
  };
}

/** Above zero where the first one is newer. */
function compareAge(one: StoredBoard, other: StoredBoard): number {
  return one.board.fetchedAt - other.board.fetchedAt || one.revision - other.revision;
}

function viewOf({ board, revision }: StoredBoard): BoardView {
  return { board, revision, failure: null };
}

/** An error of the API as the reason for an older board; null for anything else, which is a bug. */
function failureOf(error: unknown): BoardView["failure"] {
  if (error instanceof ApiRefused) return "refused";
  if (error instanceof ApiUnreachable) return "unreachable";
  return error instanceof ApiBusy ? "busy" : null;
}
