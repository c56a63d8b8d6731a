import { type Rhythm as Documented, periodIn } from "../odds/rhythm.ts";

/** What is known of a match's refreshes before anything was learned; all in ms. */
export interface Pace {
  /** No refresh comes sooner after the last one: the dead window. */
  minMs: number;
  /** And none later, when the service keeps its word. */
  maxMs: number;
  /** How much a refresh may be early or late against its own period, at least. */
  slackMs: number;
  /** The shortest time between two polls of the match. */
  retryMs: number;
}

/** A span of time. */
export interface Span {
  from: number;
  to: number;
}

/** What was learned about the refreshes of one match. Plain data, so that it can be kept. */
export interface Rhythm {
  /** The last refresh seen came within this span, a single moment where the source told it; null before the first. */
  seen: Span | null;
  /** A few refreshes seen before that one, in order. */
  earlier: readonly Span[];
  /** The time from one refresh to the next lies within one of these spans, if the match keeps a period at all; in order. */
  gaps: readonly Span[];
  /** How much its refreshes stray from the period. */
  slackMs: number;
  /** How probable it is that it does: 0..1. */
  trust: number;
  /** Refreshes seen in a row that did not speak for the period. */
  unproven: number;
  /** How many refreshes it takes on average until one changes something, where only changes are seen. */
  refreshesPerChange: number;
}

const firstTrust = 0.3;
/**
 * How far one sighting counts. All the way, a few lucky hits would make a match certain whose refreshes drift away from its
 * period, and what is certain is not looked for elsewhere.
 */
const trustStep = 0.25;
const refreshesStep = 0.2;
/** Between two sightings. */
const mostPeriods = 40;
const mostGaps = 8;
const mostEarlier = 6;

/** What the source says of its refreshes. */
export function paceOf(live: boolean, documented: Documented): Pace {
  const { leastMs, mostMs } = periodIn(documented, live);
  const quick = (ms: number) => Math.max(1_000, Math.min(ms, leastMs / 12));
  return { minMs: leastMs, maxMs: mostMs, slackMs: quick(20_000), retryMs: quick(4_000) };
}

export function unknownRhythm(pace: Pace): Rhythm {
  const nothingSeen = { seen: null, earlier: [], unproven: 0, refreshesPerChange: 1 };
  return { ...nothingSeen, gaps: [documentedGap(pace)], slackMs: pace.slackMs, trust: firstTrust };
}

/** The rhythm after a refresh was seen. `trust` grows as the learned window foretold it better than the documented one. */
export function observe(rhythm: Rhythm, refresh: Span, pace: Pace): Rhythm {
  const { seen } = rhythm;
  if (!seen || refresh.to <= seen.to) return { ...rhythm, seen: refresh };
  const learned = meanOf(periodsOf(rhythm, seen), (windows) => likelihood(windows, refresh, rhythm.slackMs));
  const documented = likelihood(documentedWindows(seen, pace), refresh, pace.slackMs);
  const trust = trustAfter(rhythm.trust, { learned, documented });
  const unproven = learned > 2 * documented ? 0 : rhythm.unproven + 1;
  const period = learnPeriod(rhythm, { seen, refresh }, pace);
  const earlier = [...rhythm.earlier, seen].slice(-mostEarlier);
  const refreshes = refreshesBetween(period.gaps, { seen, refresh });
  const refreshesPerChange = rhythm.refreshesPerChange + refreshesStep * (refreshes - rhythm.refreshesPerChange);
  return { ...period, trust, unproven, refreshesPerChange, earlier, seen: narrowed({ ...rhythm, ...period }, { seen, refresh }) };
}

function trustAfter(before: number, { learned, documented }: { learned: number; documented: number }): number {
  const told = before * learned + (1 - before) * documented;
  const after = told > 0 ? (before * learned) / told : 0;
  return Math.min(0.98, Math.max(0.02, before + trustStep * (after - before)));
}

type Windows = (nth: number) => Span;

/** The windows of each period that is possible. */
function periodsOf({ gaps, slackMs }: Pick<Rhythm, "gaps" | "slackMs">, seen: Span): Windows[] {
  return gaps.map((gap) => windowsOf(gap, { seen, slackMs }));
}

/** Where the n-th refresh after the one seen lies, if so much time is between two. */
export function windowsOf(gap: Span, { seen, slackMs }: { seen: Span; slackMs: number }): Windows {
  return (nth) => ({ from: seen.from + nth * gap.from - slackMs, to: seen.to + nth * gap.to + slackMs });
}

function meanOf<T>(list: readonly T[], value: (one: T) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0) / list.length;
}

export function documentedWindows(seen: Span, { minMs, maxMs }: Pace): Windows {
  return (nth) => ({ from: seen.from + nth * minMs, to: seen.to + nth * maxMs });
}

/** The chance that a refresh of these windows falls where it was seen. */
function likelihood(windows: Windows, refresh: Span, slackMs: number): number {
  const [from, to] = refresh.from === refresh.to ? [refresh.from - slackMs, refresh.to + slackMs] : [refresh.from, refresh.to];
  let chance = 0;
  for (let nth = 1; nth <= mostPeriods; nth++) {
    const window = windows(nth);
    if (window.from > to) break;
    chance += Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)) / (window.to - window.from);
  }
  return Math.min(1, chance);
}

interface Sighting {
  seen: Span;
  refresh: Span;
}

/** Most likely so many, the one seen now included. */
function refreshesBetween(gaps: readonly Span[], { seen, refresh }: Sighting): number {
  return Math.max(1, Math.round((middle(refresh) - middle(seen)) / meanOf(gaps, middle)));
}

function middle({ from, to }: Span): number {
  return (from + to) / 2;
}

/** The spans of the period that all sightings together leave possible, and how far the latest one strayed from it. */
function learnPeriod(rhythm: Rhythm, { seen, refresh }: Sighting, pace: Pace): Pick<Rhythm, "gaps" | "slackMs"> {
  const slackMs = slackAfter(rhythm, { seen, refresh }, pace);
  const latest = narrowedGaps(rhythm.gaps, { seen, refresh }, slackMs);
  if (latest.length === 0) return { gaps: [documentedGap(pace)], slackMs: pace.slackMs };
  const gaps = rhythm.earlier.reduce((left, earlier) => {
    const fits = narrowedGaps(left, { seen: earlier, refresh }, slackMs);
    return fits.length > 0 && fits.length <= mostGaps ? fits : left;
  }, latest);
  return { gaps: gaps.length > mostGaps ? rhythm.gaps : gaps, slackMs };
}

/** What the time between two sightings leaves of the gaps. */
function narrowedGaps(gaps: readonly Span[], { seen, refresh }: Sighting, slackMs: number): Span[] {
  return merged(gaps.flatMap((gap) => fitting(gap, { seen, refresh }, slackMs)).map((fit) => widened(fit, slackMs / 4)));
}

/** A near miss says that the refreshes stray further than thought; hits narrow it down again, slowly. */
function slackAfter({ gaps, slackMs }: Rhythm, { seen, refresh }: Sighting, pace: Pace): number {
  const missedBy = Math.min(...periodsOf({ gaps, slackMs }, seen).map((windows) => distance(windows, refresh)));
  if (missedBy === 0) return Math.max(pace.slackMs, 0.97 * slackMs);
  return missedBy < 3 * pace.slackMs ? Math.min(4 * pace.slackMs, slackMs + missedBy) : slackMs;
}

function distance(windows: Windows, refresh: Span): number {
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 1; nth <= mostPeriods; nth++) {
    const { from, to } = windows(nth);
    least = Math.min(least, Math.max(0, from - refresh.to, refresh.from - to));
    if (from > refresh.to) break;
  }
  return least;
}

/**
 * What is left of a gap, for each number of refreshes that may lie between two of them. The more lie between, the further
 * the later one may stray from the period.
 */
function fitting(gap: Span, { seen, refresh }: Sighting, slackMs: number): Span[] {
  const fits: Span[] = [];
  for (let count = 1; count <= mostPeriods; count++) {
    const strayMs = slackMs * Math.sqrt(count);
    const most = refresh.to - seen.from + strayMs;
    if (most / count < gap.from) break;
    const fit = { from: Math.max(gap.from, (refresh.from - seen.to - strayMs) / count), to: Math.min(gap.to, most / count) };
    if (fit.from <= fit.to) fits.push(fit);
  }
  return fits;
}

function merged(spans: Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.sort((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

function documentedGap({ minMs, maxMs }: Pace): Span {
  return { from: minMs, to: maxMs };
}

function widened({ from, to }: Span, leastWidth: number): Span {
  const missing = Math.max(0, leastWidth - (to - from)) / 2;
  return { from: from - missing, to: to + missing };
}

/** A refresh seen as a change came between two polls; the learned windows that reach in there say where. */
function narrowed(rhythm: Rhythm, { seen, refresh }: Sighting): Span {
  if (refresh.from === refresh.to) return refresh;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const windows of periodsOf(rhythm, seen)) {
    for (let nth = 1; nth <= mostPeriods; nth++) {
      const window = windows(nth);
      if (window.from > refresh.to) break;
      if (window.to < refresh.from) continue;
      from = Math.min(from, window.from);
      to = Math.max(to, window.to);
    }
  }
  return from <= to ? { from: Math.max(refresh.from, from), to: Math.min(refresh.to, to) } : refresh;
}

export function meanGap({ minMs, maxMs }: Pace): number {
  return (minMs + maxMs) / 2;
}
