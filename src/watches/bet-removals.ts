import { sql } from "kysely";
import { z } from "zod";
import type { Session } from "../storage/database.ts";
import { engineOf } from "../storage/engine.ts";
import { betWatchLimit } from "./bet-watches.ts";

/** A watch on value bets that was removed, with what its chat knows, as the tables had it. */
export const removedBetWatch = z.object({
  id: z.number(),
  filter: z.string(),
  improvement: z.number(),
  createdBy: z.string(),
  createdAt: z.number(),
  pausedUntil: z.number().nullable(),
  lookedAt: z.number().nullable(),
  quiet: z.string().nullable().default(null),
  bets: z.array(
    z.object({
      id: z.number(),
      matchId: z.number(),
      offer: z.string(),
      known: z.string(),
      message: z.string().nullable(),
    }),
  ),
});

export type RemovedBetWatch = z.output<typeof removedBetWatch>;

/** Removes watches on value bets; what is needed to bring them back is returned. */
export async function removeBetWatches(
  session: Session,
  { chat, ids }: { chat: string; ids: readonly number[] },
): Promise<RemovedBetWatch[]> {
  if (ids.length === 0) return [];
  const rows = await session.selectFrom("bet_watches").selectAll().where("chat", "=", chat).where("id", "in", ids).execute();
  const removed: RemovedBetWatch[] = [];
  for (const { id, filter, improvement, created_by, created_at, paused_until, looked_at, quiet } of rows) {
    const bets = await session.selectFrom("watched_bets").selectAll().where("watch_id", "=", id).orderBy("id").execute();
    removed.push({
      id,
      filter,
      improvement,
      createdBy: created_by,
      createdAt: created_at,
      pausedUntil: paused_until,
      lookedAt: looked_at,
      quiet,
      bets: bets.map(({ id: bet, match_id, offer, known, message }) => ({ id: bet, matchId: match_id, offer, known, message })),
    });
    await session.deleteFrom("bet_watches").where("id", "=", id).execute();
  }
  return removed;
}

/** Brings a watch back under its number, with what its chat knew; false when there is one with this filter again, or too many. */
export async function restoreBetWatch(session: Session, chat: string, watch: RemovedBetWatch): Promise<boolean> {
  const { id, filter, improvement, createdBy, createdAt, pausedUntil, lookedAt, quiet } = watch;
  const present = await session.selectFrom("bet_watches").select("filter").where("chat", "=", chat).execute();
  if (present.length >= betWatchLimit || present.some((one) => one.filter === filter)) return false;
  const ownId = engineOf(session) === "postgres" ? sql`overriding system value` : sql``;
  await sql`insert into bet_watches (id, chat, filter, improvement, created_by, created_at, paused_until, looked_at, quiet) ${ownId}
    values (${id}, ${chat}, ${filter}, ${improvement}, ${createdBy}, ${createdAt}, ${pausedUntil}, ${lookedAt}, ${quiet})`.execute(
    session,
  );
  const matchIds = watch.bets.map(({ matchId }) => matchId);
  const matches =
    matchIds.length === 0 ? [] : await session.selectFrom("matches").select("id").where("id", "in", matchIds).execute();
  const kept = new Set(matches.map((match) => match.id));
  for (const { id: bet, matchId, offer, known, message } of watch.bets) {
    if (!kept.has(matchId)) continue;
    // What there is to tell is found at the next look.
    await sql`insert into watched_bets (id, watch_id, match_id, offer, known, message, news, due_at, since, held) ${ownId}
      values (${bet}, ${id}, ${matchId}, ${offer}, ${known}, ${message}, null, 0, 0, null)`.execute(session);
  }
  return true;
}
