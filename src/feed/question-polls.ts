import type { AnswerCache } from "../api/asking/cache.ts";
import type { Allowance } from "../api/budget/budget.ts";
import { ApiUnreachable } from "../api/errors.ts";
import type { Match } from "../api/model.ts";
import type { GroupQuestion, Groups } from "../api/odds-api.ts";
import type { Clock } from "../clock.ts";
import { errorFields, type Log } from "../log.ts";
import type { Database } from "../storage/database.ts";
import { telemetry } from "../telemetry.ts";
import type { WatchedMatch } from "../watches/watches.ts";
import { askablesOf } from "./askables.ts";
import type { Boards } from "./boards.ts";
import { createCreditWarnings } from "./credit-warnings.ts";
import { learnedKey } from "./learned.ts";
import { type Followed, type KnownMatch, type Polled, type Polls, tellTrouble } from "./polls.ts";
import type { Spending } from "./spending.ts";
import { createTellingOfLess } from "./telling-of-less.ts";
import { createWatchedHeat } from "./watched-heat.ts";

interface QuestionPollsDeps {
  database: Database;
  groups: Groups;
  /** The same one that boards tell of every answer. */
  spending: Spending;
  boards: Pick<Boards, "fetchTogether">;
  /** Keeps what the spending has learned. */
  answers: Pick<AnswerCache, "load" | "put">;
  /** How the longer counts of the key stand, as far as this process knows, and whom to warn when they run out early. */
  counts: () => readonly Allowance[];
  operatorChats: readonly string[];
  /** Facts wait for delivery. */
  onQueued: () => void;
  clock: Clock;
  log: Log;
}

const hourMs = 3_600_000;

/** Polls of a source whose questions bring many matches: a question is asked when it is worth its price. */
export function createQuestionPolls(deps: QuestionPollsDeps): Polls {
  const { database, groups, spending, boards, answers, clock, log } = deps;
  const heat = createWatchedHeat();
  const tellOfLess = createTellingOfLess(deps);
  const warnOfCredits = createCreditWarnings(deps);
  let questions = new Map<string, GroupQuestion>();
  let followed: ReadonlyMap<string, KnownMatch> = new Map();

  async function begin(): Promise<void> {
    questions = new Map();
    spending.restore((await answers.load<string>(learnedKey))?.value ?? "");
  }

  async function follow(watched: readonly WatchedMatch[], matches: ReadonlyMap<number, Match>, now: number): Promise<Followed> {
    followed = new Map([...matches].map(([id, match]) => [match.slug, { id, match }]));
    await warnOfCredits(now);
    let found: Awaited<ReturnType<typeof askablesOf>>;
    try {
      found = await askablesOf(database, { watched, matches, now }, { groups, heat, lane: "poller" });
    } catch (error) {
      log.debug(errorFields(error), "could not look up where matches are listed");
      return { unlisted: [], live: [] };
    }
    questions = new Map(found.questions.map((question) => [question.key, question]));
    spending.follow(found.askables, now);
    await answers.put(learnedKey, { value: spending.learned(), fetchedAt: now, validators: { etag: null, lastModified: null } });
    const listed = new Set(found.questions.flatMap(({ slugs }) => slugs));
    const live = new Set(watched.flatMap((one) => (one.live ? [one.matchId] : [])));
    return {
      unlisted: [...followed.values()].filter(({ match }) => !listed.has(match.slug)),
      live: [...followed.values()].filter(({ id }) => live.has(id)),
    };
  }

  async function ask(asked: readonly GroupQuestion[], signal: AbortSignal): Promise<Polled> {
    try {
      const failure = await boards.fetchTogether(asked, { lane: "poller", signal });
      telemetry.poll.publish({ outcome: failure ? "last_board" : "answered" });
      if (failure) fail(asked, null);
      const known = failure ? [] : asked.flatMap(({ slugs }) => slugs.flatMap((slug) => followed.get(slug)?.id ?? []));
      return { known, unknown: [] };
    } catch (error) {
      telemetry.poll.publish({ outcome: "failed" });
      fail(asked, error instanceof ApiUnreachable ? error.retryAfterMs : null);
      tellTrouble(log, error, { questions: asked.length });
      return { known: [], unknown: [] };
    }
  }

  /** What is spent now may be left again sooner: others' share shrinks, and a plan may change. */
  function fail(asked: readonly GroupQuestion[], retryAfterMs: number | null): void {
    const againMs = retryAfterMs === null ? null : Math.min(retryAfterMs, hourMs);
    for (const { key } of asked) spending.failed(key, clock.now(), againMs);
  }

  return {
    begin,
    follow,
    async next(now) {
      const turn = spending.next(await groups.limits(), now);
      await tellOfLess(spending.takenBack(), now);
      if ("waitUntil" in turn) return turn;
      const asked = turn.keys.flatMap((key) => questions.get(key) ?? []);
      return { ask: (signal) => ask(asked, signal) };
    },
  };
}
