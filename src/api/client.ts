import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { HttpsProxy } from "../proxy.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import { createBackoff, type Outcome } from "./backoff.ts";
import { type Budget, createBudget } from "./budget.ts";
import { createAnswerCache, createMemory, type Kept } from "./cache.ts";
import { type DecodeOptions, NotUnderstood } from "./decode/index.ts";
import type { Kind } from "./decode/rows.ts";
import { ApiBusy, ApiRefused, ApiUnreachable } from "./errors.ts";
import { createHealth, type Health } from "./health.ts";
import { createHttp, type HttpResponse } from "./http.ts";
import { createKeptPlans } from "./kept-plans.ts";
import type { Bookmaker, League, Match, Page } from "./model.ts";
import { createNotes, type Note } from "./notes.ts";
import type { Answer, AskOptions, OddsApi } from "./odds-api.ts";
import * as questions from "./questions.ts";
import { createRefusals } from "./refusals.ts";
import { pauseFromRetryAfter } from "./retry-after.ts";
import { createSides, type MatchSides, namesOf } from "./sides.ts";
import { createFlights, type Flight } from "./single-flight.ts";
import { createSpending, type Spending } from "./spending.ts";

type Question<T> = questions.Question<T>;

interface Arrival<T> {
  response: HttpResponse;
  kept: Kept<T> | null;
  match: MatchSides | null;
}

export interface OddsApiOptions {
  /** Everything before `/api/v1`. */
  baseUrl: string;
  /** Names the service in the database, where its address changes with every start (the sandbox); else the address does. */
  source?: string;
  /** Linewatch's version, for the `User-Agent`. */
  version: string;
  database: Database;
  clock: Clock;
  log: Log;
  /** How much faster than documented the service refreshes (the sandbox): divides the times to live. */
  speed?: number;
  /** How long a person waits for the budget, or for a new answer while there is an older one. */
  patienceMs?: number;
  /** The operator's own mapping: of fields, and of what the document leaves open. */
  mapping?: DecodeOptions["mapping"];
  /** See `createBudget`. */
  steadyMs?: () => number;
  /** Whether the database is known to be away. */
  isAway?: () => boolean;
  proxy?: HttpsProxy | null;
  /** For one request, everything included; real time. */
  deadlineMs?: number;
  /** For the jitter of pauses. */
  random?: () => number;
}

/** The odds API with what its operator wants to know. */
export interface OddsApiClient extends OddsApi {
  /** What the decoder noted so far, per endpoint, with counts. */
  notes(): Note[];
  /** The pace of requests as this process knows it; null before the first one. */
  pace: Budget["state"];
  /** How each endpoint has answered since the start. */
  health: Health["list"];
  /** What requests were spent on within the last hour. */
  spent: Spending["lastHour"];
  /** Ends what is under way; resolves when all of it has ended. */
  close(): Promise<void>;
}

const maxOddsForComparison = 1_000;

/** The names that answers are read with, and what they are made from: folding them is not done for each answer. */
interface ListedNames {
  from: readonly unknown[];
  names: Required<Pick<DecodeOptions, "bookmakers" | "leagues">>;
}

/** The odds API over HTTP, cached, kept in the database, and paid from the one budget. Throws when `baseUrl` is none. */
export function createOddsApi(options: OddsApiOptions): OddsApiClient {
  const { database, clock, log, speed = 1, patienceMs = 2_500, mapping } = options;
  const leagueParameter = mapping?.filters?.league ?? questions.usualLeagueParameter;
  const http = createHttp(options);
  const budget = createBudget(options);
  const flights = createFlights({ budget, clock, patienceMs });
  const backoff = createBackoff(options);
  const refusals = createRefusals(clock);
  const answers = createAnswerCache({ database, source: options.source ?? options.baseUrl, clock, log });
  const lastOdds = createMemory(maxOddsForComparison);
  const notes = createNotes(log);
  const health = createHealth(clock);
  const spending = createSpending(clock);
  const sides = createSides();
  const plans = createKeptPlans({
    answers,
    clock,
    version: options.version,
    mapping,
    onChange(endpoint, { path, was, is }) {
      log.warn({ endpoint, path, was, is }, "the odds API's answers are read in another way than before");
      notes.add(endpoint, { notes: [`changed meaning: ${path} was ${was}, is ${is}`], skipped: [], fields: [] });
    },
  });
  let listed: ListedNames = { from: [], names: { bookmakers: [], leagues: [] } };
  /** Endpoints that refuse what we merely wish for. */
  const withoutWishes = new Set<Kind>();
  const notUnderstood = new Set<Kind>();

  async function ask<T>(
    question: Question<T>,
    { lane = "person", patient = false, signal }: AskOptions = {},
  ): Promise<Answer<T>> {
    const { key } = question;
    const served = () => (question.kept === "stored" ? answers.peek<T>(key) : null);
    const known = served();
    const note = (from: "memory" | "service" | "last_good" | "nowhere") =>
      telemetry.question.publish({ endpoint: question.kind, from });
    if (known && isFresh(question, known)) {
      note("memory");
      return answerOf(known);
    }
    try {
      refusals.check(key);
      const run = (flight: Flight) => fetchAnswer(question, flight);
      const kept = await flights.join({ key, lane, patient, signal, hasKept: () => served() !== null, run });
      note("service");
      return answerOf(kept);
    } catch (error) {
      const failure = failureOf(error);
      const last = failure && served();
      note(last ? "last_good" : "nowhere");
      if (!last) throw error;
      return { ...answerOf(last), failure };
    }
  }

  async function fetchAnswer<T>(
    question: Question<T>,
    flight: Flight,
    wishing = !withoutWishes.has(question.kind),
  ): Promise<Kept<T>> {
    const { key } = question;
    const kept = question.kept === "stored" ? await answers.load<T>(key) : lastOdds.get<T>(key);
    if (kept) sides.learn(question.matchesIn(kept.value));
    if (kept && isFresh(question, kept)) return kept;
    backoff.check(key);
    const match = question.aboutMatch === null ? null : await sidesOf(question.aboutMatch);
    spending.note(question.kind, await flight.pay());
    const ended = backoff.begin(key);
    let outcome: Outcome = "failed_alone";
    const sentAt = performance.now();
    try {
      const response = await send(question, { kept, signal: flight.signal, wishing });
      if (wishing && isWishRefused(question, response)) {
        outcome = "answered";
      } else {
        await recallEvidence(question.kind);
        const answer = answerFrom(question, { response, kept, match });
        outcome = "answered";
        health.answered(question.kind);
        // A refusal may have been about something else; an answer proves that it was about the wishes.
        if (!wishing) withoutWishes.add(question.kind);
        await keep(question, answer);
        return answer;
      }
    } catch (error) {
      outcome = outcomeOf(error);
      health.failed(question.kind, error);
      if (isForGood(error)) await giveUp(key, error.status);
      throw error;
    } finally {
      ended(outcome);
      telemetry.request.publish({ endpoint: question.kind, outcome: said[outcome], ms: performance.now() - sentAt });
    }
    return fetchAnswer(question, flight, false);
  }

  async function send<T>(
    question: Question<T>,
    { kept, signal, wishing }: { kept: Kept<T> | null; signal: AbortSignal; wishing: boolean },
  ): Promise<HttpResponse> {
    const { path, query } = question.target;
    const sentAt = clock.now();
    const response = await http.get(
      { path, query: { ...query, ...(wishing ? question.wishes : {}) } },
      { signal, ...(kept ? { validators: kept.validators } : {}) },
    );
    await obeyPause(response, sentAt);
    return response;
  }

  /** 429, and 503 when it says until when. */
  async function obeyPause({ status, headers }: HttpResponse, sentAt: number): Promise<void> {
    if (status !== 429 && !(status === 503 && headers.retryAfter !== null)) return;
    const pauseMs = pauseFromRetryAfter(headers.retryAfter, headers.date, clock.now());
    await budget.refused({ pauseMs, sentAt });
    telemetry.pause.publish({ ms: pauseMs });
    throw new ApiRefused({ status, retryAfterMs: pauseMs });
  }

  function isWishRefused<T>({ wishes }: Question<T>, { status }: HttpResponse): boolean {
    return (status === 400 || status === 422) && Object.keys(wishes).length > 0;
  }

  /** From what was met since the start, else from an answer about this match that was kept. */
  async function sidesOf(slug: string): Promise<MatchSides | null> {
    if (!sides.of(slug)) {
      const kept = await answers.load<Match>(questions.matchQuestion(slug).key);
      if (kept) sides.learn([kept.value]);
    }
    return sides.of(slug);
  }

  function answerFrom<T>(question: Question<T>, { response, kept, match }: Arrival<T>): Kept<T> {
    const { status, headers, json } = response;
    const receivedAt = clock.now();
    if (status === 304 && kept) return { ...kept, fetchedAt: receivedAt };
    if (status === 304) throw new ApiUnreachable("broken");
    if (status < 200 || status >= 300) throw new ApiRefused({ status });
    const value = read(question, { json, headers, receivedAt }, match);
    return { value, fetchedAt: receivedAt, validators: { etag: headers.etag, lastModified: headers.lastModified } };
  }

  /** What earlier answers told: the first one after a start is not read worse than the next. */
  async function recallEvidence(kind: Kind): Promise<void> {
    await plans.recall(kind);
    for (const { key } of [questions.bookmakersQuestion(), questions.leaguesQuestion()])
      if (!answers.peek(key)) await answers.load(key);
    if (sides.leagues().length > 0) return;
    const kept = await answers.load<Page<Match>>(questions.matchesQuestion({}, leagueParameter).key);
    if (kept) sides.learn(kept.value.items);
  }

  /** What the service's own lists name, where they have been asked for: evidence of what the words of other answers are. */
  function listedNames(): ListedNames["names"] {
    const bookmakers = answers.peek<readonly Bookmaker[]>(questions.bookmakersQuestion().key)?.value;
    const leagues = answers.peek<Page<League>>(questions.leaguesQuestion().key)?.value;
    const met = sides.leagues();
    if (bookmakers !== listed.from[0] || leagues !== listed.from[1] || met !== listed.from[2])
      listed = {
        from: [bookmakers, leagues, met],
        names: {
          bookmakers: bookmakers?.flatMap(({ name, slug }) => (slug === null ? [name] : [name, slug])) ?? [],
          leagues: [...met, ...(leagues?.items.flatMap(namesOf) ?? [])],
        },
      };
    return listed.names;
  }

  function read<T>(question: Question<T>, received: questions.Received, match: MatchSides | null): T {
    const { kind } = question;
    try {
      const { value, decoded } = question.read(received, {
        plans,
        ...listedNames(),
        ...(mapping && { mapping }),
        ...(match && { match }),
      });
      notes.add(kind, decoded);
      if (value !== null) {
        sides.learn(question.matchesIn(value));
        return value;
      }
      throw new NotUnderstood("what was asked for is not in the answer");
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      if (!notUnderstood.has(kind))
        log.warn({ endpoint: kind, reason: error.reason }, "an answer of the odds API was not understood");
      notUnderstood.add(kind);
      throw new ApiUnreachable("not_understood");
    }
  }

  async function keep<T>(question: Question<T>, answer: Kept<T>): Promise<void> {
    const { etag, lastModified } = answer.validators;
    await plans.save(question.kind);
    if (question.kept === "stored") await answers.put(question.key, answer);
    else if (etag || lastModified) lastOdds.set(question.key, answer);
  }

  async function giveUp(key: string, status: number): Promise<void> {
    refusals.add(key, status);
    lastOdds.delete(key);
    await answers.forget(key);
  }

  function isFresh<T>(question: Question<T>, { value, fetchedAt }: Kept<T>): boolean {
    const ageMs = clock.now() - fetchedAt;
    // An answer from the future was kept before the clock was set back.
    return ageMs >= 0 && ageMs < question.ttlMs(value, clock.now()) / speed;
  }

  return {
    matches: async (query = {}, options) => ask(questions.matchesQuestion(query, leagueParameter), options),
    match: async (slug, options) => ask(questions.matchQuestion(slug), options),
    odds: async (slug, options) => ask(questions.oddsQuestion(slug), options),
    history: async (slug, options) => ask(questions.historyQuestion(slug), options),
    predictions: async (options) => ask(questions.predictionsQuestion(options?.page), options),
    valueBets: async (options) => ask(questions.valueBetsQuestion(options?.page), options),
    fighters: async (options) => ask(questions.fightersQuestion(options?.page), options),
    fighter: async (slug, options) => ask(questions.fighterQuestion(slug), options),
    teams: async (options) => ask(questions.teamsQuestion(options?.page), options),
    leagues: async (options) => ask(questions.leaguesQuestion(options?.page), options),
    bookmakers: async (options) => ask(questions.bookmakersQuestion(), options),
    bonuses: async (options) => ask(questions.bonusesQuestion(), options),
    notes: notes.list,
    pace: budget.state,
    health: health.list,
    spent: spending.lastHour,
    async close() {
      await flights.close();
      await budget.stop();
      await http.close();
    },
  };
}

function answerOf<T>({ value, fetchedAt }: Kept<T>): Answer<T> {
  return { value, fetchedAt, failure: null };
}

/** What a request came to, as it is counted. */
const said = { answered: "answered", failed: "failed", failed_alone: "unusable", unknown: "given_up" } as const;

/** Why the last good answer may stand in; null when it may not. */
function failureOf(error: unknown): Answer<unknown>["failure"] {
  if (error instanceof ApiBusy) return "busy";
  if (error instanceof ApiUnreachable) return error.reason === "aborted" ? null : "unreachable";
  return error instanceof ApiRefused && !isForGood(error) ? "refused" : null;
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiUnreachable) {
    if (error.reason === "aborted") return "unknown";
    return error.reason === "not_understood" ? "failed_alone" : "failed";
  }
  if (!(error instanceof ApiRefused)) return "failed_alone";
  if (error.status === 429) return "unknown";
  return isForGood(error) ? "answered" : "failed";
}

/** Statuses of 4xx that speak of us or of the moment, not of what was asked for. */
const passing = new Set([401, 403, 407, 408, 425, 429]);

function isForGood(error: unknown): error is ApiRefused {
  return error instanceof ApiRefused && error.status >= 400 && error.status < 500 && !passing.has(error.status);
}
