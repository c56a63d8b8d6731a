import { LRUCache } from "lru-cache";
import { createFlights, type Flight } from "../api/asking/single-flight.ts";
import { ApiBusy, ApiRefused, askedAgain, failureOf } from "../api/errors.ts";
import type { Match, Odds } from "../api/model.ts";
import type { Answer, AskOptions, BoardsBySlug, GroupQuestion, Groups, Lane, OddsApi, Pushed } from "../api/odds-api.ts";
import {
  boardsOf,
  isSameQuotes,
  latestBoard,
  lockMatch,
  receivedAgain,
  type StoredBoard,
  saveBoard,
  saveModel,
} from "../boards/board-rows.ts";
import { catchUpMs, downtimeMs, noticeDowntime, recentDowntime } from "../boards/downtime.ts";
import { modelLastsMs, nextRefreshAt, youngForMs } from "../boards/freshness.ts";
import type { Clock } from "../clock.ts";
import { detect, detectAgain, finish } from "../detection/detect.ts";
import { boardTrace } from "../facts/trace.ts";
import type { Log } from "../log.ts";
import { sidesBetween } from "../matches/sides.ts";
import { areExchanged, exchangedOffer } from "../odds/exchanged.ts";
import type { Board, Model, Quote } from "../odds/quote.ts";
import { winnersApart } from "../odds/winners.ts";
import { isDatabaseAway } from "../storage/away.ts";
import type { Database, Session } from "../storage/database.ts";
import { isFull } from "../storage/full.ts";
import { transact } from "../storage/transact.ts";
import { telemetry } from "../telemetry.ts";
import { restartMatch } from "../watches/sides.ts";
import { watchedMatches } from "../watches/watches.ts";
import { createGathered } from "./gathered.ts";
import type { Schedule } from "./schedule.ts";
import type { Spending } from "./spending.ts";
import { removeOld, type Tidying } from "./upkeep.ts";

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
  /** Out of credits: until when, where that is known (ms UTC). */
  until?: number;
}

interface SavedAnswer {
  matchId: number;
  odds: Odds;
  fetchedAt: number;
  /** Not one that was kept for when the API fails. */
  isNews: boolean;
  lane: Lane;
  /** Of a board that was pushed in part: what the newest one becomes by it. */
  onto?: (quotes: readonly Quote[]) => readonly Quote[];
}

interface ReadOptions {
  lane: Lane;
  /** They pressed Refresh: hardly any kept board is young enough. */
  fresh?: boolean;
  /** A watch begins with it: where looks are dear, one that is as young as was promised is as good as a new one. */
  toBegin?: boolean;
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
   * Asks questions that bring many matches, and keeps every board that comes. Rejects with the API's error; gives why there was an
   * older answer instead of a new one.
   */
  fetchTogether(questions: readonly GroupQuestion[], options: FetchOptions): Promise<Answer<Odds>["failure"]>;
  /** Keeps the prices of a watched match that the source has pushed: with those known already, judged like any other board. */
  hear(news: Pushed): Promise<void>;
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
  /** Writes down what was gathered, now and then until `signal` aborts, and at the end. */
  writeGathered(signal: AbortSignal): Promise<void>;
  /** Removes boards that nothing refers to, and what is older than it is kept. */
  prune(signal?: AbortSignal): Promise<void>;
}

interface BoardsDeps {
  database: Database;
  /** The database for what only the process that polls may write; the same one when it is left out. */
  polled?: Database;
  api: Pick<OddsApi, "odds" | "rhythm"> & Partial<Pick<OddsApi, "groups">>;
  clock: Clock;
  log: Log;
  /** Is told of every answer with odds, whoever asked; what it learned is saved with the board. */
  schedule?: Pick<Schedule, "polled" | "learned">;
  /** The same, where questions bring many matches. */
  spending?: Pick<Spending, "answered" | "heard" | "seenAt" | "promised" | "gapOf">;
  /** A match that an answer is about. */
  bySlug?: (slug: string) => Known | null;
  /** How long facts are collected before they are due, so that the matches of one cycle become one message. */
  collectMs?: number;
  /** How long what polls confirm and learn, and nobody is told of, is gathered for `writeGathered`; 0 for not at all. */
  gatherMs?: number;
  /** Facts wait for delivery. */
  onQueued?: () => void;
  failpoint?: (name: "detected") => void;
  /** What `prune` tidies up for features. */
  tidying: Tidying;
}

const cachedBoards = 1_000;
/** What nobody watches is kept so often at most. */
const unwatchedEveryMs = 5 * 60_000;
/** How old a board may be for a watch to begin with, whatever was promised. */
const beginsWithinMs = { least: 5 * 60_000, most: 4 * 3_600_000 };

/** The one place where odds are fetched: whoever asked, the answer is kept and feeds detection. */
export function createBoards(deps: BoardsDeps): Boards {
  const { database, polled = database, api, clock, log } = deps;
  const collectMs = deps.collectMs ?? 5_000;
  const { gatherMs = 0, spending } = deps;
  const { groups = null, rhythm } = api;
  /** So long after its odds a list says that the sides are exchanged, or it never will. */
  const listedWithinMs = { exactly: 2 * rhythm.ahead.leastMs, nearly: (2 / 3) * rhythm.ahead.leastMs };
  const gathered = createGathered({ database: polled, clock, log, everyMs: gatherMs });
  const flights = createFlights({ budget: null, clock, patienceMs: Number.POSITIVE_INFINITY });
  /** The newest boards, so that a question about a fresh one does not touch the database. */
  const newest = new LRUCache<number, StoredBoard>({ max: cachedBoards });

  /** The sides of matches as they were when somebody asked last. */
  const sides = new LRUCache<number, Match>({ max: cachedBoards });

  /** A board that is remembered of other sides than the match has now says nothing of these. */
  function noteSides({ id, match }: Known): void {
    const before = sides.get(id);
    if (before && sidesBetween(before, match) !== "same") newest.delete(id);
    sides.set(id, match);
  }

  /**
   * Gives the newer one of this board and the one that is remembered: an answer may have come while the database was read. Of two
   * that are the same it is the one that is remembered, of which much may be known already.
   */
  function remember(stored: StoredBoard): StoredBoard {
    const known = newest.get(stored.matchId);
    const newer = known && compareAge(known, stored) >= 0 && isSameBoard(known, stored) ? known : stored;
    newest.set(stored.matchId, newer);
    return newer;
  }

  async function latest(matchId: number): Promise<StoredBoard | null> {
    const stored = await latestBoard(database, matchId);
    return stored && remember(stored);
  }

  async function read(known: Known, { lane, signal, fresh = false, toBegin = false }: ReadOptions): Promise<BoardView | null> {
    const maxAgeMs = Math.max(youngForMs(known.match, { rhythm, fresh }), toBegin ? await beginsWithin(known) : 0);
    const isEnough = (stored: StoredBoard | null | undefined) => stored && isYoung(stored.board, known.match, maxAgeMs);
    noteSides(known);
    const cached = newest.get(known.id);
    if (cached && isEnough(cached)) return viewOf(cached);
    const stored = await latest(known.id).catch((error: unknown) => {
      if (cached && isDatabaseAway(error)) return "away" as const;
      throw error;
    });
    // Then nothing can be asked for either: every request is paid from the database.
    if (stored === "away") return cached ? viewOf(cached) : null;
    if (stored && isEnough(stored)) return viewOf(stored);
    try {
      return (await fetch(known, signal ? { lane, signal } : { lane })) ?? (stored && viewOf(stored));
    } catch (error) {
      const failure = failureOf(error);
      if (stored && failure) return { ...viewOf(stored), failure, ...askedAgain(error, clock.now()) };
      throw error;
    }
  }

  function isYoung(board: Board, match: Match, maxAgeMs: number): boolean {
    const now = clock.now();
    const ageMs = now - board.fetchedAt;
    if (ageMs < maxAgeMs) return true;
    const next = nextRefreshAt(board, match, { now, rhythm });
    return next !== null && now < next && ageMs < 3 * maxAgeMs;
  }

  /** 0 where a look costs nothing to speak of. */
  async function beginsWithin({ match }: Known): Promise<number> {
    if (!groups || !spending) return 0;
    const [question] = await groups.questionsFor([match.slug]).catch(() => []);
    const gap = question ? spending.gapOf(question.key, clock.now()) : 0;
    return Math.min(beginsWithinMs.most, Math.max(beginsWithinMs.least, gap));
  }

  /** Questions of one lane share a request; a person's never waits behind a poll, since the API client lets it overtake. */
  async function fetch(known: Known, options: FetchOptions): Promise<BoardView | null> {
    try {
      return await (groups ? fetchAmong(known, groups, options) : fetchAlone(known, options));
    } catch (error) {
      if (!(error instanceof ApiBusy)) throw error;
      // Whoever waits for the odds waits for the board, so that they are kept.
      throw new ApiBusy(error.retryAfterMs, (until) => fetch(known, { lane: "person", patient: true, signal: until }));
    }
  }

  function shared<T>(what: string, { signal, ...how }: FetchOptions, run: (options: FetchOptions) => Promise<T>): Promise<T> {
    const key = `${how.lane} ${how.patient ? "patient " : ""}${what}`;
    const fly = (flight: Flight) => run({ ...how, signal: flight.signal });
    return flights.join({ key, lane: how.lane, patient: true, signal, hasKept: () => false, run: fly });
  }

  function fetchAlone(known: Known, options: FetchOptions): Promise<BoardView | null> {
    return shared(`${known.id}`, options, async (flight) => keep(known, await api.odds(known.match.slug, flight), flight));
  }

  /** From the answer for all that are asked about with it. Who doesn't wait for it is given a board that is young enough. */
  async function fetchAmong(known: Known, among: Groups, options: FetchOptions): Promise<BoardView | null> {
    const { slug } = known.match;
    if (options.lane === "poller") {
      const stored = await latest(known.id);
      if (stored && isYoung(stored.board, known.match, await beginsWithin(known))) return viewOf(stored);
    }
    const [question] = await among.questionsFor([slug], options);
    if (!question) throw new ApiRefused({ status: 404 });
    const views = await shared(question.key, options, (flight) => askTogether(among, [question], flight));
    return views.get(slug) ?? null;
  }

  async function fetchTogether(questions: readonly GroupQuestion[], options: FetchOptions): Promise<Answer<Odds>["failure"]> {
    if (!groups) throw new Error("each match is a question of its own");
    const since = Math.max(...questions.map(({ key }) => spending?.seenAt(key) ?? Number.NEGATIVE_INFINITY));
    const kept = await groups.kept(questions);
    // Another process may have asked for somebody.
    const answer = kept && kept.fetchedAt > since ? kept : await groups.boards(questions, options);
    await keepAll(questions, answer, options);
    return answer.failure;
  }

  async function askTogether(among: Groups, questions: readonly GroupQuestion[], options: FetchOptions) {
    return keepAll(questions, await among.boards(questions, options), options);
  }

  async function keepAll(questions: readonly GroupQuestion[], answer: Answer<BoardsBySlug>, options: FetchOptions) {
    const views = new Map<string, BoardView | null>();
    const meant = new Set(options.lane === "person" ? questions.flatMap(({ slugs }) => slugs) : []);
    for (const [slug, odds] of Object.entries(answer.value)) {
      const known = deps.bySlug?.(slug);
      if (known && (meant.has(slug) || isWorthKeeping(known, answer)))
        views.set(slug, await keep(known, { ...answer, value: odds }, options));
    }
    if (answer.failure === null) for (const { key } of questions) spending?.answered(key, answer.fetchedAt);
    return views;
  }

  /** An old answer says nothing new. What nobody watches is kept now and then: for the next who asks, and for its past. */
  function isWorthKeeping({ id }: Known, { fetchedAt, failure }: Answer<BoardsBySlug>): boolean {
    if (failure !== null) return false;
    const last = newest.get(id)?.board.fetchedAt ?? Number.NEGATIVE_INFINITY;
    const isWatched = Boolean(spending?.promised(id));
    return isWatched || fetchedAt - last >= unwatchedEveryMs;
  }

  /** What nobody watches, or never had a whole board, is left to questions. */
  async function hear({ slug, quotes, replaces }: Pushed): Promise<void> {
    const known = deps.bySlug?.(slug);
    if (!groups || !known || !spending?.promised(known.id)) return;
    const newest = await latest(known.id);
    if (!newest) return;
    const fetchedAt = clock.now();
    const { refreshedAt } = newest.board;
    const onto = (older: readonly Quote[]) => [...older.filter((quote) => !replaces(quote)), ...quotes];
    const odds = { quotes: onto(newest.board.quotes), refreshedAt };
    if (odds.quotes.length === 0) return;
    const stored = await save({ matchId: known.id, odds, fetchedAt, isNews: true, lane: "poller", onto }, polled);
    log.debug({ trace: boardTrace(stored), match: slug }, "odds were pushed");
    for (const { key } of await groups.questionsFor([slug], { lane: "poller" })) spending.heard(key, fetchedAt);
  }

  async function keep({ id, match }: Known, answer: Answer<Odds>, options: FetchOptions): Promise<BoardView | null> {
    const { value: odds, fetchedAt, failure, until } = answer;
    if (odds.quotes.length === 0) return null;
    const to = options.lane === "poller" ? polled : database;
    try {
      const stored = await save({ matchId: id, odds, fetchedAt, isNews: failure === null, lane: options.lane }, to);
      log.debug({ trace: boardTrace(stored), match: match.slug, lane: options.lane, failure }, "odds have come");
      return { ...viewOf(stored), failure, ...(until && { until }) };
    } catch (error) {
      // Who asks is answered all the same; who watches is told of nothing that is not on record.
      if (options.lane !== "person" || !isFull(error)) throw error;
      const { revision = 0 } = (await latestBoard(database, id)) ?? {};
      return { board: { ...odds, quotes: winnersApart(odds.quotes, null), fetchedAt }, revision, failure };
    }
  }

  /** Since when the source has the odds of matches with the sides exchanged, by the list that is known. */
  const exchanged = new Map<number, { since: number; how: "exactly" | "nearly" }>();

  /**
   * An answer with the sides of the match as the list has them: odds may have been exchanged before it. Where it does not say so after
   * all, a line has turned, or everything begins anew.
   */
  async function asListed(session: Session, answer: SavedAnswer, now: number): Promise<SavedAnswer> {
    const { matchId, odds } = answer;
    const latest = await latestBoard(session, matchId);
    const known = exchanged.get(matchId);
    const how = latest && areExchanged(latest.board.quotes, odds.quotes, { were: known?.how ?? null });
    const { since } = known ?? { since: now };
    const isOver = how && now - since >= listedWithinMs[how];
    if (how === "exactly" && isOver) await restartMatch(session, matchId, now);
    if (!how || isOver) {
      exchanged.delete(matchId);
      return answer;
    }
    exchanged.set(matchId, { since, how });
    return { ...answer, odds: { ...odds, quotes: odds.quotes.map(exchangedOffer) } };
  }

  /** When this process had its last answer; null before the first. */
  let answeredAt: number | null = null;
  /** Until then whoever was away is told once all matches were polled again, which the database has to show. */
  let catchesUpUntil = Number.NEGATIVE_INFINITY;

  async function save(answer: SavedAnswer, to: Database): Promise<StoredBoard> {
    const now = clock.now();
    // Another process may have had answers meanwhile: the database knows.
    const seemsAway = answeredAt === null || now - answeredAt > downtimeMs;
    const mayWait = gatherMs > 0 && answer.lane === "poller" && !seemsAway && now >= catchesUpUntil;
    const again = mayWait ? await sameAgain(answer, to) : null;
    const { stored, changed, detected } = again ?? (await saveWhole(answer, { to, now, seemsAway }));
    answeredAt = now;
    remember(stored);
    if (answer.isNews) await tellSchedule(answer, changed);
    const queued = (detected?.queued ?? 0) + (await finish(database, detected?.rest ?? null));
    if (detected) telemetry.detection.publish({ ms: clock.now() - answer.fetchedAt, facts: queued });
    if (queued > 0) announce(stored, queued);
    return stored;
  }

  /** An answer that says nothing new waits to be written down with others. */
  async function sameAgain(answer: SavedAnswer, to: Database) {
    const latest = await latestBoard(to, answer.matchId);
    const stored = latest && receivedAgain(gathered.newest(latest), answer);
    if (!stored) return null;
    gathered.confirm(stored);
    return { stored, changed: false, detected: null };
  }

  async function saveWhole(answer: SavedAnswer, { to, now, seemsAway }: { to: Database; now: number; seemsAway: boolean }) {
    return transact(to, async (transaction) => {
      if (seemsAway) {
        await noticeDowntime(transaction, now);
        const downtime = await recentDowntime(transaction, { now });
        if (downtime) catchesUpUntil = downtime.to + catchUpMs;
      }
      await lockMatch(transaction, answer.matchId);
      await gathered.confirmIn(transaction, answer.matchId);
      const listed = await asListed(transaction, await whole(transaction, answer), now);
      const saved = await saveBoard(transaction, { ...listed, modelsFrom: now - modelLastsMs });
      // What a single book did is told once it has stood.
      const isNews = saved.changed || saved.confirmed;
      const detected = isNews ? await detect(transaction, { stored: saved.stored, now, dueAt: now + collectMs }) : null;
      return { ...saved, detected };
    });
  }

  /** With the newest board as it is by now: others may have saved one since. */
  async function whole(session: Session, answer: SavedAnswer): Promise<SavedAnswer> {
    const newest = answer.onto && (await latestBoard(session, answer.matchId));
    return newest && answer.onto ? { ...answer, odds: { ...answer.odds, quotes: answer.onto(newest.board.quotes) } } : answer;
  }

  async function learn(matchId: number, model: Model | null): Promise<BoardView | null> {
    const now = clock.now();
    const learned = await transact(database, async (transaction) => {
      await lockMatch(transaction, matchId);
      await gathered.confirmIn(transaction, matchId);
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
    gathered.learn({ matchId, lastPollAt: fetchedAt, learned });
    if (gatherMs === 0) await gathered.flush();
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
    fetchTogether,
    hear,
    learn,
    latest,
    byRevision: async (matchId, revision) => (await boardsOf(database, matchId, [revision])).get(revision) ?? null,
    rebuild,
    writeGathered: gathered.run,
    prune: (signal) => removeOld(database, clock.now(), deps.tidying, signal),
  };
}

/** False where the sides of the match were exchanged since one of them: then it has other prices under the same number. */
function isSameBoard(known: StoredBoard, stored: StoredBoard): boolean {
  return known.revision !== stored.revision || isSameQuotes(stored, known.board.quotes);
}

/** Above zero where the first one is newer. */
function compareAge(one: StoredBoard, other: StoredBoard): number {
  return one.board.fetchedAt - other.board.fetchedAt || one.revision - other.revision;
}

function viewOf({ board, revision }: StoredBoard): BoardView {
  return { board, revision, failure: null };
}
