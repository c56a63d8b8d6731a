import type { Match } from "./calendar.ts";
import { between, keyOf, uniform } from "./hash.ts";

const minuteMs = 60_000;

/** Period and lateness leave every gap between two refreshes within the documented 15 to 30 minutes. */
const periodMs = [15.4 * minuteMs, 29.6 * minuteMs] as const;
const latenessMs = 20_000;
const livePeriodMs = 5 * minuteMs;
const liveLatenessMs = 5_000;

/**
 * When the odds of a match were last refreshed, at or before `time` (ms UTC, a whole number). Each match has a period and
 * a phase of its own and is slightly late each time; live matches follow a quicker rhythm from the kick-off on, and the end
 * is the last refresh of all. `speed` divides every gap.
 */
export function refreshedAt(match: Match, time: number, speed: number): number {
  if (time >= match.endsAt) return match.endsAt;
  if (time < match.startsAt) return latest(earlyRhythm(match, speed), time);
  return Math.max(match.startsAt, latest(liveRhythm(match, speed), time));
}

/** When the odds will be refreshed next, after `time`; null when the match has ended. */
export function nextRefreshAt(match: Match, time: number, speed: number): number | null {
  if (time >= match.endsAt) return null;
  if (time < match.startsAt) return Math.min(match.startsAt, following(earlyRhythm(match, speed), time));
  return Math.min(match.endsAt, following(liveRhythm(match, speed), time));
}

function earlyRhythm(match: Match, speed: number): Rhythm {
  const key = keyOf(match.key, "refresh");
  const period = between(key, 0, periodMs) / speed;
  return { key, period, phase: uniform(key, 1) * period, late: latenessMs / speed };
}

function liveRhythm(match: Match, speed: number): Rhythm {
  const key = keyOf(match.key, "live refresh");
  return { key, period: livePeriodMs / speed, phase: match.startsAt, late: liveLatenessMs / speed };
}

interface Rhythm {
  key: number;
  period: number;
  phase: number;
  late: number;
}

function latest(rhythm: Rhythm, time: number): number {
  const turn = Math.floor((time - rhythm.phase) / rhythm.period);
  const expected = moment(rhythm, turn);
  return expected <= time ? expected : moment(rhythm, turn - 1);
}

function following(rhythm: Rhythm, time: number): number {
  const turn = Math.floor((time - rhythm.phase) / rhythm.period);
  const expected = moment(rhythm, turn);
  return expected > time ? expected : moment(rhythm, turn + 1);
}

function moment({ key, period, phase, late }: Rhythm, turn: number): number {
  // The first turn is punctual: live odds come with the kick-off.
  return Math.round(phase + turn * period + (turn === 0 ? 0 : late * uniform(key, turn)));
}
