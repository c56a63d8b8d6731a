import type { Followed, Schedule } from "../../src/feed/schedule.ts";

const minute = 60_000;
const hour = 60 * minute;

/** An odds service whose refreshes are known in advance, so that the delay of finding them can be measured. */
export interface Scenario {
  matches: number;
  /** Of the matches, those that are live. */
  liveShare: number;
  /** Each match keeps a period (up to 20 s late), drifts away from it by 30 s a time, or takes every gap by chance. */
  gaps: "periodic" | "drifting" | "random";
  /** Whether answers show when they were refreshed. */
  timestamps: boolean;
  /** The share of refreshes that change a price. */
  changing: number;
  /** The chats of the most watched match; the n-th has an n-th of them. 1: a chat each. */
  mostChats: number;
  perMinute: number;
  hours: number;
  /** Hours left out of the figures while the schedule learns. */
  warmUpHours: number;
  seed: number;
  /** How often a list tells when each match was refreshed; never when left out. */
  listEveryMs?: number;
}

export interface Figures {
  /** From a change of prices to the answer that shows it. */
  meanDelayMs: number;
  p95DelayMs: number;
  /** The mean of the chats rather than of the changes. */
  meanDelayOfChatsMs: number;
  pollsPerMinute: number;
}

/** Chooses what to poll: the schedule under test, or a rival. */
export type Policy = Pick<Schedule, "follow" | "next" | "polled"> & Partial<Pick<Schedule, "listed">>;

interface Refresh {
  at: number;
  changes: boolean;
}

/** One match at the service. */
export interface Upstream {
  refreshes: readonly Refresh[];
  chats: number;
  live: boolean;
  /** How many of the refreshes the poller has seen. */
  seen: number;
}

interface Answer {
  matchId: number;
  at: number;
  refreshedAt: number | null;
  changed: boolean;
}

/** How long a request is under way; the odds are read halfway. */
const latencyMs = 300;
const inFlight = 4;

/** A day of polling in simulated time: how long after a change it was found, and at what expense. */
export function simulate(createPolicy: (upstream: readonly Upstream[]) => Policy, scenario: Scenario): Figures {
  const upstream = createUpstreams(scenario);
  const policy = createPolicy(upstream);
  const end = scenario.hours * hour;
  const warm = scenario.warmUpHours * hour;
  const delays: { ms: number; chats: number }[] = [];
  const underWay: Answer[] = [];
  let polls = 0;

  function poll(matchId: number, now: number): void {
    const match = upstream[matchId];
    if (!match) throw new Error("polled a match that nobody follows");
    const [readAt, at] = [now + latencyMs / 2, now + latencyMs];
    let changed = false;
    for (let refresh = match.refreshes[match.seen]; refresh && refresh.at <= readAt; refresh = match.refreshes[match.seen]) {
      match.seen++;
      changed ||= refresh.changes;
      if (refresh.changes && refresh.at >= warm) delays.push({ ms: at - refresh.at, chats: match.chats });
    }
    const refreshedAt = scenario.timestamps ? (match.refreshes[match.seen - 1]?.at ?? null) : null;
    underWay.push({ matchId, at, refreshedAt, changed });
    if (now >= warm) polls++;
  }

  function list(now: number): void {
    for (const [matchId, { refreshes }] of upstream.entries()) {
      const last = refreshes.findLast(({ at }) => at <= now);
      if (last) policy.listed?.(matchId, last.at, now);
    }
  }

  const listEveryMs = scenario.listEveryMs ?? Number.POSITIVE_INFINITY;
  let listAt = listEveryMs;
  policy.follow(upstream.map(followed), 0);
  for (let now = 0; now < end; ) {
    if (now >= listAt) {
      list(now);
      listAt += listEveryMs;
    }
    const [first] = underWay;
    if (first && first.at <= now) {
      underWay.shift();
      policy.polled(first.matchId, { now, refreshedAt: first.refreshedAt, changed: first.changed });
      continue;
    }
    const turn = underWay.length < inFlight ? policy.next(now) : { waitUntil: end };
    if ("matchId" in turn) poll(turn.matchId, now);
    else now = Math.max(now + 1, Math.min(turn.waitUntil, first?.at ?? end, listAt));
  }
  return { ...figuresOf(delays), pollsPerMinute: polls / ((end - warm) / minute) };
}

function followed({ chats, live }: Upstream, matchId: number): Followed {
  return { matchId, chats, live, startsAt: null };
}

function figuresOf(delays: { ms: number; chats: number }[]): Omit<Figures, "pollsPerMinute"> {
  let [sum, sumOfChats, chats] = [0, 0, 0];
  for (const delay of delays) {
    sum += delay.ms;
    sumOfChats += delay.ms * delay.chats;
    chats += delay.chats;
  }
  const sorted = Float64Array.from(delays, ({ ms }) => ms).sort();
  return {
    meanDelayMs: sum / delays.length,
    p95DelayMs: sorted[Math.floor(0.95 * sorted.length)] ?? Number.NaN,
    meanDelayOfChatsMs: sumOfChats / chats,
  };
}

function createUpstreams(scenario: Scenario): Upstream[] {
  const random = randomFrom(scenario.seed);
  const live = Math.round(scenario.liveShare * scenario.matches);
  const places = shuffled(scenario.matches, random);
  return places
    .map((place, matchId) => ({
      refreshes: refreshesOf(scenario, { live: matchId < live, random }),
      chats: Math.max(1, Math.round(scenario.mostChats / (place + 1))),
      live: matchId < live,
      seen: 0,
    }))
    .map((one) => ({ ...one, seen: one.refreshes.filter(({ at }) => at <= 0).length }));
}

function shuffled(count: number, random: () => number): number[] {
  return Array.from({ length: count }, (_, place) => ({ place, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ place }) => place);
}

function refreshesOf({ gaps, changing, hours }: Scenario, { live, random }: { live: boolean; random: () => number }): Refresh[] {
  const [shortest, longest] = live ? [4 * minute, 6 * minute] : [15 * minute, 30 * minute];
  const anyGap = () => shortest + (longest - shortest) * random();
  const period = live ? 5 * minute : anyGap();
  const nextGap = { periodic: () => period, drifting: () => Math.max(minute, period + 30_000 * normal(random)), random: anyGap };
  const refreshes: Refresh[] = [];
  for (let base = -period * random(); base < hours * hour; base += nextGap[gaps]()) {
    refreshes.push({ at: base + (gaps === "periodic" ? 20_000 * random() : 0), changes: random() < changing });
  }
  return refreshes;
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** The rival: every match in turn, as fast as the budget allows. */
export function createRoundRobin(perMinute: number): Policy {
  let turn = 0;
  return paced(perMinute, (matches) => turn++ % matches);
}

/** The rival that asks about any match at random. */
export function createRandom(perMinute: number, random: () => number): Policy {
  return paced(perMinute, (matches) => Math.floor(random() * matches));
}

function paced(perMinute: number, choose: (matches: number) => number): Policy {
  let matches = 0;
  let slotAt = 0;
  return {
    follow(list) {
      matches = list.length;
    },
    next(now) {
      if (now < slotAt) return { waitUntil: slotAt };
      slotAt = Math.max(slotAt, now) + minute / perMinute;
      return { matchId: choose(matches) };
    },
    polled() {},
  };
}

/** What nobody can beat: it knows every change, and asks first where most waiting ends. */
export function createOracle(upstream: readonly Upstream[], perMinute: number): Policy {
  const changes = upstream
    .flatMap(({ refreshes }, matchId) =>
      refreshes.filter(({ at, changes }) => changes && at > 0).map(({ at }) => ({ at, matchId })),
    )
    .sort((a, b) => a.at - b.at);
  const lastPollAt = upstream.map(() => 0);
  const waiting = new Map<number, number>();
  let [known, slotAt] = [0, 0];
  return {
    follow() {},
    next(now) {
      if (now < slotAt) return { waitUntil: slotAt };
      for (let change = changes[known]; change && change.at <= now + latencyMs / 2; change = changes[++known]) {
        const { at, matchId } = change;
        const sinceMs = at - (lastPollAt[matchId] ?? 0);
        waiting.set(matchId, (waiting.get(matchId) ?? 0) + sinceMs * (upstream[matchId]?.chats ?? 1));
      }
      const [first] = [...waiting].sort(([, a], [, b]) => b - a);
      if (!first) return { waitUntil: (changes[known]?.at ?? now + minute) - latencyMs / 2 };
      const [matchId] = first;
      waiting.delete(matchId);
      lastPollAt[matchId] = now;
      slotAt = Math.max(slotAt, now) + minute / perMinute;
      return { matchId };
    },
    polled() {},
  };
}

/** Equal seeds give equal numbers. */
export function randomFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
