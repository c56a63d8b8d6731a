import type { MatchStatus } from "../api/model.ts";
import { dropBoards, pruneBoards } from "../boards/board-rows.ts";
import { pruneModels } from "../boards/predictions.ts";
import { thinPrices } from "../boards/price-thinning.ts";
import { endBreaks } from "../chats/breaks.ts";
import { forgetLongGone, forgetPersonsTold } from "../chats/chats.ts";
import { pruneForgotten } from "../chats/forgotten.ts";
import type { Keeper } from "../chats/keeper.ts";
import { pruneShown } from "../chats/shown.ts";
import { pruneTakenCalls } from "../chats/taken-calls.ts";
import { pruneThreads } from "../chats/threads.ts";
import { graceMs } from "../delivery/chat-gone.ts";
import { pruneDrafts } from "../delivery/drafts.ts";
import { claimedBoards, pruneMessages } from "../delivery/told.ts";
import { pruneDecisions } from "../facts/decisions.ts";
import { pruneFacts } from "../facts/old-facts.ts";
import { forgetMatches } from "../matches/matches.ts";
import { isOver } from "../matches/state.ts";
import { keptMs } from "../storage/backup/folder.ts";
import { checkpoint, type Database, type Session } from "../storage/database.ts";
import { inSlices } from "../storage/slices.ts";
import { transact } from "../storage/transact.ts";
import { prunePings } from "../watches/pings.ts";
import { pruneRemovals, removedBoards, undoMs } from "../watches/removals.ts";
import { pruneLearned } from "./period-rows.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** With a match go its prices, some hundreds of rows. */
const matchesPerSlice = 20;

/** What features want tidied up. */
export interface Tidying {
  keepers: readonly Keeper[];
  prune: readonly ((session: Session, now: number) => Promise<void>)[];
}

/** Removes what nothing refers to and nobody asks for any more, so that the database does not grow for ever. */
export async function removeOld(
  database: Database,
  now: number,
  { keepers, prune }: Tidying,
  signal?: AbortSignal,
): Promise<void> {
  await pruneRemovals(database, now - undoMs);
  for (const pruneFeature of prune) await pruneFeature(database, now);
  const named = [...(await claimedBoards(database)), ...(await removedBoards(database))];
  // What is sent again is judged again, which looks at the board before as well.
  const kept = named.flatMap((one) => [one, { ...one, revision: one.revision - 1 }]);
  // Young boards stay: somebody may just be looking at one that is to become a baseline.
  await pruneBoards(database, { before: now - 10 * minuteMs, kept });
  const held = new Set(named.map(({ matchId }) => matchId));
  const played = await playedAndUnwatched(database, now);
  await dropBoards(database, { matchIds: played.filter((id) => !held.has(id)), before: now - dayMs });
  await pruneLearned(database, now - 60 * minuteMs);
  await thinPrices(database, now, signal);
  await inSlices((atMost) => pruneDecisions(database, now - 30 * dayMs, atMost), { signal });
  await inSlices((atMost) => pruneMessages(database, now, atMost), { signal });
  await inSlices((atMost) => pruneFacts(database, now - 30 * dayMs, atMost), { signal });
  await inSlices((atMost) => pruneModels(database, now, atMost), { signal });
  await pruneDrafts(database, now - 7 * dayMs);
  await pruneThreads(database, now - 30 * dayMs);
  await prunePings(database, now);
  await pruneTakenCalls(database, now - 2 * dayMs);
  await pruneShown(database, now);
  await forgetLongGone(database, now - graceMs, keepers);
  await endBreaks(database, now);
  await forgetPersonsTold(database);
  await pruneForgotten(database, now - keptMs);
  const forget = (atMost: number) => transact(database, (session) => forgetMatches(session, now - 30 * dayMs, atMost));
  await inSlices(forget, { signal, rows: matchesPerSlice });
  await checkpoint(database);
}

/** Matches that are over and that nobody watches, of which boards are kept. */
async function playedAndUnwatched(database: Database, now: number): Promise<number[]> {
  const rows = await database
    .selectFrom("matches as m")
    .select(["m.id", "m.status", "m.starts_at", "m.seen_at"])
    .where(({ exists, selectFrom }) => exists(selectFrom("boards as b").select("b.match_id").whereRef("b.match_id", "=", "m.id")))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("watches as w").select("w.id").whereRef("w.match_id", "=", "m.id"))),
    )
    .execute();
  const over = rows.filter(({ status, starts_at, seen_at }) =>
    isOver({ status: status as MatchStatus, startsAt: starts_at }, { seenAt: seen_at, now }),
  );
  return over.map(({ id }) => id);
}
