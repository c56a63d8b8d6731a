import type { Clock } from "../../clock.ts";
import { costOf, entriesIn, namesIn, nextPage, placeholdersOf, placeOf, questionsOf, type Values } from "../../sources/ask.ts";
import type { About, Ask } from "../../sources/definition.ts";
import { documentedRhythm } from "../../sources/documented/service.ts";
import type { ListRow, PriceRow } from "../../sources/reading/reading.ts";
import type { Kept } from "../asking/cache.ts";
import type { Service } from "../asking/service.ts";
import type { Credits } from "../budget/window-budget.ts";
import { ApiNotOffered, ApiRefused, ApiUnreachable } from "../errors.ts";
import type { Match, MatchResult, Odds, Page } from "../model.ts";
import type { Answer, AskOptions, BoardsBySlug, GroupQuestion, ListOptions, MatchQuery, OddsApi } from "../odds-api.ts";
import * as from from "./from-rows.ts";
import { type Question, question, type Wording } from "./questions.ts";
import { refreshedAtFrom } from "./refreshed-at.ts";
import { createSeenBooks, listsOfMatches, withTold } from "./told-lists.ts";

interface GroupedDeps extends Pick<Service, "about" | "settings"> {
  credits: Credits;
  ask<T>(question: Question<T>, options?: AskOptions): Promise<Answer<T>>;
  /** What was kept of an earlier answer. */
  load<T>(question: Question<T>): Promise<Kept<T> | null>;
  clock: Pick<Clock, "now">;
}

/** Matches of a list, and since when those are missing that began and were on it before. */
interface Listed extends Page<Match> {
  gone?: Readonly<Record<string, number>>;
}

/** A match, and what the list that has it was asked with. */
interface Located {
  match: Match;
  values: Values;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;
/** Days that are asked for where a service is asked by day: games after midnight UTC may stand under the day before. */
const daysAround = { before: 1, after: 3 };
/** A match that is missing for so long after its start is over. A single answer may have forgotten it. */
const goneForMs = 10 * minuteMs;
/** Whatever a service could tell, nothing is asked more often. */
const shortestRhythmMs = 30 * secondMs;
const usualFreshMs = 15 * minuteMs;
const mostMatches = 20_000;
const noOdds: Odds = { quotes: [], refreshedAt: null };

/**
 * The calls of a service whose questions bring a whole league, sport or day. Whoever asks for one match gets its board from the
 * answer for all of them; equal questions are one, and what they bring is there for everybody.
 */
export function createGroupedApi(deps: GroupedDeps): OddsApi {
  const { about, settings, ask, load, clock, credits } = deps;
  const asked = askable(about, settings);
  const has = withTold(about, asked);
  const lists = createLists(deps);
  const told = listsOfMatches(lists.matches);
  const books = createSeenBooks({
    ...deps,
    load: (values) => load(boardsQuestion(deps, { ...settings, ...values })),
    now: clock.now,
  });

  function offered(wanted: Ask): void {
    if (!has.has(wanted)) throw new ApiNotOffered(wanted);
  }

  async function questionsFor(slugs: readonly string[], options: AskOptions = {}): Promise<GroupQuestion[]> {
    const { boards } = about.asks;
    offered("boards");
    const questions = new Map<string, GroupQuestion>();
    for (const slug of slugs) {
      const found = await lists.locate(slug, options).catch(unlessUnknown);
      const one = found && boards && groupQuestion(boards, found);
      if (one) questions.set(one.key, { ...one, slugs: [...(questions.get(one.key)?.slugs ?? []), slug] });
    }
    return [...questions.values()];
  }

  function groupQuestion(boards: NonNullable<About["asks"]["boards"]>, { match, values }: Located): GroupQuestion {
    const known: Values = {
      ...(match.sport !== null && { sport: match.sport }),
      ...(match.league?.slug && { league: match.league.slug }),
      ...settings,
      ...values,
      match: match.slug,
      ids: [match.slug],
    };
    const needed = Object.fromEntries(
      namesIn(boards).flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
    );
    const { key, cost } = boardsQuestion(deps, needed);
    const together = typeof boards.covers === "object" ? boards.covers.ids : 1;
    return { key, slugs: [], cost, together, values: needed };
  }

  /** Questions that are asked together differ in their matches alone. */
  function askedTogether(questions: readonly GroupQuestion[]): Question<BoardsBySlug> {
    const [first] = questions;
    const ids = questions.flatMap(({ slugs }) => slugs);
    return boardsQuestion(deps, { ...first?.values, ...(first?.values["ids"] && { ids }) });
  }

  async function odds(slug: string, options: AskOptions = {}): Promise<Answer<Odds>> {
    const questions = await questionsFor([slug], options);
    if (questions.length === 0) throw new ApiRefused({ status: 404 });
    const answer = await boards(questions, options);
    return { ...answer, value: answer.value[slug] ?? noOdds };
  }

  async function boards(questions: readonly GroupQuestion[], options?: AskOptions): Promise<Answer<BoardsBySlug>> {
    const answer = await ask(askedTogether(questions), options);
    books.note(answer);
    return answer;
  }

  async function match(slug: string, options?: AskOptions): Promise<Answer<Match>> {
    const { match: alone } = about.asks;
    if (!alone) return (await lists.match(slug, options)).answer;
    const { values } = await lists.locate(slug, options ?? {});
    const wanted = listQuestion(deps, "match", { ...values, match: slug }, ({ rows }) => only(rows, from.matchFrom, slug));
    return ask({ ...wanted, aboutMatch: null, ttlMs: () => freshMs(alone) }, options);
  }

  /** All pages and all questions of a list at once. */
  async function list<T>(
    wanted: Ask,
    item: (row: ListRow) => T,
    { page = 1, ...options }: ListOptions = {},
  ): Promise<Answer<Page<T>>> {
    offered(wanted);
    if (page > 1) return { value: { items: [], total: null, page }, fetchedAt: clock.now(), failure: null };
    const request = about.asks[wanted];
    if (!request) throw new ApiUnreachable("not_offered");
    const questions = questionsOf(request, { settings, days: [] }).map((values) =>
      listQuestion(deps, wanted, values, ({ rows }) => rows.map(item)),
    );
    const answers = await Promise.all(questions.map((one) => ask(one, options)));
    const items = answers.flatMap(({ value }) => value);
    return { value: { items, total: items.length, page }, ...ageOf(answers) };
  }

  /** Asked by the match's own sport and league: its list may have forgotten it. */
  async function results({ sport, league }: Match, options?: AskOptions): Promise<Answer<readonly MatchResult[]>> {
    const request = about.asks.results;
    if (!request) throw new ApiNotOffered("results");
    const own = { ...(sport !== null && { sports: [sport] }), ...(league?.slug && { leagues: [league.slug] }) };
    const questions = questionsOf(request, { settings: { ...settings, ...own }, days: [] });
    const answers = await Promise.all(
      questions.map((values) =>
        ask(
          listQuestion(deps, "results", values, ({ rows }) => rows.map(from.resultFrom)),
          options,
        ),
      ),
    );
    return { value: answers.flatMap(({ value }) => value), ...ageOf(answers) };
  }

  const items =
    <T>(wanted: Ask, item: (row: ListRow) => T) =>
    (options?: ListOptions) =>
      list(wanted, item, options);
  const whole =
    <T>(wanted: Ask, item: (row: ListRow) => T) =>
    async (options?: AskOptions) => {
      const { value, ...age } = await list(wanted, item, options);
      return { value: value.items, ...age };
    };

  return {
    has,
    // Whatever is asked beside the polls costs as well.
    rhythm: documentedRhythm,
    groups: {
      questionsFor,
      boards,
      async kept(questions) {
        const kept = await load(askedTogether(questions));
        return kept && { value: kept.value, fetchedAt: kept.fetchedAt, failure: null };
      },
      limits: credits.limits,
      spentSince: credits.spentSince,
      rhythmMs: (isLive) => Math.max(shortestRhythmMs, about.rhythm[isLive ? "live" : "ahead"][0] * minuteMs),
    },
    matches: lists.matches,
    match,
    odds,
    // What we have seen ourselves is all the past there is.
    history: async () => ({ value: [], fetchedAt: clock.now(), failure: null }),
    predictions: items("predictions", from.predictionFrom),
    valueBets: items("value_bets", from.valueBetFrom),
    ...(asked.has("results") && { results }),
    fighters: items("fighters", from.fighterFrom),
    async fighter() {
      throw new ApiNotOffered("fighter");
    },
    teams: asked.has("teams") ? items("teams", from.teamFrom) : told.teams,
    leagues: asked.has("leagues") ? items("leagues", from.leagueFrom) : told.leagues,
    bookmakers: asked.has("bookmakers") ? whole("bookmakers", from.bookmakerFrom) : books.bookmakers,
    bonuses: whole("bonuses", from.bonusFrom),
  };
}

/** Past prices of one match and single fighters are asked for in ways that no service of this kind has shown yet. */
const notYet: ReadonlySet<Ask> = new Set<Ask>(["history", "fighter"]);

/** The asks whose every placeholder somebody fills in. */
export function askable(about: About, settings: Service["settings"]): ReadonlySet<Ask> {
  const known = placeholdersOf(settings);
  const all = Object.keys(about.asks) as Ask[];
  return new Set(
    all.filter((one) => !notYet.has(one) && about.asks[one] && namesIn(about.asks[one]).every((name) => known.includes(name))),
  );
}

/** The lists of matches, and which of them has a match. */
function createLists({ about, settings, ask, clock }: GroupedDeps) {
  /** Each match, and what the list that has it was asked with. */
  const whereabouts = new Map<string, Located>();

  function questions(): { values: Values; question: Question<Listed> }[] {
    const request = about.asks.matches;
    if (!request) return [];
    const days = daysAt(clock.now());
    return questionsOf(request, { settings, days }).map((values) => ({
      values,
      question: matchesQuestion({ about }, values),
    }));
  }

  async function askAll(options?: AskOptions): Promise<{ values: Values; answer: Answer<Listed> }[]> {
    const asked = await Promise.allSettled(
      questions().map(async ({ values, question: one }) => ({ values, answer: noted(values, await ask(one, options)) })),
    );
    const answered = asked.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    const [failed] = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    if (answered.length === 0) throw failed ?? new ApiUnreachable("not_offered");
    return answered;
  }

  /** The first list that has a match is where its board is. */
  function noted(values: Values, answer: Answer<Listed>): Answer<Listed> {
    for (const match of answer.value.items) {
      const known = whereabouts.get(match.slug);
      whereabouts.delete(match.slug);
      whereabouts.set(match.slug, { match, values: known?.values ?? values });
      if (whereabouts.size > mostMatches) whereabouts.delete(whereabouts.keys().next().value ?? "");
    }
    return answer;
  }

  async function matches(
    { sport, league, status, page = 1 }: MatchQuery = {},
    options?: AskOptions,
  ): Promise<Answer<Page<Match>>> {
    const answers = (await askAll(options)).map(({ answer }) => answer);
    const now = clock.now();
    const all = new Map(answers.flatMap(({ value }) => value.items).map((one) => [one.slug, asOf(one, { about, now })]));
    const items = [...all.values()].filter(
      (one) => (!sport || one.sport === sport) && (!league || one.league?.slug === league) && (!status || one.status === status),
    );
    return { value: { items: page > 1 ? [] : items, total: items.length, page }, ...ageOf(answers) };
  }

  /** Where a match is played is known for long: to know it anew is for whoever asks about the match itself. */
  async function locate(slug: string, options: AskOptions): Promise<Located> {
    if (!whereabouts.has(slug)) await askAll(options);
    const found = whereabouts.get(slug);
    if (!found) throw new ApiRefused({ status: 404 });
    return found;
  }

  async function match(slug: string, options?: AskOptions): Promise<{ values: Values; answer: Answer<Match> }> {
    for (const { values, answer } of await askAll(options)) {
      const found = answer.value.items.find((one) => one.slug === slug);
      if (found) return { values, answer: { ...answer, value: asOf(found, { about, now: clock.now() }) } };
    }
    throw new ApiRefused({ status: 404 });
  }

  return { matches, match, locate };
}

type QuestionDeps = Pick<GroupedDeps, "about">;

function matchesQuestion(deps: QuestionDeps, values: Values): Question<Listed> {
  const listed = listQuestion(deps, "matches", values, ({ rows }): Listed => {
    const items = rows.map(from.matchFrom);
    return { items, total: items.length, page: 1 };
  });
  const after: Question<Listed>["after"] = (newest, earlier, now) =>
    deps.about.live === "started" ? withGone(newest, earlier, now) : newest;
  return { ...listed, matchesIn: ({ items }) => items, after };
}

/** What began and isn't listed any more is over, if it stays away. */
function withGone(newest: Listed, earlier: Listed, now: number): Listed {
  const listed = new Set(newest.items.map(({ slug }) => slug));
  const missing = earlier.items.filter(
    ({ slug, startsAt }) => !listed.has(slug) && startsAt !== null && startsAt <= now && startsAt > now - dayMs,
  );
  const gone = Object.fromEntries(missing.map(({ slug }) => [slug, earlier.gone?.[slug] ?? now]));
  const kept = missing.map((match): Match => {
    const isOver = now - (gone[match.slug] ?? now) >= goneForMs;
    return isOver ? { ...match, status: "finished" } : match;
  });
  return { ...newest, items: [...newest.items, ...kept], gone };
}

/** A match by what is known of its start, where its service says no more. */
function asOf(match: Match, { about, now }: { about: About; now: number }): Match {
  if (about.live !== "started" || match.status !== "unknown") return match;
  return { ...match, status: match.startsAt !== null && match.startsAt <= now ? "live" : "scheduled" };
}

function boardsQuestion({ about }: QuestionDeps, values: Values): Question<BoardsBySlug> {
  const { boards } = about.asks;
  if (!boards) throw new ApiNotOffered("boards");
  const { ahead, live } = about.rhythm;
  return question({
    ...asked({ about }, "boards", values),
    kept: costOf(boards, values) > 0 ? "stored" : "shared",
    value({ rows, refreshedAt }, { headers, receivedAt }) {
      const bySlug = new Map<string, PriceRow[]>();
      for (const row of rows) if (row.match !== null) bySlug.set(row.match, [...(bySlug.get(row.match) ?? []), row]);
      return Object.fromEntries(
        [...bySlug].map(([slug, own]): [string, Odds] => {
          const quotes = from.quotesFrom(own);
          return [slug, { quotes, refreshedAt: refreshedAtFrom({ body: refreshedAt, quotes, headers, receivedAt }) }];
        }),
      );
    },
    ttlMs: () => Math.min(ahead[0], live[0]) * minuteMs,
  });
}

function listQuestion<T>(
  { about }: QuestionDeps,
  wanted: Ask,
  values: Values,
  value: Wording<"matches", T>["value"],
): Question<T> {
  const request = about.asks[wanted];
  return question({
    ...asked({ about }, wanted as "matches", values),
    value,
    ttlMs: () => (request ? freshMs(request) : 0),
  }) as Question<T>;
}

/** What all questions of a definition have in common. */
function asked<A extends Ask>({ about }: QuestionDeps, wanted: A, values: Values) {
  const request = about.asks[wanted];
  if (!request) throw new ApiUnreachable("not_offered");
  return {
    ask: wanted,
    target: placeOf(request, values),
    cost: costOf(request, values),
    wishes: {},
    nextPage: ({ number, json }: { number: number; json: unknown }) =>
      nextPage(request, { number, json, entries: entriesIn(request.shape.each, json) }),
  };
}

function freshMs({ fresh }: { fresh?: string | undefined }): number {
  const [amount, unit] = (fresh ?? "").split(" ");
  const units: Readonly<Record<string, number>> = { s: secondMs, min: minuteMs, h: 60 * minuteMs };
  return unit === undefined ? usualFreshMs : Number(amount) * (units[unit] ?? minuteMs);
}

function daysAt(now: number): string[] {
  const count = daysAround.before + daysAround.after + 1;
  return Array.from({ length: count }, (_, nth) => new Date(now + (nth - daysAround.before) * dayMs).toISOString().slice(0, 10));
}

/** Several answers are news as soon as one of them is. */
function ageOf(answers: readonly Answer<unknown>[]): Omit<Answer<unknown>, "value"> {
  const { failure = null, until } = answers.find((one) => one.failure !== null) ?? {};
  return { fetchedAt: Math.max(0, ...answers.map(({ fetchedAt }) => fetchedAt)), failure, ...(until !== undefined && { until }) };
}

function unlessUnknown(error: unknown): null {
  if (error instanceof ApiRefused && error.status === 404) return null;
  throw error;
}

function only<T>(rows: readonly ListRow[], item: (row: ListRow) => T, slug: string): T {
  const [row] = rows.filter((one) => String(one["slug"]) === slug);
  if (!row) throw new ApiRefused({ status: 404 });
  return item(row);
}
