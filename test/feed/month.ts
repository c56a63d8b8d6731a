import { createOddsApi, type OddsApiClient } from "../../src/api/client.ts";
import { ApiUnreachable } from "../../src/api/errors.ts";
import type { Answer, GroupQuestion, Groups } from "../../src/api/odds-api.ts";
import { pollsPerMinute } from "../../src/app/source.ts";
import { createSchedule } from "../../src/feed/schedule.ts";
import { createSpending } from "../../src/feed/spending.ts";
import { silentLog } from "../../src/log.ts";
import { createSandbox } from "../../src/sandbox/server.ts";
import { checkedDefinition } from "../../src/sources/definition.ts";
import { documentedRhythm } from "../../src/sources/documented/service.ts";
import { builtIn } from "../../src/sources/index.ts";
import { Secret } from "../../src/sources/key.ts";
import { openDatabase } from "../../src/storage/database.ts";
import { watchTraffic } from "../bot.ts";
import { createFakeClock, type FakeClock } from "../clock.ts";
import type { OddsStandIn, OddsStandInOptions } from "../standins/odds/service.ts";
import type { TheOddsApiOptions } from "../standins/odds/the-odds-api.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstOfAMonth = Date.UTC(2026, 8, 1);

/** A service as somebody sees who stands beside it. */
export interface There {
  url: string;
  key: string;
  /** Requests that were let through and refused; the most that were let through in so many milliseconds. */
  tally(): { requests: number; refused: number };
  mostIn(ms: number): number;
  /** What is left of a count that must last; null where there is none. */
  left(): number | null;
  /** Another program asks one question of it. */
  askElsewhere(): Promise<void>;
  stop(): Promise<unknown>;
}

/** What stand-ins may be opened with. */
export type Opening = OddsStandInOptions & Pick<TheOddsApiOptions, "renewsOn">;

/** A stand-in of a service, and what is left of a count there. */
export const standInOf =
  <S extends OddsStandIn>(start: (options: Opening) => Promise<S>, left: (standIn: S) => number | null = () => null) =>
  async (options: Opening): Promise<There> => {
    const standIn = await start(options);
    return {
      ...{ left: () => left(standIn), url: Object.values(standIn.urls)[0] ?? "", key: standIn.key, stop: () => standIn.stop() },
      tally: () => standIn.tally(),
      mostIn: (ms) =>
        mostIn(
          standIn.log.flatMap(({ at, refused }) => (refused === null ? [at] : [])),
          ms,
        ),
      askElsewhere: async () => standIn.spendElsewhere(1),
    };
  };

/** The documented service, which is the sandbox's API. */
export async function startDocumented({ clock }: Opening): Promise<There> {
  const sandbox = createSandbox({ clock, seed: "month", speed: 1 });
  const url = await sandbox.start(0, "127.0.0.1");
  return {
    ...{ left: () => null, url, key: "", stop: () => sandbox.stop() },
    tally: () => sandbox.knobs.statistics(),
    mostIn: () => sandbox.knobs.statistics().mostInWindow,
    askElsewhere: async () => void (await (await fetch(`${url}/api/v1/bookmakers`)).text()),
  };
}

/** In hours, days and so on of the clock. */
function mostIn(times: readonly number[], ms: number): number {
  const counts = new Map<number, number>();
  for (const at of times) counts.set(Math.floor(at / ms), (counts.get(Math.floor(at / ms)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/** Decides what is asked next: as a source's polls do, without the watches of a database. */
interface Asker {
  /** Another process begins where the last one was. */
  handOver(): void;
  /** Resolves to the matches that can be asked for. */
  follow(api: OddsApiClient, most: number, now: number): Promise<readonly string[]>;
  /** The question that is due; resolves to whether it was answered. Null when nothing is. */
  next(api: OddsApiClient, now: number): Promise<(() => Promise<boolean>) | null>;
}

async function soonest(api: OddsApiClient, most: number, now: number) {
  const { items } = (await api.matches()).value;
  return items
    .flatMap(({ slug, startsAt }) =>
      startsAt !== null && startsAt > now && startsAt < now + 3 * day ? [{ slug, startsAt, live: false }] : [],
    )
    .sort((a, b) => a.startsAt - b.startsAt)
    .slice(0, most);
}

/** As polls take it: what the service, or the bot's own count, has in the way. Null where an answer came. */
async function troubleOf(asking: Promise<Answer<unknown>>): Promise<{ retryAfterMs: number | null } | null> {
  try {
    const { failure } = await asking;
    return failure === null ? null : { retryAfterMs: null };
  } catch (error) {
    if (!(error instanceof ApiUnreachable)) throw error;
    return { retryAfterMs: error.retryAfterMs === null ? null : Math.min(error.retryAfterMs, hour) };
  }
}

/** A question brings many matches: the spending decides. */
function byQuestion(clock: FakeClock): Asker {
  let spending = createSpending();
  let asked = new Map<string, GroupQuestion>();
  const groupsOf = (api: OddsApiClient) => api.groups as Groups;
  return {
    handOver() {
      const kept = spending.learned();
      spending = createSpending();
      spending.restore(kept);
    },
    async follow(api, most, now) {
      const soon = await soonest(api, most, now);
      const found = await groupsOf(api).questionsFor(soon.map(({ slug }) => slug));
      asked = new Map(found.map((one) => [one.key, one]));
      const heated = new Map(soon.map(({ slug, ...match }, nth) => [slug, { ...match, matchId: nth, rest: 1, near: 1 }]));
      const matchesOf = ({ slugs }: GroupQuestion) => slugs.flatMap((slug) => heated.get(slug) ?? []);
      spending.follow(
        found.map((one) => ({ key: one.key, cost: one.cost, rhythmMs: minute, matches: matchesOf(one) })),
        now,
      );
      return found.flatMap(({ slugs }) => slugs);
    },
    async next(api, now) {
      const turn = spending.next(await groupsOf(api).limits(), now);
      if ("waitUntil" in turn) return null;
      const those = turn.keys.flatMap((key) => asked.get(key) ?? []);
      return async () => {
        const trouble = await troubleOf(groupsOf(api).boards(those, { lane: "poller" }));
        const at = clock.now();
        for (const { key } of those) trouble ? spending.failed(key, at, trouble.retryAfterMs) : spending.answered(key, at);
        return trouble === null;
      };
    },
  };
}

/** Each match is a question of its own: the schedule decides. */
function byMatch(clock: FakeClock): Asker {
  const schedule = createSchedule({ rhythm: documentedRhythm, perMinute: pollsPerMinute, random: () => 0.5 });
  const ids = new Map<string, number>();
  let slugs = new Map<number, string>();
  return {
    handOver: () => undefined,
    async follow(api, most, now) {
      const soon = await soonest(api, most, now);
      for (const { slug } of soon) if (!ids.has(slug)) ids.set(slug, ids.size + 1);
      slugs = new Map(soon.map(({ slug }) => [ids.get(slug) ?? 0, slug]));
      schedule.follow(
        soon.map(({ slug, ...match }) => ({ ...match, matchId: ids.get(slug) ?? 0, chats: 1 })),
        now,
      );
      return [...slugs.values()];
    },
    async next(api, now) {
      const turn = schedule.next(now);
      const slug = "matchId" in turn ? slugs.get(turn.matchId) : undefined;
      if (!("matchId" in turn) || slug === undefined) return null;
      return async () => {
        const { value, failure } = await api.odds(slug, { lane: "poller" });
        if (failure) schedule.failed(turn.matchId, clock.now());
        else schedule.polled(turn.matchId, { now: clock.now(), refreshedAt: value.refreshedAt, changed: false });
        return failure === null;
      };
    },
  };
}

export interface Living {
  /** A built-in source; the sandbox stands for the documented service. */
  source: string;
  start(options: Opening): Promise<There>;
  settings?: Record<string, string[]>;
  /** How the service differs from itself on other days. */
  opening?: Omit<Opening, "clock">;
  /** When it begins (ms UTC); on the first of a month unless said otherwise. */
  begin?: number;
  days: number;
  /** What is due is looked for so often. */
  stepMs?: number;
  /** How many matches are watched at once; all of the next three days unless said otherwise. */
  watched?: number;
  /** Processes of one database, which take the polls from each other; one unless said otherwise. */
  processes?: number;
  /** What people ask of the other processes each day. */
  questions?: number;
  /** Another program asks with the same key so often. */
  elsewhereEveryMs?: number;
}

interface Lived {
  there: There;
  /** When each question was answered. */
  looks: readonly number[];
  /** The looks in each fifth of the time. */
  fifths: readonly number[];
  /** The least that was left; null where nothing has to last. */
  least: number | null;
  stop(): Promise<void>;
}

/** Lets a bot's polls live through so many days at a service. The clock goes from one thing that is due to the next. */
export async function live({ source, start, settings = {}, opening = {}, days, ...more }: Living): Promise<Lived> {
  const { begin = firstOfAMonth, stepMs = 10 * minute, watched = 1_000 } = more;
  const { processes: count = 1, questions = 0, elsewhereEveryMs = Number.POSITIVE_INFINITY } = more;
  const end = begin + days * day;
  const clock = createFakeClock(begin);
  const traffic = watchTraffic();
  const there = await start({ clock, ...opening });
  const database = await openDatabase(":memory:", silentLog);
  const definition = builtIn[source];
  if (!definition) throw new Error(`no source ${source}`);
  const about = checkedDefinition(definition.definition);
  const isByMatch = about.asks.boards?.covers === "match";
  const service = isByMatch ? null : { about, settings, key: () => new Secret(there.key) };
  const common = { baseUrl: there.url, source: about.name, version: "0", database, clock, log: silentLog, service };
  const processes = Array.from({ length: count }, () => createOddsApi({ ...common, fixed: { ...definition, from: "built_in" } }));
  const asker = isByMatch ? byMatch(clock) : byQuestion(clock);
  const looks: number[] = [];
  const left: number[] = [];

  /** Lets time pass until it has come. */
  async function settled<R>(work: Promise<R>): Promise<R> {
    let isSettled = false;
    const noted = work.finally(() => {
      isSettled = true;
    });
    noted.catch(() => undefined);
    for (await traffic.settled(); !isSettled; )
      await clock.advance(Math.max(1, (clock.nextWake() ?? clock.now()) - clock.now()), traffic.settled);
    return noted;
  }

  const dueEvery = (ms: number): (() => boolean) => {
    let dueAt = begin + ms;
    return () => {
      if (clock.now() < dueAt) return false;
      dueAt += ms;
      return true;
    };
  };
  const takesOver = dueEvery(days * (day / 6));
  const isAsked = dueEvery(questions > 0 ? day / questions : Number.POSITIVE_INFINITY);
  const isAskedElsewhere = dueEvery(elsewhereEveryMs);
  let [nth, followAt] = [0, begin];
  let slugs: readonly string[] = [];
  while (clock.now() < end - stepMs) {
    const api = processes[nth % count] as OddsApiClient;
    if (count > 1 && takesOver()) {
      nth++;
      asker.handOver();
      followAt = clock.now();
      continue;
    }
    if (clock.now() >= followAt) {
      followAt = clock.now() + 2 * hour;
      slugs = await settled(asker.follow(api, watched, clock.now()));
    }
    while (isAskedElsewhere()) await settled(there.askElsewhere());
    const other = processes.at(-1);
    if (isAsked() && slugs[0] && other) await settled(troubleOf(other.odds(slugs[0])));
    const question = await asker.next(api, clock.now());
    if (!question) await clock.advance(stepMs, traffic.settled);
    else if (await settled(question())) looks.push(clock.now());
    left.push(there.left() ?? Number.NaN);
  }
  const fifths = Array.from({ length: 5 }, (_, at) => {
    const [from, to] = [0, 1].map((more) => begin + ((at + more) * days * day) / 5) as [number, number];
    return looks.filter((one) => one >= from && one < to).length;
  });
  return {
    ...{ there, looks, fifths, least: there.left() === null ? null : Math.min(...left) },
    async stop() {
      await Promise.all(processes.map((api) => api.close()));
      await database.destroy();
      await there.stop();
      traffic.stop();
    },
  };
}
