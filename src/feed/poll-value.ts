import { documentedWindows, meanGap, type Pace, type Rhythm, type Span, windowsOf } from "./refresh-period.ts";

/** When a poll is looked at. */
export interface Look {
  pace: Pace;
  lastPollAt: number;
  /** How many polls in a row have shown no refresh, although the documented gap was over. */
  vain: number;
  /** Which share of a predicted window must have passed. */
  gate: number;
}

/** What the next poll promises, worked out once after each poll. */
export interface Outlook {
  /** From when on a poll is worth it: a refresh is waiting with a chance of 2 %, or the learned window says so. */
  dueAt: number;
  /** What a poll then is expected to save, in ms of somebody's waiting; compares polls of different matches. */
  worthAt(now: number): number;
}

const worthwhileChance = 0.02;
/** After so many sightings that proved nothing, a poll just before the window puts the period to the test. */
const testAfter = 5;
/** Below this a match is polled as if it kept no period: following a wrong one costs more than having none. */
const leastTrust = 0.5;
/** A refresh outside its window is in half of the cases near it: in a window so many times as loose. */
const nearby = { share: 0.5, looseness: 3 };
/** Where no period is known a poll also teaches, so it counts so many times as much; not where all are too many to be learned. */
const worthOfLearning = 6;
const overloadGate = 0.95;
/**
 * A match that shows no refresh when its documented gap is over is searched so often, then less and less. Where the source
 * tells its times, a refresh is hardly ever that late; elsewhere several in a row may change nothing.
 */
const search = { told: { polls: 8, growth: 1.1 }, untold: { polls: 300, growth: 1.1 } };

export function outlookOf(rhythm: Rhythm, look: Look): Outlook {
  const { pace, lastPollAt } = look;
  const rested = lastPollAt + pace.retryMs;
  const { seen } = rhythm;
  if (!seen) {
    const dueAt = Math.max(rested, searchFrom(seen, look), lastPollAt + worthwhileChance * meanGap(pace));
    return { dueAt, worthAt: (now) => (now - lastPollAt) ** 2 / (2 * pace.minMs) };
  }
  const periods = learnedPeriods(rhythm, seen, look);
  const trust = periods.reduce((sum, period) => sum + period.trust, 0);
  const span = openSpan(seen, look);
  const byChance = Math.max(searchFrom(seen, look), passedAt(span, Math.min(1, worthwhileChance / (1 - trust))));
  const byPeriod = periods.map((period) => dueIn(period, look));
  const test = testOf(rhythm, periods, look);
  return {
    dueAt: Math.max(rested, seen.from + pace.minMs, Math.min(byChance, test.from, ...byPeriod)),
    worthAt(now) {
      if (now >= test.from && now < test.to) return (meanGap(pace) * rhythm.unproven) / testAfter;
      let worth = (look.gate < overloadGate ? worthOfLearning : 1) * (1 - trust) * worthByChance(span, look, now);
      for (const period of periods) worth += period.trust * worthByPeriod(period, look, now);
      return worth;
    },
  };
}

/** Before then no search goes on. Its polls come no further apart than refreshes. */
function searchFrom(seen: Span | null, { pace, lastPollAt, vain }: Look): number {
  const isTold = seen !== null && isMoment(seen);
  const { polls, growth } = isTold ? search.told : search.untold;
  if (vain <= polls) return lastPollAt;
  const firstMs = isTold ? pace.retryMs : worthwhileChance * meanGap(pace);
  return lastPollAt + Math.min(pace.minMs, firstMs * growth ** (vain - polls));
}

/** A possible period as it applies after the last poll. */
interface Period {
  trust: number;
  /** The first window that is not over. */
  next: Span;
  gap: Span;
}

/**
 * None where they say nothing: because they are not trusted, or a window is too wide. A window that passed in vain speaks against
 * the period, the less so the more refreshes change nothing, and for a refresh that strayed.
 */
function learnedPeriods(rhythm: Rhythm, seen: Span, look: Look): Period[] {
  const { gaps, slackMs, trust } = rhythm;
  if (trust < leastTrust) return [];
  const near = nearby.share * (1 - trust);
  const narrow = gaps.map((gap) => periodOf(rhythm, { gap, seen, slackMs, trust: trust / gaps.length }, look));
  if (narrow.some((period) => isTooWide(period, look))) return [];
  const loose = gaps.map((gap) =>
    periodOf(rhythm, { gap, seen, slackMs: nearby.looseness * slackMs, trust: near / gaps.length }, look),
  );
  const periods = [...narrow, ...loose.filter((period) => !isTooWide(period, look))];
  const silent = chanceOfSilence(documentedWindows(seen, look.pace), { rhythm, until: look.lastPollAt });
  const otherwise = (1 - trust - near) * Math.max(0.001, silent);
  const all = periods.reduce((sum, period) => sum + period.trust, otherwise);
  return periods.filter((period) => period.trust > 0).map((period) => ({ ...period, trust: period.trust / all }));
}

interface Guess {
  gap: Span;
  seen: Span;
  slackMs: number;
  trust: number;
}

function periodOf(rhythm: Rhythm, { gap, seen, slackMs, trust }: Guess, { lastPollAt }: Look): Period {
  const windows = windowsOf(gap, { seen, slackMs });
  let nth = 1;
  while (!isMoment(seen) && windows(nth).to <= lastPollAt) nth++;
  return { gap, next: windows(nth), trust: trust * chanceOfSilence(windows, { rhythm, until: lastPollAt }) };
}

function isTooWide({ next }: Period, { pace }: Look): boolean {
  return next.to - next.from > (pace.maxMs - pace.minMs) / 2;
}

/** The chance that nothing was seen until then, although a refresh falls into each of the windows. */
function chanceOfSilence(windows: (nth: number) => Span, { rhythm, until }: { rhythm: Rhythm; until: number }): number {
  const { seen, refreshesPerChange } = rhythm;
  // Where the source tells its times, no refresh is silent.
  const silent = seen && isMoment(seen) ? 0 : 1 - 1 / refreshesPerChange;
  let chance = 1;
  for (let nth = 1; chance > 0 && windows(nth).from < until; nth++) {
    const { from, to } = windows(nth);
    chance *= silent + (1 - silent) * Math.max(0, (to - until) / (to - from));
  }
  return chance;
}

function isMoment({ from, to }: Span): boolean {
  return from === to;
}

/**
 * Just before a window, where a change would disprove the period. Polls that come only after the windows would find a change
 * each time, period or not. Empty while there is nothing to test.
 */
function testOf({ seen, gaps, unproven }: Rhythm, [period]: Period[], { pace, lastPollAt, gate }: Look): Span {
  const never = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  if (!period || gaps.length > 1 || !seen || isMoment(seen)) return never;
  const from = period.next.from - pace.slackMs;
  return unproven >= testAfter * gate && lastPollAt < from ? { from, to: period.next.from } : never;
}

/** Where the next refresh lies if nothing but the documented rhythm is known. */
function openSpan(seen: Span, { pace, lastPollAt }: Look): Span {
  const { from, to } = documentedWindows(seen, pace)(1);
  if (lastPollAt < to - pace.slackMs) return { from: Math.max(lastPollAt, from), to };
  // Overdue where times are told: any moment. Elsewhere there was a refresh that changed nothing: at any time again.
  return { from: lastPollAt, to: lastPollAt + (isMoment(seen) ? 2 * pace.slackMs : meanGap(pace)) };
}

function passedAt({ from, to }: Span, share: number): number {
  return from + share * (to - from);
}

/**
 * After a share of the window, and again after as much of it each time, so that no window costs more than a few polls. One that
 * is hardly believed in waits longer.
 */
function dueIn({ next: { from, to }, trust }: Pick<Period, "next" | "trust">, { gate, lastPollAt }: Look): number {
  return Math.min(to, Math.max(from, lastPollAt) + Math.max(gate, worthwhileChance / trust) * (to - from));
}

/** Nobody knows when: the waiting so far, weighted by the chance that there is something to find. */
function worthByChance({ from, to }: Span, { pace, lastPollAt }: Look, now: number): number {
  const since = (at: number) => at - lastPollAt;
  if (now <= from) return 0;
  const inside = (since(Math.min(now, to)) ** 2 - since(from) ** 2) / (2 * (to - from));
  const after = now > to ? (since(now) ** 2 - since(to) ** 2) / (2 * meanGap(pace)) : 0;
  return inside + after;
}

/** A period is known: a poll is worth most right after the refresh, and little when the next one is about to come. */
function worthByPeriod({ next, gap, trust }: Period, look: Look, now: number): number {
  const passed = Math.max(0, Math.floor((now - next.to) / gap.to) + 1);
  const [from, to] = [next.from + passed * gap.from, next.to + passed * gap.to];
  const start = Math.max(from, look.lastPollAt);
  const share = Math.max(0, (now - start) / (to - start));
  const isOpen = now >= dueIn({ next: { from, to }, trust }, look);
  const found = passed + (isOpen ? share : 0);
  const nextAt = (start + to) / 2 + (isOpen ? (gap.from + gap.to) / 2 : 0);
  return ((found * (found + 1)) / 2) * Math.max(1_000, nextAt - now);
}
