import { createAnswerCache } from "../api/asking/cache.ts";
import type { Push } from "../api/odds-api.ts";
import { createAgenda } from "../detection/moments.ts";
import { features, keepers } from "../features/index.ts";
import { type Boards, createBoards } from "../feed/boards.ts";
import { createDemandNote, type Demand, demandOf } from "../feed/poll-load.ts";
import { createPoller, type Poller, type PollerDeps } from "../feed/poller.ts";
import { createMatchPolls } from "../feed/polls.ts";
import { createPredictionLook, type PredictionLook } from "../feed/prediction-look.ts";
import { createPromises, type Promises } from "../feed/promises.ts";
import { createQuestionPolls } from "../feed/question-polls.ts";
import { createSpending, type Spending } from "../feed/spending.ts";
import { createBetPoller } from "../feed/value-bet-poller.ts";
import type { Log } from "../log.ts";
import { keepIndex } from "../matches/keep-index.ts";
import { matchesById } from "../matches/matches.ts";
import { createWidening, type Widening } from "../watches/expansion.ts";
import { type WatchedMatch, watchedMatches } from "../watches/watches.ts";
import type { Deliveries } from "./deliveries.ts";
import { type LeasedJobs, type LoneJob, together } from "./leased-jobs.ts";
import { pollsPerMinute, type Source } from "./source.ts";
import type { Storage } from "./storage.ts";

/** Where boards come from, and what follows from them. */
export interface Feed {
  boards: Boards;
  widening: Widening;
  /** Says that somebody watches something new. */
  onWatched(): void;
  /** What the model thinks of watched matches. */
  models: PredictionLook;
  /** What chats are promised about how often matches are looked at; null where every match is a question of its own. */
  promises: Promises | null;
  /** Says that a chat can be reached again. */
  catchUp(): void;
  /** What polling the watched matches asks of the budget. */
  demand(): Promise<Demand>;
  /** As of the poller; null where another process polls. */
  turnedAt: Poller["turnedAt"];
  /** Begins to poll. */
  run(): void;
}

export interface FeedDeps {
  storage: Storage;
  source: Source;
  jobs: LeasedJobs;
  deliveries: Pick<Deliveries, "wake">;
  /** Who is warned when the key's credits run out early. */
  operatorChats: readonly string[];
  log: Log;
  failpoint: (name: string) => void;
}

/** Most matches are polled again within it, and are written down once. */
const gatherMs = 120_000;
/** Other processes ask the service again for what looks old to them. */
const sharedGatherMs = 10_000;

/** Creates all that polls. What only one process may do goes by the lease on polling. */
export function createFeed(deps: FeedDeps): Feed {
  const { storage, source, jobs, deliveries, log } = deps;
  const { database, clock } = storage;
  const { index } = source;
  const polling = jobs.alone("poller");
  const polled = polling.database;
  const demandFrom = createDemandFrom(source);
  const spending = createSpending();
  const boards = createFeedBoards(deps, { polling, spending });
  const poller = createFeedPoller(deps, { polling, boards, spending, demandFrom });
  const shared = { database: polled, index, clock, log };
  const widening = createWidening({ ...shared, rhythm: source.api.rhythm, perMinute: pollsPerMinute, onWidened: poller.wake });
  const betPoller = createBetPoller({ ...shared, api: source.api, boards, onDue: () => deliveries.wake() });
  const predictions = createPredictionLook({ ...shared, api: source.api, boards });
  const onDue = (): void => deliveries.wake();
  const agenda = createAgenda({ database: polled, clock, log, onDue, onEnded: poller.wake });
  const onListed = (): void => {
    widening.wake();
    // The list may have told of refreshes.
    poller.wake();
  };
  return {
    boards,
    widening,
    onWatched() {
      poller.wake();
      betPoller.wake();
      predictions.wake();
    },
    models: predictions,
    promises: createFeedPromises(deps),
    catchUp: poller.catchUp,
    turnedAt: poller.turnedAt,
    demand: async () => demandFrom(await watchedMatches(database, clock.now())),
    run() {
      const { has } = source.api;
      const lists = [...(has.has("value_bets") ? [betPoller.run] : []), ...(has.has("predictions") ? [predictions.run] : [])];
      const pushes = source.api.push ? [listening(source.api.push, { boards, spending, wake: poller.wake })] : [];
      const looks = features.flatMap(({ look }) => look?.({ ...shared, api: source.api }) ?? []);
      polling.run(together(poller.run, boards.writeGathered, widening.run, agenda.run, ...pushes, ...lists, ...looks));
      jobs.everywhere("index", (signal) => keepIndex({ index, clock, log, onListed }, signal));
    },
  };
}

function createFeedPromises({ storage, source, log }: FeedDeps): Promises | null {
  const { groups } = source.api;
  const { database, clock } = storage;
  if (!groups) return null;
  const answers = createAnswerCache({ database, clock, log, source: source.name });
  return createPromises({ database, groups, answers, lookup: matchesById, clock });
}

/** What is pushed is kept as what is asked for; questions go on where it is silent, and at once when it is interrupted. */
function listening(
  push: Push,
  { boards, spending, wake }: { boards: Pick<Boards, "hear">; spending: Pick<Spending, "interrupted">; wake(): void },
): (signal: AbortSignal) => Promise<void> {
  const interrupted = (): void => {
    spending.interrupted();
    wake();
  };
  return (signal) => push.run({ hear: boards.hear, interrupted }, signal);
}

type DemandFrom = (watched: readonly WatchedMatch[]) => Demand;

/** Demand on what is left for polls while the service wants fewer requests. */
function createDemandFrom({ api }: Source): DemandFrom {
  return (watched) =>
    demandOf(watched, { rhythm: api.rhythm, perMinute: Math.min(pollsPerMinute, api.pace()?.rate ?? pollsPerMinute) });
}

function createFeedBoards(
  { storage, source, deliveries, log, failpoint }: FeedDeps,
  { polling, spending }: { polling: LoneJob; spending: Spending },
): Boards {
  const { api, index, schedule } = source;
  return createBoards({
    database: storage.database,
    polled: polling.database,
    api,
    clock: storage.clock,
    log,
    ...(api.groups ? { spending } : { schedule }),
    bySlug: index.bySlug,
    onQueued: () => deliveries.wake(),
    tidying: { keepers, prune: features.flatMap(({ prune }) => prune ?? []) },
    failpoint,
    collectMs: 2_000,
    gatherMs: storage.among ? sharedGatherMs : gatherMs,
  });
}

function createFeedPoller(
  { storage, source, deliveries, operatorChats, log }: FeedDeps,
  { polling, boards, spending, demandFrom }: { polling: LoneJob; boards: Boards; spending: Spending; demandFrom: DemandFrom },
) {
  const { api, index, schedule } = source;
  const shared = { database: polling.database, boards, clock: storage.clock, log };
  const polls = api.groups
    ? createQuestionPolls({
        ...shared,
        groups: api.groups,
        spending,
        operatorChats,
        counts: () => api.pace()?.counts ?? [],
        onQueued: () => deliveries.wake(),
        answers: createAnswerCache({ ...shared, source: source.name }),
      })
    : createMatchPolls({ ...shared, schedule });
  const look: PollerDeps["look"] = async ({ slug }, signal) => {
    const { value, failure } = await api.match(slug, { lane: "poller", signal });
    // An older answer says nothing about when the match was last seen.
    if (failure === null) await index.remember([value]);
    return value;
  };
  const noteDemand = createDemandNote(log);
  return createPoller({
    ...shared,
    polls,
    lookup: matchesById,
    look,
    onFollowed: (watched) => noteDemand(demandFrom(watched)),
    onEnded: () => deliveries.wake(),
  });
}
