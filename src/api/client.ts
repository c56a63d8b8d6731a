import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../clock.ts";
import type { Log } from "../log.ts";
import type { Rhythm } from "../odds/rhythm.ts";
import type { HttpsProxy } from "../proxy.ts";
import { type Ask, asks } from "../sources/definition.ts";
import { documentedRhythm } from "../sources/documented/service.ts";
import { type Question as Meant, Misfit } from "../sources/reading/reading.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import { createBackoff, type Outcome } from "./asking/backoff.ts";
import { createAnswerCache, createMemory, type Kept } from "./asking/cache.ts";
import { createHttp, type HttpResponse } from "./asking/http.ts";
import { createRefusals } from "./asking/refusals.ts";
import { pauseFromRetryAfter } from "./asking/retry-after.ts";
import { createAccounting, noAccounting, type Service } from "./asking/service.ts";
import { createFlights, type Flight } from "./asking/single-flight.ts";
import { type Budget, createBudget } from "./budget/budget.ts";
import { createSpending, type Spending } from "./budget/spending.ts";
import { createWindowBudget } from "./budget/window-budget.ts";
import { createDefinitions, type Definitions, type FixedDefinition } from "./definitions.ts";
import { ApiBusy, ApiRefused, ApiUnknownChoice, ApiUnreachable, askedAgain, failureOfUnreachable, isPause } from "./errors.ts";
import { createHealth, type Health } from "./health.ts";
import type { Match, Page } from "./model.ts";
import { createNotes, type Note } from "./notes.ts";
import type { Answer, AskOptions, Failure, Lane, OddsApi } from "./odds-api.ts";
import { createPushed } from "./push.ts";
import { createGroupedApi } from "./reading/grouped.ts";
import * as questions from "./reading/questions.ts";
import { createSides } from "./reading/sides.ts";

type Question<T> = questions.Question<T>;

/** A flight, and who it began for. */
type AskedFlight = Flight & { lane: Lane };

/** What is needed to read the answer to a question. */
interface Arrival<T> {
  response: HttpResponse;
  /** The pages after the first. */
  more: readonly unknown[];
  kept: Kept<T> | null;
  reader: unknown;
  meant: Meant;
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
  /** How often odds can change there; left out, as documented. */
  rhythm?: Rhythm;
  /** How long a person waits for the budget, or for a new answer while there is an older one. */
  patienceMs?: number;
  /** How answers are read, where nobody has to find that out. */
  fixed?: FixedDefinition | null;
  /** The same, shared with the doctor; left out, they are made of `fixed`. */
  definitions?: Definitions;
  /** A service that is asked as its definition says; left out or null, the documented one. */
  service?: Service | null;
  /** What all requests of this process are paid from, until it is closed; left out, one as of `createBudget` is made. */
  budget?: Budget;
  steadyMs?: () => number;
  isAway?: () => boolean;
  proxy?: HttpsProxy | null;
  /** For one request, everything included; real time. */
  deadlineMs?: number;
  /** For the jitter of pauses. */
  random?: () => number;
}

/** The odds API with what its operator wants to know. */
export interface OddsApiClient extends OddsApi {
  /** What was left out of answers so far, per endpoint, with counts. */
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

const maxAnswersInMemory = 1_000;
/** No answer is read further than this. */
const mostPages = 20;

/** So long a misfit that stays, or comes back, isn't logged again. */
const misfitRestMs = 3_600_000;

/** The odds API over HTTP, cached, kept in the database, and paid from the one budget. Throws when `baseUrl` is none. */
export function createOddsApi(options: OddsApiOptions): OddsApiClient {
  const { database, clock, log, rhythm = documentedRhythm, patienceMs = 2_500, fixed = null, service = null } = options;
  const http = createHttp({ ...options, service: service && { auth: service.about.auth, key: service.key } });
  const credits = service && createWindowBudget({ ...options, windows: service.about.budget });
  const budget = credits ?? options.budget ?? createBudget(options);
  const accounting = service && credits ? createAccounting({ about: service.about, credits, now: clock.now }) : noAccounting;
  const flights = createFlights({ budget, clock, patienceMs });
  const backoff = createBackoff(options);
  const refusals = createRefusals(clock);
  const source = options.source ?? options.baseUrl;
  const definitions = options.definitions ?? createDefinitions({ fixed, source, database, clock });
  const answers = createAnswerCache({ database, source, clock, log });
  const memory = createMemory(maxAnswersInMemory);
  const notes = createNotes(log);
  const health = createHealth(clock);
  const spending = createSpending(clock);
  const sides = createSides();
  /** Endpoints that refuse what we merely wish for. */
  const withoutWishes = new Set<Ask>();
  /** When each misfit, and each question that the service doesn't know, was logged. */
  const toldAt = new Map<string, number>();
  let isUndefinedTold = false;
  let isKeyRefused = false;

  async function ask<T>(
    question: Question<T>,
    { lane = "person", patient = false, signal }: AskOptions = {},
  ): Promise<Answer<T>> {
    const { key } = question;
    const served = () => servedOf(question);
    const known = served();
    const note = (from: "memory" | "service" | "last_good" | "nowhere") =>
      telemetry.question.publish({ endpoint: question.ask, from });
    if (known && isFresh(question, known)) {
      note("memory");
      return answerOf(known);
    }
    try {
      refusals.check(key);
      const run = (flight: Flight) => fetchAnswer(question, { ...flight, lane });
      const kept = await flights.join({ key, lane, patient, signal, hasKept: () => served() !== null, run });
      note("service");
      return answerOf(kept);
    } catch (caught) {
      const error = withCause(question.ask, caught);
      const failure = failureOf(error);
      const last = failure && served();
      note(last ? "last_good" : "nowhere");
      if (!last) throw error;
      return { ...answerOf(last), failure, ...askedAgain(error, clock.now()) };
    }
  }

  function servedOf<T>({ key, kept }: Question<T>): Kept<T> | null {
    if (kept === "for_comparison") return null;
    return kept === "stored" ? answers.peek<T>(key) : memory.get<T>(key);
  }

  /** What was kept of earlier answers, by this process or another. */
  async function load<T>({ key, kept }: Question<T>): Promise<Kept<T> | null> {
    return kept === "stored" ? answers.load<T>(key) : memory.get<T>(key);
  }

  /** Whoever asks again too soon is told what was wrong the last time. */
  function withCause(ask: Ask, error: unknown): unknown {
    const misfit = health.misfitOf(ask);
    const isResting = error instanceof ApiUnreachable && error.reason === "resting";
    if (isResting && isKeyRefused) return new ApiUnreachable("key", error.retryAfterMs);
    const { failure, until = 0 } = health.failureOf(ask);
    if (isResting && (failure === "plan" || failure === "wish")) return new ApiUnreachable(failure, error.retryAfterMs);
    if (isResting && failure === "spent" && until > clock.now()) return new ApiUnreachable("spent", until - clock.now());
    return isResting && misfit !== null ? new ApiUnreachable("misfit", error.retryAfterMs, misfit) : error;
  }

  async function fetchAnswer<T>(
    question: Question<T>,
    flight: AskedFlight,
    wishing = !withoutWishes.has(question.ask),
  ): Promise<Kept<T>> {
    const { key } = question;
    const kept = await load(question);
    if (kept) sides.learn(question.matchesIn(kept.value));
    if (kept && isFresh(question, kept)) return kept;
    backoff.check(key);
    const reader = await readerFor(question, flight);
    const meant = question.aboutMatch === null ? {} : await meantBy(question.aboutMatch);
    await pay(question, flight);
    const ended = backoff.begin(key);
    let outcome: Outcome = "failed_alone";
    let why: string | undefined;
    const sentAt = performance.now();
    try {
      const response = await send(question, { kept, signal: flight.signal, wishing });
      if (wishing && isWishRefused(question, response)) {
        outcome = "answered";
      } else {
        const more = await pagesAfter(question, { response, flight, wishing });
        const answer = await answerFrom(question, { response, more, kept, reader, meant });
        isKeyRefused = false;
        outcome = "answered";
        health.answered(question.ask, key);
        // A refusal may have been about something else; an answer proves that it was about the wishes.
        if (!wishing) withoutWishes.add(question.ask);
        await keep(question, answer);
        return answer;
      }
    } catch (error) {
      outcome = outcomeOf(error);
      if (error instanceof ApiUnreachable) why = error.detail ?? error.reason;
      if (error instanceof ApiUnreachable && error.reason === "wish") tellWish(question, error);
      isKeyRefused ||= why === "key";
      health.failed(question.ask, error, key);
      if (isForGood(error)) refusals.add(key, error.status);
      if (isForGood(error) || error instanceof ApiUnknownChoice) await forget(key);
      throw error;
    } finally {
      ended(outcome, why);
      telemetry.request.publish({ endpoint: question.ask, outcome: said[outcome], ms: performance.now() - sentAt });
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
    await accounting.heard(response, question.ask);
    await obeyPause(response, sentAt);
    return response;
  }

  async function pay<T>({ ask: endpoint, cost }: Question<T>, flight: AskedFlight): Promise<void> {
    await accounting.check(cost, flight.lane).catch((error: unknown) => {
      // What polls may not spend is no trouble: it is people's.
      if (flight.lane === "person") health.failed(endpoint, error);
      throw error;
    });
    spending.note(endpoint, await flight.pay(cost));
  }

  /**
   * The pages after the first, until there is no next one, or it was asked for before, or it is the last one again. A page that
   * doesn't come is missed: half an answer is none.
   */
  async function pagesAfter<T>(
    question: Question<T>,
    { response, flight, wishing }: { response: HttpResponse; flight: AskedFlight; wishing: boolean },
  ): Promise<unknown[]> {
    const pages: unknown[] = [];
    if (!isGood(response)) return pages;
    const asked = new Set<string>();
    let next = question.nextPage({ number: 1, json: response.json });
    while (next && pages.length < mostPages - 1 && !asked.has(JSON.stringify(next))) {
      asked.add(JSON.stringify(next));
      await pay(question, flight);
      const target = { ...question.target, query: { ...question.target.query, ...next } };
      const page = await send({ ...question, target }, { kept: null, signal: flight.signal, wishing });
      if (!isGood(page)) throw new ApiRefused({ status: page.status });
      if (isDeepStrictEqual(page.json, pages.at(-1) ?? response.json)) break;
      pages.push(page.json);
      next = question.nextPage({ number: pages.length + 1, json: page.json });
    }
    return pages;
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

  /** Throws where answers to such questions can't be read yet. Nothing is asked then, but the first time whether the service is there. */
  async function readerFor<T>(question: Question<T>, flight: AskedFlight): Promise<unknown> {
    const { ask: endpoint } = question;
    const reader = await definitions.readerFor(endpoint);
    if (reader) return reader;
    const error = new ApiUnreachable("no_definition");
    health.failed(endpoint, error);
    if (isUndefinedTold) throw error;
    isUndefinedTold = true;
    const reason = await whyNotReached(question, flight);
    if (reason === null) log.error({ endpoint }, "could not find how to read the odds service yet: run npm run doctor");
    else log.error({ endpoint, reason }, "could not reach the odds service, nor find how to read it yet: run npm run doctor");
    throw error;
  }

  /** What keeps us from the service, in words; null where it answers, or nobody knows. */
  async function whyNotReached<T>(question: Question<T>, flight: AskedFlight): Promise<string | null> {
    try {
      await pay(question, flight);
      await send(question, { kept: null, signal: flight.signal, wishing: false });
      return null;
    } catch (error) {
      return error instanceof ApiUnreachable ? error.detail : null;
    }
  }

  /** The match by its names: from what was met since the start, else from answers that were kept. */
  async function meantBy(slug: string): Promise<Meant> {
    if (!sides.of(slug)) {
      const kept = await answers.load<Match>(questions.matchQuestion(slug).key);
      if (kept) sides.learn([kept.value]);
    }
    if (!sides.of(slug)) {
      const list = await answers.load<Page<Match>>(questions.matchesQuestion({}, definitions.leagueParameter()).key);
      if (list) sides.learn(list.value.items);
    }
    const names = sides.of(slug);
    return names ? { matches: names.match, sides: names.sides } : { matches: [slug] };
  }

  async function answerFrom<T>(question: Question<T>, arrival: Arrival<T>): Promise<Kept<T>> {
    const { kept, response } = arrival;
    const { status, headers } = response;
    const receivedAt = clock.now();
    if (status === 304 && kept) return { ...kept, fetchedAt: receivedAt };
    if (status === 304) throw new ApiUnreachable("broken");
    if (!isGood(response)) throw new ApiRefused({ status });
    const newest = await read(question, arrival, receivedAt);
    const value = kept ? question.after(newest, kept.value, receivedAt) : newest;
    // "Nothing has changed" would speak of the first page alone.
    const isWhole = arrival.more.length === 0;
    const validators = isWhole ? { etag: headers.etag, lastModified: headers.lastModified } : { etag: null, lastModified: null };
    return { value, fetchedAt: receivedAt, validators };
  }

  /** Another process may have accepted a new definition since: a misfit is read by that one. */
  async function read<T>(question: Question<T>, arrival: Arrival<T>, receivedAt: number): Promise<T> {
    const { json, headers } = arrival.response;
    const pages = [json, ...arrival.more];
    try {
      const { value, refused } = question.read({ pages, headers, receivedAt }, arrival.reader, arrival.meant);
      notes.add(question.ask, refused);
      sides.learn(question.matchesIn(value));
      return value;
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      const renewed = (await definitions.renew()) ? await definitions.readerFor(question.ask) : null;
      if (renewed) return read(question, { ...arrival, reader: renewed }, receivedAt);
      tellMisfit(question.ask, error);
      throw new ApiUnreachable("misfit", null, error.message);
    }
  }

  function tellWish<T>({ ask: endpoint, key }: Question<T>, { detail }: ApiUnreachable): void {
    if (isToldLately(key)) return;
    log.error({ endpoint, question: key, reason: detail }, "could not get odds that the settings ask for");
  }

  function isToldLately(what: string): boolean {
    if (clock.now() - (toldAt.get(what) ?? Number.NEGATIVE_INFINITY) < misfitRestMs) return true;
    toldAt.set(what, clock.now());
    return false;
  }

  function tellMisfit(endpoint: Ask, { where, why }: Misfit): void {
    if (isToldLately(`${endpoint} ${where} ${why}`)) return;
    log.error({ endpoint, where, why }, "the odds service sends something other than its definition says: run npm run doctor");
  }

  async function keep<T>(question: Question<T>, answer: Kept<T>): Promise<void> {
    const { etag, lastModified } = answer.validators;
    if (question.kept === "stored") await answers.put(question.key, answer);
    else if (question.kept === "shared" || etag || lastModified) memory.set(question.key, answer);
  }

  async function forget(key: string): Promise<void> {
    memory.delete(key);
    await answers.forget(key);
  }

  function isFresh<T>(question: Question<T>, { value, fetchedAt }: Kept<T>): boolean {
    const ageMs = clock.now() - fetchedAt;
    // An answer from the future was kept before the clock was set back.
    return ageMs >= 0 && ageMs < question.ttlMs(value, clock.now(), rhythm);
  }

  const documented: OddsApi = {
    has: new Set(asks),
    rhythm,
    groups: null,
    matches: async (query = {}, options) => ask(questions.matchesQuestion(query, definitions.leagueParameter()), options),
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
  };
  const calls = service && credits ? createGroupedApi({ ...service, credits, ask, load, clock }) : documented;
  const pushed =
    service?.push && createPushed({ ...options, ...service, behind: service.push, readerFor: definitions.readerFor });
  return {
    ...calls,
    ...(pushed && { push: pushed.push }),
    notes: notes.list,
    pace: budget.state,
    health: health.list,
    spent: spending.lastHour,
    async close() {
      await flights.close();
      await budget.stop();
      await http.close();
      await pushed?.close();
    },
  };
}

function isGood({ status }: HttpResponse): boolean {
  return status >= 200 && status < 300;
}

function answerOf<T>({ value, fetchedAt }: Kept<T>): Answer<T> {
  return { value, fetchedAt, failure: null };
}

/** What a request came to, as it is counted. */
const said = { answered: "answered", failed: "failed", failed_alone: "unusable", unknown: "given_up" } as const;

/** Why the last good answer may stand in; null when it may not. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof ApiBusy || isPause(error)) return "busy";
  if (error instanceof ApiUnreachable) return failureOfUnreachable(error);
  return error instanceof ApiRefused && !isForGood(error) ? "refused" : null;
}

/** What says nothing about other questions to the service. */
const aloneFor: ReadonlySet<string> = new Set(["misfit", "plan", "wish", "spent"]);

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiUnreachable) {
    if (error.reason === "aborted") return "unknown";
    return aloneFor.has(error.reason) ? "failed_alone" : "failed";
  }
  if (!(error instanceof ApiRefused)) return "failed_alone";
  if (isPause(error)) return "unknown";
  return isForGood(error) ? "answered" : "failed";
}

/** Statuses of 4xx that speak of us or of the moment, not of what was asked for. */
const passing = new Set([401, 403, 407, 408, 425, 429]);

function isForGood(error: unknown): error is ApiRefused {
  return error instanceof ApiRefused && error.status >= 400 && error.status < 500 && !passing.has(error.status);
}
