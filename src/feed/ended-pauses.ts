import { ApiBusy, ApiRefused, ApiUnreachable } from "../api/errors.ts";
import type { Match } from "../api/model.ts";
import type { MatchLookup } from "../matches/matches.ts";
import type { Database } from "../storage/database.ts";
import { matchesToResume, resumeWatches } from "../watches/pauses.ts";
import type { Boards } from "./boards.ts";

interface PauseDeps {
  database: Database;
  boards: Pick<Boards, "fetch">;
  lookup: MatchLookup;
}

/**
 * Ends the pauses that are over, each match with a board of now: the one that is kept may be from before the pause. Where
 * the source cannot be asked they last until the next time. Says whether any ended.
 */
export async function endPauses(
  { database, boards, lookup }: PauseDeps,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<boolean> {
  const matches = await lookup(database, await matchesToResume(database, now));
  let ended = false;
  for (const [id, match] of matches) {
    const revision = await presentRevision(boards, { id, match }, signal);
    if (revision === "unanswered") continue;
    await resumeWatches(database, { matchId: id, watchId: null, revision, now });
    ended = true;
  }
  return ended;
}

async function presentRevision(
  boards: PauseDeps["boards"],
  known: { id: number; match: Match },
  signal: AbortSignal,
): Promise<number | null | "unanswered"> {
  try {
    const view = await boards.fetch(known, { lane: "poller", signal });
    if (view?.failure) return "unanswered";
    return view?.revision ?? null;
  } catch (error) {
    if (error instanceof ApiRefused) return null;
    if (error instanceof ApiUnreachable || error instanceof ApiBusy) return "unanswered";
    throw error;
  }
}
