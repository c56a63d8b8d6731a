import type { Match, MatchStatus } from "../api/model.ts";

const hour = 3_600_000;
const longestMatchMs = 6 * hour;
/** A postponed match keeps its old start until the source knows a new one. */
const longestPostponedMs = 7 * 24 * hour;
const liveForMs = hour;

/** Whether the source says that a match is over. */
export function hasEnded(status: MatchStatus | undefined): boolean {
  return status === "finished" || status === "cancelled";
}

/**
 * Whether there is nothing more to come: a match has ended by the source's own word, or it began so long ago that it must
 * have, whatever its status says. One that was seen live (`seenAt`) within the hour goes on.
 */
export function isOver(
  { status, startsAt }: Pick<Match, "status" | "startsAt">,
  { seenAt, now }: { seenAt: number; now: number },
): boolean {
  if (hasEnded(status)) return true;
  const isLong = startsAt !== null && startsAt < now - (status === "postponed" ? longestPostponedMs : longestMatchMs);
  return isLong && (status !== "live" || seenAt < now - liveForMs);
}
