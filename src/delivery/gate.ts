import { nextMinuteOfDay } from "../chats/day-times.ts";
import type { QuietHours, Settings } from "../chats/settings.ts";
import { type Hold, isCatchUp } from "../facts/holds.ts";
import { quietUntil } from "./quiet.ts";

/** What of a chat's settings decides when its alerts go out. */
export type Pace = Pick<Settings, "timeZone" | "quiet" | "hourly" | "digestAt" | "releasedAt" | "breakUntil">;

/** An alert at the gate. */
export interface AtGate extends Weight {
  /** When it was due at first (ms UTC). */
  since: number;
  /** The watch's own quiet hours; null follows the chat's. */
  quiet: QuietHours | null;
  /** Why it was held before; null or left out when it was not. */
  held?: Hold | null;
  /** Until when its chat has muted it; null or left out when it has not. */
  mutedUntil?: number | null;
}

/** How an alert goes through the gate. */
export interface Weight {
  /** What quiet hours are asked to let through by; null for what never comes through them. */
  reach: Reach | null;
  /** Of no use in a digest, nor after its time, whoever is to blame. */
  timely?: boolean;
  /** Told at the end of a break, however late that is; at the end of a mute all is that is not timely. */
  lasting?: boolean;
  /** Asked for by itself, or told once: the limit per hour neither holds nor counts it. */
  uncapped?: boolean;
  /** It says what to bet on: nothing for a chat that wants information only. */
  bets?: true;
  /** It goes out without approval, where a chat wants that for the rest. */
  unreviewed?: true;
  /** Somebody has asked for it just now, and it makes no sound: nothing holds it. */
  asked?: boolean;
}

/** A way in thresholds of the watch's rule and in points of probability. */
export interface Reach {
  times: number;
  points: number;
}

/** What happened or not has no length: it comes through wherever anything does by thresholds. */
const happened: Reach = { times: 1, points: 0 };
/** Through whatever anything comes through. */
const anyhow: Reach = { times: Number.POSITIVE_INFINITY, points: Number.POSITIVE_INFINITY };

/**
 * What the gate makes of everything that a chat may be told. A break holds all of it, whatever it is. A mute holds what
 * nobody asked for just now, and a digest on demand releases all of that but for the limit per hour.
 *
 * | what | through quiet hours, where some come through | waits for the digest | limit per hour |
 * |---|---|---|---|
 * | a movement | when it is as large as the chat said | yes | held and counted |
 * | a limit that was crossed | by thresholds | yes | neither |
 * | first odds | by thresholds | yes | held and counted |
 * | a value bet | by thresholds | yes | held and counted |
 * | a moment: start, silence, end | never | yes | neither |
 * | a reminder | never | no | neither |
 * | what operators tell, or are asked, or that drafts reach nobody | never | yes | neither |
 * | a day's matches | never | no | held and counted |
 * | a draft, to who approves it | by thresholds | no | neither |
 * | a live card | always | no | neither |
 * | what was told at another place of the chat | as that was | no | neither |
 */
export const weights = {
  movement: (reach: Reach): Weight => ({ reach }),
  crossed: { reach: happened, uncapped: true },
  posted: { reach: happened },
  gap: { reach: happened, bets: true },
  valueBet: { reach: happened, bets: true },
  moment: { reach: null, uncapped: true },
  ending: { reach: null, uncapped: true, lasting: true },
  reminder: { reach: null, timely: true, uncapped: true },
  operators: { reach: null, uncapped: true, unreviewed: true },
  fixtures: { reach: null, timely: true },
  draft: { reach: happened, timely: true, uncapped: true, unreviewed: true },
  card: { reach: null, uncapped: true, asked: true, unreviewed: true },
  /** The gate has let the message itself through. */
  copy: ({ silent }: { silent: boolean }): Weight => ({
    reach: silent ? null : anyhow,
    timely: true,
    uncapped: true,
    unreviewed: true,
  }),
} as const satisfies Record<string, Weight | ((about: never) => Weight)>;

/** What is to become of an alert now. `until` is always later than now, so nobody asks again in between. */
export type Verdict =
  /** `counts` when the limit per hour counts a message with it. */
  { kind: "send"; silent: boolean; counts: boolean } | { kind: "hold"; until: number; because: Hold };

interface Moment {
  now: number;
  /** When messages that count went to the chat within the last hour (ms UTC), the newest first. */
  sentAt: readonly number[];
  /** Until when we catch up after a downtime; null when there is nothing to catch up with. */
  catchUpUntil?: number | null;
}

export const floodWindowMs = 60 * 60_000;

/**
 * Decides what is sent to a chat now, what without a sound, and what is held until when; in the order of what was given. What
 * is sent is one message, so all of it is silent or none.
 */
export function gate(pace: Pace, waiting: readonly AtGate[], { now, sentAt, catchUpUntil }: Moment): Verdict[] {
  const { breakUntil } = pace;
  if (breakUntil !== null && breakUntil > now) return waiting.map(() => ({ kind: "hold", until: breakUntil, because: "break" }));
  const away = catchUpUntil ?? now;
  const verdicts = waiting.map((one): Verdict => {
    if (one.asked) return { kind: "send", silent: true, counts: false };
    const verdict = verdictOn(pace, one, now);
    return one.timely ? verdict : laterOf(verdict, { kind: "hold", until: away, because: "away" }, now);
  });
  const roomAt = floodUntil(pace.hourly, sentAt);
  if (roomAt !== null && roomAt > now)
    return withOneSound(
      verdicts.map((one) => (one.kind === "send" && one.counts ? { kind: "hold", until: roomAt, because: "flood" } : one)),
    );
  return withOneSound(verdicts);
}

function withOneSound(verdicts: readonly Verdict[]): Verdict[] {
  const silent = verdicts.every((one) => one.kind === "hold" || one.silent);
  return verdicts.map((one) => (one.kind === "send" ? { ...one, silent } : one));
}

function verdictOn({ quiet, ...pace }: Pace, alert: AtGate, now: number): Verdict {
  const { digestAt, releasedAt } = pace;
  const { mutedUntil = null } = alert;
  const timeZone = pace.timeZone ?? "UTC";
  // It was asked for: a digest on demand has everything that waited.
  if (releasedAt !== null && alert.since < releasedAt)
    return { kind: "send", silent: false, counts: !alert.uncapped && !isCatchUp(alert.held) };
  if (mutedUntil !== null && mutedUntil > now) return { kind: "hold", until: mutedUntil, because: "mute" };
  const hours = alert.quiet ?? quiet;
  const quietEnds = quietUntil(hours, timeZone, now);
  const until = comesThrough(hours, alert.reach) ? null : quietEnds;
  if (until !== null && hours.mode === "hold") return { kind: "hold", until, because: "quiet" };
  const digest = digestAt === null || alert.timely ? now : nextMinuteOfDay(digestAt, timeZone, alert.since);
  if (digest > now) return { kind: "hold", until: digest, because: "digest" };
  // What comes through quiet hours while they last catches up with nothing.
  const catchesUp = isCatchUp(alert.held) && !(alert.held === "quiet" && quietEnds !== null);
  return { kind: "send", silent: until !== null, counts: !alert.uncapped && !catchesUp };
}

function laterOf(verdict: Verdict, hold: Extract<Verdict, { kind: "hold" }>, now: number): Verdict {
  const until = verdict.kind === "hold" ? verdict.until : now;
  return hold.until > until ? hold : verdict;
}

function comesThrough({ through }: QuietHours, reach: Reach | null): boolean {
  if (!through || !reach) return false;
  return through.kind === "times" ? reach.times >= through.times : reach.points >= through.points;
}

/** When there is room for one more message in the chat's hour; null when there always was. */
export function floodUntil(hourly: number | null, sentAt: readonly number[]): number | null {
  const oldest = hourly === null ? undefined : sentAt[hourly - 1];
  return oldest === undefined ? null : oldest + floodWindowMs;
}
