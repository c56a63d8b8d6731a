import type { Match, MatchStatus } from "../api/model.ts";

const hour = 3_600_000;
const longestMatchMs = 6 * hour;
/** A postponed match keeps its old start until the source knows a new one. */
const longestPostponedMs = 7 * 24 * hour;
const liveForMs = hour;

/** What decides in which state a match is. */
type Course = Pick<Match, "status" | "startsAt">;

/** Whether the match is being played as far as we know: the source says so, or its start has passed. */
export function isLive({ status, startsAt }: Course, now: number): boolean {
  if (status === "live") return true;
  return isExpected(status) && startsAt !== null && startsAt <= now;
}

/** Whether a match has not begun as far as we know, so that what is said about its prices before the start still holds. */
export function isUpcoming({ status, startsAt }: Course, now: number): boolean {
  return isExpected(status) && (startsAt === null || startsAt > now);
}

/** Whether a match is being played or was; one that was postponed waits for its new start. */
export function hasBegun({ status, startsAt }: Course, now: number): boolean {
  return status === "live" || status === "finished" || (status !== "postponed" && startsAt !== null && startsAt <= now);
}

function isExpected(status: MatchStatus): boolean {
  return status === "scheduled" || status === "unknown";
}

/** Whether the source says that a match is over. */
export function hasEnded(status: MatchStatus | undefined): boolean {
  return status === "finished" || status === "cancelled";
}

/**
 * Whether there is nothing more to come: a match has ended by the source's own word, or it began so long ago that it must
 * have, whatever its status says. One that was seen live (`seenAt`) within the hour goes on.
 */
export function isOver({ status, startsAt }: Course, { seenAt, now }: { seenAt: number; now: number }): boolean {
  if (hasEnded(status)) return true;
  const isLong = startsAt !== null && startsAt < now - (status === "postponed" ? longestPostponedMs : longestMatchMs);
  return isLong && (status !== "live" || seenAt < now - liveForMs);
}
