import { type SqlBool, sql } from "kysely";
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
 * at all and the chats have not muted them.
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
    .where("w.paused_until", "is", null)
    .where(isHeard())
    .orderBy("m.starts_at")
    .orderBy("w.id")
    .execute();
  return rows.flatMap(({ chat, match_id, created_at, wide_id, rule, quiet, starts_at }) => {
    const watch = { chat, matchId: match_id, createdAt: created_at, wideId: wide_id, rule, quiet };
    return starts_at === null ? [] : [{ ...watch, startsAt: starts_at }];
  });
}

/** The reachable chats that watch matches and have not muted them. */
export async function chatsWatching(
  session: Session,
  matchIds: readonly number[],
): Promise<{ chat: string; matchId: number; quiet: string | null }[]> {
  const rows = await session
    .selectFrom("watches as w")
    .innerJoin("chats as c", (join) => join.onRef("c.address", "=", "w.chat").on("c.state", "=", "active"))
    .select(["w.chat", "w.match_id", "w.quiet"])
    .where("w.match_id", "in", matchIds)
    .where("w.paused_until", "is", null)
    .where(isHeard())
    .execute();
  return rows.map(({ chat, match_id, quiet }) => ({ chat, matchId: match_id, quiet }));
}

/** Whether the chat of `w` has not muted its match, nor everything. */
function isHeard() {
  return sql<SqlBool>`not exists (select 1 from mutes s where s.chat = w.chat and s.match_id in (0, w.match_id))`;
}

/** Who added most of the watches of these chats, and how many watches the chats have; null when nobody is known. */
export async function mainAuthorOf(session: Session, chats: readonly string[]): Promise<{ id: string; watches: number } | null> {
  if (chats.length === 0) return null;
  const own = session.selectFrom("watches").select("created_by").where("chat", "in", chats).where("wide_id", "is", null);
  const wide = session.selectFrom("wide_watches").select("created_by").where("chat", "in", chats);
  const bets = session.selectFrom("bet_watches").select("created_by").where("chat", "in", chats);
  const rows = await session
    .selectFrom(own.unionAll(wide).unionAll(bets).as("all"))
    .select(({ fn }) => ["created_by", fn.countAll<number>().as("count")])
    .groupBy("created_by")
    .orderBy("count", "desc")
    .orderBy("created_by")
    .execute();
  const first = rows.find(({ created_by }) => created_by !== "");
  return first ? { id: first.created_by, watches: rows.reduce((sum, { count }) => sum + Number(count), 0) } : null;
}
