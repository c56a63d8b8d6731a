import { documentedWindows, meanGap, type Pace, type Rhythm, type Span, windowsOf } from "./rhythm.ts";

/** When a poll is looked at. */
export interface Look {
  pace: Pace;
  lastPollAt: number;
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

export function outlookOf(rhythm: Rhythm, look: Look): Outlook {
  const { pace, lastPollAt } = look;
  const rested = lastPollAt + pace.retryMs;
  const { seen } = rhythm;
  if (!seen) {
    const dueAt = Math.max(rested, lastPollAt + worthwhileChance * meanGap(pace));
    return { dueAt, worthAt: (now) => (now - lastPollAt) ** 2 / (2 * pace.minMs) };
  }
  const periods = learnedPeriods(rhythm, seen, look);
  const trust = periods.reduce((sum, period) => sum + period.trust, 0);
  const span = openSpan(seen, look);
  const byChance = passedAt(span, Math.min(1, worthwhileChance / (1 - trust)));
  const byPeriod = periods.map(({ next }) => dueIn(next, look));
  const test = testOf(rhythm, periods, look);
  return {
    dueAt: Math.max(rested, seen.from + pace.minMs, Math.min(byChance, test.from, ...byPeriod)),
    worthAt(now) {
      if (now >= test.from && now < test.to) return (meanGap(pace) * rhythm.unproven) / testAfter;
      let worth = (1 - trust) * worthByChance(span, look, now);
      for (const period of periods) worth += period.trust * worthByPeriod(period, look, now);
      return worth;
    },
  };
}

/** A possible period as it applies after the last poll. */
interface Period {
  trust: number;
  /** The first window that is not over. */
  next: Span;
  gap: Span;
}

/** None where they say nothing: because a window is too wide, or the one that was due passed in vain. */
function learnedPeriods(rhythm: Rhythm, seen: Span, { pace, lastPollAt }: Look): Period[] {
  const { gaps, slackMs, trust } = rhythm;
  const exact = isMoment(seen);
  const windows = gaps.map((gap) => {
    const nth = exact ? 1 : Math.max(1, Math.floor((lastPollAt - seen.to - slackMs) / gap.to) + 1);
    return { gap, next: windowsOf(gap, { seen, slackMs })(nth) };
  });
  if (windows.some(({ next }) => next.to - next.from > (pace.maxMs - pace.minMs) / 2)) return [];
  const share = trust / gaps.length;
  if (!exact) return windows.map((period) => ({ ...period, trust: share }));
  // Where the source tells its times, a window that passes in vain speaks against the period.
  const leftOf = (span: Span) => Math.min(1, Math.max(0, (span.to - lastPollAt) / (span.to - span.from)));
  const chances = windows.map((period) => ({ ...period, trust: share * leftOf(period.next) }));
  const otherwise = (1 - trust) * Math.max(0.001, leftOf(documentedWindows(seen, pace)(1)));
  const all = chances.reduce((sum, { trust: chance }) => sum + chance, otherwise);
  return chances.filter(({ trust: chance }) => chance > 0).map((period) => ({ ...period, trust: period.trust / all }));
}

function isMoment({ from, to }: Span): boolean {
  return from === to;
}

/**
 * Just before a window, where a change would disprove the period. Polls that come only after the windows would find a change
 * each time, period or not. Empty while there is nothing to test.
 */
function testOf({ seen, unproven }: Rhythm, [period, ...others]: Period[], { pace, lastPollAt, gate }: Look): Span {
  const never = { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY };
  if (!period || others.length > 0 || !seen || isMoment(seen)) return never;
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

/** After a share of the window, and again after as much of it each time, so that no window costs more than a few polls. */
function dueIn({ from, to }: Span, { gate, lastPollAt }: Look): number {
  return Math.min(to, Math.max(from, lastPollAt) + gate * (to - from));
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
function worthByPeriod({ next, gap }: Period, look: Look, now: number): number {
  const passed = Math.max(0, Math.floor((now - next.to) / gap.to) + 1);
  const [from, to] = [next.from + passed * gap.from, next.to + passed * gap.to];
  const start = Math.max(from, look.lastPollAt);
  const share = Math.max(0, (now - start) / (to - start));
  const isOpen = now >= dueIn({ from, to }, look);
  const found = passed + (isOpen ? share : 0);
  const nextAt = (start + to) / 2 + (isOpen ? (gap.from + gap.to) / 2 : 0);
  return ((found * (found + 1)) / 2) * Math.max(1_000, nextAt - now);
}
