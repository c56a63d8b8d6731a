import type { Session } from "../storage/database.ts";

/** A watch of a reachable chat whose match begins within some time. */
export interface BeginningWatch {
  chat: string;
  matchId: number;
  startsAt: number;
  createdAt: number;
  wideId: number | null;
  /** In its canonical words. */
  rule: string;
  /** Its own quiet hours, as the table holds them. */
  quiet: string | null;
}

/**
 * The watches of reachable chats on matches that begin after `after` and not after `upTo`, as far as the source has them begin
 * at all.
 */
export async function watchesBeginning(
  session: Session,
  { after, upTo }: { after: number; upTo: number },
): Promise<BeginningWatch[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("matches as m", "m.id", "w.match_id")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select(["w.chat", "w.match_id", "w.created_at", "w.wide_id", "w.rule", "w.quiet", "m.starts_at"])
    .where("m.status", "in", ["scheduled", "live", "unknown"])
    .where("m.starts_at", ">", after)
    .where("m.starts_at", "<=", upTo)
    .where("w.kind", "=", "match")
    .where("w.paused_until", "is", null)
    .orderBy("m.starts_at")
    .orderBy("w.id")
    .execute();
  return rows.flatMap(({ chat, match_id, created_at, wide_id, rule, quiet, starts_at }) => {
    if (starts_at === null || match_id === null) return [];
    return [{ chat, matchId: match_id, createdAt: created_at, wideId: wide_id, rule, quiet, startsAt: starts_at }];
  });
}

/** When the matches begin that a chat watches and that have not begun, but for paused watches. */
export async function startsWatched(
  session: Session,
  { chat, now }: { chat: string; now: number },
): Promise<{ matchId: number; startsAt: number }[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("matches as m", "m.id", "w.match_id")
    .select(["m.id", "m.starts_at"])
    .distinct()
    .where("w.chat", "=", chat)
    .where("w.kind", "=", "match")
    .where("w.paused_until", "is", null)
    .where("m.starts_at", ">", now)
    .execute();
  return rows.flatMap(({ id, starts_at }) => (starts_at === null ? [] : [{ matchId: id, startsAt: starts_at }]));
}

/** The reachable chats that watch matches. */
export async function chatsWatching(
  session: Session,
  matchIds: readonly number[],
): Promise<{ chat: string; matchId: number; quiet: string | null }[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select(["w.chat", "w.match_id", "w.quiet"])
    .where("w.match_id", "in", matchIds)
    .where("w.kind", "=", "match")
    .where("w.paused_until", "is", null)
    .execute();
  return rows.flatMap(({ chat, match_id, quiet }) => (match_id === null ? [] : [{ chat, matchId: match_id, quiet }]));
}
